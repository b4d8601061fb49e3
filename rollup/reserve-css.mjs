import { minifyCss } from './inline-css.mjs';

/** Room for a tag that is not defined yet, so that nothing moves when it is. */
function rule({ tag, display, isPopup, reserve, reserveEs }) {
  if (isPopup || display === 'none') return `${tag}:not(:defined){display:none}`;
  const spanish = reserveEs ? `${tag}:not(:defined):lang(es){min-height:${reserveEs}}` : '';
  return reserve ? `${tag}:not(:defined){display:block;min-height:${reserve}}${spanish}` : '';
}

/** The small stylesheet of the author's snippet, made from the tables. */
export function reserveCss(tables) {
  return minifyCss(tables.map(rule).join('\n'), 'reserve.css');
}
