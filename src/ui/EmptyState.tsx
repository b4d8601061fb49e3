import type { ReactNode } from 'react';
import css from './EmptyState.css?inline';
import { Icon } from './Icon.js';
import type { IconArt } from './icons/art.js';

interface EmptyStateProps {
  readonly icon: IconArt;
  readonly title: string;
  readonly text?: string | undefined;
  /** The next step: one primary button, and perhaps another one. */
  readonly children?: ReactNode;
}

/** Replaces a list without items: says what is missing and offers the next step. */
export function EmptyState({ icon, title, text, children }: EmptyStateProps) {
  return (
    <div className="empty" part="empty">
      <span className="empty__art">
        <Icon of={icon} />
      </span>
      <h3>{title}</h3>
      {text && <p>{text}</p>}
      {children && <div className="empty__actions">{children}</div>}
    </div>
  );
}

export const emptyStateStyles: readonly string[] = [css];
