import { memo, type Ref, useContext, useId, useState } from 'react';
import { withClickTracking } from '../../../shared/tracking/with-click-tracking.js';
import { Tag } from '../../../ui/Tag.js';
import { UnbrokenCodes } from '../../../ui/UnbrokenCodes.js';
import type { LateNotice } from '../../enrollment/rules/late-enrollment.js';
import { needText } from '../../plan/need-text.js';
import type { PlanCardText } from '../../plan/text/en/plan-card.js';
import { Facts } from '../Facts.js';
import type { CompareOption } from '../rules/compare-choice.js';
import type { PlanCardModel } from '../rules/plan-card.js';
import { StarsExplained } from '../StarsExplained/StarsExplained.js';
import { YearlyCost } from '../YearlyCost.js';
import { Actions } from './Actions.js';
import { CardFooter } from './CardFooter.js';
import { DrugCoverage } from './DrugCoverage.js';
import type { CardHandlers } from './handlers.js';
import { ListsToggle, listsOf } from './ListsToggle.js';
import { type ListAttributes, ListsLayoutContext } from './lists-layout.js';
import { ProviderCoverage } from './ProviderCoverage.js';

export interface PlanCardProps {
  readonly model: PlanCardModel;
  readonly text: PlanCardText;
  readonly handlers: CardHandlers;
  readonly detailsUrl: string | null;
  /** The plan is one of the saved ones, so it can leave them. */
  readonly isSaved: boolean;
  /** The plan is none of them, and can join them (SAVE-01). */
  readonly canSave?: boolean | undefined;
  readonly explainsStars?: boolean | undefined;
  /** What to know before joining (HAND-06). */
  readonly late?: LateNotice | null | undefined;
  /** The functions of the checkbox. They mean nothing for a plan that can never be compared. */
  readonly option?: CompareOption | undefined;
  readonly heading?: Ref<HTMLHeadingElement>;
}

/** Cards whose lists are open. A card that a removal moves to another place is drawn again, and stays open. */
const opened = new WeakSet<PlanCardModel>();

/** A plan card as its model says; it decides nothing itself (CARD-01). */
export const PlanCard = memo(function PlanCard(props: PlanCardProps) {
  const { model, text, handlers, detailsUrl, isSaved, canSave = false, explainsStars = false, late = null, option, heading } = props;
  const id = useId();
  const [isOpen, setOpen] = useState(opened.has(model));
  if (isOpen) opened.add(model);
  const { label, actions } = model;
  const lists = listsOf(model);
  const toggle = withClickTracking('Show Lists', () => {
    opened.delete(model);
    setOpen(!isOpen);
  });
  const layout = useContext(ListsLayoutContext);
  const listOf = (what: string): ListAttributes => ({ id: `${id}-${what}`, 'aria-hidden': (layout === 'closed' && !isOpen) || undefined });
  const [drugList, doctorList] = [listOf('drugs'), listOf('doctors')];
  const isChosen = option?.kind === 'open' && option.isChosen;
  return (
    <article
      className={`root plan-card${isOpen ? ' is-open' : ''}${isChosen ? ' is-chosen' : ''}`}
      part="card"
      aria-label={label}
      data-item=""
    >
      <Head model={model} text={text} heading={heading} />
      <YearlyCost model={model} text={text} />
      <Facts model={model} text={text} />
      <DrugCoverage model={model} text={text} list={drugList} onAdd={handlers.addDrugs} />
      <ProviderCoverage model={model} text={text} list={doctorList} onAdd={handlers.addProviders} />
      <div className="plan-card__toggle">
        {layout !== 'open' && (
          <ListsToggle
            lists={lists}
            text={text}
            name={label}
            isOpen={isOpen}
            onToggle={toggle}
            controls={`${drugList.id} ${doctorList.id}`}
          />
        )}
      </div>
      <Actions model={model} text={text} handlers={handlers} detailsUrl={detailsUrl} late={late} />
      <CardFooter
        label={label}
        actions={actions}
        text={text}
        handlers={handlers}
        isSaved={isSaved}
        canSave={canSave}
        option={option}
        id={id}
      >
        {explainsStars && <StarsExplained hasStars={model.facts.some(({ kind }) => kind === 'stars')} />}
      </CardFooter>
    </article>
  );
});

interface HeadProps {
  readonly model: PlanCardModel;
  readonly text: PlanCardText;
  readonly heading: Ref<HTMLHeadingElement> | undefined;
}

function Head({ model, text, heading }: HeadProps) {
  const { tag, name, idUnderName, need, notes, network, positioning } = model;
  return (
    <header className="plan-card__head" part="head">
      <div className="plan-card__tag">
        <Tag tone={tag.tone} tip={tag.hasTooltip ? text.tooltip[tag.snpKind ?? 'other'] : undefined} part="tag" tipPart="tooltip">
          {text.tag[tag.kind]}
        </Tag>
      </div>
      <h3 className="plan-card__name" part="name" tabIndex={-1} ref={heading}>
        <UnbrokenCodes of={name} />
      </h3>
      {[...(need ? [needText(need, text)] : []), ...notes.map((note) => text.note[note])].map((words) => (
        <p className="plan-card__need" key={words}>
          {words}
        </p>
      ))}
      {idUnderName && <p className="plan-card__network muted">{text.planId(idUnderName)}</p>}
      {network && <p className="plan-card__network">{network.kind === 'other' ? <bdi>{network.name}</bdi> : text.network[network.kind]}</p>}
      {positioning && (
        <p className="plan-card__network">
          <bdi>{positioning}</bdi>
        </p>
      )}
    </header>
  );
}
