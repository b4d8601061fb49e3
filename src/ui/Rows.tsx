import type { ReactNode } from 'react';

interface RowsProps {
  readonly children: ReactNode;
  /** The id of the heading that names the list. */
  readonly labelledBy?: string | undefined;
  readonly part?: string | undefined;
}

/** A list whose rows alternate their ground. */
export function Rows({ children, labelledBy, part = 'list' }: RowsProps) {
  return (
    <ul className="rows" role="list" aria-labelledby={labelledBy} part={part}>
      {children}
    </ul>
  );
}
