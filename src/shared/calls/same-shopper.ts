import { $identity } from '../shopper/identity.js';

/** The returned function says later whether the shopper is still the same. Work for one shopper is not finished for another. */
export function sameShopper(): () => boolean {
  const identity = $identity.get();
  return () => $identity.get() === identity;
}
