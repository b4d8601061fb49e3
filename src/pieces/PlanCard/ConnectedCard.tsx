import { useEffect, useMemo, useRef } from 'react';
import type { PlanCardModel } from '../../domain/card/plan-card.js';
import { compareOption } from '../../domain/plan/compare-choice.js';
import { keyOf, type MedicarePlan, type Plan } from '../../domain/plan/plan.js';
import { chooseToCompare } from '../../flows/compare/actions.js';
import { enroll, startSavedSupplement, viewApplication, viewDetails } from '../../flows/enrollment/actions.js';
import { askToRemove, saveShownPlan } from '../../flows/saved/actions.js';
import { addDrugs, addProviders } from '../../flows/tools/actions.js';
import { useHost } from '../../platform/react-renderer.js';
import { cardDrawn } from '../../store/cards-on-page.js';
import { $compareChoice } from '../../store/compare.js';
import type { CardDecider } from '../../store/shown.js';
import type { PlanCardText } from '../../text/messages.js';
import { here } from '../here.js';
import { useFact } from '../use-fact.js';
import { PlanCard } from './PlanCard.js';
import type { CardVerbs } from './verbs.js';

export interface ConnectedCardProps {
  readonly plan: Plan;
  readonly decide: CardDecider;
  readonly text: PlanCardText;
  readonly isSaved: boolean;
  /** It is not saved, and can be (SAVE-01). */
  readonly canSave?: boolean | undefined;
  /** It is in no list that says what its stars mean (FACT-04). */
  readonly explainsStars?: boolean | undefined;
}

/** A card with its verbs, drawn as it was decided. */
export function ConnectedCard({ plan, decide, text, isSaved, canSave, explainsStars }: ConnectedCardProps) {
  const host = useHost();
  const choice = useFact($compareChoice);
  const { model, detailsUrl } = decide(plan);
  const { main } = model.actions;
  const verbs = useMemo(() => verbsOf(plan, main, host), [plan, main, host]);
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
      verbs={verbs}
      detailsUrl={detailsUrl}
      isSaved={isSaved}
      canSave={canSave}
      explainsStars={explainsStars}
      option={option}
      heading={heading}
    />
  );
}

function verbsOf(plan: Plan, main: PlanCardModel['actions']['main'], host: HTMLElement): CardVerbs {
  const forMedicare = (run: (plan: MedicarePlan, host: HTMLElement) => void) => () => {
    if (plan.kind !== 'MEDSUPP') run(plan, host);
  };
  return {
    enroll: () => enroll(plan, host),
    startApplication: () => plan.kind === 'MEDSUPP' && startSavedSupplement(plan, host),
    viewApplication: () => main.kind === 'view-application' && viewApplication(main.id, host),
    details: here(() => viewDetails(plan, host)),
    compare: (isChosen) => plan.kind !== 'MEDSUPP' && chooseToCompare(plan, isChosen, host),
    unsave: () => askToRemove(plan, host),
    save: () => saveShownPlan(plan, host),
    addDrugs: forMedicare(addDrugs),
    addProviders: forMedicare(addProviders),
  };
}
