import { useEffect, useMemo, useRef } from 'react';
import { useHost } from '../../../element/react-renderer.js';
import { $today } from '../../../shared/calendar/clock-state.js';
import { useAtom } from '../../../shared/state/use-atom.js';
import { handleLinkClick } from '../../../ui/handle-link-click.js';
import { addDrugs } from '../../drugs/actions.js';
import { enroll, startSavedSupplement, viewApplication } from '../../enrollment/actions.js';
import { isNoticeAbout, type LateNotice } from '../../enrollment/rules/late-enrollment.js';
import { $lateNotice } from '../../enrollment/state/late-notice.js';
import { keyOf, type MedicarePlan, type Plan } from '../../plan/rules/plan.js';
import type { PlanCardText } from '../../plan/text/en/plan-card.js';
import { addProviders } from '../../providers/actions.js';
import { askToRemovePlan, cardDrawn, chooseToCompare, savePlanOfCard, viewDetails } from '../actions.js';
import { compareOption } from '../rules/compare-choice.js';
import type { MainAction } from '../rules/main-action.js';
import type { PageCardContext } from '../state/card-context.js';
import { cardOf } from '../state/cards.js';
import { $compareChoice } from '../state/compare.js';
import type { CardHandlers } from './handlers.js';
import { PlanCard } from './PlanCard.js';

export interface ConnectedCardProps {
  readonly plan: Plan;
  readonly context: PageCardContext;
  readonly text: PlanCardText;
  readonly isSaved: boolean;
  /** It is not saved, and can be (SAVE-01). */
  readonly canSave?: boolean | undefined;
  /** It is in no list that says what its stars mean, and how late it is (FACT-04, HAND-06). */
  readonly isAlone?: boolean | undefined;
}

/** A card with its handlers, drawn as it was decided. */
export function ConnectedCard({ plan, context, text, isSaved, canSave, isAlone = false }: ConnectedCardProps) {
  const host = useHost();
  const choice = useAtom($compareChoice);
  const { model, detailsUrl } = cardOf(plan, context);
  const { main } = model.actions;
  const late = useLateNotice(plan, main, isAlone);
  const handlers = useMemo(() => handlersOf(plan, main, host), [plan, main, host]);
  const found = plan.kind === 'MEDSUPP' ? undefined : compareOption(plan, choice);
  // The same object for the same option: a card whose option stays is not drawn again.
  const words = JSON.stringify(found);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words are all of it
  const option = useMemo(() => found, [words]);
  const heading = useRef<HTMLHeadingElement>(null);
  const key = keyOf(plan);
  // The yearly chart leads to the heading.
  useEffect(() => (heading.current ? cardDrawn(key, heading.current) : undefined), [key]);
  return (
    <PlanCard
      model={model}
      text={text}
      handlers={handlers}
      detailsUrl={detailsUrl}
      isSaved={isSaved}
      canSave={canSave}
      explainsStars={isAlone}
      late={late}
      option={option}
      heading={heading}
    />
  );
}

/** The notice that a card with an offer to join shows itself, if no list above shows it (HAND-06). */
function useLateNotice(plan: Plan, main: MainAction, isAlone: boolean): LateNotice | null {
  const notice = useAtom($lateNotice);
  const today = useAtom($today);
  const isOffered = isAlone && (main.kind === 'enroll' || main.kind === 'resume') && plan.kind !== 'MEDSUPP';
  return isOffered && today !== null && isNoticeAbout(plan, today) ? notice : null;
}

function handlersOf(plan: Plan, main: MainAction, host: HTMLElement): CardHandlers {
  const forMedicare = (run: (plan: MedicarePlan, host: HTMLElement) => void) => () => {
    if (plan.kind !== 'MEDSUPP') run(plan, host);
  };
  return {
    enroll: () => enroll(plan, host),
    startApplication: () => plan.kind === 'MEDSUPP' && startSavedSupplement(plan, host),
    viewApplication: () => main.kind === 'view-application' && viewApplication(main.id, host),
    details: handleLinkClick(() => viewDetails(plan, host)),
    compare: (isChosen) => plan.kind !== 'MEDSUPP' && chooseToCompare(plan, isChosen, host),
    unsave: () => askToRemovePlan(plan, host),
    save: () => savePlanOfCard(plan, host),
    addDrugs: forMedicare(addDrugs),
    addProviders: forMedicare(addProviders),
  };
}
