import { html, nothing, svg, type TemplateResult } from 'lit';
import type { IconArt } from '../../src/ui/icons/art.js';
import type { ButtonParts } from './words.js';

/** The small templates that the card in Lit is made of. */

export type Drawn = TemplateResult | typeof nothing | string | readonly (TemplateResult | string)[];

export const icon = ({ d, kind }: IconArt, size = ''): TemplateResult =>
  html`<svg class="icon${size && ` icon--${size}`}${kind ? ` icon--${kind}` : ''}" viewBox="0 0 24 24" aria-hidden="true">${svg`<path d=${d}></path>`}</svg>`;

export const hidden = (words: string) => html`<span class="vh">${words}</span>`;

/** The hidden text after a button's label. */
export const suffixed = (suffix: string) => html`<span class="vh"> <bdi>${suffix}</bdi></span>`;

export const money = (amount: string, spoken?: string) =>
  spoken
    ? html`<span class="money"><span aria-hidden="true">${amount}</span>${hidden(spoken)}</span>`
    : html`<span class="money">${amount}</span>`;

export function button(
  look: string,
  label: string,
  { part, suffix, isDisabled, onClick, icon: before, iconEnd }: ButtonParts,
): TemplateResult {
  const face = html`${before ? icon(before, 'sm') : nothing}<span>${label}${iconEnd ? icon(iconEnd, 'sm') : nothing}</span>${suffixed(suffix)}`;
  return part
    ? html`<button part=${part} type="button" class="button${look}" ?disabled=${isDisabled} @click=${onClick}>${face}</button>`
    : html`<button type="button" class="button${look}" ?disabled=${isDisabled} @click=${onClick}>${face}</button>`;
}
