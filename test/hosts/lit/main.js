import { html, LitElement } from 'lit';
import { repeat } from 'lit/directives/repeat.js';

class HostApp extends LitElement {
  static properties = { names: {}, year: {}, isAsking: {} };

  constructor() {
    super();
    this.names = ['toggle', 'plans'];
    this.year = undefined;
    this.isAsking = false;
  }

  #tag(name) {
    if (name === 'plans') return html`<ucp-saved-plans no-heading></ucp-saved-plans>`;
    return html`<ucp-year-toggle @ucp-year-change=${({ detail }) => (this.year = detail.year)}></ucp-year-toggle>`;
  }

  render() {
    return html`
      <p id="heard">${this.year && `Heard ${this.year}`}</p>
      <button @click=${() => (this.names = [...this.names].reverse())}>Swap</button>
      <button @click=${() => (this.names = ['toggle'])}>Remove</button>
      <button @click=${() => (this.names = ['toggle', 'plans'])}>Add</button>
      <button @click=${() => (this.isAsking = true)}>Ask</button>
      <div id="list">${repeat(
        this.names,
        (name) => name,
        (name) => this.#tag(name),
      )}</div>
      <ucp-zip-popup .open=${this.isAsking} @ucp-close=${() => (this.isAsking = false)}></ucp-zip-popup>
    `;
  }
}

customElements.define('host-app', HostApp);
document.getElementById('app').append(document.createElement('host-app'));
