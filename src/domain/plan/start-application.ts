/**
 * Whether supplement plans are applied for here: not where the settings say so (SUP-03), and not yet while it is asked for the first time
 * which applications there are, so that nobody starts a second one (REC-06).
 */
export type SupplementApplying = 'off' | 'awaited' | 'on';

/** Supplement plans by these codes are not applied for here: MW1 and TW1, and NW1 on the v2 card (CARD-09). */
export function isStartApplicationSuppressed(planCode: string, isV2Card: boolean): boolean {
  const code = planCode.trim().toUpperCase();
  return code === 'MW1' || code === 'TW1' || (code === 'NW1' && isV2Card);
}
