import r2wc from '@r2wc/react-to-web-component';
import { HostProvider } from '../../src/element/react-renderer.js';
import { planCard as text } from '../../src/features/plan/text/en/plan-card.js';
import { PlanCard } from '../../src/features/plans/PlanCard/PlanCard.js';
import { type Card, cardAdapter } from '../page/cards.js';
import { decideCard } from '../page/facts.js';
import { sheets } from '../page/look.js';

const nothing = () => undefined;
const handlers = {
  enroll: nothing,
  startApplication: nothing,
  viewApplication: nothing,
  details: nothing,
  compare: nothing,
  unsave: nothing,
  save: nothing,
  addDrugs: nothing,
  addProviders: nothing,
};

/** Plans by number, because r2wc writes an object property into an attribute as JSON. */
const plans: Card['plan'][] = [];

function NumberedCard({ number, container }: { readonly number: number; readonly container: ShadowRoot }) {
  const plan = plans[number];
  if (!plan) return null;
  const { model, detailsUrl } = decideCard(plan);
  return (
    <HostProvider value={container.host as HTMLElement}>
      <PlanCard model={model} text={text} handlers={handlers} detailsUrl={detailsUrl} isSaved />
    </HostProvider>
  );
}

const Numbered = r2wc(NumberedCard, { shadow: 'open', props: { number: 'number' } });

/** Unmodified r2wc around the library's own React component. */
class R2wcCard extends Numbered {
  get plan(): Card['plan'] {
    const plan = plans[Number(this.getAttribute('number'))];
    if (!plan) throw new Error('no plan yet');
    return plan;
  }

  set plan(plan: Card['plan']) {
    if (this.shadowRoot) this.shadowRoot.adoptedStyleSheets = [...sheets];
    this.setAttribute('number', String(plans.push(plan) - 1));
  }
}

export const adapter = cardAdapter('bench-r2wc-card', () => customElements.define('bench-r2wc-card', R2wcCard));
