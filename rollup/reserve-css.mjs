import { minifyCss } from './inline-css.mjs';

/** Keeps space for a tag until it is defined, so that nothing moves then. */
function rule({ tag, display, isPopup, reserve, reserveEs }) {
  if (isPopup || display === 'none') return `${tag}:not(:defined){display:none}`;
  const spanish = reserveEs ? `${tag}:not(:defined):lang(es){min-height:${reserveEs}}` : '';
  return reserve ? `${tag}:not(:defined){display:block;min-height:${reserve}}${spanish}` : '';
}

/** The stylesheet `reserve.css` of the author's snippet. */
export function reserveCss(tables) {
  return minifyCss(tables.map(rule).join('\n'), 'reserve.css');
}
