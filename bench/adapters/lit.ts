import { LitElement, nothing, type TemplateResult } from 'lit';
import { type Card, cardAdapter } from '../page/cards.js';
import { decideCard } from '../page/facts.js';
import { litCard } from '../page/lit-card.js';
import { sheets } from '../page/look.js';
import { monthsSheets } from '../page/months-look.js';
import { handlersOf } from '../page/words.js';

/** The same card as a LitElement. */
class LitCard extends LitElement implements Card {
  static override styles = [...sheets, ...monthsSheets];
  static override properties = { plan: { attribute: false }, isTipOpen: { state: true }, isMonthsTable: { state: true } };

  declare plan: Card['plan'];
  declare isTipOpen: boolean;
  declare isMonthsTable: boolean;

  constructor() {
    super();
    this.isTipOpen = false;
    this.isMonthsTable = false;
  }

  readonly #handlers = {
    ...handlersOf(this),
    openTip: () => {
      this.isTipOpen = true;
    },
    closeTip: () => {
      this.isTipOpen = false;
    },
    switchMonths: () => {
      this.isMonthsTable = !this.isMonthsTable;
    },
  };

  override render(): TemplateResult | typeof nothing {
    if (!this.plan) return nothing;
    const { model, detailsUrl } = decideCard(this.plan);
    return litCard(model, detailsUrl, this.#handlers, this);
  }
}

export const adapter = cardAdapter('bench-lit-card', () => customElements.define('bench-lit-card', LitCard));
