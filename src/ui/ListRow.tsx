import type { ReactNode, Ref } from 'react';
import { Icon } from './Icon.js';
import type { IconArt } from './icons/art.js';

interface ListRowProps {
  readonly icon: IconArt;
  readonly name: string;
  readonly sub?: ReactNode;
  readonly facts?: readonly { readonly term: string; readonly detail: string }[] | undefined;
  /** What can be done with the item. */
  readonly children?: ReactNode;
  readonly headingLevel?: 2 | 3 | 4 | undefined;
  /** The name, which can be given focus when the row before it has gone (REM-06). */
  readonly nameRef?: Ref<HTMLHeadingElement> | undefined;
  readonly part?: string | undefined;
}

/** A row of a saved list; rows stand in a `Rows`. */
export function ListRow({ icon, name, sub, facts, children, headingLevel = 3, nameRef, part = 'row' }: ListRowProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <li className="row" part={part}>
      <span className="disc">
        <Icon of={icon} />
      </span>
      <div className="row__words">
        <Heading className="row__name" ref={nameRef} tabIndex={-1}>
          {name}
        </Heading>
        {sub && <p className="row__sub">{sub}</p>}
        {facts && (
          <dl className="row__facts">
            {facts.map(({ term, detail }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{detail}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      {children && <div className="row__actions">{children}</div>}
    </li>
  );
}
