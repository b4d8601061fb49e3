import { LitElement, nothing, type TemplateResult } from 'lit';
import { type Card, cardAdapter } from '../page/cards.js';
import { decideCard } from '../page/facts.js';
import { litCard } from '../page/lit-card.js';
import { sheets } from '../page/look.js';

/** The same card as a LitElement. */
class LitCard extends LitElement implements Card {
  static override styles = [...sheets];
  static override properties = { plan: { attribute: false }, isTipOpen: { state: true } };

  declare plan: Card['plan'];
  declare isTipOpen: boolean;

  constructor() {
    super();
    this.isTipOpen = false;
  }

  #tell(verb: string): void {
    this.dispatchEvent(new CustomEvent(verb, { bubbles: true, composed: true }));
  }

  readonly #handlers = {
    enroll: () => this.#tell('enroll'),
    details: () => this.#tell('details'),
    compare: () => this.#tell('compare'),
    unsave: () => this.#tell('unsave'),
    add: () => this.#tell('add'),
    openTip: () => {
      this.isTipOpen = true;
    },
    closeTip: () => {
      this.isTipOpen = false;
    },
  };

  override render(): TemplateResult | typeof nothing {
    if (!this.plan) return nothing;
    const { model, detailsUrl } = decideCard(this.plan);
    return litCard(model, detailsUrl, this.#handlers, this.isTipOpen);
  }
}

export const adapter = cardAdapter('bench-lit-card', () => customElements.define('bench-lit-card', LitCard));
