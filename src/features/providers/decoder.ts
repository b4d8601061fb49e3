import {
  fieldsOf,
  flag,
  leaf,
  list,
  neededText,
  neededWords,
  openShape,
  raw,
  readRows,
  shape,
  text,
  wordList,
  words,
  zip,
} from '../../shared/http/shape.js';
import { type Issues, readRecord, readText, readTexts, readWords } from '../../shared/http/wire.js';
import type { CoverageType, DirectoryType, Provider } from './rules/provider.js';

/** A saved doctor, dentist or facility (ENT-06). */
export const providerRow = shape({
  id: ['providerId', neededText],
  addressId: ['providerAddressId', text],
  name: ['providerName', neededWords],
  specialties: ['specialities', wordList],
  address: ['providerAddress', words],
  phone: ['providerPhone', words],
  directoryType: leaf(readDirectoryType),
  coverageType: ['providerCoverageType', leaf(readCoverageType)],
  // Ids of plans, or names of dental networks.
  plans: ['plansList', leaf((value) => readTexts(value, readWords))],
  place: ['providerAddressObj', raw],
});

/** Optional facts from the provider directory (ENT-13). */
export const providerFacts = openShape({
  gender: text,
  languages: list,
  nationalProviderId: text,
  networkIdsMedical: list,
  pcpId: text,
  isPcp: ['isPCP', flag],
  isAddedByOle: ['isAddedByOLE', flag],
  plansByYear: ['plansListByYear', leaf(readPlansByYear)],
});

/** A year without a readable list is left out: its coverage is not known (PROV-07). */
function readPlansByYear(value: unknown): Readonly<Record<string, readonly string[]>> | null {
  const isYear = (name: string | null) => (name !== null && /^\d{4}$/.test(name) ? name : null);
  const lists = readRecord(value, (one) => readTexts(one, readWords), isYear);
  return Object.keys(lists).length > 0 ? lists : null;
}

/** The ZIP code of the provider, and the one of the shopper's search. */
export const placeFields = openShape({ zipCode: zip, selectedZipCode: zip, selectedFipsCode: text });

export function readProviders(rows: unknown, issues: Issues): readonly Provider[] {
  return readRows(
    rows,
    providerRow,
    ({ place, ...row }, _, value): Provider => ({ ...row, ...fieldsOf(placeFields, place), ...fieldsOf(providerFacts, value) }),
    issues,
    (provider) => provider.id,
  );
}

function readDirectoryType(value: unknown): DirectoryType | null {
  return value === 'D' || value === 'M' || value === 'B' ? value : null;
}

/** A type without an icon of its own gets the default one (PV-02). */
function readCoverageType(value: unknown): CoverageType {
  const type = readText(value)?.toLowerCase();
  if (type === 'dental' || type === 'behavioral') return type;
  return type === 'place' || type === 'medical place' ? 'place' : 'default';
}
