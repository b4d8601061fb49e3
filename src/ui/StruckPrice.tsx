import { VisuallyHidden } from './VisuallyHidden.js';

interface StruckPriceProps {
  readonly struck: string;
  /** Hidden text that explains the struck price, because screen readers do not announce the line through it. */
  readonly meaning: string;
}

/** A price that no longer applies (CARD-16, DRUG-05). The current price comes before it. */
export function StruckPrice({ struck, meaning }: StruckPriceProps) {
  return (
    <s className="money">
      <VisuallyHidden>{`${meaning}: `}</VisuallyHidden>
      {struck}
    </s>
  );
}
