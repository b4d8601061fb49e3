import { nothing } from 'lit/html.js';
import type { LitPiece } from '../../../element/lit-renderer.js';

/** `ucp-settings` shows nothing: the flow that starts the page reads the tag itself. */
export const piece = {
  component: () => nothing,
  styles: [':host{display:none!important}'],
} satisfies LitPiece;
