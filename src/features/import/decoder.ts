import { fieldsOf, flag, leaf, openShape, readRows, type Shape, text } from '../../shared/http/shape.js';
import { type Decoder, fieldOf, isJsonObject, type Notes, passThrough } from '../../shared/http/wire.js';
import { readAmount } from '../../shared/money/amount.js';
import { readNdc } from '../drugs/decoder.js';

/** The numbers of drugs and providers that an import added (ENT-12). */
export interface ImportSummary {
  readonly drugCount: number;
  readonly providerCount: number;
}

const importedDrug = openShape({ id: ['nationalDrugCode', leaf(readNdc)] });
const importedProvider = openShape({ id: ['providerId', text] });

/** A response without a summary imported nothing, which counts as empty (CALL-06, IMP-01). */
export const decodeImport: Decoder<ImportSummary> = (body, notes) => {
  if (!isJsonObject(body)) return undefined;
  const summary = fieldOf(body, 'importSummaryData');
  return {
    drugCount: countOf(fieldOf(fieldOf(summary, 'importedDrugsAndPharmacySummary'), 'drugs'), importedDrug, notes),
    providerCount: countOf(fieldOf(fieldOf(summary, 'importedProvidersSummary'), 'providers'), importedProvider, notes),
  };
};

/** Counts a drug or doctor in several claims once (IMP-07). Rows without an id each count. */
function countOf(rows: unknown, row: Shape<{ readonly id: string | null }>, notes: Notes): number {
  return readRows(rows, row, passThrough, notes, ({ id }) => id ?? '').length;
}

/** The outcome of an identity confirmation (ENT-12). */
export interface MergeOutcome {
  readonly isMerged: boolean;
  /** The number of attempts that are left; null if the service did not say (IDC-07). */
  readonly attemptsLeft: number | null;
}

/** A larger number of attempts is ignored (SAFE-13). */
const MOST_ATTEMPTS = 9;

const mergeBody = openShape({ isMerged: ['isProfileMerged', flag], attemptsLeft: ['remainingRetryCount', leaf(readCount)] });

/** Reads the response of a merge, or the body of a failed one, which has only the count. */
export const decodeMerge: Decoder<MergeOutcome> = (body) => {
  const { isMerged, attemptsLeft } = fieldsOf(mergeBody, body);
  return isMerged === null && attemptsLeft === null ? undefined : { isMerged: isMerged ?? false, attemptsLeft };
};

function readCount(value: unknown): number | null {
  const count = readAmount(value);
  return count !== null && Number.isInteger(count) && count >= 0 && count <= MOST_ATTEMPTS ? count : null;
}
