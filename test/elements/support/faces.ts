const packages = '/node_modules/@fontsource';

const faces = [
  ['Segoe UI', `${packages}-variable/roboto/files/roboto-latin-wght-normal.woff2`, '100 900'],
  ['Charter', `${packages}/charis-sil/files/charis-sil-latin-400-normal.woff2`, '400'],
  ['Charter', `${packages}/charis-sil/files/charis-sil-latin-700-normal.woff2`, '500 900'],
] as const;

/**
 * Roboto and Charis SIL replace the first fonts of the neutral look, as in the screenshots. Line breaks must not depend on the fonts of a
 * machine.
 */
export async function addFixedFaces(): Promise<void> {
  for (const [family, url, weight] of faces) document.fonts.add(await new FontFace(family, `url(${url})`, { weight }).load());
}
