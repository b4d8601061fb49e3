import { messageIn } from '../../shared/http/problem.js';
import { decode, flag, isSet, neededText, neededWords, readRows, shape, words } from '../../shared/http/shape.js';
import { type Decoder, dataOf, drop, type Issues, isJsonObject } from '../../shared/http/wire.js';
import { readPlanId } from '../plan/plan-id-decoder.js';
import type { PlanId } from '../plan/rules/plan.js';
import type { Pharmacy } from './rules/pharmacy.js';

/** The message of the pharmacy service if it finds none (ERR-02). */
export const NO_PHARMACY = 'No data found from Pharmacy Search call';

/** The chosen pharmacy (ENT-05). */
export const pharmacyRow = shape({
  name: ['pharmacyName', neededWords],
  number: ['pharmacyNumber', neededText],
  isMailOrder: ['mailOrder', isSet],
  isSaver: ['pharmacySaver', isSet],
  isPreferredNetwork: ['preferredNetwork', isSet],
  address: ['pharmacyAddress', words],
});

/** Null if there is none or it cannot be read. */
export function readPharmacy(value: unknown, issues: Issues): Pharmacy | null {
  const pharmacy = decode(pharmacyRow, value) ?? null;
  const isNone = value === null || value === undefined || (isJsonObject(value) && Object.keys(value).length === 0);
  if (!pharmacy && !isNone) drop(issues, 'pharmacyName');
  return pharmacy;
}

/** The other pharmacies to compare. A bad row, and a second one with a number, is dropped (PHARM-01). */
export function readOtherPharmacies(value: unknown, issues: Issues): readonly Pharmacy[] {
  return readRows(
    value,
    pharmacyRow,
    (row) => row,
    issues,
    ({ number }) => number,
  );
}

/** CALL-09. */
export const decodePharmacy: Decoder<Pharmacy | null> = (body, issues) => {
  if (messageIn(body) === NO_PHARMACY) return null;
  const data = dataOf(body);
  return data && readPharmacy(data.pharmacy, issues);
};

/** Whether a plan covers the pharmacy; null fields are unknown. */
export interface PharmacyCoverage {
  readonly planId: PlanId;
  readonly isCovered: boolean | null;
  readonly isInNetwork: boolean | null;
}

const coverageRow = shape({ planId: neededText, isCovered: ['isPharmacyCovered', flag], isInNetwork: ['inNetwork', flag] });

/** CALL-10. */
export const decodePharmacyCoverage: Decoder<readonly PharmacyCoverage[]> = (body, issues) => {
  const data = dataOf(body);
  if (!data) return undefined;
  return readRows(
    data.plans,
    coverageRow,
    (row) => {
      const planId = readPlanId(row.planId, issues);
      return planId && { ...row, planId };
    },
    issues,
    (one) => one.planId,
  );
};
