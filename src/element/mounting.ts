import { runSafely, scheduleRender } from '../shared/time/render-schedule.js';
import { scheduleContrastCheck } from './dark-background.js';
import type { ComponentDefinition, ComponentRenderer, Gate, MountedComponent, MountedElement, MountTarget } from './definition.js';
import { emitError } from './emit-error.js';
import { skeletonCss } from './first-paint.js';
import { adoptStyles, removeStyles } from './sheets.js';

type Mount = (target: MountedElement, component: ComponentDefinition) => MountedComponent;

/**
 * The second stage, for React and Lit alike. A component waits for its gate. Components of one task are mounted right after it. Those on
 * the screen mount all at once, so nothing there moves twice. Those below it mount in turns.
 */
export function batchedRenderer(mount: Mount, beforeMount?: (root: ShadowRoot) => void): ComponentRenderer {
  let waiting: { readonly target: MountedElement; readonly component: ComponentDefinition }[] = [];

  function flush(): void {
    const now = waiting;
    waiting = [];
    // All positions are read before anything is changed: reading one after a change would force a new layout.
    const jobs = now.map(({ target, component }) => {
      component.before?.(target.host);
      return { isShown: isShown(target.host), job: () => mountIn(target, component, mount) };
    });
    for (const { isShown, job } of jobs) {
      if (isShown) runSafely(job);
      else scheduleRender(job);
    }
  }

  function queue(target: MountedElement, component: ComponentDefinition): void {
    if (waiting.length === 0) queueMicrotask(flush);
    waiting.push({ target, component });
  }

  return {
    mount(target, component) {
      beforeMount?.(target.root);
      const gate = component.when;
      if (!gate || gate.get()) queue(target, component);
      else void whenOpen(gate).then(() => queue(target, component));
    },
    mountWithoutData(target, component, fail) {
      if (component.when?.get() !== false) return;
      // A layout, whose outline shows the author's own content, stands without the data.
      if (target.root.querySelector('slot')) queue(target, component);
      else fail(target);
    },
  };
}

/** Whether the host is on the screen or above it, or has no place at all, as a popup. */
function isShown(host: Element): boolean {
  return host.getBoundingClientRect().top < innerHeight;
}

/** Gates that are being waited for: all who wait for one share a listener, which is removed when it opens. */
const pendingGates = new Map<Gate, Promise<void>>();

function whenOpen(gate: Gate): Promise<void> {
  const known = pendingGates.get(gate);
  if (known) return known;
  const next = new Promise<void>((resolve) => {
    const stop = gate.listen((isOpen) => {
      if (!isOpen) return;
      stop();
      pendingGates.delete(gate);
      resolve();
    });
  });
  pendingGates.set(gate, next);
  return next;
}

function mountIn(target: MountedElement, component: ComponentDefinition, mount: Mount): void {
  if (target.isOver || target.mounted) return;
  removeStyles(target.root, skeletonCss);
  adoptStyles(target.root, component.styles);
  adoptOwnTheme(target);
  try {
    target.mounted = mount(target, component);
  } finally {
    target.settle();
    scheduleContrastCheck();
  }
}

/** The code of a component failed. The host page gets an event, and the browser's console an error. */
export function reportFailure(host: HTMLElement, error: unknown): void {
  emitError(host, 'piece-failed');
  reportError(error);
}

/**
 * Adopts the brands' sheets in an element with a `theme` of its own. For an element in another document, such as a frame's, it adopts
 * them in that document. Both are rare, so the sheets are loaded on demand.
 */
export function adoptOwnTheme({ root, values }: MountTarget): void {
  const { ownerDocument } = root;
  if (values.theme || ownerDocument !== document)
    import('./theme.js').then(
      ({ adoptBrand }) => adoptBrand(values.theme ? root : ownerDocument),
      () => undefined,
    );
}
