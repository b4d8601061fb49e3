import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tables } from '../../elements/index.js';
import { announceUnavailable } from '../../src/element/quiet-message.js';
import { defineElements } from '../../src/element/shell.js';
import { openPopup } from '../../src/features/popups/actions.js';
import { changeSession } from '../../src/shared/shopper/session-state.js';
import { type Inherited, inheritedProperties, valuePool } from '../support/inherited-properties.js';
import { openPage } from './support/page.js';

/** Tests the effect of a page's own styles on the texts and fields of tags. Only those that `docs/brands.md` names are inherited. */

/** These pass: whether a tag shows and can be pressed, and the language and direction of its text. */
const passes = ['visibility', 'pointer-events', 'interactivity', 'direction', '-webkit-locale'];

/** How each popup opens, with the shopper for whom it does. */
const openings = {
  'ucp-counselor-popup': { shopper: 'member' },
  'ucp-email-popup': { shopper: 'guest' },
  'ucp-zip-popup': { shopper: 'empty' },
  'ucp-extra-help-popup': { shopper: 'member' },
  'ucp-remove-popup': {
    shopper: 'member',
    open: () => openPopup({ tag: 'ucp-remove-popup', list: 'drugs', key: '00093081901', name: 'Furosemide', detail: '40 mg tablet' }),
  },
  'ucp-import-popup': { shopper: 'base' },
  'ucp-confirm-identity-popup': { shopper: 'member-consent' },
  'ucp-sign-out-popup': { shopper: 'member' },
  'ucp-timeout-popup': {
    shopper: 'guest',
    open: () => {
      changeSession({ type: 'identified', role: 'member' });
      changeSession({ type: 'warned', secondsLeft: 60 });
    },
  },
} as const satisfies Readonly<Record<string, { readonly shopper: string; readonly open?: () => unknown }>>;

const popupTags = Object.keys(openings) as (keyof typeof openings)[];

async function openPopupOf(tag: keyof typeof openings): Promise<void> {
  const { shopper, ...opening } = openings[tag];
  await openPage({ shopper });
  document.body.innerHTML = `<main><${tag}${'open' in opening ? '' : ' open'}></${tag}></main>`;
  if ('open' in opening) opening.open();
  await expect.poll(() => document.querySelector(tag)?.shadowRoot?.querySelector('dialog')?.open).toBe(true);
}

const sheet = document.createElement('style');
let inherited: readonly Inherited[] = [];

beforeAll(async () => {
  document.head.append(sheet);
  inherited = inheritedProperties(valuePool);
  await openPage({ shopper: 'guest' });
  defineElements(tables);
  await Promise.all(tables.map(({ load }) => load()));
});
beforeEach(() => {
  sheet.textContent = '';
});
afterEach(() => {
  document.body.replaceChildren();
});

/** Every element of the library that has words of its own, or takes words. */
function* withWords(root: ParentNode): Generator<Element> {
  for (const element of root.querySelectorAll('*')) {
    if (element.shadowRoot) yield* withWords(element.shadowRoot);
    const isInTag = element.getRootNode() instanceof ShadowRoot;
    const hasWords = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
    if (isInTag && (hasWords || element.matches('input, button, select, textarea'))) yield element;
  }
}

const tagOf = (element: Element): string => ((element.getRootNode() as ShadowRoot).host as Element | undefined)?.localName ?? '';

/** These may change the width of a tag, and with it the look that it has at that width. */
const turnsLines = ({ name }: Inherited) => name.endsWith('writing-mode');

/** The properties that change when the page sets them on everything of its own, with the first places where they change. */
function reaching(set: readonly Inherited[]): readonly string[] {
  return [set.filter(turnsLines), set.filter((one) => !turnsLines(one))].flatMap((some) => {
    const elements = [...withWords(document.body)].map((element) => ({ element, style: getComputedStyle(element) }));
    expect(elements.length).toBeGreaterThan(0);
    const valuesOf = ({ style }: (typeof elements)[number]) => some.map(({ name }) => style.getPropertyValue(name));
    sheet.textContent = '';
    const before = elements.map(valuesOf);
    sheet.textContent = `body, body * { ${some.map(({ name, value }) => `${name}: ${value}`).join(';')} }`;
    const after = elements.map(valuesOf);
    sheet.textContent = '';
    return some.flatMap(({ name }, property) =>
      elements
        .filter((_, at) => after[at]?.[property] !== before[at]?.[property])
        .slice(0, 2)
        .map(({ element }) => `${name} reaches ${element.localName}.${element.className} of ${tagOf(element)}`),
    );
  });
}

const kept = () => inherited.filter(({ name }) => !passes.includes(name));

const isWaiting = (root: ParentNode): boolean =>
  root.querySelector('.sk, [aria-busy=true], .is-loading') !== null ||
  [...root.querySelectorAll('*')].some(({ shadowRoot }) => shadowRoot && isWaiting(shadowRoot));

it('[HOST-17] the list of inherited properties comes from the browser', () => {
  const names = inherited.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining([...passes, 'color', 'text-align-last', '-webkit-text-stroke-width', '-webkit-text-security']),
  );
  expect(names).toEqual(expect.arrayContaining(['line-break', 'caret-color', 'text-emphasis-style', 'writing-mode', 'user-select']));
  expect(names).not.toContain('width');
});

it('[HOST-17] [HOST-19] every popup is opened here', () => {
  expect([...popupTags].sort()).toEqual(
    tables
      .filter(({ isPopup }) => isPopup)
      .map(({ tag }) => tag)
      .sort(),
  );
});

describe('[HOST-17] no inherited property of the page changes a text or field', () => {
  const drawn = tables.filter(({ isPopup }) => !isPopup).map(({ tag }) => tag);

  it.each(['member', 'applicant', 'enrolled'])('of any tag, for the shopper %s', async (shopper) => {
    await openPage({ shopper });
    document.body.innerHTML = drawn.map((tag) => `<${tag}></${tag}>`).join('');
    await expect.poll(() => isWaiting(document)).toBe(false);
    expect(new Set([...withWords(document.body)].map(tagOf)).size).toBeGreaterThan(10);
    expect(reaching(kept())).toEqual([]);
  });

  it.each(popupTags)('of <%s>', async (tag) => {
    await openPopupOf(tag);
    expect(reaching(kept())).toEqual([]);
  });

  it('of a tag that is still a skeleton', async () => {
    await openPage({ shopper: 'member', isLoading: true });
    document.body.innerHTML = '<ucp-saved-plans></ucp-saved-plans><ucp-drug-list></ucp-drug-list>';
    expect(document.body.firstElementChild?.shadowRoot?.querySelector('.sk')).toBeTruthy();
    // Before the styles of the library are there, words are in the color of the page's own.
    expect(reaching(kept().filter(({ name }) => !['color', '-webkit-text-fill-color'].includes(name)))).toEqual([]);
  });

  it('of the message of a part that could not be drawn', async () => {
    await openPage({ shopper: 'guest' });
    announceUnavailable();
    const message = () =>
      [...document.body.children].map((one) => one.shadowRoot?.querySelector<HTMLElement>('.quiet:popover-open')).find(Boolean);
    expect(message()).toBeTruthy();
    const { left, right, top, bottom } = message()?.getBoundingClientRect() ?? new DOMRect();
    expect([(left + right) / 2, (top + bottom) / 2].map(Math.round)).toEqual([innerWidth / 2, innerHeight / 2].map(Math.round));
    expect(reaching(kept())).toEqual([]);
    message()?.hidePopover();
  });
});

describe('[HOST-17] styles of the page that apply to a tag', () => {
  const faq = () => document.querySelector('ucp-faq')?.shadowRoot?.querySelector('.head, h2');

  beforeEach(async () => {
    await openPage({ shopper: 'guest' });
    document.body.innerHTML = '<div><ucp-faq></ucp-faq></div>';
    await expect.poll(faq).toBeTruthy();
  });

  it.each([
    ['hides a tag', 'div { visibility: hidden }', { visibility: 'hidden' }],
    ['hides a tag itself', 'ucp-faq { visibility: hidden }', { visibility: 'hidden' }],
    ['lets no press through to a tag', 'div { pointer-events: none }', { pointerEvents: 'none' }],
    ['runs from the right', 'div { direction: rtl }', { direction: 'rtl', textAlign: 'start' }],
  ])('a page %s: %s', (_, css, expected) => {
    sheet.textContent = css;
    expect(getComputedStyle(faq() as Element)).toMatchObject(expected);
  });

  it('a larger root font size makes the text larger', () => {
    const size = () => Number.parseFloat(getComputedStyle(faq() as Element).fontSize);
    const before = size();
    sheet.textContent = 'html { font-size: 32px }';
    expect(size()).toBeCloseTo(2 * before, 0);
  });

  it('text can be selected where the page forbids it', () => {
    sheet.textContent = 'body { user-select: none }';
    getSelection()?.selectAllChildren(faq() as Element);
    expect(getComputedStyle(faq() as Element).userSelect).toBe('text');
  });
});

/** Every property of everything in a popup, and of the space behind it. */
function lookOf(tag: string): readonly string[] {
  const dialog = document.querySelector(tag)?.shadowRoot?.querySelector('dialog') as HTMLElement;
  const animations = dialog.getAnimations({ subtree: true });
  for (const animation of animations) animation.finish();
  return [dialog, ...dialog.querySelectorAll('*')].flatMap((element) =>
    [undefined, '::before', '::after', '::backdrop'].flatMap((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      return Array.from(
        style,
        (name) => `${element.localName}.${element.getAttribute('class')}${pseudo ?? ''} ${name}: ${style.getPropertyValue(name)}`,
      );
    }),
  );
}

describe('[HOST-19] on a page of a dark color scheme', () => {
  it.each(popupTags)('<%s> and its fields look as on a light page', async (tag) => {
    await openPopupOf(tag);
    const light = lookOf(tag);
    sheet.textContent = ':root { color-scheme: dark }';
    expect(getComputedStyle(document.body).colorScheme).toBe('dark');
    const dark = lookOf(tag);
    expect(dark.length).toBeGreaterThan(1000);
    expect(dark.filter((one, at) => one !== light[at])).toEqual([]);
    for (const field of document.querySelector(tag)?.shadowRoot?.querySelectorAll('input.input') ?? [])
      expect(field.getBoundingClientRect().height, 'a field is easy to press').toBeGreaterThanOrEqual(44);
  });
});
