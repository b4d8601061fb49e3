import css from './Chip.css?inline';
import { classes } from './classes.js';
import { Icon } from './Icon.js';
import type { IconArt } from './icons/art.js';

interface ChipProps {
  readonly kind?: 'info' | 'positive' | 'negative' | 'accent' | undefined;
  readonly icon?: IconArt | undefined;
  readonly children: string;
}

/** A status of one or two words. The color only repeats the text. */
export function Chip({ kind = 'info', icon, children }: ChipProps) {
  return (
    <span className={classes('chip', kind !== 'info' && `chip--${kind}`)}>
      {icon && <Icon of={icon} size="sm" />}
      <span className="chip__text">{children}</span>
    </span>
  );
}

export const chipStyles: readonly string[] = [css];
