import { VisuallyHidden } from './VisuallyHidden.js';

interface StruckPriceProps {
  /** The price that holds; left out where it stands elsewhere. */
  readonly valid?: string | undefined;
  readonly struck: string;
  /** Hidden words that say what the struck price is, since a line through it is not spoken. */
  readonly meaning: string;
}

/** A price that no longer applies, behind the one that does (CARD-16, DRUG-05). */
export function StruckPrice({ valid, struck, meaning }: StruckPriceProps) {
  return (
    <span className="money">
      {valid && <b>{valid}</b>}
      {valid && ' '}
      <s>
        <VisuallyHidden>{`${meaning}: `}</VisuallyHidden>
        {struck}
      </s>
    </span>
  );
}
