import { decode, encode, encodePresent } from '../../shared/http/shape.js';
import { fieldOf, type Issues, isJsonObject, readText } from '../../shared/http/wire.js';
import { pharmacyRow, readOtherPharmacies, readPharmacy } from '../pharmacies/decoder.js';
import type { Pharmacy } from '../pharmacies/rules/pharmacy.js';
import type { AnyList, ReadListOf } from '../profile/rules/profile.js';
import { contentOf } from '../profile/rules/unread.js';
import { cutMark, defineRows, hasTypedFields } from '../profile/section.js';
import { drugFacts, drugRow, readDrugs } from './decoder.js';
import type { Drug } from './rules/drug.js';

/** The facts of the saved drugs that the page shows. */
interface DrugsContent {
  readonly drugs: readonly Drug[];
  /** True if the service has more rows than the library reads (SAFE-05). */
  readonly isCut?: boolean;
  readonly pharmacy: Pharmacy | null;
  /** Other pharmacies to compare. Left out if the service has none (PHARM-01). */
  readonly otherPharmacies?: readonly Pharmacy[];
}

declare module '../profile/rules/profile.js' {
  interface ListContents {
    readonly drugs: DrugsContent;
  }
}

/** The saved drugs, and the chosen pharmacy. */
export const drugsSection = defineRows<'drugs', Drug>('drugs', {
  field: 'drugsAndPharmacyDetails',
  types: { pharmacyObj: 'object' },
  rows: {
    name: 'drugInfoDetails',
    needs: ['nationalDrugCode', 'drugName'],
    keyOf: (row) => decode(drugRow, row)?.ndc,
  },
  toolStorage: 'ucp_drugToolData',
  none: { drugs: [], pharmacy: null },
  isTyped: (sent, issues) => hasTypedPharmacy(fieldOf(sent, 'pharmacyObj'), issues),
  content: (sent, issues) => {
    const rows = fieldOf(sent, 'drugInfoDetails');
    const otherPharmacies = readOtherPharmacies(fieldOf(sent, 'otherPharmacies'), issues);
    return {
      drugs: readDrugs(rows, issues),
      ...cutMark(rows),
      pharmacy: readPharmacy(fieldOf(sent, 'pharmacyObj'), issues),
      ...(otherPharmacies.length > 0 && { otherPharmacies }),
    };
  },
  items: ({ drugs }) => drugs,
  withItems: (list, drugs) => ({ ...list, drugs }),
  keyOf: ({ ndc }) => ndc,
  encodeRow: (drug) => ({ ...encode(drugRow, drug), ...encodePresent(drugFacts, drug) }),
  encodeRest: ({ pharmacy, stored }) => ({ pharmacyObj: pharmacyBody(pharmacy, fieldOf(stored, 'pharmacyObj')) }),
  mayHideMore: mayHidePharmacy,
});

function hasTypedPharmacy(pharmacy: unknown, issues: Issues): boolean {
  const types = { pharmacyNumber: 'text or number', pharmacyName: 'text or number' } as const;
  return hasTypedFields(isJsonObject(pharmacy) ? pharmacy : null, 'pharmacyObj', types, issues);
}

/** A stored pharmacy that cannot be decoded stays too: nobody removed it. */
function pharmacyBody(pharmacy: Pharmacy | null, stored: unknown): unknown {
  if (!pharmacy) return decode(pharmacyRow, stored) ? null : stored;
  return readText(fieldOf(stored, 'pharmacyNumber')) === pharmacy.number ? stored : encode(pharmacyRow, pharmacy);
}

function mayHidePharmacy({ pharmacy, stored }: ReadListOf<'drugs'>, before: AnyList<'drugs'>): boolean {
  const isUnread = pharmacy === null && Object.keys(stored?.pharmacyObj ?? {}).length > 0;
  return isUnread && contentOf<DrugsContent>(before).pharmacy !== null;
}
