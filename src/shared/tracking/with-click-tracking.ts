import { trackClick } from './actions.js';

type OwnClick = Parameters<typeof trackClick>[0];

/**
 * Wraps a click that a component handles by itself, such as closing a popup, so that it is tracked like any other (TRK-08). Do not use it for
 * what closes without the shopper's asking.
 */
export function withClickTracking<G extends readonly unknown[]>(click: OwnClick, run: (...given: G) => void): (...given: G) => void {
  return (...given) => {
    void trackOwnClick(click);
    run(...given);
  };
}

/** The click counts, told or not (TRK-05). */
export async function trackOwnClick(click: OwnClick): Promise<void> {
  try {
    await trackClick(click);
  } catch {
    // The tracking of it failed.
  }
}
