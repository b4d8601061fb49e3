import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Icon } from './Icon.js';
import { chevronDown } from './icons/chevron-down.js';
import { oncePerPress } from './old-presses.js';

interface DisclosureProps {
  readonly heading: string;
  readonly children: ReactNode;
  readonly isOpen: boolean;
  /** The shopper has pressed the button. */
  readonly onToggle: () => void;
  /** The browser's search has found something in the closed answer. */
  readonly onFound: () => void;
}

/**
 * A question that opens its answer (FAQ-02). The browser's own search looks into closed answers too, where the browser supports that; in
 * others a closed answer is hidden.
 */
export function Disclosure({ heading, children, isOpen, onToggle, onFound }: DisclosureProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // React writes `hidden` as a plain yes or no.
    if (isOpen) panel.current?.removeAttribute('hidden');
    else panel.current?.setAttribute('hidden', 'until-found');
  }, [isOpen]);
  const found = useRef(onFound);
  found.current = onFound;
  useLayoutEffect(() => {
    const box = panel.current;
    const open = () => found.current();
    box?.addEventListener('beforematch', open);
    return () => box?.removeEventListener('beforematch', open);
  }, []);
  return (
    <div className="faq__item">
      <h3>
        <button type="button" className="faq__button" aria-expanded={isOpen} aria-controls={id} onClick={oncePerPress(onToggle)}>
          <span>{heading}</span>
          <Icon of={chevronDown} />
        </button>
      </h3>
      <div className="faq__panel" id={id} ref={panel}>
        {children}
      </div>
    </div>
  );
}
