import { type ReactNode, useId } from 'react';
import { Icon } from './Icon.js';
import type { IconArt } from './icons/art.js';
import css from './Strip.css?inline';
import { UnbrokenCodes } from './UnbrokenCodes.js';

interface StripProps {
  readonly title: ReactNode;
  /** Shown in a disc before the text. */
  readonly icon?: IconArt | undefined;
  /** Chips and tags above the title. */
  readonly chips?: ReactNode;
  /** One or more sentences of facts. Dates and codes in a text stay whole. */
  readonly meta?: readonly ReactNode[] | undefined;
  /** One action, at the end of the row; below the text on small screens. */
  readonly action?: ReactNode;
  /** Content below the text, over the full width. */
  readonly children?: ReactNode;
  /** Content at the end of the card, from edge to edge. */
  readonly after?: ReactNode;
  readonly headingLevel?: 2 | 3 | undefined;
  readonly part?: string | undefined;
}

/**
 * A wide, low card for an active plan, an application, a pharmacy or an offer. Its text may come from a service, so it
 * is isolated (SAFE-09).
 */
export function Strip({ title, icon, chips, meta = [], action, children, after, headingLevel = 3, part }: StripProps) {
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
              <bdi>{typeof line === 'string' ? <UnbrokenCodes of={line} isSentence /> : line}</bdi>
            </p>
          ))}
        </div>
      </div>
      {children}
      {action}
      {after}
    </article>
  );
}

export const stripStyles: readonly string[] = [css];
