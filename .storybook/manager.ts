import { addons } from 'storybook/manager-api';
import { lookOf } from './theme.js';

declare global {
  /** The tokens of the neutral theme by name. main.ts writes them into the page's head. */
  var ucpTokens: Readonly<Record<string, string>>;
}

/** Pages of guidance have no controls, and no steps to watch. */
const isPage = (storyId: string | undefined) => /^(welcome--|foundations-|patterns-)/.test(storyId ?? '');

addons.setConfig({
  theme: lookOf((name) => globalThis.ucpTokens[name] ?? ''),
  layoutCustomisations: { showPanel: ({ storyId }, isShown) => isShown && !isPage(storyId) },
});
