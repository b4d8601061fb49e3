import { Fragment, type ReactNode } from 'react';
import { Icon } from '../../../ui/Icon.js';
import type { IconArt } from '../../../ui/icons/art.js';
import { no } from '../../../ui/icons/no.js';
import { ok } from '../../../ui/icons/ok.js';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.js';
import type { PlanCardText } from '../../plan/text/en/plan-card.js';
import type { NameList } from '../rules/not-covered.js';

interface CoverageSummaryProps {
  readonly icon: IconArt;
  /** Such as '3 of 4 drugs covered'. */
  readonly words: string;
  /** Read out in its place. */
  readonly spoken?: string;
  /** The names that are not covered, as they are seen. */
  readonly missed: NameList;
  /** All of them, as they are read out. */
  readonly allMissed: readonly string[];
  /** The sentence with these names. */
  readonly missedSentence: (names: readonly string[]) => string;
  readonly isAllCovered: boolean;
  readonly text: PlanCardText;
}

/** One line that names what is not covered (FACT-02). */
export function CoverageSummary({
  icon,
  words,
  spoken = words,
  missed,
  allMissed,
  missedSentence,
  isAllCovered,
  text,
}: CoverageSummaryProps) {
  const isRepeated = spoken !== words || allMissed.length > 0;
  return (
    <h4 className="coverage__sum">
      <Icon of={icon} />
      <span>
        {/* Other words are another element: words that change their width in place would count as moved (LOAD-04). */}
        <span className="dots" aria-hidden={isRepeated || undefined} key={words}>
          <span>
            <span>
              {words} {isAllCovered && <Icon of={ok} />}
            </span>{' '}
            {missed.names.length > 0 && (
              <span className="coverage__missed">
                <Icon of={no} /> <Names of={missed} text={text} />
              </span>
            )}
          </span>
        </span>
        {isRepeated && <VisuallyHidden>{allMissed.length > 0 ? `${spoken}. ${missedSentence(allMissed)}` : spoken}</VisuallyHidden>}
      </span>
    </h4>
  );
}

function Names({ of: { names, more }, text }: { readonly of: NameList; readonly text: PlanCardText }) {
  return (
    <>
      {names.map((name, order) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two doctors may have one last name, and the names of a line never move
        <Fragment key={order}>
          <bdi>{name}</bdi>
          {order < names.length - 1 && ', '}
        </Fragment>
      ))}
      {more > 0 && ` ${text.more(more)}`}
    </>
  );
}

/** A line that is no count, such as 'No prescription drug coverage'. */
export function CoverageWords({ icon, children }: { readonly icon: IconArt; readonly children: ReactNode }) {
  return (
    <div className="coverage__sum">
      <Icon of={icon} />
      <span>{children}</span>
    </div>
  );
}
