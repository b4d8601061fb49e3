import { type MouseEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useHost } from '../../../element/react-renderer.js';
import { useAtom } from '../../../shared/state/use-atom.js';
import { Button } from '../../../ui/Button.js';
import { Notice } from '../../../ui/Notice.js';
import { Loading, SkeletonBar } from '../../../ui/Skeleton.js';
import { handFocusToHeading } from '../../../ui/use-focus-after-removal.js';
import { startSavedSupplement } from '../../enrollment/actions.js';
import type { ShownSupplement } from '../../known-plans/state/supplement-plans.js';
import { common as commonEnglish } from '../../language/text/en/common.js';
import { useText } from '../../language/use-text.js';
import { useLongList } from '../../lists/LongList/use-long-list.js';
import { keyOf } from '../../plan/rules/plan.js';
import { planCard as cardEnglish } from '../../plan/text/en/plan-card.js';
import { ConnectedCard } from '../../plans/ConnectedCard/ConnectedCard.js';
import { PlanGrid } from '../../plans/PlanGrid/PlanGrid.js';
import { $cardContext } from '../../plans/state/card-context.js';
import { readSupplementPlans, showSupplementUi } from '../actions.js';
import { $startable } from '../state/startable.js';
import { $hasOwnUi, $supplementUi } from '../state/supplement.js';
import { supplementArea as english } from '../text/en/supplement-area.js';

type Shown = Extract<ShownSupplement, { readonly kind: 'plans' }>;

/**
 * The saved supplement plans. The brand's own script shows them if the settings name one, or else cards do. Plans without a card follow
 * behind them (SUP-01). While the last plan is being removed, none is missing.
 */
export function SupplementPlans({ shown }: { readonly shown: Shown }): ReactNode {
  const { plans, count, details } = shown;
  const hasOwnUi = useAtom($hasOwnUi);
  const root = useRef<HTMLDivElement>(null);
  if (hasOwnUi) return <OwnUi shown={shown} />;
  const others = count - plans.length;
  return (
    <div className="stack" ref={root}>
      {plans[0] && <Cards shown={shown} root={root} />}
      {others > 0 && (
        <div className="no-print">
          {details === 'loading' ? <SkeletonBars count={others} /> : <Failed isAll={!plans[0]} canTryAgain={details === 'failed'} />}
        </div>
      )}
    </div>
  );
}

/** The brand's script draws in a box of the page; until it does, what will be there is only outlined. */
function OwnUi({ shown: { stateCode, plans, count } }: { readonly shown: Shown }): ReactNode {
  const host = useHost();
  const isReady = useAtom($supplementUi) === 'ready';
  const startable = useAtom($startable);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other plans, and others to start, are what the script is started again for
  useEffect(() => {
    if (stateCode !== null) showSupplementUi(host, (plan) => startSavedSupplement(plan, host));
  }, [host, stateCode, plans, startable]);
  useEffect(() => () => host.querySelector(':scope > [slot="supplement-ui"]')?.remove(), [host]);
  return (
    <>
      {!isReady && <SkeletonBars count={count} />}
      <slot name="supplement-ui" />
    </>
  );
}

interface CardsProps {
  readonly shown: Shown;
  readonly root: RefObject<HTMLElement | null>;
}

function Cards({ shown: { plans }, root }: CardsProps): ReactNode {
  const text = useText(cardEnglish);
  const context = useAtom($cardContext);
  const { rows, more } = useLongList(plans, root, '.plan-card__name');
  if (!context) return null;
  return (
    <>
      <PlanGrid>
        {rows.map((plan) => (
          <ConnectedCard plan={plan} context={context} text={text} isSaved key={keyOf(plan)} />
        ))}
      </PlanGrid>
      {more}
    </>
  );
}

/** As many as of a long list show at first (SAFE-05). */
const MAX_SKELETON_BARS = 50;

function SkeletonBars({ count }: { readonly count: number }): ReactNode {
  const { loading } = useText(commonEnglish);
  return (
    <Loading label={loading}>
      <PlanGrid>
        {[...Array(Math.min(count, MAX_SKELETON_BARS)).keys()].map((index) => (
          <SkeletonBar height="38rem" key={index} />
        ))}
      </PlanGrid>
    </Loading>
  );
}

/**
 * Saved plans never count as none because they could not be read. The same is true if they are not among the sold ones, which a retry does
 * not change (ERR-02).
 */
function Failed({ isAll, canTryAgain }: { readonly isAll: boolean; readonly canTryAgain: boolean }): ReactNode {
  const text = useText(english);
  const common = useText(commonEnglish);
  // The button disappears during the request. The heading has focus meanwhile, above the new content.
  const tryAgain = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    handFocusToHeading(currentTarget)();
    readSupplementPlans();
  };
  return (
    <Notice kind="caution" title={isAll ? text.failed : text.failedSome} role="alert">
      <p>{canTryAgain ? `${text.failedHint} ${text.tryLater}` : text.failedHint}</p>
      {canTryAgain && (
        <Button kind="secondary" onClick={tryAgain}>
          {common.tryAgain}
        </Button>
      )}
    </Notice>
  );
}
