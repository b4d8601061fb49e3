import { type ReactNode, useId } from 'react';
import { Icon } from './Icon.js';
import type { IconArt } from './icons/art.js';

interface StripProps {
  readonly title: ReactNode;
  /** In a disc before the words. */
  readonly icon?: IconArt | undefined;
  /** Chips and tags above the title. */
  readonly chips?: ReactNode;
  /** One sentence of facts, or several. */
  readonly meta?: readonly ReactNode[] | undefined;
  /** At the right, below on small: one action. */
  readonly action?: ReactNode;
  /** Below the words, across the whole strip. */
  readonly children?: ReactNode;
  readonly headingLevel?: 2 | 3 | undefined;
  readonly part?: string | undefined;
}

/** A wide, low card: an active plan, an application, a pharmacy, an offer. Its words may be a service's, so they are isolated (SAFE-09). */
export function Strip({ title, icon, chips, meta = [], action, children, headingLevel = 3, part }: StripProps) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={children ? 'strip strip--wide' : 'strip'} aria-labelledby={id} part={part}>
      <div className={icon && 'strip__pair'}>
        {icon && (
          <span className="disc">
            <Icon of={icon} />
          </span>
        )}
        <div>
          {chips && <div className="strip__chips">{chips}</div>}
          <Heading className="strip__title" id={id}>
            <bdi>{title}</bdi>
          </Heading>
          {meta.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one fact sheet keep their order
            <p className="strip__meta" key={index}>
              <bdi>{line}</bdi>
            </p>
          ))}
        </div>
      </div>
      {children}
      {action}
    </article>
  );
}
