import { useEffect, useRef } from 'react';

/**
 * Shows this in the title of the tab, and gives the page its own title back at the end. A title that the page sets meanwhile is the one that
 * comes back.
 */
export function useTabTitle(title: string): void {
  const ours = useRef<string | null>(null);
  const own = useRef('');
  useEffect(() => {
    if (document.title !== ours.current) own.current = document.title;
    document.title = title;
    // As the browser has it: it takes blanks together.
    ours.current = document.title;
  }, [title]);
  useEffect(
    () => () => {
      if (document.title === ours.current) document.title = own.current;
    },
    [],
  );
}
