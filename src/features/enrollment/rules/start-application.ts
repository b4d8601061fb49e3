/**
 * Whether supplement applications can start (REC-06, SUP-03). They cannot if the setting is `off`. They cannot start
 * yet while the first request for applications is pending. The shopper could otherwise start a second one.
 */
export type SupplementApplying = 'off' | 'awaited' | 'on';

/** No application starts for MW1 and TW1, or for NW1 on the second version of the card (CARD-09). */
export function isStartApplicationSuppressed(planCode: string, isV2Card: boolean): boolean {
  const code = planCode.trim().toUpperCase();
  return code === 'MW1' || code === 'TW1' || (code === 'NW1' && isV2Card);
}
