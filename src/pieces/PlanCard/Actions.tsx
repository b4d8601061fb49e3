import type { PlanCardModel } from '../../domain/card/plan-card.js';
import type { PlanCardText } from '../../text/messages.js';
import { Button, ButtonLink } from '../../ui/Button.js';
import { arrowRight } from '../../ui/icons/arrow-right.js';
import { compare as compareIcon } from '../../ui/icons/compare.js';
import type { CardVerbs } from './verbs.js';

interface ActionsProps {
  readonly model: PlanCardModel;
  readonly text: PlanCardText;
  readonly verbs: CardVerbs;
  /** Where plan details are; null when there is no address to link to. */
  readonly detailsUrl: string | null;
}

/** The buttons of a card, the one that leads first (CARD-06, CARD-07, CARD-10). */
export function Actions({ model, text, verbs, detailsUrl }: ActionsProps) {
  const { isDisabled, compare } = model.actions;
  return (
    <footer className="plan-card__actions" part="actions">
      <Main model={model} text={text} verbs={verbs} />
      <ButtonLink
        kind="secondary"
        isBlock
        part="details"
        suffix={text.forPlan(model.label)}
        href={detailsUrl}
        isDisabled={isDisabled}
        onClick={verbs.details}
      >
        {text.viewDetails}
      </ButtonLink>
      {compare && (
        <div className="plan-card__more">
          <Button kind="quiet" icon={compareIcon} part="compare" suffix={model.label} isDisabled={isDisabled} onClick={verbs.compare}>
            {text.compare}
          </Button>
        </div>
      )}
      {detailsUrl && !isDisabled && (
        <p className="print-only plan-card__address" aria-hidden="true">
          {text.detailsUrl}
          {detailsUrl}
        </p>
      )}
    </footer>
  );
}

function Main({ model, text, verbs }: Omit<ActionsProps, 'detailsUrl'>) {
  const { main, isDisabled } = model.actions;
  const shared = { isBlock: true, part: 'enroll', isDisabled } as const;
  switch (main.kind) {
    case 'enroll':
      return (
        <Button {...shared} suffix={model.label} onClick={verbs.enroll}>
          {text.enroll}
        </Button>
      );
    case 'resume':
      return (
        <Button {...shared} iconEnd={arrowRight} suffix={text.resume(model.label)} onClick={verbs.enroll}>
          {text.status(main.status)}
        </Button>
      );
    case 'start-application':
      return (
        <Button {...shared} isDisabled={isDisabled || main.isAwaited} suffix={text.forPlan(model.label)} onClick={verbs.startApplication}>
          {text.startApplication}
        </Button>
      );
    case 'learn-more':
      return (
        <Button {...shared} suffix={text.forPlan(model.label)} onClick={verbs.details}>
          {text.learnMore}
        </Button>
      );
    case 'status':
      return <p className="plan-card__status">{text.status(main.status)}</p>;
    case 'none':
      return null;
  }
}
