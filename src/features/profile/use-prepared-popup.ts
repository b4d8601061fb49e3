import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useAtom } from '../../shared/state/use-atom.js';
import { $isProfileKnown } from './state/profile.js';

interface PopupContent {
  /** Makes what the popup shows; without `true` there is nothing to show to this shopper. */
  readonly make: () => Promise<boolean | undefined>;
  /** The popup has closed. Its content is removed too. */
  readonly end: () => unknown;
  readonly close: () => void;
}

/**
 * For a popup whose content a flow prepares. `make` is called when it opens; it closes if there is nothing to show, or when the flow ends
 * the content. A popup that is opened before the profile has been read waits for it, because until then nobody knows whether there is
 * anything to show. Content that was made for another element of the tag, one that is just being removed, does not close this one when it
 * ends.
 */
export function usePreparedPopup(isOpen: boolean, isMade: boolean, { make, end, close }: PopupContent): void {
  const latest = useRef({ make, end, close });
  latest.current = { make, end, close };
  const [isOwn, own] = useState(false);
  const isBegun = useAtom($isProfileKnown) && isOpen;
  // A layout effect ends with its element. Preact ends other effects later, and would end the content of the next element with them.
  useLayoutEffect(() => {
    if (!isBegun) return undefined;
    let isOver = false;
    const made = (isThere?: boolean) => {
      if (isOver) return;
      own(isThere === true);
      if (!isThere) latest.current.close();
    };
    latest.current.make().then(made, () => made());
    return () => {
      isOver = true;
      own(false);
      void latest.current.end();
    };
  }, [isBegun]);
  useEffect(() => {
    if (isOwn && !isMade) latest.current.close();
  }, [isOwn, isMade]);
}
