import { aboveProfile } from './above-profile.js';

/** The shopper asks again for a profile that could not be read (LOAD-05). */
export function tryAgain(): Promise<void> {
  return aboveProfile().tryAgain();
}
