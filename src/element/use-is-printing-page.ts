import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Whether the browser is printing the page. The component is drawn at once, because Firefox copies the page for paper before any microtask runs
 * (TOP-05).
 */
export function useIsPrintingPage(): boolean {
  const [isOnPaper, set] = useState(false);
  useEffect(() => {
    const over = new AbortController();
    const { signal } = over;
    addEventListener('beforeprint', () => flushSync(() => set(true)), { signal });
    addEventListener('afterprint', () => set(false), { signal });
    return () => over.abort();
  }, []);
  return isOnPaper;
}
