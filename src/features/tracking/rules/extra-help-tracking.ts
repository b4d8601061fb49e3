/** Data for the profile event service. The event array never gets it (EH-06, TRK-07). */
export interface ExtraHelpTracking {
  readonly isLisEligible: boolean;
  readonly lisLevel: '0' | '1' | null;
  readonly isGuestUser: boolean;
}
