import type { ReactNode } from 'react';

/** Words that only assistive technology gets. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className="vh">{children}</span>;
}
