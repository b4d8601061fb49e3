import { findDeep } from '../find-deep.js';
import { layouts } from '../layouts.js';
import { neededAttribute } from '../needed-attribute.js';
import { pageDocument } from '../page-document.js';
import { page } from '../page-object.js';
import { isAdded } from '../popups.js';
import { warningsSaid } from '../report.js';
import { propertyName } from '../table.js';
import { unknownSlots } from './slots.js';

/** What became of a tag: 'unknown' is misspelt, or no script of the page brings it, 'waiting' has its skeleton. */
type TagState = 'unknown' | 'waiting' | 'drawn' | 'failed';

export interface FoundTag {
  readonly tag: string;
  readonly state: TagState;
  /** Attributes that the tag does not have. */
  readonly unknownAttributes: readonly string[];
  /** Flags that were written to be off, such as `open="false"`: they are on. */
  readonly deniedFlags: readonly string[];
  /** Slots that the tag does not have, though something in it is meant for them. */
  readonly unknownSlots: readonly string[];
  /** The attribute that the tag draws nothing without, where it does not say one that can be read. */
  readonly neededAttribute: string | null;
  /** Settings that do not count, because others stand before them. */
  readonly isLaterSettings: boolean;
  /** It holds elements that it has no place for: they show nowhere, as all that follows a tag that was written `<ucp-faq />`. */
  readonly hidesContent: boolean;
}

export interface Survey {
  readonly tags: readonly FoundTag[];
  /** What the console was told: names of tags, attributes and settings, never a value. */
  readonly warnings: readonly string[];
  /** The versions of the library on this page, the one that keeps it first; one that is there twice stands twice. */
  readonly versions: readonly string[];
  /** A card marks a benefit with the number of a note that is nowhere on the page (CARD-15). */
  readonly lacksNotes: boolean;
}

interface LibraryClass extends CustomElementConstructor {
  readonly observedAttributes?: readonly string[];
}

/** Attributes that any element may have, or that a framework leaves on it. */
const general =
  /^(id|class|style|slot|part|exportparts|hidden|dir|title|role|tabindex|translate|inert|is|key|on\w+|_ng.*|(data|aria|v|ng)-.*)$/;

/**
 * The author's tags, misspelt ones such as `ucp_faq` too, in the document and in open shadow roots of others; not those that our own tags
 * draw, nor those that the page adds by itself, such as the toast.
 */
export function ownTags(within: ParentNode = document): readonly HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>('*')].flatMap((one) => {
    if (one.localName.startsWith('ucp')) return isAdded(one) ? [] : [one];
    return one.shadowRoot ? ownTags(one.shadowRoot) : [];
  });
}

/** Settings count also where no script of the page defines their tag. */
function stateOf({ localName, shadowRoot }: HTMLElement): TagState {
  if (!customElements.get(localName)) return localName === 'ucp-settings' ? 'drawn' : 'unknown';
  if (shadowRoot?.querySelector('.quiet')) return 'failed';
  return shadowRoot?.querySelector(':scope > .sk') ? 'waiting' : 'drawn';
}

/** The page reads the first `ucp-settings` of the document. */
function isLaterSettings(host: HTMLElement): boolean {
  return host.localName === 'ucp-settings' && pageDocument.querySelector('ucp-settings') !== host;
}

/** Settings hold the script of their JSON. */
function hidesContent({ localName, children }: HTMLElement): boolean {
  if (layouts.has(localName) || !customElements.get(localName)) return false;
  return [...children].some((child) => !child.matches('script, [slot]'));
}

/** A flag is on when it is there, whatever it says. */
function deniedFlags(host: HTMLElement): readonly string[] {
  const values = host as unknown as Readonly<Record<string, unknown>>;
  return host.getAttributeNames().filter((name) => host.getAttribute(name) === 'false' && values[propertyName(name)] === true);
}

function foundTag(host: HTMLElement): FoundTag {
  const known = (customElements.get(host.localName) as LibraryClass | undefined)?.observedAttributes;
  const unknownAttributes = known ? host.getAttributeNames().filter((name) => !known.includes(name) && !general.test(name)) : [];
  return {
    tag: host.localName,
    state: stateOf(host),
    unknownAttributes,
    deniedFlags: known ? deniedFlags(host) : [],
    unknownSlots: known ? unknownSlots(host) : [],
    neededAttribute: neededAttribute(host),
    isLaterSettings: isLaterSettings(host),
    hidesContent: hidesContent(host),
  };
}

/** The notes stand in `ucp-disclosures`, or are the page's own. */
function lacksNotes(): boolean {
  const leadsNowhere = ({ hash }: HTMLAnchorElement) => !pageDocument.getElementById(hash.slice(1));
  return !findDeep('ucp-disclosures') && findDeep('a[href*="#ucp-note-"]', (one) => leadsNowhere(one as HTMLAnchorElement)) !== null;
}

/** What stands on the page now. */
export function survey(): Survey {
  return { tags: ownTags().map(foundTag), warnings: warningsSaid(), versions: page().copies ?? [], lacksNotes: lacksNotes() };
}
