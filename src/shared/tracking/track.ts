import { log } from '../report.js';
import { hostFunction } from '../settings/host.js';
import { $settings } from '../settings/state.js';
import { isCloaked } from '../shopper/identity.js';
import { $view } from '../view/state.js';
import { type AssetName, type EventType, pageEvent, pushEvent } from './tracking.js';
import { storeTracking } from './tracking-data.js';

/**
 * Sends one event to the host's own function, or to the event array (TRK-01, TRK-08, LOGIN-07). A cloaked profile is not tracked here
 * (CLOAK-01). A failure stops nothing (TRK-05).
 */
export function track(asset: AssetName, eventType: EventType): void {
  const settings = $settings.get();
  if (!settings || isCloaked()) return;
  const event = pageEvent(eventType, asset, `profile-${$view.get()}`);
  try {
    const hostsWay = hostFunction('track');
    if (hostsWay) hostsWay({ ...event });
    else pushEvent(settings.trackingArray, event);
    storeTracking('ucp_consumerEvent', event.assetId);
  } catch (error) {
    // The function, or the array, belongs to the host page, and so does its error.
    reportError(error);
    log('an event could not be tracked');
  }
}
