import { $identity } from '../../store/identity.js';

/** Tells later whether the shopper of now is still the one on the page: what was done for another is not to be finished. */
export function sameShopper(): () => boolean {
  const identity = $identity.get();
  return () => $identity.get() === identity;
}
