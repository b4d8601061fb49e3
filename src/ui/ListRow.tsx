import type { ReactNode } from 'react';
import { Icon } from './Icon.js';
import type { IconArt } from './icons/art.js';

interface ListRowProps {
  readonly icon: IconArt;
  readonly name: string;
  readonly sub?: ReactNode;
  readonly facts?: readonly { readonly term: string; readonly detail: string }[] | undefined;
  /** The actions for the item. */
  readonly children?: ReactNode;
}

/** A row of a saved list. Use it inside `Rows`. */
export function ListRow({ icon, name, sub, facts, children }: ListRowProps) {
  return (
    <li className="row" part="row">
      <span className="disc">
        <Icon of={icon} />
      </span>
      <div className="row__words">
        <h3 className="row__name" tabIndex={-1}>
          <bdi>{name}</bdi>
        </h3>
        {sub && <p className="row__sub">{sub}</p>}
        {facts && (
          <dl className="row__facts">
            {facts.map(({ term, detail }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>
                  <bdi>{detail}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      {children && <div className="row__actions">{children}</div>}
    </li>
  );
}
