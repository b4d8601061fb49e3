import type { Pharmacy } from '../domain/drug/drug.js';
import type { UserDetails } from '../domain/identity/user.js';
import type { ProfileDrugs, ProfileProviders, StoredSection } from '../domain/profile/profile.js';
import { drugRow } from './drugs-decoder.js';
import { pharmacyRow } from './pharmacy-decoder.js';
import { userBody } from './profile-sections-decoder.js';
import { placeFields, providerRow } from './providers-decoder.js';
import { decode, encode } from './shape.js';
import { type Bag, fieldOf, isBag, readText } from './wire.js';

/** The drugs section as it is written back: stored rows as they were stored, less the removed ones, then the new ones. */
export function encodeDrugs({ drugs, pharmacy, stored }: ProfileDrugs): Bag {
  const rows = new Map(drugs.map((drug) => [drug.ndc, () => encode(drugRow, drug)]));
  return {
    ...stored,
    drugInfoDetails: writtenRows(stored, 'drugInfoDetails', (row) => decode(drugRow, row)?.ndc, rows),
    pharmacyObj: pharmacyBody(pharmacy, fieldOf(stored, 'pharmacyObj')),
  };
}

/** The providers section, in the same way. */
export function encodeProviders({ zipCode, planYear, providers, stored }: ProfileProviders): Bag {
  const rows = new Map(
    providers.map((one) => [one.id, () => ({ ...encode(providerRow, one), providerAddressObj: encode(placeFields, one) })]),
  );
  const providerIdList = writtenRows(stored, 'providerIdList', (row) => decode(providerRow, row)?.id, rows);
  return { ...stored, zipCode, planYear, providerIdList };
}

/** A stored row that we cannot read is nobody's to remove: it stays (REM-07). What is no object at all is no row. */
function writtenRows(
  stored: StoredSection,
  name: string,
  keyOf: (row: Bag) => string | undefined,
  wanted: ReadonlyMap<string, () => Bag>,
): readonly Bag[] {
  const rows = fieldOf(stored, name);
  const added = new Map(wanted);
  const kept = (Array.isArray(rows) ? rows : []).filter(isBag).filter((row) => {
    const key = keyOf(row);
    if (key !== undefined) added.delete(key);
    return key === undefined || wanted.has(key);
  });
  return [...kept, ...Array.from(added.values(), (row) => row())];
}

function pharmacyBody(pharmacy: Pharmacy | null, stored: unknown): unknown {
  if (!pharmacy) return null;
  return readText(fieldOf(stored, 'pharmacyNumber')) === pharmacy.number ? stored : encode(pharmacyRow, pharmacy);
}

/** What the shopper may tell anew of themself (IMP-04). */
export type UserChange = Partial<
  Pick<UserDetails, 'firstName' | 'lastName' | 'email' | 'dateOfBirth' | 'mbi' | 'gender' | 'zipCode' | 'importAgreementDate'>
>;

/** Only what changed is written: the service keeps the other fields. */
export function encodeUser({ importAgreementDate: agreementDate, ...fields }: UserChange): Bag {
  return { ...encode(userBody, fields), ...(agreementDate !== undefined && { importAgreementData: { agreementDate } }) };
}
