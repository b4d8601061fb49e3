import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Icon } from './Icon.js';
import { chevronDown } from './icons/chevron-down.js';
import { oncePerPress } from './old-presses.js';

interface DisclosureProps {
  readonly heading: string;
  readonly children: ReactNode;
  readonly isOpen: boolean;
  /** Called when the shopper presses the button. */
  readonly onToggle: () => void;
  /** Called when find-in-page finds text in the closed answer. */
  readonly onFound: () => void;
}

/**
 * A question that opens its answer (FAQ-02). Uses `hidden="until-found"` if the browser supports it, so that
 * find-in-page searches closed answers.
 */
export function Disclosure({ heading, children, isOpen, onToggle, onFound }: DisclosureProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // React writes `hidden` as a boolean only.
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
