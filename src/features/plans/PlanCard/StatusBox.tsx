import type { ReactNode } from 'react';
import { Icon } from '../../../ui/Icon.js';
import type { IconArt } from '../../../ui/icons/art.js';

interface StatusBoxProps {
  readonly tone: 'positive' | 'caution' | 'negative' | 'info';
  readonly icon: IconArt;
  readonly part: 'status' | 'late';
  readonly children: ReactNode;
}

/** One sentence on a colored ground, with an icon that says the same without color. */
export function StatusBox({ tone, icon, part, children }: StatusBoxProps) {
  return (
    <p className={`standing standing--${tone}`} part={part}>
      <Icon of={icon} />
      <span>{children}</span>
    </p>
  );
}
