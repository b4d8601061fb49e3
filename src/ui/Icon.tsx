import { classes } from './classes.js';
import type { IconArt } from './icons/art.js';

interface IconProps {
  readonly of: IconArt;
  /** 20, 24 or 32 px with the default `--ucp-unit`. */
  readonly size?: 'sm' | 'md' | 'lg' | undefined;
}

/** A decorative icon beside text. It is hidden from assistive technology. */
export function Icon({ of, size }: IconProps) {
  return (
    <svg className={classes('icon', size && `icon--${size}`, of.kind && `icon--${of.kind}`)} viewBox="0 0 24 24" aria-hidden="true">
      <path d={of.d} />
    </svg>
  );
}
