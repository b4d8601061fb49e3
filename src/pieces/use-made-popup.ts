import { useEffect, useRef } from 'react';

interface Maker {
  /** Makes what the popup shows; without `true` there is nothing to show to this shopper. */
  readonly make: () => Promise<boolean | undefined>;
  /** The popup has gone: what it showed goes too. */
  readonly end: () => unknown;
  readonly close: () => void;
}

/** A popup that shows what a flow makes for it: begun when it opens, and gone when the flow has ended it, or makes nothing. */
export function useMadePopup(isOpen: boolean, isMade: boolean, { make, end, close }: Maker): void {
  const latest = useRef({ make, end, close });
  latest.current = { make, end, close };
  const wasMade = useRef(false);
  useEffect(() => {
    if (!isOpen) return undefined;
    latest.current.make().then(
      (made) => made || latest.current.close(),
      () => latest.current.close(),
    );
    return () => void latest.current.end();
  }, [isOpen]);
  useEffect(() => {
    if (wasMade.current && !isMade) latest.current.close();
    wasMade.current = isMade;
  }, [isMade]);
}
