import { $identity } from '../../../shared/shopper/identity.js';
import { permissionsOf } from '../../../shared/shopper/permissions.js';
import { clock } from '../../../shared/time/clock.js';
import { $shopperContent } from '../../content/state/content.js';
import type { Profile } from '../../profile/rules/profile.js';
import { $isProfileKnown } from '../../profile/state/profile.js';
import { setOfferAwaited } from '../state/offer.js';

/** Milliseconds that the page waits for the content before it draws what is below the offer. */
const MAX_WAIT = 2_000;

/** Called before the profile is known, so that what is drawn with the profile already waits: content may bring an offer (DASH-03, LOAD-04). */
export function expectOffer({ enrolledPlans }: Profile): void {
  const identity = $identity.get();
  const mayComeLate = identity && permissionsOf(identity).role === 'member' && enrolledPlans.length > 0;
  if (!mayComeLate || $isProfileKnown.get() || $shopperContent.get() !== 'loading') return;
  setOfferAwaited(true);
  const end = () => {
    stopListening();
    stopWaiting();
    setOfferAwaited(false);
  };
  const stopListening = $shopperContent.listen(end);
  const stopWaiting = clock.after(MAX_WAIT, end);
}
