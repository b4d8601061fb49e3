import {
  decodeContactLink,
  decodeDentalPlans,
  decodeMessages,
  decodeNotice,
  decodePhoneNumbers,
  decodeProfileContent,
  decodeShopperContent,
  decodeSuppression,
} from './content-decoder.js';
import { contentCall } from './first-calls.js';
import type { Http } from './http.js';
import type { Result } from './problem.js';
import { request } from './request.js';
import { type Decoder, fieldOf, readText } from './wire.js';

/** The content fragments that pages ask for, by name, and how each is read (CALL-22, CONT-01). The others are in `spare-content.ts`. */
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

/** Every fragment's name. */
export const fragmentNames = Object.keys(fragments) as readonly FragmentName[];

/** The fragments that shoppers read. There may be one in Spanish beside each. */
export type WordsName = 'supplementContent' | 'profileContent' | 'shopperContent' | 'shopperMessages' | 'contactUs';

/** A fragment with the language that it is in. */
export interface Words<Name extends WordsName> {
  readonly content: Fragment<Name>;
  /** What the fragment says in its field `lang`; null where it says nothing. */
  readonly language: Language | null;
}

type Language = 'en' | 'es';

/** A fragment that shoppers read, in Spanish if that is asked for (CALL-22, CONT-01). */
export function getWords<Name extends WordsName>(http: Http, name: Name, language?: 'es'): Promise<Result<Words<Name>>> {
  const decode = fragments[name] as Decoder<Fragment<Name>>;
  return request(http, { ...contentCall(name), language }, (body, notes): Words<Name> | undefined => {
    const content = decode(body, notes);
    return content === undefined ? undefined : { content, language: languageOf(readText(fieldOf(body, 'lang'))) };
  });
}

function languageOf(lang: string | null): Language | null {
  const [, known] = /^(en|es)\b/i.exec(lang ?? '') ?? [];
  return known ? (known.toLowerCase() as Language) : null;
}

/** One content fragment; what stands in for one that cannot be had is the caller's to know (CALL-22, CONT-01). */
export function getContent<Name extends FragmentName>(http: Http, name: Name): Promise<Result<Fragment<Name>>> {
  return request(http, contentCall(name), fragments[name] as Decoder<Fragment<Name>>);
}
