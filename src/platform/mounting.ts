import { abandon, adopt } from './sheets.js';
import { skeletonCss } from './skeleton.js';
import type { Gate, MountedPiece, Piece, PieceRenderer, Place, Seat } from './table.js';
import { inTurn } from './turns.js';

/**
 * The second stage, whatever draws: a piece waits for its gate, and what connects in one task is mounted behind it, in as few turns as
 * it takes.
 */
export function inBatches(mount: (seat: Seat, piece: Piece) => MountedPiece): PieceRenderer {
  const queue = (place: Place, piece: Piece) => inTurn(() => mountIn(place, piece, mount));
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

function mountIn(place: Place, piece: Piece, mount: (seat: Seat, piece: Piece) => MountedPiece): void {
  if (place.isOver || place.mounted) return;
  piece.before?.(place.host);
  abandon(place.root, skeletonCss);
  adopt(place.root, piece.styles);
  dress(place);
  place.mounted = mount(place, piece);
}

/** Gives an element with a `theme` of its own the brands' sheets; they are rare, so they come when the first one asks. */
export function dress({ root, values }: Seat): void {
  if (values.theme)
    import('./theme.js').then(
      ({ adoptBrand }) => adoptBrand(root),
      () => undefined,
    );
}
