import { HostProvider, type ReactPiece } from '../../src/element/react-renderer.js';
import { type Drawn, draw } from '../ui/drawn.js';

/** A piece as its element draws it, which stands on the page. */
export function showPiece(
  tag: string,
  { component: Piece }: ReactPiece,
  props: Readonly<Record<string, unknown>> = {},
): Drawn & { readonly host: HTMLElement } {
  const host = document.createElement(tag);
  document.body.append(host);
  const drawn = draw(
    <HostProvider value={host}>
      <Piece {...props} />
    </HostProvider>,
  );
  return { ...drawn, host };
}
