import { layouts } from '../../platform/layouts.js';
import { isAdded } from '../../platform/popups.js';
import { warnOnce } from '../../platform/report.js';

/** What stands in a tag and names no slot of it. */
const unplaced = ':scope > :not([slot])';

/** Tells the author of tags that show nothing, once all that the page asked for has come. */
export function tellOfTagSlips(): void {
  if (document.readyState === 'complete') look();
  else addEventListener('load', look, { once: true });
}

function look(): void {
  const elements = [...document.querySelectorAll('*')];
  for (const element of elements.filter(isOwn)) {
    tellOfHidden(element);
    tellOfUnnamed(element);
  }
  for (const { localName } of elements.filter(isUndefined)) {
    warnOnce(`<${localName}> is not defined: it is misspelt, or no script of this page brings it.`);
  }
}

const isOwn = ({ localName }: Element) => localName.startsWith('ucp-');

/** One such as `ucp_faq` is meant for one of ours, too. */
function isUndefined(element: Element): boolean {
  const { localName } = element;
  return /^ucp[-_]/.test(localName) && !customElements.get(localName) && !isAdded(element);
}

/** It stands in another that shows nothing of it, as all that follows a tag that was written `<ucp-faq />`. */
function tellOfHidden(outer: Element): void {
  const { localName } = outer;
  if (layouts.has(localName) || ![...outer.querySelectorAll(`${unplaced}, ${unplaced} *`)].some(isOwn)) return;
  warnOnce(`<${localName}> hides what stands in it: close it with </${localName}>, or move that out of it.`);
}

/** A card that nothing names, nor hands a plan to, stays empty: `ucp-plan-card` without a plan's id. */
function tellOfUnnamed(card: Element): void {
  const word = /(\w+)-card$/.exec(card.localName)?.[1];
  const values = card as unknown as Readonly<Record<string, unknown>>;
  if (`${word}Id` in card && !(values[`${word}Id`] ?? values.plan)) warnOnce(`<${card.localName}> needs "${word}-id".`);
}
