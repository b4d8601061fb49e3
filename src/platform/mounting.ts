import { abandon, adopt } from './sheets.js';
import { skeletonCss } from './skeleton.js';
import type { Gate, MountedPiece, Piece, PieceRenderer, Place, Seat } from './table.js';

/**
 * The second stage, whatever draws: a piece waits for its gate, and what connects in one task is mounted in one batch.
 * `mount` gets the seats of a batch and returns a handle for each, in order.
 */
export function inBatches(mount: (seats: readonly Seat[], piece: Piece) => readonly MountedPiece[]): PieceRenderer {
  const waiting = new Map<Piece, Place[]>();

  function flush(): void {
    const now = [...waiting];
    waiting.clear();
    for (const [piece, places] of now) mountAll(places, piece, mount);
  }

  function queue(place: Place, piece: Piece): void {
    if (waiting.size === 0) queueMicrotask(flush);
    const places = waiting.get(piece);
    if (places) places.push(place);
    else waiting.set(piece, [place]);
  }

  return {
    take(place, piece) {
      const gate = piece.when;
      if (!gate || gate.get()) queue(place, piece);
      else void opened(gate).then(() => queue(place, piece));
    },
  };
}

/** Gates that are waited for: all that wait share one listener, and none is left behind. */
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

function mountAll(taken: readonly Place[], piece: Piece, mount: (seats: readonly Seat[], piece: Piece) => readonly MountedPiece[]): void {
  const places = taken.filter(({ isOver, mounted }) => !isOver && !mounted);
  for (const { host } of places) piece.before?.(host);
  for (const place of places) {
    abandon(place.root, skeletonCss);
    adopt(place.root, piece.styles);
    dress(place);
  }
  const mounted = mount(places, piece);
  places.forEach((place, index) => {
    place.mounted = mounted[index];
  });
}

/** Gives an element with a `theme` of its own the brands' sheets; they are rare, so they come when the first one asks. */
export function dress({ root, values }: Seat): void {
  if (values.theme)
    import('./theme.js').then(
      ({ adoptBrand }) => adoptBrand(root),
      () => undefined,
    );
}
