import type { ReactNode } from 'react';
import { useHost } from '../../../element/react-renderer.js';
import { Button, ButtonLink } from '../../../ui/Button.js';
import { handleLinkClick } from '../../../ui/handle-link-click.js';
import { emptyHeart } from '../../../ui/icons/empty-heart.js';
import { heart } from '../../../ui/icons/heart.js';
import { useText } from '../../language/use-text.js';
import { planKey } from '../../plan/rules/plan.js';
import { planCard as cardEnglish } from '../../plan/text/en/plan-card.js';
import { savePlanOfCard } from '../../plans/actions.js';
import { askToRemoveItem } from '../../profile/actions.js';
import { actOnRecommendation, viewRecommendation } from '../actions.js';
import type { ShownRecommendation } from '../state/recommendations.js';
import { recommendations as english } from '../text/en/recommendations.js';

interface PlanActionProps {
  readonly result: ShownRecommendation;
  readonly isDisabled: boolean;
  /** The number one leads with a filled button; in the list all are quiet. */
  readonly isTop?: boolean;
}

/** The button of a recommended plan, or the status in its place (REC-05, REC-06). */
export function PlanAction({ result: { plan, name, action }, isDisabled, isTop = false }: PlanActionProps): ReactNode {
  const host = useHost();
  const text = useText(english);
  const { status } = useText(cardEnglish);
  if (action.kind === 'none') return null;
  if (action.kind === 'status') return <p className="rec__status">{status(action.status)}</p>;
  const isResume = action.kind === 'resume';
  return (
    <Button
      kind={isTop ? 'primary' : 'quiet'}
      isBlock={isTop}
      suffix={isResume ? `${text.resumes} ${name}` : name}
      isDisabled={isDisabled || (action.kind === 'start' && action.isAwaited)}
      onClick={() => actOnRecommendation(plan, host)}
    >
      {isResume ? status(action.status) : text.action[action.kind]}
    </Button>
  );
}

/** Saves the plan, or takes it out of the saved ones again: one button for both, so that focus stays on it (SAVE-01). */
export function SavePlan({ result: { plan, name, save }, isDisabled, isTop = false }: PlanActionProps): ReactNode {
  const host = useHost();
  const text = useText(cardEnglish);
  if (save === 'none') return null;
  const isSaved = save === 'saved';
  const item = { list: 'plans', key: planKey(plan.planId, plan.planYear), name } as const;
  return (
    <Button
      kind="quiet"
      icon={isSaved ? heart : emptyHeart}
      isBlock={isTop}
      part={isSaved ? 'unsave' : 'save'}
      suffix={name}
      isDisabled={isDisabled}
      onClick={() => (isSaved ? askToRemoveItem(item, host) : savePlanOfCard(plan, host))}
    >
      {isSaved ? text.unsave : text.save}
    </Button>
  );
}

/** Leads to the plan's own page: a link where it has an address. */
export function PlanDetails({ result: { plan, name, detailsUrl }, isDisabled, isTop = false }: PlanActionProps): ReactNode {
  const host = useHost();
  const text = useText(english);
  const { forPlan } = useText(cardEnglish);
  const label = isTop ? text.details : text.detailsShort;
  const look = { kind: isTop ? 'secondary' : 'quiet', isBlock: isTop, suffix: isTop ? forPlan(name) : name } as const;
  return (
    <ButtonLink {...look} href={detailsUrl} isDisabled={isDisabled} onClick={handleLinkClick(() => viewRecommendation(plan, host))}>
      {label}
    </ButtonLink>
  );
}
