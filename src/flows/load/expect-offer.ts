import { permissionsOf } from '../../domain/identity/permissions.js';
import type { Profile } from '../../domain/profile/profile.js';
import { clock } from '../../platform/clock.js';
import { $shopperContent } from '../../store/content.js';
import { $identity } from '../../store/identity.js';
import { setOfferAwaited } from '../../store/invitation.js';
import { $isProfileKnown } from '../../store/profile.js';

/** Milliseconds that the page waits for the content before it draws what is below the offer. */
const PATIENCE = 2_000;

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
  const stopWaiting = clock.after(PATIENCE, end);
}
