import { changeSession } from '../../store/session.js';
import { $settings } from '../../store/settings.js';

/** Whether the banners about signing in show at all (ENV-02). */
export function areBannersOn(): boolean {
  return $settings.get()?.flags.bannering ?? false;
}

/**
 * An outage that the settings announce shows from the start, and to every shopper who comes after; one that showed to the shopper before
 * them stays until it is closed, for they could not sign in either (OUT-01).
 */
export function tellKnownOutage(didShow?: boolean): void {
  if ((didShow || $settings.get()?.serviceOutage) && areBannersOn()) changeSession({ isServiceOutage: true });
}
