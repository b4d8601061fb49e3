// The snippet page shows this page in a frame: the tags of the query, with the demo's files and service.
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

/** Two frames: whatever a script has opened is drawn. */
const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** A popup shows nothing until it is opened: a button does it here. */
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
