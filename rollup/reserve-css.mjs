import { minifyCss } from './inline-css.mjs';

/** The same as `sectionCss` in `src/element/first-paint.ts`, so nothing moves when the tag is defined. */
const sectionMargin = 'margin-block:var(--ucp-margin,24px)';

/**
 * Keeps space for a tag until it is defined, so that nothing moves then.
 *
 * @typedef {Pick<import('../src/element/definition.js').ElementDefinition, 'tag' | 'display' | 'isPopup' | 'isSection' | 'reserve' | 'reserveEs'>} Reserving
 * @param {Reserving} table
 */
function rule({ tag, display, isPopup, isSection, reserve, reserveEs }) {
  if (isPopup || display === 'none') return `${tag}:not(:defined){display:none}`;
  const spanish = reserveEs ? `${tag}:not(:defined):lang(es){min-height:${reserveEs}}` : '';
  const declarations = [reserve && `min-height:${reserve}`, isSection && sectionMargin].filter(Boolean);
  return declarations.length > 0 ? `${tag}:not(:defined){display:block;${declarations.join(';')}}${spanish}` : '';
}

/** A section has no margin to the box that it is in: it is the first or the last there. */
function sectionEnds(tables) {
  const sections = tables.filter(({ isSection }) => isSection).map(({ tag }) => tag);
  if (sections.length === 0) return '';
  const all = `:is(${sections}):not(:defined)`;
  return `${all}:first-child{margin-block-start:0}\n${all}:last-child{margin-block-end:0}`;
}

/**
 * The stylesheet `reserve.css` of the author's snippet.
 *
 * @param {readonly Reserving[]} tables
 */
export function reserveCss(tables) {
  return minifyCss([...tables.map(rule), sectionEnds(tables)].join('\n'), 'reserve.css');
}
