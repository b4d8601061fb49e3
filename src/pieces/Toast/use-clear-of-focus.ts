import { type RefObject, useEffect, useState } from 'react';
import { deepActiveElement } from '../../ui/focus.js';
import { type Corner, freeCorner } from './free-corner.js';

/** The corner where the box hides nothing that has focus (TOAST-01). It stays where it is as long as it has focus itself. */
export function useClearOfFocus(box: RefObject<HTMLElement | null>): Corner {
  const [corner, setCorner] = useState<Corner>('bottom');
  useEffect(() => {
    const look = () => {
      const active = deepActiveElement();
      const { current } = box;
      if (!current || !active || current.contains(active)) return;
      const isPage = active === document.body || active === document.documentElement;
      setCorner(
        freeCorner(current.getBoundingClientRect(), isPage ? null : active.getBoundingClientRect(), {
          width: innerWidth,
          height: innerHeight,
        }),
      );
    };
    const events = ['focusin', 'scroll', 'resize'] as const;
    for (const name of events) addEventListener(name, look, { capture: true, passive: true });
    look();
    return () => {
      for (const name of events) removeEventListener(name, look, { capture: true });
    };
  }, [box]);
  return corner;
}
