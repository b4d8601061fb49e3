import type { ReactNode } from 'react';

/** A list whose rows alternate their ground. */
export function Rows({ children }: { readonly children: ReactNode }) {
  return (
    <ul className="rows" role="list" part="list">
      {children}
    </ul>
  );
}
