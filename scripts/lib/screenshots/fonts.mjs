import { readFileSync } from 'node:fs';
import { inProject } from '../project.mjs';

const roboto = '/node_modules/@fontsource-variable/roboto/files/roboto-latin-wght-normal.woff2';
const charis = (weight) => `/node_modules/@fontsource/charis-sil/files/charis-sil-latin-${weight}-normal.woff2`;

/** The first face that a token of the neutral look asks for. */
function firstFace(token, tokens) {
  const [, name] = new RegExp(`--${token}:\\s*"?([^",;]+)`).exec(tokens) ?? [];
  if (!name) throw new Error(`src/themes/tokens.css has no --${token}.`);
  return name;
}

/**
 * Faces for the page to add: Roboto and Charis SIL in the place of the first faces of the look, so that a picture does not depend
 * on what is installed. Readers see these, or their system's faces of the same build.
 */
export function fixedFaces() {
  const tokens = readFileSync(inProject('src/themes/tokens.css'), 'utf8');
  const body = firstFace('ucp-font-body', tokens);
  const display = firstFace('ucp-font-display', tokens);
  return [
    { family: body, url: roboto, weight: '100 900' },
    // What stands around an element in a story has Storybook's own face.
    { family: 'Nunito Sans', url: roboto, weight: '100 900' },
    { family: display, url: charis(400), weight: '400' },
    { family: display, url: charis(700), weight: '500 900' },
  ];
}
