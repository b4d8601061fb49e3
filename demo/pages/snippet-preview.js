// The snippet page shows this page in a frame. It renders the tags of the query with the demo's files and service.
import { samples } from '/pages/snippet-samples.js';

const query = new URLSearchParams(location.search);
const isTag = (name) => /^ucp-[a-z-]+$/.test(name);
const tags = query.getAll('tag').filter(isTag);
const popups = query.getAll('popup').filter(isTag);
const page = document.getElementById('chosen');

function element(name, attributes = {}) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) if (value) made.setAttribute(key, value);
  return made;
}

/** Waits two frames, so that an opened popup is rendered. */
const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** A button to open a popup, which is otherwise invisible. */
function opener(name) {
  const popup = element(name);
  const line = element('p', { class: 'site__copy' });
  const button = Object.assign(element('button'), { type: 'button', textContent: `Open ${name}` });
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
  line.append(button, said);
  return [line, popup];
}

page.append(
  element('ucp-settings', { 'site-id': query.get('site'), theme: query.get('theme') }),
  ...popups.flatMap(opener),
  ...tags.map((name) => element(name, samples[name])),
);
