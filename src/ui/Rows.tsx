import type { ReactNode } from 'react';
import css from './Rows.css?inline';

/** A list with alternating row backgrounds. */
export function Rows({ children }: { readonly children: ReactNode }) {
  return (
    <ul className="rows" role="list" part="list">
      {children}
    </ul>
  );
}

export const rowsStyles: readonly string[] = [css];
