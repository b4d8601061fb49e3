import { css, html, LitElement } from 'lit';
import { profile } from 'ucp-elements';
import { follow, textsOf, themeOf } from 'ucp-elements/piece';

const texts = {
  en: {
    title: 'Your next step',
    loading: 'Your saved plans are loading.',
    none: 'Save a plan first. Then compare it with a licensed agent.',
    saved: (count: number) => `Compare your ${count === 1 ? 'saved plan' : `${count} saved plans`} with a licensed agent.`,
  },
  es: {
    title: 'Su próximo paso',
    loading: 'Sus planes guardados se están cargando.',
    none: 'Primero guarde un plan. Luego compárelo con un agente con licencia.',
    saved: (count: number) => `Compare ${count === 1 ? 'su plan guardado' : `sus ${count} planes guardados`} con un agente con licencia.`,
  },
};

class NextStep extends LitElement {
  static override styles = css`
    section {
      box-sizing: border-box;
      min-height: inherit;
      padding: 24px;
      border: 1px solid var(--ucp-color-border);
      border-radius: var(--ucp-radius-lg);
      background: var(--ucp-color-surface);
      color: var(--ucp-color-text);
    }
    h2 { margin: 0; font-family: var(--ucp-font-display); }
    p { margin: 8px 0 0; }
  `;

  #stops: readonly (() => void)[] = [];

  override connectedCallback(): void {
    super.connectedCallback();
    const redraw = () => this.requestUpdate();
    this.#stops = [profile.subscribe(redraw), follow(this, redraw)];
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    for (const stop of this.#stops) stop();
  }

  override render() {
    const { isComplete, savedPlansCount = 0 } = profile.get();
    const text = textsOf(this, 'nextStep', texts);
    const known = savedPlansCount > 0 ? text.saved(savedPlansCount) : text.none;
    return html`<section data-brand=${themeOf(this)}><h2>${text.title}</h2><p>${isComplete ? known : text.loading}</p></section>`;
  }
}

customElements.define('your-next-step-lit', NextStep);
