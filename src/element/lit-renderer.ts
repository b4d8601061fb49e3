import { nothing, render, type TemplateResult } from 'lit/html.js';
import type { ComponentDefinition, ComponentRenderer, MountedComponent, MountTarget } from './definition.js';
import { adoptOwnTheme, batchedRenderer, reportFailure } from './mounting.js';
import { defineMissing } from './popups.js';
import { failureMessage } from './skeleton.js';

/**
 * A component drawn by Lit, for tags that need slots and no React. The function `component` gets the element's values and
 * the element. The function `listen` subscribes the drawing to its state, in the store or in the element.
 */
export interface LitComponent extends ComponentDefinition {
  readonly component: (values: Readonly<Record<string, unknown>>, host: HTMLElement) => TemplateResult | typeof nothing;
  readonly listen?: (redraw: () => void, host: HTMLElement) => () => void;
}

/** Roots that Lit has drawn in already: what it left there is its own. */
const renderedRoots = new WeakSet<ShadowRoot>();

function mountLit(target: MountTarget, component: LitComponent): MountedComponent {
  const { root, host, values } = target;
  if (!renderedRoots.has(root)) root.replaceChildren();
  renderedRoots.add(root);
  const draw = () => {
    try {
      render(component.component(values, host), root);
      // The parts that a layout fills itself with may have no entry on the page.
      for (const { localName } of root.querySelectorAll(':not(:defined)')) defineMissing(localName);
    } catch (error) {
      // In Lit's own tree, so that the next change can be drawn.
      render(failureMessage(host), root);
      reportFailure(host, error);
    }
  };
  const stop = component.listen?.(draw, host);
  draw();
  return {
    update: () => {
      adoptOwnTheme(target);
      draw();
    },
    unmount: () => {
      stop?.();
      render(nothing, root);
    },
  };
}

export const renderer: ComponentRenderer = batchedRenderer((target, component) => mountLit(target, component as LitComponent));
