import type { ReactNode } from 'react';
import css from './SectionHead.css?inline';

interface SectionHeadProps {
  readonly title: string;
  readonly lead?: string | undefined;
  /** One action or a toggle, aligned to the end. */
  readonly children?: ReactNode;
}

/** The heading of a section with its lead sentence and its action. */
export function SectionHead({ title, lead, children }: SectionHeadProps) {
  return (
    <div className={lead ? 'head' : 'head head--plain'}>
      <div>
        <h2 className="head__title">{title}</h2>
        {lead && <p className="head__lead">{lead}</p>}
      </div>
      {children}
    </div>
  );
}

export const sectionHeadStyles: readonly string[] = [css];
