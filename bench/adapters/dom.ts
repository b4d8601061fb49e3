import { type Card, cardAdapter } from '../page/cards.js';
import { domCard } from '../page/dom-card.js';
import { domMonths } from '../page/dom-months.js';
import { decideCard } from '../page/facts.js';
import { sheets } from '../page/look.js';
import { monthsSheets } from '../page/months-look.js';
import { handlersOf } from '../page/words.js';

/** A custom element without a library. */
class DomCard extends HTMLElement implements Card {
  #plan: Card['plan'] | undefined;

  constructor() {
    super();
    this.attachShadow({ mode: 'open' }).adoptedStyleSheets = [...sheets, ...monthsSheets];
  }

  get plan(): Card['plan'] {
    if (!this.#plan) throw new Error('no plan yet');
    return this.#plan;
  }

  set plan(plan: Card['plan']) {
    this.#plan = plan;
    if (this.isConnected) this.#draw();
  }

  connectedCallback(): void {
    this.#draw();
  }

  #draw(): void {
    const { model, detailsUrl } = decideCard(this.plan);
    this.shadowRoot?.replaceChildren(domCard(model, detailsUrl, handlersOf(this), domMonths));
  }
}

export const adapter = cardAdapter('bench-dom-card', () => customElements.define('bench-dom-card', DomCard));
