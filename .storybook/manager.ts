import { addons } from 'storybook/manager-api';
import { lookOf } from './theme.js';

declare global {
  /** The tokens of the neutral theme by name. main.ts writes them into the page's head. */
  var ucpTokens: Readonly<Record<string, string>>;
}

addons.setConfig({ theme: lookOf((name) => globalThis.ucpTokens[name] ?? '') });
