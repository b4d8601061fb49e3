import { nothing, render, type TemplateResult } from 'lit/html.js';
import type { ComponentDefinition, ComponentRenderer, MountedComponent, MountTarget } from './definition.js';
import { dress, inBatches, tellFailure } from './mounting.js';
import { defineMissing } from './popups.js';
import { failure } from './skeleton.js';

/**
 * A piece drawn by Lit: for tags that need slots and no React. `component` is called with the element's
 * values and the element; `listen` subscribes the drawing to what it shows, in the store or in the element.
 */
export interface LitPiece extends ComponentDefinition {
  readonly component: (values: Readonly<Record<string, unknown>>, host: HTMLElement) => TemplateResult | typeof nothing;
  readonly listen?: (redraw: () => void, host: HTMLElement) => () => void;
}

/** Roots that Lit has drawn in already: what it left there is its own. */
const drawn = new WeakSet<ShadowRoot>();

function place(seat: MountTarget, piece: LitPiece): MountedComponent {
  const { root, host, values } = seat;
  if (!drawn.has(root)) root.replaceChildren();
  drawn.add(root);
  const draw = () => {
    try {
      render(piece.component(values, host), root);
      // The parts that a layout fills itself with may have no entry on the page.
      for (const { localName } of root.querySelectorAll(':not(:defined)')) defineMissing(localName);
    } catch (error) {
      // In Lit's own tree, so that the next change can be drawn.
      render(failure(host), root);
      tellFailure(host, error);
    }
  };
  const stop = piece.listen?.(draw, host);
  draw();
  return {
    update: () => {
      dress(seat);
      draw();
    },
    unmount: () => {
      stop?.();
      render(nothing, root);
    },
  };
}

export const renderer: ComponentRenderer = inBatches((seat, piece) => place(seat, piece as LitPiece));
