import { type ReactNode, useId, useState } from 'react';
import { Icon } from './Icon.js';
import { chevronDown } from './icons/chevron-down.js';

interface DisclosureProps {
  readonly heading: string;
  readonly children: ReactNode;
  readonly headingLevel?: 2 | 3 | 4 | undefined;
  readonly isOpenAtFirst?: boolean | undefined;
  readonly onToggle?: ((isOpen: boolean) => void) | undefined;
}

/** A question that opens its answer (FAQ-02). */
export function Disclosure({ heading, children, headingLevel = 3, isOpenAtFirst = false, onToggle }: DisclosureProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const Heading = `h${headingLevel}` as const;
  const toggle = () => {
    setOpen(!isOpen);
    onToggle?.(!isOpen);
  };
  return (
    <div className="faq__item">
      <Heading className="faq__heading">
        <button type="button" className="faq__button" aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
          <span>{heading}</span>
          <Icon of={chevronDown} />
        </button>
      </Heading>
      <div className="faq__panel" id={id} hidden={!isOpen}>
        {children}
      </div>
    </div>
  );
}
