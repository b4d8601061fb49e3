import { VisuallyHidden } from './VisuallyHidden.js';

interface StruckPriceProps {
  readonly struck: string;
  /** Hidden words that say what the struck price is, since a line through it is not spoken. */
  readonly meaning: string;
}

/** A price that no longer applies (CARD-16, DRUG-05); the one that does stands before it. */
export function StruckPrice({ struck, meaning }: StruckPriceProps) {
  return (
    <s className="money">
      <VisuallyHidden>{`${meaning}: `}</VisuallyHidden>
      {struck}
    </s>
  );
}
