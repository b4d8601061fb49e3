import { decode, neededYear, shape, text } from '../../shared/http/shape.js';
import { drugRow } from '../drugs/decoder.js';
import { type PlanKey, planKey } from '../plan/rules/plan.js';
import { providerRow } from '../providers/decoder.js';

/** The rows of a section of the profile. */
export interface Rows {
  /** The name of their list. */
  readonly name: string;
  /** The fields that a row needs. */
  readonly fields: readonly string[];
  /** The id of a row; undefined if the row cannot be read. */
  readonly keyOf: (row: unknown) => string | undefined;
}

const savedPlanRow = shape({ planId: text, planCode: text, planYear: neededYear });

/** The plan key of a row; undefined if it cannot be read. */
export function savedPlanKey(value: unknown): PlanKey | undefined {
  const row = decode(savedPlanRow, value);
  const id = row?.planId ?? row?.planCode;
  return row && id ? planKey(id, row.planYear) : undefined;
}

export const planRows: Rows = { name: 'plans', fields: ['planId', 'planCode', 'planYear'], keyOf: savedPlanKey };

export const drugRows: Rows = {
  name: 'drugInfoDetails',
  fields: ['nationalDrugCode', 'drugName'],
  keyOf: (row) => decode(drugRow, row)?.ndc,
};

export const doctorRows: Rows = {
  name: 'providerIdList',
  fields: ['providerId', 'providerName'],
  keyOf: (row) => decode(providerRow, row)?.id,
};
