import { shopperList } from '../../../../demo/service/enter.js';
import { brands } from '../../../../src/shared/brands.js';
import {
  bodyOf,
  buildOf,
  bytesOf,
  type Choices,
  type Flavour,
  headOf,
  type ListedTag,
  type Manifest,
  pageOf,
  settingsOf,
} from './snippet.js';

/** `<snippet-page>` writes the author's snippet. lib/snippet-markup.mjs has its form. */

const one = <Found extends Element>(selector: string) => document.querySelector(selector) as Found;
const form = one<HTMLFormElement>('#choices');
const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement;

function choicesNow(): Choices {
  const data = new FormData(form);
  return { tags: data.getAll('tag').map(String), text: (name) => String(data.get(name) ?? ''), has: (name) => data.has(name) };
}

/** Shows the size beside each build. A build that is not published beside the site cannot be chosen. */
async function weigh(tags: readonly string[]): Promise<void> {
  for (const place of document.querySelectorAll<HTMLElement>('[data-bytes]')) {
    const build = await buildOf(place.dataset.bytes as Flavour).catch(() => null);
    const button = place.closest('label')?.querySelector('input');
    if (button) button.disabled = build === null;
    place.textContent = build ? bytesOf(tags, build.manifest) : 'not on this site';
  }
}

let previewed = '';

/** Reloads the preview if its content changed. The frame adds no history entry. */
function preview({ tags, text }: Choices, manifest: Manifest): void {
  const frame = one<HTMLIFrameElement>('#shown');
  const query = new URLSearchParams({ shopper: text('shopper') });
  for (const name of tags) query.append(manifest.tags[name]?.isPopup ? 'popup' : 'tag', name);
  for (const name of ['site', 'theme', 'flavour']) if (text(name)) query.set(name, text(name));
  const address = `${frame.dataset.source}?${query}`;
  if (address === previewed) return;
  previewed = address;
  frame.contentWindow?.location.replace(address);
}

/** The content comes from the services' origin until the author types another. The library's own default is a path of the page. */
const contentOf = (api: string) => api && `${api.replace(/\/+$/, '')}/api/assets/uhccp/content-fragments`;

let saved = '';

/** The link that saves a whole page. */
function offerPage(html: string): void {
  URL.revokeObjectURL(saved);
  saved = URL.createObjectURL(new Blob([html], { type: 'text/html' }));
  one<HTMLAnchorElement>('#save').href = saved;
}

async function show(): Promise<void> {
  const choices = choicesNow();
  const build = await buildOf(choices.text('flavour') as Flavour);
  one('#head').textContent = headOf(choices, build);
  one('#settings').textContent = settingsOf(choices);
  one('#body').textContent = bodyOf(choices);
  offerPage(pageOf(choices, build));
  preview(choices, build.manifest);
  await weigh(choices.tags);
}

/** The URL of the build with its version, on the server of this page. */
const baseOf = (flavour: string, version: string) => new URL(`/${flavour}/${version}/`, location.href).href;

/** Renders Markdown code marks as code elements: the list uses them for names of methods and attributes. */
const withCode = (text: string) =>
  text.split('`').map((part, at) => (at % 2 ? Object.assign(document.createElement('code'), { textContent: part }) : part));

function choice([name, { summary }]: readonly [string, ListedTag]): HTMLElement {
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
  words.className = 'snippet__about';
  words.append(...withCode(summary));
  box.setAttribute('aria-describedby', words.id);
  made.append(label, words);
  return made;
}

const shopperOptions = () => shopperList.map(({ name }) => new Option(name, name, name === 'member', name === 'member'));

let isContentTyped = false;

async function begin(): Promise<void> {
  const { manifest } = await buildOf('cdn');
  field('base').value = baseOf('cdn', manifest.version);
  // The page has one `ucp-settings` of its own.
  const tags = Object.entries(manifest.tags).filter(([name]) => name !== 'ucp-settings');
  one('#tags').append(...tags.filter(([, { isPopup }]) => !isPopup).map(choice));
  one('#popups').append(...tags.filter(([, { isPopup }]) => isPopup).map(choice));
  field('shopper').append(...shopperOptions());
  field('theme').append(...brands.map((brand) => new Option(brand)));
  form.addEventListener('input', ({ target }) => {
    const { name, value } = target as HTMLInputElement;
    if (name === 'content') isContentTyped = true;
    if (name === 'api' && !isContentTyped) field('content').value = contentOf(value);
    if (name === 'flavour') field('base').value = baseOf(value, manifest.version);
    void show();
  });
  await show();
}

/** Copies by selection if the page cannot write to the clipboard. The text stays selected. */
function copySelected(code: Element): boolean {
  getSelection()?.selectAllChildren(code);
  return document.execCommand('copy');
}

async function copy(code: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(code.textContent ?? '');
    return true;
  } catch {
    return copySelected(code);
  }
}

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copy]')) {
  const said = button.parentElement?.querySelector('[role=status]');
  button.addEventListener('click', async () => {
    for (const other of document.querySelectorAll('.snippet__copy [role=status]')) other.textContent = '';
    const isCopied = await copy(one(`#${button.dataset.copy}`));
    // In a separate task, so that a second press is announced too.
    setTimeout(() => {
      if (said) said.textContent = isCopied ? 'Copied.' : 'Your browser did not copy. The text is selected: press Ctrl+C or ⌘C.';
    });
  });
}
await begin();
