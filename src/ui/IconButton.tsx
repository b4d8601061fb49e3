import { Icon } from './Icon.js';
import css from './IconButton.css?inline';
import type { IconArt } from './icons/art.js';
import { oncePerPress } from './old-presses.js';

interface IconButtonProps {
  readonly icon: IconArt;
  readonly label: string;
  readonly onClick: () => void;
  /** Temporarily disabled: it stays focusable, and its owner ignores presses. */
  readonly isDisabled?: boolean | undefined;
}

/** A round icon button of 44 px with an accessible label. */
export function IconButton({ icon, label, onClick, isDisabled }: IconButtonProps) {
  return (
    <button type="button" className="iconbutton" aria-label={label} aria-disabled={isDisabled || undefined} onClick={oncePerPress(onClick)}>
      <Icon of={icon} />
    </button>
  );
}

export const iconButtonStyles: readonly string[] = [css];
