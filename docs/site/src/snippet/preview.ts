import { demoSettings } from '../../../../demo/settings.js';
import { samples } from './samples.js';

/** The snippet page shows this page in a frame. It renders the tags of the query with the library's files. */

const query = new URLSearchParams(location.search);
const isTag = (name: string) => /^ucp-[a-z-]+$/.test(name);
const tags = query.getAll('tag').filter(isTag);
const popups = query.getAll('popup').filter(isTag);

type Attributes = Readonly<Record<string, string | null>>;

function element(name: string, attributes: Attributes = {}): HTMLElement {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) if (value) made.setAttribute(key, value);
  return made;
}

interface Popup extends HTMLElement {
  readonly ready: Promise<void>;
  show(): void;
}

/** Waits two frames, so that an opened popup is rendered. */
const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** A button to open a popup, which is otherwise invisible. */
function opener(name: string): readonly HTMLElement[] {
  const popup = element(name) as Popup;
  const line = element('p', { class: 'snippet-opener' });
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: `Open ${name}` });
  const said = element('span', { role: 'status' });
  button.addEventListener('click', async () => {
    said.textContent = '';
    await customElements.whenDefined(name);
    await popup.ready;
    popup.show();
    await drawn();
    const isOpen = popup.shadowRoot?.querySelector('dialog')?.open;
    if (!isOpen) said.textContent = 'It does not open for this person, or only by a tag that needs it.';
  });
  line.append(button, ' ', said);
  return [line, popup];
}

document
  .querySelector('main')
  ?.append(
    element('ucp-settings', { 'site-id': query.get('site'), theme: query.get('theme') }),
    ...popups.flatMap(opener),
    ...tags.map((name) => element(name, samples[name])),
  );

/** The library loads after the tags stand, as on an author's page. */
const flavour = query.get('flavour') === 'cdn-preact' ? 'cdn-preact' : 'cdn';
const { configure } = await import(/* @vite-ignore */ `/${flavour}/autoload.js`);
configure(demoSettings);
