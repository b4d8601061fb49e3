/**
 * `<live-example>` holds the frame of an example, at its full height. It adds a toolbar for brand and language, and a list of the events
 * that the tags fire. Without script the frame shows alone.
 */

const BRANDS = { '': 'neutral', uhc: 'uhc', aarp: 'aarp', uhccp: 'uhccp' };
const LANGUAGES = { en: 'English', es: 'Español' };

/** Lines of the list of events. */
const MOST = 5;

function select(label: string, choices: Readonly<Record<string, string>>, change: (value: string) => void): HTMLLabelElement {
  const field = document.createElement('select');
  for (const [value, text] of Object.entries(choices)) field.add(new Option(text, value));
  field.addEventListener('change', () => change(field.value));
  const box = document.createElement('label');
  box.append(`${label} `, field);
  return box;
}

type Message =
  | { readonly kind: 'height'; readonly height: number }
  | { readonly kind: 'event'; readonly name: string; readonly detail: unknown };

class LiveExample extends HTMLElement {
  readonly #look = new URLSearchParams();
  #log: HTMLElement | undefined;

  connectedCallback(): void {
    const frame = this.querySelector('iframe');
    if (!frame || this.#log) return;
    this.#log = this.#list();
    this.prepend(this.#toolbar(frame));
    this.append(this.#log);
    window.addEventListener('message', ({ source, origin, data }) => {
      if (source === frame.contentWindow && origin === location.origin) this.#hear(frame, data as Message);
    });
  }

  #toolbar(frame: HTMLIFrameElement): HTMLElement {
    const source = this.dataset.source ?? '';
    const alone = Object.assign(document.createElement('a'), { href: source, textContent: 'Open alone' });
    const choose = (name: string) => (value: string) => {
      this.#look.set(name, value);
      const address = `${source}?${this.#look}`;
      alone.href = address;
      frame.src = address;
    };
    const bar = document.createElement('div');
    bar.className = 'live-example__bar';
    bar.append(select('Brand', BRANDS, choose('theme')), select('Language', LANGUAGES, choose('lang')), alone);
    return bar;
  }

  #list(): HTMLElement {
    const list = document.createElement('ol');
    list.className = 'live-example__events';
    list.setAttribute('aria-label', 'Events of the example');
    list.hidden = true;
    return list;
  }

  #hear(frame: HTMLIFrameElement, message: Message): void {
    if (message.kind === 'height') {
      frame.style.height = `${Math.max(message.height, Number(frame.dataset.least))}px`;
      return;
    }
    const line = document.createElement('li');
    const name = document.createElement('code');
    name.textContent = message.name;
    line.append(name, ` ${JSON.stringify(message.detail)}`);
    this.#log?.append(line);
    if (this.#log) {
      this.#log.hidden = false;
      while (this.#log.childElementCount > MOST) this.#log.firstElementChild?.remove();
    }
  }
}

customElements.define('live-example', LiveExample);

// One page has the form that writes a snippet.
if (document.querySelector('snippet-page')) void import('../snippet/page.js');
