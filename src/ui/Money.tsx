import { VisuallyHidden } from './VisuallyHidden.js';

interface MoneyProps {
  /** The amount as text: `$26`, `$26.40`, or `--` if there is none. */
  readonly text: string;
  /** Spoken text that replaces `--`. */
  readonly spoken?: string | undefined;
}

/** An amount of money in tabular figures that do not wrap. */
export function Money({ text, spoken }: MoneyProps) {
  if (!spoken) return <span className="money">{text}</span>;
  return (
    <span className="money">
      <span aria-hidden="true">{text}</span>
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </span>
  );
}
