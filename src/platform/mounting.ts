import { abandon, adopt } from './sheets.js';
import { skeletonCss } from './skeleton.js';
import type { MountedPiece, Piece, PieceRenderer, Place, Seat } from './table.js';

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

  return {
    async open(piece) {
      piece.start?.();
      const gate = piece.when;
      if (gate && !gate.get()) await opened(gate);
    },
    take(place, piece) {
      if (waiting.size === 0) queueMicrotask(flush);
      const places = waiting.get(piece);
      if (places) places.push(place);
      else waiting.set(piece, [place]);
    },
  };
}

function opened(gate: NonNullable<Piece['when']>): Promise<void> {
  return new Promise((resolve) => {
    const stop = gate.listen((isOpen) => {
      if (!isOpen) return;
      stop();
      resolve();
    });
  });
}

function mountAll(taken: readonly Place[], piece: Piece, mount: (seats: readonly Seat[], piece: Piece) => readonly MountedPiece[]): void {
  const places = taken.filter(({ isOver, mounted }) => !isOver && !mounted);
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
