import { forgetNear, whenNear } from '../shared/page/near.js';
import { pageDocument } from '../shared/page/page-document.js';
import { withRetry } from '../shared/time/with-retry.js';
import type { ComponentDefinition, ElementDefinition, LoadedComponent, MountedElement } from './definition.js';
import { sectionCss } from './first-paint.js';
import { adopt } from './sheets.js';
import { emitError } from './shell-events.js';
import { failure, paintSkeleton, skeletonSheet } from './skeleton.js';

/**
 * The renderer that @r2wc/core drives. It paints skeletons at once and loads the second stage (the piece and its renderer) by `import()`.
 * What was connected in one task is then mounted in one batch.
 */
export function shellRenderer(table: ElementDefinition) {
  return {
    /**
     * Paints the skeleton if the component cannot be drawn at once. Hands over as soon as the second stage is there, which is requested
     * when the element is near.
     */
    mount(container: Node): MountedElement {
      // r2wc declares an HTMLElement; with the option `shadow` it passes the shadow root.
      const root = container as ShadowRoot;
      const host = root.host as ShellElement;
      const place: MountedElement = { host, root, table, values: host.values, settle: host.settle };
      if (table.isSection) adopt(root, [sectionCss()]);
      // A browser too old for declarative shadow roots leaves their templates among the children, which a layout would take for content.
      host.querySelector(':scope > template[shadowrootmode]')?.remove();
      const piece = stages.get(table)?.piece;
      if (!piece || piece.when?.get() === false) {
        root.adoptedStyleSheets.push(skeletonSheet());
        paintSkeleton(root, table.skeleton);
      }
      if (piece || table.isPopup || table.isAtOnce) handOver(place);
      else whenNear(host, () => handOver(place));
      return place;
    },
    update(place: MountedElement): void {
      if (place.mounted) place.mounted.update();
      else if (table.isPopup && !stages.has(table)) handOver(place);
    },
    unmount(place: MountedElement): void {
      place.isOver = true;
      failed.delete(place);
      forgetNear(place.host);
      place.mounted?.unmount();
    },
  };
}

/** The renderer's view of a tag's element. */
export interface ShellElement extends HTMLElement {
  readonly values: Readonly<Record<string, unknown>>;
  /** Settles when the element has drawn its first content, and when it could not draw it. */
  readonly ready: Promise<void>;
  /** Settles `ready`. */
  readonly settle: () => void;
}

/** Whose piece could not be loaded. */
const failed = new Set<MountedElement>();

const tryAgain = () => pageDocument.hidden || failed.forEach(handOver);

function handOver(place: MountedElement): void {
  failed.delete(place);
  const { opening, prepared } = stageOf(place.table);
  opening.then(
    ({ renderer, piece }) => renderer.take(place, piece),
    () => fail(place),
  );
  prepared?.catch(() =>
    opening.then(
      ({ renderer, piece }) => renderer.takeWithout(place, piece, fail),
      () => undefined,
    ),
  );
}

/**
 * Shows that the component could not be loaded, unless its tag shows nothing anyway. Loading is retried when the browser is online again.
 * It is also retried when the shopper returns from signing in to a network, which the browser takes for being online. For a popup it is
 * also retried when it changes or is needed.
 */
function fail(place: MountedElement): void {
  const { table, host, root } = place;
  stages.delete(table);
  if (place.isOver) return;
  // A layout around the author's own content stands without its code.
  if (table.display !== 'none' && !root.querySelector('slot')) root.replaceChildren(failure(host));
  emitError(host, 'piece-not-loaded');
  place.settle();
  failed.add(place);
  // The same listener each time: the window takes it once.
  for (const name of ['online', 'visibilitychange']) addEventListener(name, tryAgain);
}

/** The second stage of a tag. */
interface Stage {
  /** Once it has been loaded. */
  piece?: ComponentDefinition;
  readonly opening: Promise<LoadedComponent>;
  /** Rejects when the data layer cannot be loaded; otherwise settles when the page's load ends. */
  readonly prepared?: Promise<unknown> | undefined;
}

const stages = new Map<ElementDefinition, Stage>();

function stageOf(table: ElementDefinition): Stage {
  const one = stages.get(table) ?? { prepared: table.prepare && withRetry(table.prepare), opening: open(table) };
  stages.set(table, one);
  return one;
}

/** Loads the piece once a page. */
async function open(table: ElementDefinition): Promise<LoadedComponent> {
  const loaded = await withRetry(table.load);
  stageOf(table).piece = loaded.piece;
  return loaded;
}
