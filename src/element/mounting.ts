import { run, scheduleRender } from '../shared/time/turns.js';
import { judgeSoon } from './dark-ground.js';
import type { ComponentDefinition, ComponentRenderer, Gate, MountedComponent, MountedElement, MountTarget } from './definition.js';
import { adopt, takeOff } from './sheets.js';
import { emitError } from './shell-events.js';
import { skeletonSheet } from './skeleton.js';

type Mount = (place: MountedElement, piece: ComponentDefinition) => MountedComponent;

/**
 * The second stage, for React and Lit alike. A component waits for its gate. Components of one task are mounted right after it. Those on
 * the screen mount all at once, so nothing there moves twice. Those below it mount in turns.
 */
export function inBatches(mount: Mount, onTake?: (root: ShadowRoot) => void): ComponentRenderer {
  let waiting: { readonly place: MountedElement; readonly piece: ComponentDefinition }[] = [];

  function flush(): void {
    const now = waiting;
    waiting = [];
    // All positions are read before anything is changed: reading one after a change would force a new layout.
    const jobs = now.map(({ place, piece }) => {
      piece.before?.(place.host);
      return { isShown: isShown(place.host), job: () => mountIn(place, piece, mount) };
    });
    for (const { isShown, job } of jobs) {
      if (isShown) run(job);
      else scheduleRender(job);
    }
  }

  function queue(place: MountedElement, piece: ComponentDefinition): void {
    if (waiting.length === 0) queueMicrotask(flush);
    waiting.push({ place, piece });
  }

  return {
    take(place, piece) {
      onTake?.(place.root);
      const gate = piece.when;
      if (!gate || gate.get()) queue(place, piece);
      else void opened(gate).then(() => queue(place, piece));
    },
    takeWithout(place, piece, fail) {
      if (piece.when?.get() !== false) return;
      // A layout, whose outline shows the author's own content, stands without the data.
      if (place.root.querySelector('slot')) queue(place, piece);
      else fail(place);
    },
  };
}

/** Whether the host is on the screen or above it, or has no place at all, as a popup. */
function isShown(host: Element): boolean {
  return host.getBoundingClientRect().top < innerHeight;
}

/** Gates that are being waited for: all who wait for one share a listener, which is removed when it opens. */
const opening = new Map<Gate, Promise<void>>();

function opened(gate: Gate): Promise<void> {
  const known = opening.get(gate);
  if (known) return known;
  const next = new Promise<void>((resolve) => {
    const stop = gate.listen((isOpen) => {
      if (!isOpen) return;
      stop();
      opening.delete(gate);
      resolve();
    });
  });
  opening.set(gate, next);
  return next;
}

function mountIn(place: MountedElement, piece: ComponentDefinition, mount: Mount): void {
  if (place.isOver || place.mounted) return;
  takeOff(place.root, skeletonSheet());
  adopt(place.root, piece.styles);
  dress(place);
  try {
    place.mounted = mount(place, piece);
  } finally {
    place.settle();
    judgeSoon();
  }
}

/** The code of a component failed. The host page gets an event, and the browser's console an error. */
export function tellFailure(host: HTMLElement, error: unknown): void {
  emitError(host, 'piece-failed');
  reportError(error);
}

/** Gives an element with a `theme` of its own the brands' sheets. Such elements are rare, so the sheets are loaded on demand. */
export function dress({ root, values }: MountTarget): void {
  if (values.theme)
    import('./theme.js').then(
      ({ adoptBrand }) => adoptBrand(root),
      () => undefined,
    );
}
