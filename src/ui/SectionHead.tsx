import type { ReactNode, Ref } from 'react';

interface SectionHeadProps {
  readonly title: string;
  readonly id?: string | undefined;
  readonly level?: 2 | 3 | undefined;
  readonly lead?: string | undefined;
  /** At the right: one action or a toggle. */
  readonly children?: ReactNode;
  /** Lets focus be put on the heading. */
  readonly titleRef?: Ref<HTMLHeadingElement> | undefined;
}

/** The heading of a section, with its sentence and its action. */
export function SectionHead({ title, id, level = 2, lead, children, titleRef }: SectionHeadProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="head">
      <div>
        <Heading className="head__title" id={id} ref={titleRef} tabIndex={titleRef ? -1 : undefined}>
          {title}
        </Heading>
        {lead && <p className="head__lead">{lead}</p>}
      </div>
      {children}
    </div>
  );
}
