import { type ReactNode, useId } from 'react';
import { Icon } from './Icon.js';
import { chevronDown } from './icons/chevron-down.js';
import { oncePerPress } from './old-presses.js';
import { useUntilFound } from './use-until-found.js';

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
 * A question that opens its answer (FAQ-02). Find-in-page searches closed answers.
 */
export function Disclosure({ heading, children, isOpen, onToggle, onFound }: DisclosureProps) {
  const id = useId();
  const panel = useUntilFound(isOpen, onFound);
  return (
    <div className="faq__item">
      <h3>
        <button
          type="button"
          className="fold__button faq__button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={oncePerPress(onToggle)}
        >
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
