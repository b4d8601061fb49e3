import { useEffect, useMemo } from 'react';
import { type ReactComponent, useHost } from '../../../element/react-renderer.js';
import { shadowRootOf } from '../../../shared/page/shadow-root-of.js';
import { warnOnce } from '../../../shared/report.js';
import { useAtom } from '../../../shared/state/use-atom.js';
import { Button } from '../../../ui/Button.js';
import { focusText } from '../../../ui/focus-text.js';
import { useKeptFocus } from '../../../ui/use-kept-focus.js';
import { useKnownPlan } from '../../known-plans/use-known-plan.js';
import { common as commonEnglish } from '../../language/text/en/common.js';
import { useText } from '../../language/use-text.js';
import { type PlanId, planKey } from '../../plan/rules/plan.js';
import { planCard as english, type PlanCardText } from '../../plan/text/en/plan-card.js';
import { $activeYear } from '../../plan-year/state/year.js';
import { $isProfileKnown } from '../../profile/state/profile.js';
import { readNamedPlan, tryPlansAgain } from '../actions.js';
import compareBar from '../CompareBar/CompareBar.css?inline';
import { CompareBar } from '../CompareBar/CompareBar.js';
import { handedPlan } from '../rules/handed-plan.js';
import starsExplained from '../StarsExplained/StarsExplained.css?inline';
import { $cardContext } from '../state/card-context.js';
import { retriedPlans } from '../state/retried-plans.js';
import { $saveContext, saveOfferOf } from '../state/save-context.js';
import { ConnectedCard, type ConnectedCardProps } from './ConnectedCard.js';
import hostCss from './PlanCardElement.css?inline';
import { cardStyles } from './styles.js';

interface PlanCardElementProps {
  /** The tag's attribute has read it: one letter and ten digits. */
  readonly planId?: string;
  readonly planYear?: number;
  /** The page may pass any value. */
  readonly plan?: unknown;
}

/** One plan by its id, saved or not, or the plan that the page hands over. */
function PlanCardElement({ plan, ...named }: PlanCardElementProps) {
  return (plan ?? null) === null ? <NamedCard {...named} /> : <HandedCard value={plan} named={named} />;
}

type Name = Pick<PlanCardElementProps, 'planId' | 'planYear'>;

function NamedCard({ planId, planYear }: Name) {
  const activeYear = useAtom($activeYear);
  const year = planYear ?? activeYear;
  return planId && year !== null ? <KnownCard id={planId as PlanId} year={year} /> : null;
}

/** A value that is not a plan gets a warning for the author, and counts as none. */
function HandedCard({ value, named }: { readonly value: unknown; readonly named: Name }) {
  const text = useText(english);
  const context = useAtom($cardContext);
  const plan = useMemo(() => handedPlan(value), [value]);
  useEffect(() => {
    if (plan === null) warnOnce('<ucp-plan-card>: the property "plan" takes kind, id, year, name, bullets and bulletsV2; it was ignored.');
  }, [plan]);
  if (plan === null) return <NamedCard {...named} />;
  if (!context) return <LoadingCard />;
  return <OfferedCard plan={plan} context={context} text={text} />;
}

function KnownCard({ id, year }: { readonly id: PlanId; readonly year: number }) {
  const text = useText(english);
  const context = useAtom($cardContext);
  const plan = useKnownPlan(planKey(id, year));
  useKeptFocus({ current: shadowRootOf(useHost())?.querySelector('header') }, 'h3');
  useEffect(() => {
    if (!plan) readNamedPlan({ id, year });
  }, [plan, id, year]);
  if (!context || !plan || plan === 'loading') return <LoadingCard />;
  if (plan === 'failed') return <FailedCard id={id} year={year} text={text} />;
  return <OfferedCard plan={plan} context={context} text={text} />;
}

/**
 * A card of its own offers to save its plan, or to remove it from the saved ones again (SAVE-01). It also offers to compare it (CMP-01).
 */
function OfferedCard(card: Pick<ConnectedCardProps, 'plan' | 'context' | 'text'>) {
  const context = useAtom($saveContext);
  const offer = context && saveOfferOf(card.plan, context);
  return (
    <>
      <ConnectedCard {...card} isSaved={offer === 'saved'} canSave={offer === 'save'} isAlone />
      <CompareBar isOfList={false} />
    </>
  );
}

function FailedCard({ id, year, text }: { readonly id: PlanId; readonly year: number; readonly text: PlanCardText }) {
  const host = useHost();
  const { tryAgain } = useText(commonEnglish);
  // The button disappears with the response. The element stays, and keeps focus beside the new content. A second failure has to be
  // announced there.
  const askAgain = () => {
    focusText(host);
    tryPlansAgain([{ id, year }]);
  };
  return (
    <div className="root plan-card failed">
      <p role={retriedPlans().has(planKey(id, year)) ? 'alert' : 'status'}>{text.unavailable}</p>
      <div className="plan-card__actions plan-card__actions--one">
        <Button kind="secondary" suffix={text.planId(id)} onClick={askAgain}>
          {tryAgain}
        </Button>
      </div>
    </div>
  );
}

/** Keeps the card's space until its plan is there, so that nothing below it moves (LOAD-04). */
function LoadingCard() {
  const text = useText(commonEnglish);
  return (
    <div className="plan-card waiting" role="status">
      <span className="vh">{text.loading}</span>
    </div>
  );
}

export const component = {
  component: PlanCardElement,
  styles: [...cardStyles, compareBar, starsExplained, hostCss],
  when: $isProfileKnown,
} satisfies ReactComponent;
