import type { ReactNode } from 'react';
import { Icon } from './Icon.js';
import type { IconArt } from './icons/art.js';

interface EmptyStateProps {
  readonly icon: IconArt;
  readonly title: string;
  readonly text?: string | undefined;
  /** The next step: one primary button. */
  readonly children?: ReactNode;
  readonly headingLevel?: 2 | 3 | 4 | undefined;
  readonly part?: string | undefined;
}

/** In place of a list without items: what is missing, and the next step. */
export function EmptyState({ icon, title, text, children, headingLevel = 3, part = 'empty' }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="empty" part={part}>
      <span className="empty__art">
        <Icon of={icon} />
      </span>
      <Heading className="empty__title">{title}</Heading>
      {text && <p>{text}</p>}
      {children}
    </div>
  );
}
