import { useLayoutEffect, useRef, useState } from 'react';

/** The place of the brand's mark, which the page fills; empty it takes no room. */
export function Logo() {
  const slot = useRef<HTMLSlotElement>(null);
  const [isFilled, setFilled] = useState(false);
  useLayoutEffect(() => {
    const { current } = slot;
    if (!current) return;
    // Through the slot of a layout around it, too.
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
