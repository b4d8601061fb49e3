import { useLayoutEffect, useRef, useState } from 'react';
import css from './Logo.css?inline';

/** The slot for the brand's logo. It takes no space if the page leaves it empty. */
export function Logo() {
  const slot = useRef<HTMLSlotElement>(null);
  const [isFilled, setFilled] = useState(false);
  useLayoutEffect(() => {
    const { current } = slot;
    if (!current) return;
    // `flatten` also finds content that a layout passes on through its own slot.
    const look = () => setFilled(current.assignedElements({ flatten: true }).length > 0);
    look();
    current.addEventListener('slotchange', look);
    return () => current.removeEventListener('slotchange', look);
  }, []);
  return (
    <span className="logo" part="logo" hidden={!isFilled}>
      <slot name="logo" ref={slot} />
    </span>
  );
}

export const logoStyles: readonly string[] = [css];
