import { Fragment, useEffect, useId, useState } from 'react';
import { useHost } from '../../../element/react-renderer.js';
import { pageDocument } from '../../../shared/page/page-document.js';
import { shadowRootOf } from '../../../shared/page/shadow-root-of.js';
import { useIsCloaked } from '../../../shared/shopper/use-is-cloaked.js';
import { useAtom } from '../../../shared/state/use-atom.js';
import { Button } from '../../../ui/Button.js';
import { classes } from '../../../ui/classes.js';
import { focusText } from '../../../ui/focus-text.js';
import { useText } from '../../language/use-text.js';
import { displayName } from '../../plan/rules/display-name.js';
import { clearComparison, compare, offerCompareBar } from '../actions.js';
import { type ChosenPlan, compareGroup, FEWEST_COMPARED, MOST_COMPARED } from '../rules/compare-choice.js';
import { $compareChoice } from '../state/compare.js';
import { $compareBarHost } from '../state/compare-bar.js';
import { type CompareBarText, compareBar as english } from '../text/en/compare-bar.js';

interface CompareBarProps {
  /** Under a list it sticks to the foot of the window while the list shows. A card that stands alone has no list: there it is fixed. */
  readonly isOfList: boolean;
}

/** The plans that are chosen to compare (CMP-01). Of all lists and cards of a page one shows it. */
export function CompareBar({ isOfList }: CompareBarProps) {
  const host = useHost();
  useEffect(() => offerCompareBar(host, isOfList), [host, isOfList]);
  const isHere = useAtom($compareBarHost) === host;
  const choice = useAtom($compareChoice);
  const isCloaked = useIsCloaked();
  if (!isHere || choice.length === 0 || isCloaked) return null;
  return <Bar choice={choice} isOfList={isOfList} />;
}

function Bar({ choice, isOfList }: CompareBarProps & { readonly choice: readonly ChosenPlan[] }) {
  const host = useHost();
  const id = useId();
  const text = useText(english);
  useScrollPadding();
  const canCompare = choice.length >= FEWEST_COMPARED;
  const clear = () => {
    // The button disappears with the bar. The heading of the first chosen card gets focus.
    const card = shadowRootOf(host)?.querySelector<HTMLElement>('.is-chosen h3');
    if (card) focusText(card);
    clearComparison(host);
  };
  return (
    <section
      className={classes('compare no-print', !isOfList && 'compare--fixed', canCompare && 'can-compare')}
      aria-label={text.label}
      part="compare-bar"
    >
      <p className="compare__what" role="status" id={id}>
        {canCompare ? text.chosen(choice.length) : moreWords(choice, text)}
        {canCompare && (
          <span className="compare__names">
            {choice.map(({ key, plan }, order) => (
              <Fragment key={key}>
                {order > 0 && ', '}
                <bdi>{withoutType(displayName(plan.name))}</bdi>
              </Fragment>
            ))}
          </span>
        )}
      </p>
      <div className="compare__acts">
        <Button kind="quiet" suffix={text.clearSuffix} onClick={clear}>
          {text.clear}
        </Button>
        {canCompare && <Button onClick={() => compare(host)}>{text.compare(choice.length)}</Button>}
      </div>
    </section>
  );
}

function moreWords(choice: readonly ChosenPlan[], text: CompareBarText): string {
  const [first] = choice;
  return first ? text.chooseMore(FEWEST_COMPARED - choice.length, MOST_COMPARED - choice.length, compareGroup(first.plan)) : '';
}

/** Without the type in brackets, which the chosen plans share. */
function withoutType(name: string): string {
  const at = name.endsWith(')') ? name.lastIndexOf('(') : -1;
  return at > 0 ? name.slice(0, at).trimEnd() : name;
}

/** A focused element is scrolled clear of the bar. */
function useScrollPadding(): void {
  const [before] = useState(() => pageDocument.documentElement.style.scrollPaddingBlockEnd);
  useEffect(() => {
    const { style } = pageDocument.documentElement;
    style.scrollPaddingBlockEnd = '6rem';
    return () => {
      style.scrollPaddingBlockEnd = before;
    };
  }, [before]);
}
