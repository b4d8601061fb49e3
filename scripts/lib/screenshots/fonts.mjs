import { readFileSync } from 'node:fs';
import { inProject } from '../project.mjs';

const roboto = '/node_modules/@fontsource-variable/roboto/files/roboto-latin-wght-normal.woff2';
const charis = (weight) => `/node_modules/@fontsource/charis-sil/files/charis-sil-latin-${weight}-normal.woff2`;

/** The first font of a token in the neutral theme. */
function firstFace(token, tokens) {
  const [, name] = new RegExp(`--${token}:\\s*"?([^",;]+)`).exec(tokens) ?? [];
  if (!name) throw new Error(`src/themes/tokens.css has no --${token}.`);
  return name;
}

/**
 * Fonts for the page: Roboto and Charis SIL replace the first fonts of the theme, so that a picture does not depend on
 * installed fonts. Shoppers see these fonts, or similar ones of their system.
 */
export function fixedFaces() {
  const tokens = readFileSync(inProject('src/themes/tokens.css'), 'utf8');
  const body = firstFace('ucp-font-body', tokens);
  const display = firstFace('ucp-font-display', tokens);
  return [
    { family: body, url: roboto, weight: '100 900' },
    // Content around an element in a story uses Storybook's font.
    { family: 'Nunito Sans', url: roboto, weight: '100 900' },
    { family: display, url: charis(400), weight: '400' },
    { family: display, url: charis(700), weight: '500 900' },
  ];
}
