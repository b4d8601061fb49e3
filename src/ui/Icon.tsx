import { classes } from './classes.js';
import type { IconArt } from './icons/art.js';

interface IconProps {
  readonly of: IconArt;
  /** 20, 24 or 32 px at the default unit. */
  readonly size?: 'sm' | 'md' | 'lg' | undefined;
}

/** A picture beside words, never in place of them: assistive technology does not see it. */
export function Icon({ of, size }: IconProps) {
  return (
    <svg className={classes('icon', size && `icon--${size}`, of.kind && `icon--${of.kind}`)} viewBox="0 0 24 24" aria-hidden="true">
      <path d={of.d} />
    </svg>
  );
}
