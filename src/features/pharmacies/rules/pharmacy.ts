/** A pharmacy: the shopper's own, or another to compare (ENT-05, PHARM-01). */
export interface Pharmacy {
  readonly name: string;
  readonly number: string;
  /** True for home delivery, false for a retail chain (DV-01). */
  readonly isMailOrder: boolean;
  readonly isSaver: boolean;
  readonly isPreferredNetwork: boolean;
  readonly address: string | null;
}
