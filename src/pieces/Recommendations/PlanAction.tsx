import type { ReactNode } from 'react';
import { verbs } from '../../flows/verbs.js';
import { useHost } from '../../platform/react-renderer.js';
import type { ShownRecommendation } from '../../store/shown-recommendations.js';
import { planCard as cardEnglish } from '../../text/en/plan-card.js';
import { recommendations as english } from '../../text/en/recommendations.js';
import { Button, ButtonLink } from '../../ui/Button.js';
import { here } from '../here.js';
import { useText } from '../use-text.js';

interface PlanActionProps {
  readonly result: ShownRecommendation;
  readonly isDisabled: boolean;
  /** The number one leads with a filled button; in the list all are quiet. */
  readonly isTop?: boolean;
}

/** The button of a recommended plan, or the status in its place (REC-05, REC-06). */
export function PlanAction({ result: { plan, name, action }, isDisabled, isTop = false }: PlanActionProps): ReactNode {
  const host = useHost();
  const text = useText('recommendations', english);
  const { status } = useText('planCard', cardEnglish);
  if (action.kind === 'none') return null;
  if (action.kind === 'status') return <p className="rec__status">{status(action.status)}</p>;
  const isResume = action.kind === 'resume';
  return (
    <Button
      kind={isTop ? 'primary' : 'quiet'}
      isBlock={isTop}
      suffix={isResume ? `${text.resumes} ${name}` : name}
      isDisabled={isDisabled || (action.kind === 'start' && action.isAwaited)}
      onClick={() => verbs.actOnRecommendation(plan, host)}
    >
      {isResume ? status(action.status) : text.action[action.kind]}
    </Button>
  );
}

/** Leads to the plan's own page: a link where it has an address. */
export function PlanDetails({ result: { plan, name, detailsUrl }, isDisabled, isTop = false }: PlanActionProps): ReactNode {
  const host = useHost();
  const text = useText('recommendations', english);
  const { forPlan } = useText('planCard', cardEnglish);
  const label = isTop ? text.details : text.detailsShort;
  const look = { kind: isTop ? 'secondary' : 'quiet', isBlock: isTop, suffix: isTop ? forPlan(name) : name } as const;
  return (
    <ButtonLink {...look} href={detailsUrl} isDisabled={isDisabled} onClick={here(() => verbs.viewRecommendation(plan, host))}>
      {label}
    </ButtonLink>
  );
}
