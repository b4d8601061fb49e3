import { memo, type ReactNode, type RefObject, useMemo } from 'react';
import { useHost } from '../../../element/react-renderer.js';
import { useScheduledRender } from '../../../element/use-scheduled-render.js';
import { useIsCloaked } from '../../../shared/shopper/use-is-cloaked.js';
import { useAtom } from '../../../shared/state/use-atom.js';
import { withClickTracking } from '../../../shared/tracking/with-click-tracking.js';
import { Button } from '../../../ui/Button.js';
import { $shownPlans, type MissingPlan } from '../../known-plans/state/plans.js';
import type { CommonText } from '../../language/text/en/common.js';
import { common as commonEnglish } from '../../language/text/en/common.js';
import { useText } from '../../language/use-text.js';
import { ROWS_PER_STEP, useLongList } from '../../lists/LongList/use-long-list.js';
import { displayName } from '../../plan/rules/display-name.js';
import { keyOf, type MedicarePlan, type PlanKey } from '../../plan/rules/plan.js';
import { displayPlanId } from '../../plan/rules/plan-id.js';
import type { PlanCardText } from '../../plan/text/en/plan-card.js';
import { planCard as cardEnglish } from '../../plan/text/en/plan-card.js';
import { askToRemoveItem } from '../../profile/actions.js';
import { tryPlansAgain } from '../actions.js';
import { ConnectedCard } from '../ConnectedCard/ConnectedCard.js';
import { FIRST_CARDS, PlanGrid } from '../PlanGrid/PlanGrid.js';
import { $cardContext, type PageCardContext } from '../state/card-context.js';
import { retriedPlans } from '../state/retried-plans.js';
import { savedPlans as savedPlansEnglish } from '../text/en/saved-plans.js';
import { MissingCard } from './MissingCard.js';
import { useDrawnCards } from './use-drawn-cards.js';
import { itemSelector } from './use-focus-in-item.js';
import { useFold } from './use-fold.js';
import { WaitingCard } from './WaitingCard.js';

interface ScheduledCardProps {
  readonly plan: MedicarePlan;
  readonly context: PageCardContext;
  readonly text: PlanCardText;
  /** Its text until then. */
  readonly label: string;
  /** It does not wait for its turn. */
  readonly isFirst: boolean;
  /** Those that need not wait again when they move to another pair. */
  readonly drawn: Set<PlanKey>;
}

/** A card of a list that may be long. It keeps its space until its turn comes. */
const ScheduledCard = memo(function CardInTurn({ plan, context, text, label, isFirst, drawn }: ScheduledCardProps) {
  const key = keyOf(plan);
  const shown = useScheduledRender(
    useMemo(() => ({ plan, context, text }), [plan, context, text]),
    isFirst,
    drawn.has(key),
  );
  if (shown) drawn.add(key);
  if (!shown) return <WaitingCard name={displayName(plan.name)} label={label} />;
  return <ConnectedCard {...shown} isSaved />;
});

/** A card for each listed plan, in the order of the list. */
export function Cards({ list }: { readonly list: RefObject<HTMLElement | null> }) {
  const host = useHost();
  const text = useText(cardEnglish);
  const common = useText(commonEnglish);
  const shown = useAtom($shownPlans);
  const context = useAtom($cardContext);
  const isCloaked = useIsCloaked();
  const drawn = useDrawnCards(list, shown);
  const { isFolded, unfold } = useFold(list, shown.keys.length);
  const { rows: keys, more } = useLongList(shown.keys, list, itemSelector);
  if (!context) return null;
  const { plans, missing } = shown;
  // The first of those that a press shows takes focus, so it does not wait either.
  const firsts = new Set(keys.filter((_, order) => order % ROWS_PER_STEP === 0));
  const cards = new Map<string, ReactNode>();
  for (const plan of plans) {
    const key = keyOf(plan);
    const isFirst = firsts.has(key);
    cards.set(
      key,
      <ScheduledCard plan={plan} context={context} text={text} label={common.loading} isFirst={isFirst} drawn={drawn} key={key} />,
    );
  }
  const shared = { text, common, isCloaked, host };
  for (const plan of missing) cards.set(plan.key, <CardWithoutPlan plan={plan} {...shared} key={plan.key} />);
  return (
    <>
      <PlanGrid isFolded={isFolded}>{keys.map((key) => cards.get(key))}</PlanGrid>
      {isFolded && <Unfold label={more ? common.showMore(keys.length - FIRST_CARDS) : undefined} count={keys.length} onShow={unfold} />}
      {more}
    </>
  );
}

interface UnfoldProps {
  /** If not all cards arrive. */
  readonly label: string | undefined;
  readonly count: number;
  readonly onShow: () => void;
}

/** Shows on a phone alone: elsewhere the cards stand there. */
function Unfold({ label, count, onShow }: UnfoldProps) {
  const { showAll } = useText(savedPlansEnglish);
  return (
    <p className="all-cards no-print">
      <Button kind="secondary" isBlock onClick={withClickTracking('Show All', onShow)}>
        {label ?? showAll(count)}
      </Button>
    </p>
  );
}

interface CardWithoutPlanProps {
  readonly plan: MissingPlan;
  readonly text: PlanCardText;
  readonly common: CommonText;
  readonly isCloaked: boolean;
  readonly host: HTMLElement;
}

/** In the place of a plan that is still on its way, or that could not be read (ERR-02). It listens to nothing itself: thirty may wait. */
function CardWithoutPlan({ plan, text, common, isCloaked, host }: CardWithoutPlanProps) {
  const { key, saved, state } = plan;
  const id = text.planId(displayPlanId(saved.id));
  const name = plan.name ?? id;
  if (state === 'loading') return <WaitingCard name={name} label={common.loading} />;
  return (
    <MissingCard
      name={name}
      id={id}
      text={text}
      common={common}
      isDisabled={isCloaked}
      role={retriedPlans().has(key) ? 'alert' : undefined}
      onTryAgain={() => tryPlansAgain([saved])}
      onUnsave={() => askToRemoveItem({ list: 'plans', key, name }, host)}
    />
  );
}
