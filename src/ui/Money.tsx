import { VisuallyHidden } from './VisuallyHidden.js';

interface MoneyProps {
  /** The amount as it is shown: `$26`, `$26.40`, or `--` when there is none. */
  readonly text: string;
  /** Said in place of the text, for `--`. */
  readonly spoken?: string | undefined;
}

/** One amount of money: lining figures of equal width that do not break. */
export function Money({ text, spoken }: MoneyProps) {
  if (!spoken) return <span className="money">{text}</span>;
  return (
    <span className="money">
      <span aria-hidden="true">{text}</span>
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </span>
  );
}
