import { findDeep } from '../../shared/page/find-deep.js';
import { pageDocument } from '../../shared/page/page-document.js';
import { page } from '../../shared/page/page-object.js';
import { shadowRootOf } from '../../shared/page/shadow-root-of.js';
import { warningsGiven } from '../../shared/report.js';
import { propertyName } from '../definition.js';
import { layouts } from '../layouts.js';
import { neededAttribute } from '../needed-attribute.js';
import { isAdded } from '../popups.js';
import { isEmptyHost } from '../use-empty-host.js';
import { closestWord, suggestedTag, suggestedTagForForeign } from './did-you-mean.js';
import type { FoundTag, InvalidAttribute, TagState } from './found-tag.js';
import { type LanguageFault, languageFault } from './page-language.js';
import { isReportedForTag } from './reported-warnings.js';
import { hasNoJson, settingsFault } from './settings-fault.js';
import { unknownSlots } from './slots.js';
import { allowedValues, knownTags } from './vocabulary.js';

export interface Survey {
  readonly tags: readonly FoundTag[];
  /** The console's messages, except those about a tag: names of tags, attributes and settings, never a value. */
  readonly warnings: readonly string[];
  /** The versions of the library on this page, the one that keeps it first; one that is there twice stands twice. */
  readonly versions: readonly string[];
  /** A card marks a benefit with the number of a note that is nowhere on the page (CARD-15). */
  readonly lacksNotes: boolean;
  readonly language: LanguageFault | null;
}

interface LibraryClass extends CustomElementConstructor {
  readonly observedAttributes?: readonly string[];
}

/** Attributes that any element may have, or that a framework leaves on it. */
const globalAttributes =
  /^(id|class|style|slot|part|exportparts|hidden|dir|title|role|tabindex|translate|inert|is|key|on\w+|_ng.*|(data|aria|v|ng)-.*)$/;

/**
 * The author's tags, including misspelled ones such as `ucp_faq`, in the document and in open shadow roots of others. Tags that our own
 * tags draw, and those that the page adds by itself, such as the toast, do not count.
 */
export function ownTags(within: ParentNode = document): readonly HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>('*')].flatMap((one) => {
    if (one.localName.startsWith('ucp')) return isAdded(one) ? [] : [one];
    if (isMisspelt(one)) return [one];
    return one.shadowRoot ? ownTags(one.shadowRoot) : [];
  });
}

/** An element that nobody defines, with a name that is nearly one of ours. */
function isMisspelt({ localName, namespaceURI }: HTMLElement): boolean {
  const isOfHtml = namespaceURI === pageDocument.documentElement.namespaceURI;
  return isOfHtml && /[-_]/.test(localName) && !customElements.get(localName) && suggestedTagForForeign(localName) !== null;
}

/** Settings count also where no script of the page defines their tag. */
function stateOf(host: HTMLElement): TagState {
  const { localName } = host;
  if (!customElements.get(localName)) {
    if (localName === 'ucp-settings') return 'drawn';
    return knownTags.includes(localName) ? 'undefined' : 'unknown';
  }
  const root = shadowRootOf(host);
  if (root?.querySelector('.quiet')) return 'failed';
  if (root?.querySelector(':scope > .sk')) return 'waiting';
  if (localName === 'ucp-settings' || !root || showsSomething(host, root)) return 'drawn';
  return isAway(host, root) ? 'away' : 'empty';
}

/** A toast or a popup stands in the window, not in its tag. What an author wrote into a tag counts too. */
function showsSomething(host: HTMLElement, root: ShadowRoot): boolean {
  return [host, ...root.querySelectorAll('*'), ...host.children].some((one) => {
    const { width, height } = one.getBoundingClientRect();
    return width > 0 && height > 0;
  });
}

/** The page hides the tag, or the part that it is in: another view shows, or a style of the page's own hides it. */
function isAway(host: HTMLElement, root: ShadowRoot): boolean {
  if (host.localName === 'ucp-view') return host.childElementCount > 0;
  if (host.parentElement && !host.parentElement.checkVisibility()) return true;
  return getComputedStyle(host).display === 'none' && !isEmptyHost(root);
}

/** The page reads the first `ucp-settings` of the document. */
function isLaterSettings(host: HTMLElement): boolean {
  return host.localName === 'ucp-settings' && pageDocument.querySelector('ucp-settings') !== host;
}

/** Whether a tag has no place for its content. */
function hidesAll({ localName }: Element): boolean {
  return localName.startsWith('ucp-') && !layouts.has(localName) && customElements.get(localName) !== undefined;
}

/** Settings hold the script of their JSON; what a CMS has left of that is said in other words. */
function hidesContent(host: HTMLElement): boolean {
  if (!hidesAll(host) || (host.localName === 'ucp-settings' && settingsFault(host))) return false;
  return [...host.children].some((child) => !child.matches('script, [slot]'));
}

/** The tag that swallowed this one: the parser puts all that follows `<ucp-faq />` into it. */
function hiddenBy(host: Element): string | null {
  const { parentElement } = host;
  if (!parentElement) return null;
  return hidesAll(parentElement) && !host.slot ? parentElement.localName : hiddenBy(parentElement);
}

const ACCEPTS = /^<[^>]+>: the attribute "([\w-]+)" takes (.*); it was ignored\.$/;

/** The attributes with a console warning about their value, if it is still wrong. */
function misread(host: HTMLElement, warnings: readonly string[]): readonly InvalidAttribute[] {
  return warnings.flatMap((warning) => {
    const [, name = '', accepts = ''] = (warning.startsWith(`<${host.localName}>`) && ACCEPTS.exec(warning)) || [];
    return name && isMisread(host, name) ? [{ name, accepts, meant: wordMeant(host, name) }] : [];
  });
}

function isMisread(host: HTMLElement, name: string): boolean {
  const text = host.getAttribute(name)?.trim();
  if (!text) return false;
  const words = allowedValues(host.localName, name);
  if (words.length > 0) return unknownWords(text, words).length > 0;
  const value = (host as unknown as Readonly<Record<string, unknown>>)[propertyName(name)];
  return value === undefined || value === null || (typeof value === 'number' && value !== Number(text));
}

function unknownWords(text: string, words: readonly string[]): readonly string[] {
  return text.split(/\s+/).filter((one) => !words.some((word) => word.toLowerCase() === one.toLowerCase()));
}

function wordMeant(host: HTMLElement, name: string): string | null {
  const words = allowedValues(host.localName, name);
  const [unknown] = unknownWords(host.getAttribute(name)?.trim() ?? '', words);
  return unknown === undefined ? null : closestWord(unknown, words);
}

/** A flag is on when it is there, whatever it says. */
function deniedFlags(host: HTMLElement): readonly string[] {
  const values = host as unknown as Readonly<Record<string, unknown>>;
  return host.getAttributeNames().filter((name) => host.getAttribute(name) === 'false' && values[propertyName(name)] === true);
}

function foundTag(host: HTMLElement, warnings: readonly string[]): FoundTag {
  const { localName } = host;
  const known = (customElements.get(localName) as LibraryClass | undefined)?.observedAttributes;
  const unknown = known ? host.getAttributeNames().filter((name) => !known.includes(name) && !globalAttributes.test(name)) : [];
  const state = stateOf(host);
  const swallower = hiddenBy(host);
  const unread = known ? misread(host, warnings) : [];
  const slips = unknown.map((name) => ({ name, meant: closestWord(name, known ?? []) }));
  const needed = neededAttribute(host);
  const isNeedSaid = unread.some(({ name }) => name === needed) || slips.some(({ meant }) => meant === needed);
  const isSettings = localName === 'ucp-settings' && !isLaterSettings(host);
  return {
    tag: localName,
    state: swallower && state !== 'unknown' && state !== 'undefined' ? 'hidden' : state,
    meant: state === 'unknown' ? (localName.startsWith('ucp') ? suggestedTag(localName) : suggestedTagForForeign(localName)) : null,
    hiddenBy: swallower,
    unknownAttributes: slips,
    misread: unread,
    deniedFlags: known ? deniedFlags(host) : [],
    unknownSlots: known ? unknownSlots(host) : [],
    neededAttribute: isNeedSaid ? null : needed,
    isLaterSettings: isLaterSettings(host),
    settingsFault: isSettings ? settingsFault(host) : null,
    hasNoJson: isSettings && hasNoJson(host),
    hidesContent: hidesContent(host),
  };
}

/** The notes stand in `ucp-disclosures`, or are the page's own. */
function lacksNotes(): boolean {
  const leadsNowhere = ({ hash }: HTMLAnchorElement) => !pageDocument.getElementById(hash.slice(1));
  return !findDeep('ucp-disclosures') && findDeep('a[href*="#ucp-note-"]', (one) => leadsNowhere(one as HTMLAnchorElement)) !== null;
}

/** The present content of the page. */
export function survey(): Survey {
  const given = warningsGiven();
  const tags = ownTags().map((host) => foundTag(host, given));
  const versions = page().copies ?? [];
  const warnings = given.filter((warning) => !isReportedForTag(warning, tags, versions.length > 1));
  return { tags, warnings, versions, lacksNotes: lacksNotes(), language: languageFault() };
}
