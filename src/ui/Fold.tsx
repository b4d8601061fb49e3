import type { ReactNode } from 'react';
import { Count } from './Count.js';
import { Icon } from './Icon.js';
import { chevronDown } from './icons/chevron-down.js';
import { oncePerPress } from './old-presses.js';

interface FoldHeadProps {
  readonly heading: string;
  /** How many things the row opens. */
  readonly count?: number | undefined;
  readonly isOpen: boolean;
  /** The id of what the row opens. */
  readonly controls: string;
  readonly onToggle: () => void;
}

/** The heading of a section that is one row: a button that opens what is under it. */
export function FoldHead({ heading, count, isOpen, controls, onToggle }: FoldHeadProps): ReactNode {
  return (
    <h2 className="fold__title">
      <button
        type="button"
        className="fold__button"
        part="toggle"
        aria-expanded={isOpen}
        aria-controls={controls}
        onClick={oncePerPress(onToggle)}
      >
        <span>
          {heading}
          {count !== undefined && (
            <>
              {' '}
              <Count>{count}</Count>
            </>
          )}
        </span>
        <Icon of={chevronDown} />
      </button>
    </h2>
  );
}
