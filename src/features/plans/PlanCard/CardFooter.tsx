import type { ChangeEvent, ReactNode } from 'react';
import { Button } from '../../../ui/Button.js';
import { classes } from '../../../ui/classes.js';
import { emptyHeart } from '../../../ui/icons/empty-heart.js';
import { heart } from '../../../ui/icons/heart.js';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.js';
import type { PlanCardText } from '../../plan/text/en/plan-card.js';
import type { CompareOption } from '../rules/compare-choice.js';
import type { CardActions } from '../rules/plan-card.js';
import type { CardHandlers } from './handlers.js';

interface CardFooterProps {
  readonly label: string;
  readonly actions: CardActions;
  readonly text: PlanCardText;
  readonly handlers: CardHandlers;
  readonly isSaved: boolean;
  readonly canSave: boolean;
  readonly option: CompareOption | undefined;
  readonly id: string;
  readonly children?: ReactNode;
}

/** Compare, or why not, and unsave or save (CARD-07, CARD-10, CMP-01, CMP-04, SAVE-01). */
export function CardFooter(props: CardFooterProps) {
  const { label, actions, text, handlers, isSaved, canSave, children } = props;
  return (
    <footer className="plan-card__foot">
      <Compare {...props} />
      {(isSaved || canSave) && (
        // One button for both, so that focus stays on it when the plan has been saved.
        <Button
          kind="quiet"
          icon={isSaved ? heart : emptyHeart}
          part={isSaved ? 'unsave' : 'save'}
          suffix={label}
          isDisabled={actions.isDisabled}
          onClick={isSaved ? handlers.unsave : handlers.save}
        >
          {isSaved ? text.unsave : text.save}
        </Button>
      )}
      {children}
    </footer>
  );
}

function Compare({ label, actions, text, handlers, option = { kind: 'open', isChosen: false }, id }: CardFooterProps) {
  const { compare, isDisabled, statuses } = actions;
  // Somebody who is enrolled has chosen already.
  if (statuses.some(({ kind }) => kind === 'enrolled')) return null;
  if (!compare.isEligible) return <p className="plan-card__why plan-card__why--only">{text.compare.never[compare.reason]}</p>;
  const reason = option.kind === 'not-now' ? reasonOf(option, text) : null;
  const isChosen = option.kind === 'open' && option.isChosen;
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    if (!reason) handlers.compare(currentTarget.checked);
  };
  return (
    <>
      <label className={classes('pick', (isDisabled || reason !== null) && 'is-off')}>
        <input
          type="checkbox"
          part="compare"
          checked={isChosen}
          disabled={isDisabled}
          aria-disabled={reason !== null || undefined}
          aria-describedby={reason === null ? undefined : `${id}-why`}
          onChange={onChange}
        />
        <span>
          {text.compare.label}
          <VisuallyHidden>{` ${label}`}</VisuallyHidden>
        </span>
      </label>
      {reason && (
        <p className="plan-card__why" id={`${id}-why`}>
          {reason}
        </p>
      )}
    </>
  );
}

function reasonOf(option: Extract<CompareOption, { kind: 'not-now' }>, { compare }: PlanCardText): string {
  if (option.reason === 'other-group') return compare.otherGroup[option.chosen];
  return option.reason === 'full' ? compare.full : compare.otherYear;
}
