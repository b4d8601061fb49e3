import { Button, ButtonLink } from '../../../ui/Button.js';
import { classes } from '../../../ui/classes.js';
import { arrowRight } from '../../../ui/icons/arrow-right.js';
import type { LateNotice } from '../../enrollment/rules/late-enrollment.js';
import type { PlanCardText } from '../../plan/text/en/plan-card.js';
import type { CardStatus } from '../rules/main-action.js';
import type { PlanCardModel } from '../rules/plan-card.js';
import type { CardHandlers } from './handlers.js';
import { LateLine } from './LateLine.js';
import { PlanStatus } from './PlanStatus.js';

interface ActionsProps {
  readonly model: PlanCardModel;
  readonly text: PlanCardText;
  readonly handlers: CardHandlers;
  /** The address of plan details, or null if there is none. */
  readonly detailsUrl: string | null;
  readonly late: LateNotice | null;
}

/** The obstacle to enrolling, then the buttons, the leading one first (CARD-06, CARD-07, HAND-02 to HAND-04, HAND-06). */
export function Actions({ model, text, handlers, detailsUrl, late }: ActionsProps) {
  const { isDisabled, statuses } = model.actions;
  return (
    <div className={classes('plan-card__actions', model.actions.main.kind === 'none' && 'plan-card__actions--one')} part="actions">
      {statuses.map((status) => (
        <PlanStatus status={status} text={text} key={keyOf(status)} />
      ))}
      {late && <LateLine notice={late} text={text} />}
      <Main model={model} text={text} handlers={handlers} />
      <ButtonLink
        kind="secondary"
        part="details"
        suffix={text.forPlan(model.label)}
        href={detailsUrl}
        isDisabled={isDisabled}
        onClick={handlers.details}
      >
        {text.viewDetails}
      </ButtonLink>
      {detailsUrl && !isDisabled && (
        <p className="print-only plan-card__address" aria-hidden="true">
          {text.detailsUrl}
          {detailsUrl}
        </p>
      )}
    </div>
  );
}

function keyOf(status: CardStatus): string {
  return status.kind;
}

function Main({ model, text, handlers }: Omit<ActionsProps, 'detailsUrl' | 'late'>) {
  const { main, isDisabled } = model.actions;
  const shared = { part: 'enroll', isDisabled } as const;
  switch (main.kind) {
    case 'enroll':
      return (
        <Button {...shared} suffix={model.label} onClick={handlers.enroll}>
          {text.enroll}
        </Button>
      );
    case 'resume':
      return (
        <Button {...shared} iconEnd={arrowRight} suffix={text.resume(model.label)} onClick={handlers.enroll}>
          {text.status(main.status)}
        </Button>
      );
    case 'start-application':
      return (
        <Button
          {...shared}
          isDisabled={isDisabled || main.isAwaited}
          suffix={text.forPlan(model.label)}
          onClick={handlers.startApplication}
        >
          {text.startApplication}
        </Button>
      );
    case 'learn-more':
      return (
        <Button {...shared} suffix={text.forPlan(model.label)} onClick={handlers.details}>
          {text.learnMore}
        </Button>
      );
    case 'view-application':
      return (
        <Button {...shared} suffix={text.forPlan(model.label)} onClick={handlers.viewApplication}>
          {text.viewApplication}
        </Button>
      );
    case 'none':
      return null;
  }
}
