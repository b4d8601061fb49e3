import { contentCall } from '../../shared/http/first-calls.js';
import type { Http } from '../../shared/http/http.js';
import type { Result } from '../../shared/http/problem.js';
import { request } from '../../shared/http/request.js';
import { type Decoder, fieldOf, readText } from '../../shared/http/wire.js';
import { type Language, primaryLanguage } from '../../shared/language/language.js';
import {
  decodeContactLink,
  decodeDentalPlans,
  decodeMessages,
  decodeNotice,
  decodePhoneNumbers,
  decodeProfileContent,
  decodeShopperContent,
  decodeSuppression,
} from './decoder.js';

/**
 * The content fragments that pages request, by name, with their decoders (CALL-22, CONT-01). The others are in
 * `spare-content.ts`.
 */
const fragments = {
  supplementContent: decodeNotice,
  profileContent: decodeProfileContent,
  shopperContent: decodeShopperContent,
  shopperMessages: decodeMessages,
  suppression: decodeSuppression,
  dentalCoveredPlans: decodeDentalPlans,
  contactUs: decodeContactLink,
  phoneNumbers: decodePhoneNumbers,
};

export type FragmentName = keyof typeof fragments;
export type Fragment<Name extends FragmentName> = (typeof fragments)[Name] extends Decoder<infer T> ? T : never;

/** The names of all fragments. */
export const fragmentNames = Object.keys(fragments) as readonly FragmentName[];

/** The fragments with texts for shoppers. Each may also exist in Spanish. */
export type TextFragmentName = 'supplementContent' | 'profileContent' | 'shopperContent' | 'shopperMessages' | 'contactUs';

/** A fragment and its language. */
export interface TextFragment<Name extends TextFragmentName> {
  readonly content: Fragment<Name>;
  /** The fragment's `lang` field; null if it has none. */
  readonly language: Language | null;
}

/** A fragment with texts for shoppers, in Spanish if requested (CALL-22, CONT-01). */
export function getTextFragment<Name extends TextFragmentName>(
  http: Http,
  name: Name,
  language?: 'es',
): Promise<Result<TextFragment<Name>>> {
  const decode = fragments[name] as Decoder<Fragment<Name>>;
  return request(http, { ...contentCall(name), language }, (body, issues): TextFragment<Name> | undefined => {
    const content = decode(body, issues);
    return content === undefined ? undefined : { content, language: languageOf(readText(fieldOf(body, 'lang'))) };
  });
}

function languageOf(lang: string | null): Language | null {
  const language = primaryLanguage(lang ?? '');
  return language === 'en' || language === 'es' ? language : null;
}

/** One content fragment. The caller decides the fallback if it cannot be loaded (CALL-22, CONT-01). */
export function getContent<Name extends FragmentName>(http: Http, name: Name): Promise<Result<Fragment<Name>>> {
  return request(http, contentCall(name), fragments[name] as Decoder<Fragment<Name>>);
}
