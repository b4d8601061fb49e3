// Builds the author's snippet from the lists beside the build: manifest.json and integrity.json.
import { samples } from '/pages/snippet-samples.js';

const form = document.getElementById('choices');
const lists = new Map();

async function listsOf(flavour) {
  if (!lists.has(flavour)) {
    const read = (name) => fetch(`/${flavour}/${name}.json`).then((answer) => answer.json());
    lists.set(flavour, await Promise.all([read('manifest'), read('integrity')]));
  }
  const [manifest, hashes] = lists.get(flavour);
  return { manifest, hashes };
}

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Renders `<name a="b" c>`. Omits an attribute without a value; one with the value true has only its name. */
function tag(name, attributes) {
  const written = Object.entries(attributes)
    .filter(([, value]) => value)
    .map(([key, value]) => (value === true ? ` ${key}` : ` ${key}="${escaped(value)}"`));
  return `<${name}${written.join('')}>`;
}

/** Files that these tags need and the shell would request late. */
function preloadsOf(tags, manifest) {
  return [...new Set(tags.flatMap((name) => manifest.tags[name].preload))];
}

function headOf(choices, tags, { manifest, hashes }) {
  const base = `${choices.get('base').replace(/\/+$/, '')}/`;
  const checked = (file) => (choices.has('integrity') ? { integrity: hashes[file], crossorigin: 'anonymous' } : {});
  const map = { integrity: Object.fromEntries(Object.keys(manifest.chunks).map((file) => [base + file, hashes[file]])) };
  return [
    choices.has('chunks') ? `<script type="importmap">${JSON.stringify(map)}</script>` : '',
    choices.has('reserve') ? tag('link', { rel: 'stylesheet', href: `${base}reserve.css`, ...checked('reserve.css') }) : '',
    `${tag('script', { type: 'module', src: `${base}autoload.js`, ...checked('autoload.js') })}</script>`,
    ...(choices.has('preload') ? preloadsOf(tags, manifest) : []).map((file) =>
      tag('link', { rel: 'modulepreload', href: base + file, ...checked(file) }),
    ),
  ]
    .filter(Boolean)
    .join('\n');
}

function settingsOf(choices) {
  const settings = tag('ucp-settings', {
    'api-base': choices.get('api'),
    'content-base': choices.get('content'),
    'site-id': choices.get('site'),
    theme: choices.get('theme'),
  });
  return `${settings}</ucp-settings>`;
}

function bodyOf(tags) {
  return tags.map((name) => `${tag(name, samples[name] ?? {})}</${name}>`).join('\n') || '<!-- Choose a tag above. -->';
}

/** The kilobytes that a page loads for these tags, counting each file once. */
function bytesOf(tags, { tags: known, chunks }) {
  const files = new Set(['autoload.js', ...tags.flatMap((name) => known[name].files)]);
  const bytes = [...files].reduce((sum, file) => sum + chunks[file].bytes, 0);
  return `${(bytes / 1000).toFixed(0)} KB`;
}

/** Shows the size beside each build. The second build may not be finished when the page loads. */
async function weigh(tags) {
  for (const place of document.querySelectorAll('[data-bytes]')) {
    const { manifest } = await listsOf(place.dataset.bytes);
    place.textContent = bytesOf(tags, manifest);
  }
}

let previewed = '';

/** Reloads the preview if its content changed. The frame adds no history entry. */
function preview(choices, tags, { manifest }) {
  const query = new URLSearchParams({ shopper: choices.get('shopper') });
  for (const name of tags) query.append(manifest.tags[name].isPopup ? 'popup' : 'tag', name);
  for (const name of ['site', 'theme']) if (choices.get(name)) query.set(name, choices.get(name));
  if (choices.get('flavour') === 'cdn-preact') query.set('flavour', 'preact');
  const date = new URLSearchParams(location.search).get('date');
  if (date) query.set('date', date);
  const address = `/pages/snippet-preview.html?${query}`;
  if (address === previewed) return;
  previewed = address;
  document.getElementById('shown').contentWindow.location.replace(address);
}

/**
 * The content comes from the services' origin until the author types another. The library's own default is a path of
 * the page.
 */
function contentOf(api) {
  return api && `${api.replace(/\/+$/, '')}/api/assets/uhccp/content-fragments`;
}

async function show() {
  const choices = new FormData(form);
  const known = await listsOf(choices.get('flavour'));
  const tags = choices.getAll('tag');
  document.getElementById('head').textContent = headOf(choices, tags, known);
  document.getElementById('settings').textContent = settingsOf(choices);
  document.getElementById('body').textContent = bodyOf(tags);
  preview(choices, tags, known);
  await weigh(tags);
}

/** The URL of the build with its version, on the server of this page. */
function baseOf(flavour, version) {
  return new URL(`/${flavour}/${version}/`, location.href).href;
}

/** Each tag with its purpose, in the order of docs/tags.md. */
function tagsOf({ tags }) {
  return Object.entries(tags).filter(([name]) => name !== 'ucp-settings');
}

/** Renders Markdown code marks as code elements: the list uses them for names of methods and attributes. */
function withCode(text) {
  return text.split('`').map((part, at) => (at % 2 ? Object.assign(document.createElement('code'), { textContent: part }) : part));
}

function choice([name, { summary }]) {
  const made = document.createElement('div');
  const label = document.createElement('label');
  const box = Object.assign(document.createElement('input'), {
    type: 'checkbox',
    name: 'tag',
    value: name,
    checked: name === 'ucp-saved-plans',
  });
  const text = document.createElement('code');
  text.textContent = name;
  label.append(box, text);
  const words = document.createElement('p');
  words.id = `about-${name}`;
  words.append(...withCode(summary));
  box.setAttribute('aria-describedby', words.id);
  made.append(label, words);
  return made;
}

const demoList = (name) => fetch(`/__demo/${name}`).then((answer) => answer.json());

/** The shoppers of the service, the member first. */
async function shopperOptions() {
  const shoppers = await demoList('shoppers');
  const option = ({ name }) => new Option(name, name, name === 'member', name === 'member');
  return shoppers.map(option);
}

let isContentTyped = false;

async function begin() {
  const { manifest } = await listsOf('cdn');
  form.elements.base.value = baseOf('cdn', manifest.version);
  const tags = tagsOf(manifest);
  document.getElementById('tags').append(...tags.filter(([, { isPopup }]) => !isPopup).map(choice));
  document.getElementById('popups').append(...tags.filter(([, { isPopup }]) => isPopup).map(choice));
  form.elements.shopper.append(...(await shopperOptions()));
  form.elements.theme.append(...(await demoList('brands')).map((brand) => new Option(brand)));
  form.addEventListener('input', ({ target }) => {
    if (target.name === 'content') isContentTyped = true;
    if (target.name === 'api' && !isContentTyped) form.elements.content.value = contentOf(target.value);
    if (target.name === 'flavour') form.elements.base.value = baseOf(target.value, manifest.version);
    void show();
  });
  await show();
}

/** Copies by selection if the page cannot write to the clipboard. The text stays selected. */
function copySelected(code) {
  getSelection().selectAllChildren(code);
  return document.execCommand('copy');
}

async function copy(code) {
  try {
    await navigator.clipboard.writeText(code.textContent);
    return true;
  } catch {
    return copySelected(code);
  }
}

for (const button of document.querySelectorAll('[data-copy]')) {
  const said = button.parentElement.querySelector('[role=status]');
  button.addEventListener('click', async () => {
    for (const one of document.querySelectorAll('.site__copy [role=status]')) one.textContent = '';
    const isCopied = await copy(document.getElementById(button.dataset.copy));
    // In a separate task, so that a second press is announced too.
    setTimeout(() => {
      said.textContent = isCopied ? 'Copied.' : 'Your browser did not copy. The text is selected: press Ctrl+C or ⌘C.';
    });
  });
}
await begin();
