import { HostProvider, type ReactComponent } from '../../src/element/react-renderer.js';
import { type RenderedComponent, render } from '../ui/render.js';

/** A component as its element draws it, which stands on the page. */
export function showComponent(
  tag: string,
  { component: Piece }: ReactComponent,
  props: Readonly<Record<string, unknown>> = {},
): RenderedComponent & { readonly host: HTMLElement } {
  const host = document.createElement(tag);
  document.body.append(host);
  const drawn = render(
    <HostProvider value={host}>
      <Piece {...props} />
    </HostProvider>,
  );
  return { ...drawn, host };
}
