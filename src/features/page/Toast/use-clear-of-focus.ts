import { type RefObject, useEffect, useRef, useState } from 'react';
import { pageDocument } from '../../../shared/page/page-document.js';
import { deepActiveElement } from '../../../ui/focus.js';
import { type Corner, freeCorner } from './free-corner.js';

interface Clear {
  readonly corner: Corner;
  /** Gives focus to what had it before the box. */
  readonly giveBack: () => void;
}

/** The corner where the box hides nothing that has focus (TOAST-01). It stays where it is as long as it has focus itself. */
export function useClearOfFocus(box: RefObject<HTMLElement | null>): Clear {
  const [corner, setCorner] = useState<Corner>('bottom');
  const before = useRef<Element>(null);
  useEffect(() => {
    const look = () => {
      const active = deepActiveElement();
      const { current } = box;
      if (!current || !active || current.contains(active)) return;
      before.current = active;
      const isPage = active === pageDocument.body || active === pageDocument.documentElement;
      setCorner(
        freeCorner(current.getBoundingClientRect(), isPage ? null : active.getBoundingClientRect(), {
          width: innerWidth,
          height: innerHeight,
        }),
      );
    };
    // Focus that moves inside one shadow root is not heard here; the key or press that moved it is.
    const events = ['focusin', 'keyup', 'pointerup', 'scroll', 'resize'] as const;
    for (const name of events) addEventListener(name, look, { capture: true, passive: true });
    // A focused element may be pushed under the box.
    const shifts = new ResizeObserver(look);
    shifts.observe(pageDocument.body);
    look();
    return () => {
      shifts.disconnect();
      for (const name of events) removeEventListener(name, look, { capture: true });
    };
  }, [box]);
  return { corner, giveBack: () => before.current instanceof HTMLElement && before.current.focus({ preventScroll: true }) };
}
