import { layouts } from '../../../element/layouts.js';
import { neededAttribute } from '../../../element/needed-attribute.js';
import { isAdded } from '../../../element/popups.js';
import { markedLanguage, primaryLanguage } from '../../../shared/language/language.js';
import { pageDocument } from '../../../shared/page/page-document.js';
import { warnOnce } from '../../../shared/report.js';

/** Children of a tag that name no slot. */
const unplaced = ':scope > :not([slot])';

/** Members of `document` that React, preact and Lit read there themselves, where `pageDocument` cannot help (SAFE-10). */
const drawnWith = [
  'addEventListener',
  'createElement',
  'createElementNS',
  'createTextNode',
  'createComment',
  'createTreeWalker',
  'importNode',
  'defaultView',
  'nodeName',
];

/** Warns the page's author about tags that show nothing, once the page and all its scripts have loaded. */
export function warnOfTags(): void {
  if (pageDocument.readyState === 'complete') checkTags();
  else addEventListener('load', checkTags, { once: true });
}

function checkTags(): void {
  const elements = [...pageDocument.querySelectorAll('*')];
  for (const element of elements.filter(isOwn)) {
    warnOfHiddenTag(element);
    warnOfUnnamedCard(element);
    warnOfNesting(element);
    warnOfLanguage(element);
  }
  for (const { localName } of elements.filter(isUndefined)) {
    warnOnce(`<${localName}> is not defined: the name is misspelled, or no script of this page defines it.`);
  }
  for (const name of drawnWith.filter((one) => Object.hasOwn(document, one))) warnOfShadowedMember(name);
}

/** An element of the page has the name of a member that tags are drawn with: they fail. */
function warnOfShadowedMember(name: string): void {
  const tag = pageDocument.querySelector(`[name="${name}"], [id="${name}"]`)?.localName;
  // happy-dom has some of these members on the document itself.
  if (tag) warnOnce(`<${tag}> is named "${name}" and hides document.${name}: tags cannot be drawn, so rename it.`);
}

const isOwn = ({ localName }: Element) => localName.startsWith('ucp-');

/** Whether an element looks like one of ours (`ucp_faq` too) but is not defined. Settings count without. */
function isUndefined(element: Element): boolean {
  const { localName } = element;
  return /^ucp[-_](?!settings$)/.test(localName) && !customElements.get(localName) && !isAdded(element);
}

/** One of our tags is inside another that shows none of its content. This happens to everything after a tag written as `<ucp-faq />`. */
function warnOfHiddenTag(outer: Element): void {
  const { localName } = outer;
  if (layouts.has(localName) || ![...outer.querySelectorAll(`${unplaced}, ${unplaced} *`)].some(isOwn)) return;
  warnOnce(`<${localName}> hides its content: close it with </${localName}>, or move the content out of it.`);
}

/** HTML allows no button or link inside these. A press would follow the link, and a heading would be read with all that the tag says. */
function warnOfNesting(element: Element): void {
  const outer = element.parentElement?.closest('a, button, h1, h2, h3, h4, h5, h6');
  if (outer && element.localName !== 'ucp-settings')
    warnOnce(`<${element.localName}> is inside <${outer.localName}>, where its buttons and links may not work: move it out.`);
}

/** A language code has two or three letters. Any other word counts as English, as `spanish` does. */
function warnOfLanguage(element: Element): void {
  const marked = markedLanguage(element).trim();
  if (marked === '' || /^[a-z]{2,3}$/.test(primaryLanguage(marked))) return;
  warnOnce(`lang="${marked.slice(0, 20)}" is no language code, so <${element.localName}> is in English. Spanish is lang="es".`);
}

/** A card without a name and without a plan stays empty. */
function warnOfUnnamedCard(card: Element): void {
  const needed = neededAttribute(card);
  if (needed) warnOnce(`<${card.localName}> needs "${needed}".`);
}
