import type { ReactNode } from 'react';

/** A list with alternating row backgrounds. */
export function Rows({ children }: { readonly children: ReactNode }) {
  return (
    <ul className="rows" role="list" part="list">
      {children}
    </ul>
  );
}
