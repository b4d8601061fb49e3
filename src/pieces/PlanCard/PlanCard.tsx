import { memo, type Ref } from 'react';
import type { PlanCardModel } from '../../domain/card/plan-card.js';
import type { PlanCardText } from '../../text/messages.js';
import { Button } from '../../ui/Button.js';
import { Icon } from '../../ui/Icon.js';
import { heart } from '../../ui/icons/heart.js';
import { info } from '../../ui/icons/info.js';
import { Tag } from '../../ui/Tag.js';
import { WholeCodes } from '../../ui/WholeCodes.js';
import { Actions } from './Actions.js';
import { Benefit } from './Benefit.js';
import { iconArt } from './bullet-icons.js';
import { DrugCoverage } from './DrugCoverage.js';
import { Figures } from './Figures.js';
import { ProviderCoverage } from './ProviderCoverage.js';
import type { CardVerbs } from './verbs.js';

export interface PlanCardProps {
  readonly model: PlanCardModel;
  readonly text: PlanCardText;
  readonly verbs: CardVerbs;
  readonly detailsUrl: string | null;
  /** The plan is one of the saved ones, so it can leave them. */
  readonly isSaved: boolean;
  /** The plan is none of them, and can join them (SAVE-01). */
  readonly canSave?: boolean | undefined;
  readonly heading?: Ref<HTMLHeadingElement>;
}

/** A plan card as its model says; it decides nothing itself (CARD-01). */
export const PlanCard = memo(function PlanCard({ model, text, verbs, detailsUrl, isSaved, canSave = false, heading }: PlanCardProps) {
  const { label, actions } = model;
  return (
    <article className="root plan-card" part="card" aria-label={label} data-item="">
      <Head model={model} text={text} onUnsave={isSaved ? verbs.unsave : null} onSave={canSave ? verbs.save : null} heading={heading} />
      <Figures model={model} text={text} />
      <div className="plan-card__body" part="body">
        <Bullets model={model} text={text} />
        <DrugCoverage block={model.drugs} name={label} text={text} isDisabled={actions.isDisabled} onAdd={verbs.addDrugs} />
        {model.providers.kind !== 'none' && (
          <ProviderCoverage block={model.providers} name={label} text={text} isDisabled={actions.isDisabled} onAdd={verbs.addProviders} />
        )}
      </div>
      <Actions model={model} text={text} verbs={verbs} detailsUrl={detailsUrl} />
    </article>
  );
});

interface HeadProps {
  readonly model: PlanCardModel;
  readonly text: PlanCardText;
  readonly onUnsave: (() => void) | null;
  readonly onSave: (() => void) | null;
  readonly heading: Ref<HTMLHeadingElement> | undefined;
}

function Head({ model: { tag, name, label, displayedId, notes, actions }, text, onUnsave, onSave, heading }: HeadProps) {
  const change = onUnsave ?? onSave;
  return (
    <header className="plan-card__head" part="head">
      <div className="plan-card__top">
        <Tag tone={tag.tone} tip={tag.hasTooltip ? text.tooltip[tag.snpKind ?? 'other'] : undefined} part="tag" tipPart="tooltip">
          {text.tag[tag.kind]}
        </Tag>
        {change && (
          // One button for both, so that focus stays on it when the plan has been saved.
          <Button
            kind="quiet"
            icon={heart}
            part={onUnsave ? 'unsave' : 'save'}
            suffix={label}
            isDisabled={actions.isDisabled}
            onClick={change}
          >
            {onUnsave ? text.unsave : text.save}
          </Button>
        )}
      </div>
      <h3 className="plan-card__name" part="name" tabIndex={-1} ref={heading}>
        <WholeCodes of={name} />
      </h3>
      <p className="plan-card__meta" part="meta">
        {displayedId.kind === 'plan-id' ? text.planId(displayedId.text) : text.supplementCode(displayedId.text)}
      </p>
      {notes.map((note) => (
        <p className="plan-card__note" key={note}>
          <Icon of={info} size="sm" />
          {text.note[note]}
        </p>
      ))}
    </header>
  );
}

function Bullets({ model: { bullets }, text }: { readonly model: PlanCardModel; readonly text: PlanCardText }) {
  if (bullets.length === 0) return null;
  return (
    <ul className="bullets" role="list" part="bullets">
      {bullets.map(({ icon, tokens }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two bullets may say the same, and a plan's bullets never move
        <li key={index}>
          <Icon of={iconArt(icon)} />
          <span>
            <Benefit tokens={tokens} text={text} />
          </span>
        </li>
      ))}
    </ul>
  );
}
