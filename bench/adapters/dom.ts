import { type Card, cardAdapter } from '../page/cards.js';
import { domCard } from '../page/dom-card.js';
import { domMonths } from '../page/dom-months.js';
import { decideCard } from '../page/facts.js';
import { sheets } from '../page/look.js';
import { monthsSheets } from '../page/months-look.js';

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
    const tell = (verb: string) => () => this.dispatchEvent(new CustomEvent(verb, { bubbles: true, composed: true }));
    const handlers = {
      enroll: tell('enroll'),
      details: tell('details'),
      compare: tell('compare'),
      unsave: tell('unsave'),
      add: tell('add'),
    };
    this.shadowRoot?.replaceChildren(domCard(model, detailsUrl, handlers, domMonths));
  }
}

export const adapter = cardAdapter('bench-dom-card', () => customElements.define('bench-dom-card', DomCard));
