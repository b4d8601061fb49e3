import { decode, encode, encodePresent } from '../../shared/http/shape.js';
import { fieldOf, isJsonObject, type JsonObject, readText } from '../../shared/http/wire.js';
import type { KnownPerson } from '../../shared/shopper/user.js';
import { drugFacts, drugRow } from '../drugs/decoder.js';
import { pharmacyRow } from '../drugs/pharmacy-decoder.js';
import type { Pharmacy } from '../drugs/rules/drug.js';
import { placeFields, providerFacts, providerRow } from '../providers/decoder.js';
import { doctorRows, drugRows, planRows, type Rows } from './rows-decoder.js';
import type { ReadDrugs, ReadList, ReadPlans, ReadProviders, StoredSection } from './rules/profile.js';
import { userBody } from './sections-decoder.js';

/** The plans section for a write: the stored section with a new saved-plans string. */
export function encodePlans({ savedPlans, stored }: Pick<ReadPlans, 'savedPlans' | 'stored'>): JsonObject {
  return { ...stored, savedPlans: savedPlans.text };
}

/** The drugs section for a write: stored rows unchanged, without the removed ones, then the new ones. */
export function encodeDrugs({ drugs, pharmacy, ...section }: ReadDrugs): JsonObject {
  const rows = new Map(drugs.map((drug) => [drug.ndc, () => ({ ...encode(drugRow, drug), ...encodePresent(drugFacts, drug) })]));
  return {
    ...section.stored,
    [drugRows.name]: writtenRows(section, drugRows, rows),
    pharmacyObj: pharmacyBody(pharmacy, fieldOf(section.stored, 'pharmacyObj')),
  };
}

/** The providers section, in the same way. */
export function encodeProviders({ zipCode, planYear, providers, ...section }: ReadProviders): JsonObject {
  const rows = new Map(
    providers.map((one) => [
      one.id,
      () => ({ ...encode(providerRow, one), ...encodePresent(providerFacts, one), providerAddressObj: encode(placeFields, one) }),
    ]),
  );
  return { ...section.stored, zipCode, planYear, [doctorRows.name]: writtenRows(section, doctorRows, rows) };
}

/**
 * A providers section with the fields of another one merged over it. It has the rows of both, the other's first. A
 * write picks the rows that it needs. Rows that cannot be read are those of `now`, because nobody chose the other's.
 */
export function mergeProviders(now: ReadList, chosen: StoredSection): StoredSection {
  const rows = rowsOf(chosen, doctorRows).filter((row) => doctorRows.keyOf(row) !== undefined);
  const keys = new Set(rows.map(doctorRows.keyOf));
  const others = rowsOf(now.stored, doctorRows).filter((row) => isUnread(now, row) || !keys.has(doctorRows.keyOf(row)));
  return { ...now.stored, ...chosen, [doctorRows.name]: [...rows, ...others] };
}

/** The rows of a providers section only, for a write that restores them and changes no other field. */
export function doctorRowsOf(list: ReadList): StoredSection {
  return { [doctorRows.name]: rowsOf(list.stored, doctorRows).filter((row) => !isUnread(list, row)) };
}

/**
 * The stored rows without the removed ones, then the added ones. A row that was not read stays as the service sent it, because nobody
 * removed it (REM-07, SAFE-05). Null is no row.
 */
function writtenRows(list: ReadList, rows: Rows, wanted: ReadonlyMap<string, () => JsonObject>): readonly JsonObject[] {
  const added = new Map(wanted);
  const kept = rowsOf(list.stored, rows).filter((row) => {
    if (isUnread(list, row)) return true;
    const key = rows.keyOf(row);
    if (key !== undefined) added.delete(key);
    return key === undefined || wanted.has(key);
  });
  return [...kept, ...[...added.values()].map((row) => row())];
}

function isUnread({ unreadRows, rowsBeyond }: ReadList, row: unknown): boolean {
  return unreadRows?.has(row) === true || rowsBeyond?.has(row) === true;
}

function rowsOf(stored: StoredSection, { name }: Rows): readonly JsonObject[] {
  const rows = fieldOf(stored, name);
  return Array.isArray(rows) ? rows.filter(isJsonObject) : [];
}

/**
 * Restores an item's rows from an earlier version of a section, with every field (REM-03). Each returns behind its nearest former
 * predecessor that is still there. Nothing changes if the item is there already.
 */
function putBack(now: StoredSection, before: StoredSection, rows: Rows, key: string): StoredSection {
  const isIts = (row: JsonObject) => rows.keyOf(row) === key;
  const list = [...rowsOf(now, rows)];
  const earlier = rowsOf(before, rows);
  if (list.some(isIts)) return now;
  earlier.forEach((row, at) => {
    if (!isIts(row)) return;
    const keys = list.map(rows.keyOf);
    const place = earlier.slice(0, at).reduce((from, one) => keys.indexOf(rows.keyOf(one), from) + 1 || from, 0);
    list.splice(place, 0, row);
  });
  return { ...now, [rows.name]: list };
}

export const putBackPlan = (now: StoredSection, before: StoredSection, key: string) => putBack(now, before, planRows, key);
export const putBackDrug = (now: StoredSection, before: StoredSection, ndc: string) => putBack(now, before, drugRows, ndc);
export const putBackProvider = (now: StoredSection, before: StoredSection, id: string) => putBack(now, before, doctorRows, id);

/** A stored pharmacy that cannot be decoded stays too: nobody removed it. */
function pharmacyBody(pharmacy: Pharmacy | null, stored: unknown): unknown {
  if (!pharmacy) return decode(pharmacyRow, stored) ? null : stored;
  return readText(fieldOf(stored, 'pharmacyNumber')) === pharmacy.number ? stored : encode(pharmacyRow, pharmacy);
}

/** Fields of the person that the shopper can change (IMP-04). */
export type UserChange = Partial<
  Pick<KnownPerson, 'firstName' | 'lastName' | 'email' | 'dateOfBirth' | 'mbi' | 'gender' | 'zipCode' | 'importAgreementDate'>
>;

/** Writes only the changed fields: the service keeps the others. */
export function encodeUser({ importAgreementDate: agreementDate, ...fields }: UserChange): JsonObject {
  return { ...encode(userBody, fields), ...(agreementDate !== undefined && { importAgreementData: { agreementDate } }) };
}
