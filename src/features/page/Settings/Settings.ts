import { nothing } from 'lit/html.js';
import type { LitComponent } from '../../../element/lit-renderer.js';

/** `ucp-settings` shows nothing: the flow that starts the page reads the tag itself. */
export const component = {
  component: () => nothing,
  styles: [':host{display:none!important}'],
} satisfies LitComponent;
