import type { ReactNode } from 'react';
import css from './Figures.css?inline';

interface FiguresProps {
  readonly figures: readonly {
    readonly term: string;
    /** A `Money` or a `StruckPrice`. */
    readonly amount: ReactNode;
  }[];
}

/** One or two large amounts side by side. The label comes first in the DOM and the amount comes first on the screen. */
export function Figures({ figures }: FiguresProps) {
  return (
    <dl className="figures">
      {figures.map(({ term, amount }) => (
        <div className="figure" key={term}>
          <dt>{term}</dt>
          <dd className="figure__amount">{amount}</dd>
        </div>
      ))}
    </dl>
  );
}

export const figuresStyles: readonly string[] = [css];
