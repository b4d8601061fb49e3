import { Button } from '../../../ui/Button.js';
import { chevronDown } from '../../../ui/icons/chevron-down.js';
import type { PlanCardText } from '../../plan/text/en/plan-card.js';
import type { PlanCardModel } from '../rules/plan-card.js';

/** The lists of a card, as their button names them. */
export type CardLists = keyof PlanCardText['lists'];

export function listsOf({ drugs, providers }: PlanCardModel): CardLists {
  const hasDrugs = drugs.kind === 'drugs' || drugs.kind === 'pharmacy-message';
  const hasDoctors = providers.kind === 'providers';
  if (hasDrugs) return hasDoctors ? 'drugs-and-doctors' : 'drugs-and-benefits';
  return hasDoctors ? 'doctors' : 'benefits';
}

interface ListsToggleProps {
  readonly lists: CardLists;
  readonly text: PlanCardText;
  readonly name: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** The ids of the lists. */
  readonly controls: string;
}

/** One button for both lists of a card; where two columns fit they are open, and the card does not have it (FACT-02). */
export function ListsToggle({ lists, text, name, isOpen, onToggle, controls }: ListsToggleProps) {
  const { show, hide } = text.lists[lists];
  return (
    <Button
      kind="quiet"
      icon={chevronDown}
      part="toggle"
      suffix={text.ofPlan(name)}
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onToggle}
    >
      {isOpen ? hide : show}
    </Button>
  );
}
