import { useEffect, useRef } from 'react';
import { pageDocument } from '../../../shared/page/page-document.js';

/**
 * Shows this in the title of the tab, and gives the page its own title back at the end. A title that the page sets meanwhile is the one that
 * comes back.
 */
export function useTabTitle(title: string): void {
  const ours = useRef<string | null>(null);
  const own = useRef('');
  useEffect(() => {
    if (pageDocument.title !== ours.current) own.current = pageDocument.title;
    pageDocument.title = title;
    // As the browser has it: it takes blanks together.
    ours.current = pageDocument.title;
  }, [title]);
  useEffect(
    () => () => {
      if (pageDocument.title === ours.current) pageDocument.title = own.current;
    },
    [],
  );
}
