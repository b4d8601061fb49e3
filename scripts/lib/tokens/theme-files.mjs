import { readFileSync } from 'node:fs';
import { inProject } from '../project.mjs';

/**
 * A token of the neutral theme: its custom property, its CSS value, the comment after it and its heading.
 *
 * @typedef {{ readonly name: string, readonly value: string, readonly note: string, readonly group: string }} Token
 */

const brands = [...readFileSync(inProject('src/shared/brands.ts'), 'utf8').matchAll(/'(\w+)'/g)].map(([, name]) => name);

/**
 * The themes by their file in `src/themes`. The file of the neutral theme has all tokens.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const themes = { neutral: 'tokens.css', ...Object.fromEntries(brands.map((brand) => [brand, `${brand}.css`])) };

const read = (theme) => readFileSync(inProject('src/themes', themes[theme]), 'utf8');

/** The rule of a theme in its layer, without the media preferences. */
function ruleOf(theme) {
  const layer = theme === 'neutral' ? '@layer ucp-tokens.base {' : '@layer ucp-tokens.brand {';
  return read(theme).split(layer)[1].split('\n}\n')[0];
}

const parts = /\/\*\s*(?<heading>[^*]*?)\s*\*\/|(?<name>--ucp-[a-z0-9-]+):\s*(?<value>[^;]+);(?:[ \t]*\/\*\s*(?<note>[^*]*?)\s*\*\/)?/g;

/**
 * The tokens that a theme declares, in order.
 *
 * @param {string} theme
 * @returns {readonly Token[]}
 */
export function declaredIn(theme) {
  let group = '';
  return [...ruleOf(theme).matchAll(parts)].flatMap(({ groups: { heading, name, value, note = '' } = {} }) => {
    if (heading) group = heading;
    return name ? [{ name, value: value.replace(/\s+/g, ' '), note, group }] : [];
  });
}

/**
 * All tokens of a theme by name: the neutral ones with the brand's values over them.
 *
 * @param {string} theme
 */
export function valuesOf(theme) {
  const own = theme === 'neutral' ? [] : declaredIn(theme);
  return new Map([...declaredIn('neutral'), ...own].map(({ name, value }) => [name, value]));
}

/** The stylesheet `ucp-elements/tokens.css`: every theme, as the library itself adopts them. */
export function tokensCss() {
  return Object.keys(themes).map(read).join('\n');
}
