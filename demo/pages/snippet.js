// Builds the author's snippet from the lists that lie beside the build: manifest.json and integrity.json.
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

/** `<name a="b" c>`; an attribute without a value is left out, one that is true stands alone. */
function tag(name, attributes) {
  const written = Object.entries(attributes)
    .filter(([, value]) => value)
    .map(([key, value]) => (value === true ? ` ${key}` : ` ${key}="${escaped(value)}"`));
  return `<${name}${written.join('')}>`;
}

/** What these tags wait for and the shell would ask for late. */
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

function bodyOf(choices, tags) {
  const settings = tag('ucp-settings', {
    'api-base': choices.get('api'),
    'content-base': choices.get('content'),
    'site-id': choices.get('site'),
    theme: choices.get('theme'),
  });
  return [`${settings}</ucp-settings>`, ...tags.map((name) => `${tag(name, samples[name] ?? {})}</${name}>`)].join('\n');
}

/** What a tag shows nothing without, with an id of the demo's data: to be replaced by the author's own. */
const samples = {
  'ucp-plan-card': { 'plan-id': 'H0609044000' },
  'ucp-application-card': { 'application-id': 'H0609044000-2027' },
  'ucp-active-plan-card': { 'plan-id': 'H0609044000' },
};

/** The content is the services' until something else is typed: its own default is a path of the page, wherever the services are. */
function contentOf(api) {
  return api && `${api.replace(/\/+$/, '')}/api/assets/uhccp/content-fragments`;
}

async function show() {
  const choices = new FormData(form);
  const known = await listsOf(choices.get('flavour'));
  const tags = choices.getAll('tag');
  document.getElementById('head').textContent = headOf(choices, tags, known);
  document.getElementById('body').textContent = bodyOf(choices, tags);
}

/** The address of the build in its version, on whichever server this page stands. */
function baseOf(flavour, version) {
  return new URL(`/${flavour}/${version}/`, location.href).href;
}

/** Each tag with what it is for, in the order of docs/tags.md. */
function tagsOf({ tags }) {
  return Object.entries(tags).filter(([name]) => name !== 'ucp-settings');
}

/** The list writes names of methods and attributes as Markdown does, between grave accents. */
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

let isContentTyped = false;

async function begin() {
  const { manifest } = await listsOf('cdn');
  form.elements.base.value = baseOf('cdn', manifest.version);
  document.getElementById('tags').append(...tagsOf(manifest).map(choice));
  form.addEventListener('input', ({ target }) => {
    if (target.name === 'content') isContentTyped = true;
    if (target.name === 'api' && !isContentTyped) form.elements.content.value = contentOf(target.value);
    if (target.name === 'flavour') form.elements.base.value = baseOf(target.value, manifest.version);
    void show();
  });
  await show();
}

for (const button of document.querySelectorAll('[data-copy]')) {
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(document.getElementById(button.dataset.copy).textContent);
    for (const said of document.querySelectorAll('.site__copy [role=status]')) {
      said.textContent = said.previousElementSibling === button ? 'Copied.' : '';
    }
  });
}
await begin();
