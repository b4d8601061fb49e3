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
import type { Decoder } from './wire.js';

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

/** One content fragment; what stands in for one that cannot be had is the caller's to know (CALL-22, CONT-01). */
export function getContent<Name extends FragmentName>(http: Http, name: Name): Promise<Result<Fragment<Name>>> {
  return request(http, contentCall(name), fragments[name] as Decoder<Fragment<Name>>);
}
