import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { tables } from '../../elements/index.js';
import { defineElements } from '../../src/element/shell.js';
import { $shownDrugs } from '../../src/features/drugs/state/saved-drugs.js';
import { askToRemoveItem, removeItem } from '../../src/features/profile/actions/remove.js';
import { openPage } from './support/page.js';

/** Names of the services hold characters that turn the direction: none of them reorders what stands beside it. */

beforeAll(async () => {
  await openPage({ shopper: 'guest' });
  defineElements(tables);
  await Promise.all(tables.map(({ load }) => load()));
});

afterEach(() => document.body.replaceChildren());

type Json = Readonly<Record<string, unknown>>;

const turns: readonly (readonly [what: string, sign: string])[] = [
  ['an override in', '\u202E'],
  ['an isolate without an end in', '\u2067'],
  ['Hebrew letters at the start of', 'אבג'],
];

/** Texts of a service that people read: the fields that name something or say where it is. */
const SAID =
  /^(drugName|drugDosage|planName|name|providerName|pharmacyName|pharmacyAddress|address|street\w*|hours|status|specialt\w*|lastSaved)$/i;

const withSign = (text: string, sign: string) => (sign.length > 1 ? sign + text : `${text.slice(0, 3)}${sign}${text.slice(3)}`);

/** The same value with the sign in each text that people read. */
function turned(value: unknown, sign: string, field = ''): unknown {
  if (typeof value === 'string') return SAID.test(field) && value !== '' ? withSign(value, sign) : value;
  if (Array.isArray(value)) return value.map((one) => turned(one, sign, field));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, turned(one, sign, name)]));
}

async function openTurned(shopper: string, sign: string): Promise<void> {
  await openPage({ shopper });
  const { demo: _, ...profile } = (await (await fetch(`/__demo/state?shopper=${shopper}`)).json()) as Json;
  const faults = [
    { method: 'GET', path: '/profiles/data', body: turned(profile, sign) as Json },
    // The pharmacy of the profile stays where its service has none.
    { path: '/pharmacysearch/pharmacyData', status: 503 },
  ];
  await openPage({ shopper, faults });
}

/** The texts in the roots of the page's elements that hold the sign. */
function textsWith(sign: string): readonly Text[] {
  return [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => {
    const found: Text[] = [];
    const walker = shadowRoot && document.createTreeWalker(shadowRoot, NodeFilter.SHOW_TEXT);
    while (walker?.nextNode()) {
      const { currentNode } = walker;
      const isStyle = currentNode.parentElement?.localName === 'style';
      if (!isStyle && currentNode.nodeValue?.includes(sign)) found.push(currentNode as Text);
    }
    return found;
  });
}

/** Whether the first sign of a text stands in an isolate: one of the document, or one of the text itself. */
function isIsolated(text: Text, sign: string): boolean {
  const before = text.data.slice(0, text.data.indexOf(sign));
  const depth = before.split('\u2068').length - before.split('\u2069').length;
  return depth > 0 || text.parentElement?.closest('bdi') !== null;
}

describe.each(turns)('[SAFE-09] %s names', (_, sign) => {
  it.each([
    ['ucp-drug-list', 'member', 'row__name'],
    ['ucp-provider-list', 'member', 'row__name'],
    ['ucp-pharmacy', 'member', 'strip__title'],
    ['ucp-applications', 'applicant', 'strip__title'],
    ['ucp-active-plans', 'enrolled', 'strip__title'],
    ['ucp-enrolled-plans', 'enrolled', 'strip__title'],
  ])('is isolated everywhere in <%s>', async (tag, shopper, name) => {
    await openTurned(shopper, sign);
    document.body.innerHTML = `<${tag}></${tag}>`;
    const root = () => document.body.firstElementChild?.shadowRoot;
    await expect.poll(() => [...(root()?.querySelectorAll(`.${name}`) ?? [])].some((one) => one.textContent?.includes(sign))).toBe(true);
    const open = textsWith(sign).filter((text) => !isIsolated(text, sign));
    expect(open.map(({ data, parentElement }) => `${parentElement?.outerHTML.slice(0, 80)}: ${data}`)).toEqual([]);
  });

  it('is isolated in the question before a removal, and in what is said after it', async () => {
    await page.viewport(1280, 900);
    await openTurned('member', sign);
    document.body.innerHTML = '<ucp-drug-list></ucp-drug-list>';
    const list = document.body.firstElementChild as HTMLElement;
    await expect.poll(() => list.shadowRoot?.querySelector('.row__name')?.textContent).toContain(sign);
    const [drug] = $shownDrugs.get();
    const item = { list: 'drugs', key: drug?.ndc ?? '', name: drug?.name ?? '', detail: `5${sign} mg` } as const;
    askToRemoveItem(item, list);
    await expect.element(page.getByRole('dialog')).toBeVisible();
    const open = () => textsWith(sign).filter((text) => !isIsolated(text, sign));
    expect(open().map(({ data }) => data)).toEqual([]);
    await page.getByRole('button', { name: 'Keep drug' }).click();

    await removeItem(item, list);
    const title = () => list.shadowRoot?.querySelector('.notice__title')?.firstChild;
    await expect.poll(() => title()?.textContent).toContain('was removed.');
    expect(open().map(({ data }) => data)).toEqual([]);
    // The sentence continues after the name, in its own direction.
    const words = title() as Text;
    const leftOf = (word: string) => {
      const range = document.createRange();
      const at = words.data.lastIndexOf(word);
      range.setStart(words, at);
      range.setEnd(words, at + word.length);
      return range.getBoundingClientRect().left;
    };
    expect(leftOf('was')).toBeGreaterThan(leftOf(words.data.slice(1, 4)));
    expect(leftOf('removed')).toBeGreaterThan(leftOf('was'));
  });
});
