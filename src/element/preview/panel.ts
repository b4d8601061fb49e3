import { brands } from '../../shared/brands.js';
import { languageOf } from '../../shared/language/language.js';
import { pageDocument } from '../../shared/page/page-document.js';
import { shadowRootOf } from '../../shared/page/shadow-root-of.js';
import type { SamplePerson } from '../../shared/settings/allowed.js';
import { adoptStyles } from '../sheets.js';
import type { FoundTag } from './found-tag.js';
import css from './panel.css?inline';
import { defaultPosition, makeMovable, type PanelPosition } from './panel-position.js';
import type { SettingsFault } from './settings-fault.js';
import { ownTags, type Survey, survey } from './survey.js';
import { type PanelWords, panelWords } from './words.js';

/** Whom the page is shown for; '' has not been chosen. */
export type Role = '' | 'live' | 'guest' | 'member' | 'cloaked' | SampleRole;

/** One of the library's sample people. */
export type SampleRole = `sample-${SamplePerson}`;

/** The choices that an author tries out. '' leaves it as it is. */
export interface Choice {
  readonly role: Role;
  /** `YYYY-MM-DDTHH:mm`. */
  readonly date: string;
  readonly theme: string;
  readonly lang: string;
}

/** How the panel stands on the page. */
export interface PanelState {
  readonly place: PanelPosition | null;
  /** Null until the author has said it. */
  readonly isCollapsed: boolean | null;
}

interface PanelOptions {
  /** Its role is the one that the page is shown for. */
  readonly choice: Choice;
  /** The choice is taken: kept, and shown. */
  readonly choose: (choice: Choice) => void;
  /** Names of the settings that a page with these tags should say. */
  readonly missing: (tags: readonly string[]) => readonly string[];
  readonly look?: PanelState;
  readonly keepLook?: (look: PanelState) => void;
  /** Whether a service answers where the page asks; undefined until that is known. */
  readonly answers?: () => boolean | undefined;
  /** The content of the service that is in another language than the page. */
  readonly otherWords?: () => readonly string[];
}

const isSample = (role: Role) => role.startsWith('sample-');

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

function settingsWords(fault: SettingsFault, words: PanelWords): string {
  if (fault.kind === 'json') return words.json(fault.fault);
  return { 'no-script': words.noScript, empty: words.emptyScript, type: words.scriptType }[fault.kind];
}

/** The author's mistakes with a tag. */
function faultsOf(found: FoundTag, words: PanelWords): readonly string[] {
  const { tag, state, meant, unknownAttributes, unknownSlots, neededAttribute } = found;
  const isFault = state === 'unknown' || state === 'undefined' || state === 'failed';
  return [
    ...(isFault ? [`${words.state[state]}${meant ? `. ${words.meant(meant)}` : ''}`] : []),
    ...unknownAttributes.map(words.unknownAttribute),
    ...found.misread.map(words.misread),
    ...found.deniedFlags.map(words.deniedFlag),
    ...unknownSlots.map(words.unknownSlot),
    ...(neededAttribute ? [words.neededAttribute(neededAttribute)] : []),
    ...(found.isLaterSettings ? [words.laterSettings] : []),
    ...(found.settingsFault ? [settingsWords(found.settingsFault, words)] : []),
    ...(found.hidesContent ? [words.hidesContent(tag)] : []),
  ];
}

/** How a tag is, where nothing is wrong with it. */
function stateWords({ tag, state, hiddenBy, hasNoJson }: FoundTag, words: PanelWords): string {
  if (hasNoJson) return words.noJson;
  if (tag === 'ucp-settings' && state === 'drawn') return words.settingsRead;
  if (state === 'empty') return words.empty(words.nothing[tag.replace('ucp-', '') as keyof PanelWords['nothing']] ?? null);
  return state === 'hidden' && hiddenBy ? words.hidden(hiddenBy) : words.state[state];
}

/** A line for each tag; those that say the same are one. */
function tagLines(tags: readonly FoundTag[], words: PanelWords): readonly HTMLElement[] {
  const counts = new Map<string, { readonly count: number; readonly isWrong: boolean }>();
  for (const found of tags) {
    const wrong = faultsOf(found, words);
    const line = `<${found.tag}>: ${wrong.join('; ') || stateWords(found, words)}`;
    counts.set(line, { count: (counts.get(line)?.count ?? 0) + 1, isWrong: wrong.length > 0 });
  }
  return [...counts].map(([line, { count, isWrong }]) =>
    element('li', count > 1 ? words.times(line, count) : line, isWrong ? 'wrong' : ''),
  );
}

function findings(now: Survey, { missing, answers, otherWords, choice }: PanelOptions, words: PanelWords): readonly HTMLElement[] {
  const { tags, warnings, versions, lacksNotes, language } = now;
  const items = (texts: readonly string[]) => texts.map((text) => element('li', text, 'wrong'));
  const paragraph = (isSo: boolean, text: string) => (isSo ? [element('p', text, 'wrong')] : []);
  const page = languageOf(pageDocument.documentElement);
  const others = otherWords?.() ?? [];
  return [
    ...paragraph(answers?.() === false && !isSample(choice.role), words.silent),
    ...paragraph(versions.length > 1, words.versions(versions.join(', '))),
    ...block(words.tags, tagLines(tags, words)),
    ...paragraph(
      tags.every(({ tag }) => tag === 'ucp-settings'),
      words.none,
    ),
    ...paragraph(lacksNotes, words.lacksNotes),
    ...(language ? paragraph(true, words.language(language)) : []),
    ...paragraph(others.length > 0, words.otherWords(others.join(', '), page === 'es' ? 'en' : 'es')),
    ...settingsBlock(missing(tags.map(({ tag }) => tag)), isSample(choice.role), words),
    ...block(words.warnings, items(warnings)),
  ];
}

/** With samples on the page, the settings of a live page are still to come, and no fault. */
function settingsBlock(names: readonly string[], areSamples: boolean, words: PanelWords): readonly HTMLElement[] {
  const lines = names.map((name) => element('li', name, areSamples ? '' : 'wrong'));
  return block(areSamples ? words.beforePublishing : words.settings, lines);
}

function labelled(text: string, control: HTMLElement): HTMLElement {
  const label = element('label', text);
  label.append(control);
  return label;
}

const optionsOf = (values: Readonly<Record<string, string>>, chosen: string) =>
  Object.entries(values).map(([value, text]) => new Option(text, value, false, value === chosen));

function select(name: keyof Choice, content: readonly HTMLElement[]): HTMLSelectElement {
  const made = pageDocument.createElement('select');
  made.name = name;
  made.append(...content);
  return made;
}

function group(label: string, options: readonly HTMLElement[]): HTMLOptGroupElement {
  const made = Object.assign(pageDocument.createElement('optgroup'), { label });
  made.append(...options);
  return made;
}

/** Whom the page is shown for: people of the service, or samples. */
function roleSelect({ role }: Choice, words: PanelWords): HTMLSelectElement {
  const options = Object.entries(words.roles);
  const those = (areSamples: boolean) => Object.fromEntries(options.filter(([value]) => isSample(value as Role) === areSamples));
  return select('role', [group(words.live, optionsOf(those(false), role || 'live')), group(words.samples, optionsOf(those(true), role))]);
}

function dateInput(choice: Choice): HTMLInputElement {
  return Object.assign(pageDocument.createElement('input'), { type: 'datetime-local', name: 'date', value: choice.date });
}

/** The controls of what is tried out; each change is a choice at once. */
function controls({ choice, choose }: PanelOptions, words: PanelWords): HTMLElement {
  const form = pageDocument.createElement('form');
  const ofBrands = { '': words.own, ...Object.fromEntries(brands.map((one) => [one, one])) };
  const ofLanguages = { '': words.own, en: 'English', es: 'Español' };
  const isTried = choice.role === 'guest' || choice.role === 'member' || choice.role === 'cloaked';
  form.append(
    labelled(words.role, roleSelect(choice, words)),
    ...(isTried ? [element('p', words.readOnly)] : []),
    labelled(words.date, dateInput(choice)),
    labelled(words.theme, select('theme', optionsOf(ofBrands, choice.theme))),
    labelled(words.lang, select('lang', optionsOf(ofLanguages, choice.lang))),
  );
  form.addEventListener('change', () => choose(Object.fromEntries(new FormData(form)) as unknown as Choice));
  return form;
}

/** Says that samples are shown and why, or brings them with one press where no service answers. */
function samplesNote({ choice, choose, answers }: PanelOptions, words: PanelWords): { readonly note: HTMLElement; update(): void } {
  const note = element('div');
  const offer = element('button', words.showSamples);
  offer.addEventListener('click', () => choose({ ...choice, role: 'sample-member' }));
  const isSilent = () => answers?.() === false;
  return {
    note,
    update() {
      if (isSample(choice.role)) note.replaceChildren(element('p', isSilent() ? words.noService : words.areSamples));
      else if (isSilent() && !offer.isConnected) note.replaceChildren(offer);
    },
  };
}

/** Calls `look` when the document changes, or what one of the tags has drawn; once a frame. */
function watchDocument(look: () => void): () => void {
  let isDue = false;
  const observer = new MutationObserver(() => {
    if (!isDue) requestAnimationFrame(() => again());
    isDue = true;
  });
  const again = () => {
    isDue = false;
    look();
    observer.observe(document, { childList: true, subtree: true, attributes: true });
    for (const root of ownTags().map(shadowRootOf)) if (root) observer.observe(root, { childList: true, subtree: true });
  };
  return again;
}

/** A window of this width, in px, has space for the open panel beside the page. */
const MIN_WIDTH_FOR_OPEN_PANEL = 1024;

interface Bar {
  readonly bar: HTMLElement;
  readonly move: HTMLElement;
  readonly toggle: HTMLElement;
  readonly count: HTMLElement;
}

/**
 * The bar of the panel, which stays when it is collapsed. It has the button to move it, its name, the number of faults, and the button to
 * open it.
 */
function titleBar(words: PanelWords): Bar {
  const [bar, move, toggle, count] = [
    element('div', '', 'bar'),
    element('button', '✥', 'move'),
    element('button', '', 'toggle'),
    element('span'),
  ];
  move.setAttribute('aria-label', words.move);
  move.title = words.moveHint;
  toggle.setAttribute('aria-controls', 'content');
  toggle.append(element('b', words.heading), count, element('i'));
  toggle.title = words.toggle;
  bar.append(move, toggle);
  return { bar, move, toggle, count };
}

const sampleLabel = (words: PanelWords) => element('p', words.sampleLabel, 'samples');

/** Says on a page without the panel that its data are samples. */
export function labelSamples(): void {
  const host = pageDocument.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  adoptStyles(root, [css]);
  root.append(sampleLabel(panelWords[languageOf(pageDocument.documentElement)]));
  pageDocument.body.append(host);
}

/** Puts the author's panel at the corner of the page, in a root of its own. It shows names of tags, attributes and settings, no value. */
export function openPanel(options: PanelOptions): { lookAgain(): void } {
  const host = pageDocument.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  adoptStyles(root, [css]);
  const words = panelWords[languageOf(pageDocument.documentElement)];
  const panel = element('aside');
  panel.setAttribute('aria-label', words.heading);
  const { bar, move, toggle, count } = titleBar(words);
  const content = Object.assign(element('div', '', 'content'), { id: 'content' });
  const found = element('div');
  const { note, update } = samplesNote(options, words);
  const look = () => {
    const next = element('div');
    const now = survey();
    next.append(...findings(now, options, words));
    update();
    // What is no other stays: an author may be marking it, to copy it.
    if (next.isEqualNode(found)) return;
    found.replaceChildren(...next.childNodes);
    const wrong = found.querySelectorAll('.wrong').length;
    const isWaiting = now.tags.some(({ state }) => state === 'waiting');
    count.textContent = wrong > 0 ? words.faults(wrong) : isWaiting ? '' : words.noFaults;
    count.className = wrong > 0 ? '' : 'fine';
    layOut();
  };
  const button = element('button', words.look);
  content.append(note, found, controls(options, words), button);
  panel.append(bar, content);
  root.append(...(isSample(options.choice.role) ? [sampleLabel(words)] : []), panel);
  pageDocument.body.append(host);

  let kept: PanelState = options.look ?? { place: null, isCollapsed: null };
  const keep = (change: Partial<PanelState>) => {
    kept = { ...kept, ...change };
    options.keepLook?.(kept);
  };
  const layOut = makeMovable(panel, { bar, button: move }, kept.place ?? defaultPosition, (place) => keep({ place }));
  const show = (isCollapsed: boolean) => {
    content.hidden = isCollapsed;
    toggle.setAttribute('aria-expanded', String(!isCollapsed));
    layOut();
  };
  toggle.addEventListener('click', () => {
    keep({ isCollapsed: !content.hidden });
    show(!content.hidden);
  });
  show(kept.isCollapsed ?? innerWidth < MIN_WIDTH_FOR_OPEN_PANEL);
  const again = watchDocument(look);
  button.addEventListener('click', again);
  again();
  return { lookAgain: again };
}
