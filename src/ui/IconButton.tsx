import { Icon } from './Icon.js';
import type { IconArt } from './icons/art.js';
import { oncePerPress } from './old-presses.js';

interface IconButtonProps {
  readonly icon: IconArt;
  readonly label: string;
  readonly onClick: () => void;
  /** For now: it keeps its focus and its place, and its owner ignores presses. */
  readonly isDisabled?: boolean | undefined;
}

/** A round button of 44 px with a picture, named by its label. */
export function IconButton({ icon, label, onClick, isDisabled }: IconButtonProps) {
  return (
    <button type="button" className="iconbutton" aria-label={label} aria-disabled={isDisabled || undefined} onClick={oncePerPress(onClick)}>
      <Icon of={icon} />
    </button>
  );
}
