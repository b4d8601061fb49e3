import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Closes a box with `hidden="until-found"`, so that find-in-page searches it too. Browsers without it hide the box.
 *
 * @param onFound the browser has found text in the closed box
 */
export function useUntilFound(isOpen: boolean, onFound: () => void): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // React writes `hidden` as a boolean only.
    if (isOpen) box.current?.removeAttribute('hidden');
    else box.current?.setAttribute('hidden', 'until-found');
  }, [isOpen]);
  const found = useRef(onFound);
  found.current = onFound;
  useLayoutEffect(() => {
    const { current } = box;
    const open = () => found.current();
    current?.addEventListener('beforematch', open);
    return () => current?.removeEventListener('beforematch', open);
  }, []);
  return box;
}
