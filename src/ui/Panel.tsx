import { type ReactNode, useId } from 'react';
import { Icon } from './Icon.js';
import type { IconArt } from './icons/art.js';
import css from './Panel.css?inline';

interface PanelProps {
  readonly title: string;
  readonly icon?: IconArt | undefined;
  /** Uses the accent background, for an invitation. */
  readonly isAccent?: boolean | undefined;
  readonly children: ReactNode;
  readonly part?: string | undefined;
}

/** A small box in the side column: a heading with a question or a button. */
export function Panel({ title, icon, isAccent, children, part }: PanelProps) {
  const id = useId();
  return (
    <section className={isAccent ? 'panel panel--accent' : 'panel'} aria-labelledby={id} part={part}>
      <h2 className="panel__title" id={id}>
        {icon && <Icon of={icon} />}
        {title}
      </h2>
      {children}
    </section>
  );
}

export const panelStyles: readonly string[] = [css];
