import { readAmount } from '../domain/money/amount.js';
import { fieldsOf, flag, leaf, openShape } from './shape.js';
import { type Decoder, fieldOf, isBag } from './wire.js';

/** How many drugs and providers an import brought (ENT-12). */
export interface ImportSummary {
  readonly drugCount: number;
  readonly providerCount: number;
}

/** An answer without a summary imported nothing, which counts as empty (CALL-06, IMP-01). */
export const decodeImport: Decoder<ImportSummary> = (body) => {
  if (!isBag(body)) return undefined;
  const summary = fieldOf(body, 'importSummaryData');
  return {
    drugCount: countOf(fieldOf(fieldOf(summary, 'importedDrugsAndPharmacySummary'), 'drugs')),
    providerCount: countOf(fieldOf(fieldOf(summary, 'importedProvidersSummary'), 'providers')),
  };
};

function countOf(rows: unknown): number {
  return Array.isArray(rows) ? rows.length : 0;
}

/** What became of an identity confirmation (ENT-12). */
export interface MergeOutcome {
  readonly isMerged: boolean;
  /** How often the shopper may still try; null when the service did not say (IDC-07). */
  readonly attemptsLeft: number | null;
}

const mergeBody = openShape({ isMerged: ['isProfileMerged', flag], attemptsLeft: ['remainingRetryCount', leaf(readCount)] });

/** Reads the answer of a merge, or the body of a failed one, which has the count alone. */
export const decodeMerge: Decoder<MergeOutcome> = (body) => {
  const { isMerged, attemptsLeft } = fieldsOf(mergeBody, body);
  return isMerged === null && attemptsLeft === null ? undefined : { isMerged: isMerged ?? false, attemptsLeft };
};

function readCount(value: unknown): number | null {
  const count = readAmount(value);
  return count !== null && Number.isInteger(count) && count >= 0 ? count : null;
}
