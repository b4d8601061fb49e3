import type { CoverageType, DirectoryType, Provider } from '../domain/provider/provider.js';
import { fieldsOf, leaf, list, neededText, openShape, raw, readRows, shape, text, texts, zip } from './shape.js';
import { type Notes, readText } from './wire.js';

/** A saved doctor, dentist or place of care (ENT-06). */
export const providerRow = shape({
  id: ['providerId', neededText],
  addressId: ['providerAddressId', text],
  name: ['providerName', neededText],
  specialties: ['specialities', list],
  address: ['providerAddress', text],
  phone: ['providerPhone', text],
  directoryType: leaf(readDirectoryType),
  coverageType: ['providerCoverageType', leaf(readCoverageType)],
  plans: ['plansList', texts],
  place: ['providerAddressObj', raw],
});

/** Where the provider is, and where the shopper was when it was found. */
export const placeFields = openShape({ zipCode: zip, selectedZipCode: zip, selectedFipsCode: text });

export function readProviders(rows: unknown, notes: Notes): readonly Provider[] {
  return readRows(
    rows,
    providerRow,
    ({ place, ...row }): Provider => ({ ...row, ...fieldsOf(placeFields, place) }),
    notes,
    (provider) => provider.id,
  );
}

function readDirectoryType(value: unknown): DirectoryType | null {
  return value === 'D' || value === 'M' || value === 'B' ? value : null;
}

/** Any type that has no icon of its own takes the default one (PV-02). */
function readCoverageType(value: unknown): CoverageType {
  const type = readText(value)?.toLowerCase();
  if (type === 'dental' || type === 'behavioral') return type;
  return type === 'place' || type === 'medical place' ? 'place' : 'default';
}
