import { again } from './again.js';
import { emitError } from './errors.js';
import { forgetNear, whenNear } from './near.js';
import { failure, paintSkeleton, skeletonSheet } from './skeleton.js';
import type { ElementTable, LoadedPiece, Piece, Place } from './table.js';

/**
 * The renderer that @r2wc/core drives: it paints skeletons at once, and waits for the second stage, the piece and its renderer, which
 * comes by `import()`. What connects in one task is then mounted in one batch.
 */
export const stage = {
  /** Paints the skeleton where the piece cannot be drawn at once, and hands over as soon as the second stage is there; it is asked for when the element is near. */
  mount(root: ShadowRoot, table: ElementTable): Place {
    const host = root.host as ShellElement;
    const place: Place = { host, root, table, values: host.values };
    const piece = stages.get(table)?.piece;
    if (!piece || piece.when?.get() === false) {
      root.adoptedStyleSheets.push(skeletonSheet());
      paintSkeleton(root, typeof table.skeleton === 'function' ? table.skeleton(host) : table.skeleton);
    }
    if (piece || table.isPopup || table.isAtOnce) handOver(place);
    else whenNear(host, () => handOver(place));
    return place;
  },
  update(place: Place): void {
    if (place.mounted) place.mounted.update();
    else if (place.table.isPopup && !stages.has(place.table)) handOver(place);
  },
  unmount(place: Place): void {
    place.isOver = true;
    forgetNear(place.host);
    place.mounted?.unmount();
  },
};

/** What the renderer needs of a tag's element. */
export interface ShellElement extends HTMLElement {
  readonly values: Readonly<Record<string, unknown>>;
}

function handOver(place: Place): void {
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

/** The piece is asked for anew when the connection is back; a popup's also at its next change, and when it is needed. */
function fail(place: Place): void {
  const { table, host, root } = place;
  stages.delete(table);
  if (place.isOver) return;
  root.replaceChildren(failure(host));
  emitError(host, 'piece-not-loaded');
  addEventListener('online', () => place.isOver || handOver(place), { once: true });
}

/** The second stage of a tag. */
interface Stage {
  /** Once it has been loaded. */
  piece?: Piece;
  readonly opening: Promise<LoadedPiece>;
  /** Rejects when the data layer does not come; else it takes as long as the load. */
  readonly prepared?: Promise<unknown> | undefined;
}

const stages = new Map<ElementTable, Stage>();

function stageOf(table: ElementTable): Stage {
  const one = stages.get(table) ?? { prepared: table.prepare && again(table.prepare), opening: open(table) };
  stages.set(table, one);
  return one;
}

/** Loads the piece once a page. */
async function open(table: ElementTable): Promise<LoadedPiece> {
  const loaded = await again(table.load);
  stageOf(table).piece = loaded.piece;
  return loaded;
}
