import { Button } from '../../../ui/Button.js';
import { heart } from '../../../ui/icons/heart.js';
import { Notice } from '../../../ui/Notice.js';
import { UnbrokenCodes } from '../../../ui/UnbrokenCodes.js';
import type { CommonText } from '../../language/text/en/common.js';
import type { PlanCardText } from '../../plan/text/en/plan-card.js';

interface MissingCardProps {
  /** The plan's, or its id where nobody knows it. */
  readonly name: string;
  readonly id: string;
  readonly text: PlanCardText;
  readonly common: CommonText;
  readonly isDisabled: boolean;
  /** The place to announce that the plan could not be read. */
  readonly role: 'alert' | undefined;
  readonly onTryAgain: () => void;
  readonly onUnsave: () => void;
}

/** A saved plan whose details cannot be had: it is still in the list, and can still leave it (ERR-02). */
export function MissingCard({ name, id, text, common, isDisabled, role, onTryAgain, onUnsave }: MissingCardProps) {
  return (
    <article className="missing-plan" aria-label={name} part="card" data-item="">
      <div>
        <h3 className="plan-card__name" tabIndex={-1}>
          <UnbrokenCodes of={name} />
        </h3>
        {name !== id && <p className="plan-card__meta">{id}</p>}
      </div>
      <Notice kind="caution" title={text.unavailable} role={role}>
        <p>{text.unavailableHint}</p>
      </Notice>
      <div className="actions">
        <Button kind="secondary" suffix={text.forPlan(name)} onClick={onTryAgain}>
          {common.tryAgain}
        </Button>
        <Button kind="quiet" icon={heart} suffix={name} isDisabled={isDisabled} onClick={onUnsave}>
          {text.unsave}
        </Button>
      </div>
    </article>
  );
}
