import { $settings } from '../../../shared/settings/state.js';
import { setServiceOutage } from '../state/banners.js';

/** Whether the banners about signing in show at all (ENV-02). */
export function areBannersOn(): boolean {
  return $settings.get()?.flags.bannering ?? false;
}

/** An outage that the settings announce shows from the start, and to every shopper who comes after (OUT-01). */
export function announceKnownOutage(): void {
  if ($settings.get()?.serviceOutage && areBannersOn()) setServiceOutage(true);
}
