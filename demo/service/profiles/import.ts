import { newRows } from './combine.js';
import { isoDate, type ProfileData, type Row, textOf } from './profile-data.js';
import type { Claims, Person, ProfileRecord } from './profile-record.js';
import type { Change } from './profiles.js';

export interface ImportAnswer {
  readonly importSummaryData: {
    readonly importedDrugsAndPharmacySummary: { readonly drugs: readonly Row[] };
    readonly importedProvidersSummary: { readonly providers: readonly Row[] };
  };
}

const nothing: Claims = { drugs: [], providers: [], emptyImports: 0 };

/**
 * Whether claims belong to the person of the profile. First and last name, birth date, and the Medicare number or the
 * member card number must match.
 */
function belongsTo(profile: ProfileData, person: Person): boolean {
  const user = profile.userDetails ?? {};
  const number = textOf(user, 'mbi').replaceAll('-', '').toUpperCase();
  const isSame = (field: 'firstName' | 'lastName') => textOf(user, field).toLowerCase() === person[field].toLowerCase();
  return (
    isSame('firstName') &&
    isSame('lastName') &&
    isoDate(textOf(user, 'dob')) === person.dob &&
    (number === person.mbi || number === person.memberNumber)
  );
}

function claimsFor({ profile, background, imports }: ProfileRecord): Claims {
  const { claims, person } = background;
  if (!claims || !person || profile.isGuest || !belongsTo(profile, person)) return nothing;
  return imports < claims.emptyImports ? nothing : claims;
}

/** Adds items of the person's claims that the profile lacks. The summary counts the added ones. */
export function importClaims(record: ProfileRecord, trigger: string, now: string): Change<ImportAnswer> {
  const claims = claimsFor(record);
  const { drugsAndPharmacyDetails, providersDetails, userDetails } = record.profile;
  const drugs = newRows(drugsAndPharmacyDetails.drugInfoDetails, claims.drugs, 'nationalDrugCode');
  const providers = newRows(providersDetails.providerIdList, claims.providers, 'providerId');
  const history: readonly unknown[] = Array.isArray(userDetails?.importHistory) ? userDetails.importHistory : [];
  const entry = { triggeredBy: trigger, importedOn: now, drugCount: drugs.length, providerCount: providers.length };
  const profile: ProfileData = {
    ...record.profile,
    userDetails: userDetails ? { ...userDetails, importHistory: [...history, entry] } : null,
    drugsAndPharmacyDetails: {
      ...drugsAndPharmacyDetails,
      drugInfoDetails: [...drugsAndPharmacyDetails.drugInfoDetails, ...drugs],
    },
    providersDetails: { ...providersDetails, providerIdList: [...providersDetails.providerIdList, ...providers] },
  };
  const summary = { importedDrugsAndPharmacySummary: { drugs }, importedProvidersSummary: { providers } };
  return { record: { ...record, profile, imports: record.imports + 1 }, answer: { importSummaryData: summary } };
}
