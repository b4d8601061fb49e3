/** A row with arbitrary fields. The service keeps fields that it does not know. */
export type Row = Readonly<Record<string, unknown>>;

/** The profile in the format of docs/wire.md. */
export interface ProfileData {
  readonly uuid: string;
  readonly isGuest: boolean;
  readonly userDetails: Row | null;
  readonly macraData: Row;
  readonly plansDetails: PlansDetails;
  readonly memberEnrolledPlans: readonly Row[];
  readonly enrollmentsDetails: { readonly enrollments: readonly Row[] };
  readonly drugsAndPharmacyDetails: DrugsDetails;
  readonly providersDetails: ProvidersDetails;
  /** JSON in a string. */
  readonly medsuppData: string | null;
  /** JSON in a string. */
  readonly preData: string | null;
}

export interface PlansDetails {
  readonly zipCode: string | null;
  /** 'planId year type', comma-separated. */
  readonly savedPlans: string;
  readonly plans: readonly Row[];
  readonly lastModifiedOn: string | null;
}

export interface DrugsDetails {
  readonly drugInfoDetails: readonly Row[];
  readonly pharmacyObj: Row | null;
  /** Other pharmacies to compare (PHARM-01). */
  readonly otherPharmacies?: readonly Row[];
}

export interface ProvidersDetails {
  readonly zipCode: string | null;
  readonly planYear: number | null;
  readonly providerIdList: readonly Row[];
  readonly lastModifiedOn: string | null;
}

export function emptyProfile(uuid: string, isGuest: boolean): ProfileData {
  return {
    uuid,
    isGuest,
    userDetails: null,
    macraData: { lisSubsidyLevel: null, extraHelpAnswer: null },
    plansDetails: { zipCode: null, savedPlans: '', plans: [], lastModifiedOn: null },
    memberEnrolledPlans: [],
    enrollmentsDetails: { enrollments: [] },
    drugsAndPharmacyDetails: { drugInfoDetails: [], pharmacyObj: null },
    providersDetails: { zipCode: null, planYear: null, providerIdList: [], lastModifiedOn: null },
    medsuppData: null,
    preData: null,
  };
}

export function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The trimmed text of a field; '' if it is not a text. */
export function textOf(row: Row, field: string): string {
  const value = row[field];
  return typeof value === 'string' ? value.trim() : '';
}

/** Converts `MM/DD/YYYY` to `YYYY-MM-DD`. Any other text is returned as it is. */
export function isoDate(text: string): string {
  const match = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text);
  return match ? `${match[3]}-${match[1]?.padStart(2, '0')}-${match[2]?.padStart(2, '0')}` : text;
}
