import type { ReactNode } from 'react';

interface RowsProps {
  readonly children: ReactNode;
  /** The id of the heading that names the list. */
  readonly labelledBy?: string | undefined;
  readonly part?: string | undefined;
}

/** A list whose rows alternate their ground. The role is said because one browser takes it from lists without bullets. */
export function Rows({ children, labelledBy, part = 'list' }: RowsProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list whose bullets are off
    <ul className="rows" role="list" aria-labelledby={labelledBy} part={part}>
      {children}
    </ul>
  );
}
