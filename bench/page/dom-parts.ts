import type { IconArt } from '../../src/ui/icons/art.js';
import type { ButtonParts } from './words.js';

/** The small parts that the hand-written card is made of. */

export type Child = Node | string | false | null | undefined;

export function h(tag: string, attributes: Readonly<Record<string, string | undefined>>, ...children: readonly Child[]): HTMLElement {
  const element = document.createElement(tag);
  for (const name in attributes) {
    const value = attributes[name];
    if (value !== undefined) element.setAttribute(name, value);
  }
  for (const child of children) if (child || child === '') element.append(child);
  return element;
}

const svg = 'http://www.w3.org/2000/svg';

export function icon({ d, kind }: IconArt, size = ''): SVGElement {
  const picture = document.createElementNS(svg, 'svg');
  picture.setAttribute('class', `icon${size && ` icon--${size}`}${kind ? ` icon--${kind}` : ''}`);
  picture.setAttribute('viewBox', '0 0 24 24');
  picture.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(svg, 'path');
  path.setAttribute('d', d);
  picture.append(path);
  return picture;
}

export const hidden = (words: string) => h('span', { class: 'vh' }, words);

/** The hidden text after a button's label. */
export const suffixed = (suffix: string) => h('span', { class: 'vh' }, ' ', h('bdi', {}, suffix));

export function money(amount: string, spoken?: string): HTMLElement {
  return spoken
    ? h('span', { class: 'money' }, h('span', { 'aria-hidden': 'true' }, amount), hidden(spoken))
    : h('span', { class: 'money' }, amount);
}

export function button(
  look: string,
  label: string,
  { part, suffix, isDisabled, onClick, icon: before, iconEnd }: ButtonParts,
): HTMLElement {
  const made = h(
    'button',
    { part, type: 'button', class: `button${look}`, disabled: isDisabled ? '' : undefined },
    before && icon(before, 'sm'),
    h('span', {}, label, iconEnd && icon(iconEnd, 'sm')),
    suffixed(suffix),
  );
  made.addEventListener('click', onClick);
  return made;
}
