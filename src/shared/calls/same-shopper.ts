import { $identity } from '../shopper/identity.js';

/** What it returns says later whether the shopper is still the same: work that was begun for one shopper is not finished for another. */
export function sameShopper(): () => boolean {
  const identity = $identity.get();
  return () => $identity.get() === identity;
}
