import { brands } from '../brands.js';
import { languageOf } from '../language.js';
import { pageDocument } from '../page-document.js';
import { adopt } from '../sheets.js';
import css from './panel.css?inline';
import { type FoundTag, ownTags, type Survey, survey } from './survey.js';
import { type PanelWords, panelWords } from './words.js';

/** What an author tries out; '' leaves it as it is. */
export interface Choice {
  readonly role: '' | 'guest' | 'member' | 'cloaked';
  /** `YYYY-MM-DDTHH:mm`. */
  readonly date: string;
  readonly theme: string;
  readonly lang: string;
}

interface PanelOptions {
  readonly choice: Choice;
  /** The choice is taken: kept, and shown. */
  readonly choose: (choice: Choice) => void;
  /** Names of the settings that a page with these tags should say. */
  readonly missing: (tags: readonly string[]) => readonly string[];
}

function element(tag: string, text = '', className = ''): HTMLElement {
  const made = pageDocument.createElement(tag);
  made.textContent = text;
  made.className = className;
  return made;
}

/** A heading and a list; nothing where the list is empty. */
function block(heading: string, items: readonly HTMLElement[]): readonly HTMLElement[] {
  if (items.length === 0) return [];
  const list = element('ul');
  list.append(...items);
  return [element('h3', heading), list];
}

/** What an author got wrong with a tag. */
function faultsOf(found: FoundTag, words: PanelWords): readonly string[] {
  const { tag, state, unknownAttributes, unknownSlots, neededAttribute } = found;
  return [
    ...(state === 'unknown' || state === 'failed' ? [words.state[state]] : []),
    ...unknownAttributes.map(words.unknownAttribute),
    ...found.deniedFlags.map(words.deniedFlag),
    ...unknownSlots.map(words.unknownSlot),
    ...(neededAttribute ? [words.neededAttribute(neededAttribute)] : []),
    ...(found.isLaterSettings ? [words.laterSettings] : []),
    ...(found.hidesContent ? [words.hidesContent(tag)] : []),
  ];
}

function tagLine(found: FoundTag, words: PanelWords): HTMLElement {
  const wrong = faultsOf(found, words);
  return element('li', `<${found.tag}>: ${wrong.join(', ') || words.state[found.state]}`, wrong.length > 0 ? 'wrong' : '');
}

function findings({ tags, warnings, versions, lacksNotes }: Survey, missing: readonly string[], words: PanelWords): readonly HTMLElement[] {
  const items = (texts: readonly string[]) => texts.map((text) => element('li', text, 'wrong'));
  return [
    ...(versions.length > 1 ? [element('p', words.versions(versions.join(', ')), 'wrong')] : []),
    ...block(
      words.tags,
      tags.map((one) => tagLine(one, words)),
    ),
    ...(tags.every(({ tag }) => tag === 'ucp-settings') ? [element('p', words.none, 'wrong')] : []),
    ...(lacksNotes ? [element('p', words.lacksNotes, 'wrong')] : []),
    ...block(words.settings, items(missing)),
    ...block(words.warnings, items(warnings)),
  ];
}

function labelled(text: string, control: HTMLElement): HTMLElement {
  const label = element('label', text);
  label.append(control);
  return label;
}

function select(name: keyof Choice, values: Readonly<Record<string, string>>, choice: Choice): HTMLSelectElement {
  const made = pageDocument.createElement('select');
  made.name = name;
  made.append(...Object.entries(values).map(([value, text]) => new Option(text, value, false, value === choice[name])));
  return made;
}

function dateInput(choice: Choice): HTMLInputElement {
  return Object.assign(pageDocument.createElement('input'), { type: 'datetime-local', name: 'date', value: choice.date });
}

/** The controls of what is tried out; each change is a choice at once. */
function controls({ choice, choose }: PanelOptions, words: PanelWords): HTMLElement {
  const form = pageDocument.createElement('form');
  form.append(
    labelled(words.role, select('role', { '': words.own, ...words.roles }, choice)),
    labelled(words.date, dateInput(choice)),
    labelled(words.theme, select('theme', { '': words.own, ...Object.fromEntries(brands.map((one) => [one, one])) }, choice)),
    labelled(words.lang, select('lang', { '': words.own, en: 'English', es: 'Español' }, choice)),
    ...(choice.role ? [element('p', words.readOnly)] : []),
  );
  form.addEventListener('change', () => choose(Object.fromEntries(new FormData(form)) as unknown as Choice));
  return form;
}

/** Calls `look` when the document changes, or what one of the tags has drawn; once a frame. */
function watch(look: () => void): () => void {
  let isDue = false;
  const observer = new MutationObserver(() => {
    if (!isDue) requestAnimationFrame(() => again());
    isDue = true;
  });
  const again = () => {
    isDue = false;
    look();
    observer.observe(document, { childList: true, subtree: true, attributes: true });
    for (const { shadowRoot } of ownTags()) if (shadowRoot) observer.observe(shadowRoot, { childList: true, subtree: true });
  };
  return again;
}

/** Puts the author's panel at the corner of the page, in a root of its own. It shows names of tags, attributes and settings, no value. */
export function openPanel(options: PanelOptions): void {
  const host = pageDocument.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  adopt(root, [css]);
  const words = panelWords[languageOf(pageDocument.documentElement)];
  const panel = element('aside');
  panel.setAttribute('aria-label', words.heading);
  const details = Object.assign(pageDocument.createElement('details'), { open: true });
  const found = element('div');
  const look = () => {
    const now = survey();
    const next = element('div');
    next.append(...findings(now, options.missing(now.tags.map(({ tag }) => tag)), words));
    // What is no other stays: an author may be marking it, to copy it.
    if (!next.isEqualNode(found)) found.replaceChildren(...next.childNodes);
  };
  const again = watch(look);
  const button = element('button', words.look);
  button.addEventListener('click', again);
  details.append(element('summary', words.heading), found, controls(options, words), button);
  panel.append(details);
  root.append(panel);
  pageDocument.body.append(host);
  again();
}
