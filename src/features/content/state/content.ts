import { computed } from 'nanostores';
import type { Language } from '../../../shared/language/language.js';
import { createAtom, keepAfterSignOut, type ReadableAtom } from '../../../shared/state/store.js';
import type { View as ViewName } from '../../../shared/view/view.js';
import type { DentalCoveredPlans } from '../../providers/rules/provider.js';
import type { ContactLink, Disclosure, ShopperContent } from '../rules/content.js';
import type { RichText } from '../rules/rich-text.js';
import type { SuppressionList } from '../rules/suppression.js';
import { $tollFree } from './phone.js';

/** Content that decides what plans may do; at first, and when it cannot be read, it says nothing. */
const suppression = keepAfterSignOut(createAtom<SuppressionList>('suppression', []));
const dental = keepAfterSignOut(createAtom<readonly DentalCoveredPlans[] | null>('dental', null));

/** Nothing is suppressed until the content says so (SUPP-01). */
export const $suppression = suppression.readable;
/** Null when the dental content could not be had (PROV-07). */
export const $dental = dental.readable;

export function setSuppression(list: SuppressionList): void {
  suppression.set(list);
}

export function setDental(list: readonly DentalCoveredPlans[] | null): void {
  dental.set(list);
}

/** Content that shoppers read: loading, loaded, or null when it cannot be read and the built-in words show (CONT-01). */
export type Content<T> = T | 'loading' | null;

/** Its outcome. */
export function valueWhenLoaded<T>(content: Content<T>): T | null {
  return content === 'loading' ? null : content;
}

/** A question with its answer, made safe; placeholders may stand in it (FAQ-01, FAQ-03). */
interface Question {
  readonly heading: string;
  readonly answer: RichText;
  readonly views: readonly ViewName[];
}

export interface SafeDisclosure extends Omit<Disclosure, 'text'> {
  readonly text: RichText;
}

/** The profile page's own content, its markup made safe. A null part is missing: the built-in one shows. */
export interface SafeProfileContent {
  readonly questions: readonly Question[] | null;
  readonly disclosures: readonly SafeDisclosure[] | null;
  /** Notes by the number that a benefit text marks them with, such as '10' (CARD-15). */
  readonly footnotes: Readonly<Record<string, RichText>>;
}

const languages = keepAfterSignOut(createAtom<Readonly<Record<string, Language>>>('contentLanguages', {}));

/** The language of each content fragment that shoppers read, by its name. */
export const $contentLanguages = languages.readable;

export function setContentLanguage(fragment: string, language: Language): void {
  if (languages.get()[fragment] !== language) languages.set({ ...languages.get(), [fragment]: language });
}

const profileContent = keepAfterSignOut(createAtom<Content<SafeProfileContent>>('profileWords', 'loading'));
const shopperContent = keepAfterSignOut(createAtom<Content<ShopperContent>>('shopperContent', 'loading'));
const contactLink = keepAfterSignOut(createAtom<ContactLink | null>('contactLink', null));

export const $profileContent = profileContent.readable;
/** Hours, example figures with their year, and the session's length (CONST-05, IDLE-02). */
export const $shopperContent = shopperContent.readable;
/** The page to write to; null while there is none, or none that may be followed. */
export const $contactLink = contactLink.readable;

/** The profile page's own content has loaded, or it is known to have failed. */
export const $isProfileContentSettled: ReadableAtom<boolean> = computed(profileContent.readable, (words) => words !== 'loading');
/** The same of the hours and the number to call. */
export const $isHelpSettled: ReadableAtom<boolean> = computed(
  [shopperContent.readable, $tollFree],
  (content, number) => content !== 'loading' && number !== null,
);

export function setProfileContent(words: SafeProfileContent | null): void {
  profileContent.set(words);
}

export function setShopperContent(content: ShopperContent | null): void {
  shopperContent.set(content);
}

export function setContactLink(link: ContactLink | null): void {
  contactLink.set(link);
}
