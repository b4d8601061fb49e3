import { type ReactNode, useId, useState } from 'react';
import { Icon } from './Icon.js';
import { chevronDown } from './icons/chevron-down.js';
import { oncePerPress } from './old-presses.js';

interface DisclosureProps {
  readonly heading: string;
  readonly children: ReactNode;
  readonly onToggle?: ((isOpen: boolean) => void) | undefined;
}

/** A question that opens its answer (FAQ-02). */
export function Disclosure({ heading, children, onToggle }: DisclosureProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const toggle = () => {
    setOpen(!isOpen);
    onToggle?.(!isOpen);
  };
  return (
    <div className="faq__item">
      <h3>
        <button type="button" className="faq__button" aria-expanded={isOpen} aria-controls={id} onClick={oncePerPress(toggle)}>
          <span>{heading}</span>
          <Icon of={chevronDown} />
        </button>
      </h3>
      <div className="faq__panel" id={id} hidden={!isOpen}>
        {children}
      </div>
    </div>
  );
}
