import { fieldsOf, flag, leaf, openShape } from '../../shared/http/shape.js';
import type { Decoder } from '../../shared/http/wire.js';
import { readAmount } from '../../shared/money/amount.js';

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
