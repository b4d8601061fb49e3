import fc from 'fast-check';
import type { Page } from 'playwright';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tables } from '../../elements/index.js';
import { withBrowser } from './support/browser.js';
import { demo } from './support/demo.js';
import { holdRequests } from './support/held.js';
import { hostPage } from './support/host-page.js';
import { listenTo } from './support/page.js';

/**
 * All tags on one page, in many orders. The first tag starts the one load, and in the end each has drawn the same as in any other order.
 * The tests use fresh pages of the built library, because a tag leaves things to the next only once a page.
 */

const { newPage, urlOf } = withBrowser();

/** Together they fill every tag that shows without being asked: lists, applications, plans one has, a toast, a popup. */
const shoppers = ['guest', 'enrolled', 'supplement', 'member-consent'] as const;
type Shopper = (typeof shoppers)[number];

const tags = tables.map(({ tag }) => tag as string);
const isPopup = (tag: string) => tag.endsWith('-popup');
const layouts = ['ucp-profile-area', 'ucp-dashboard'];

const attributes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'ucp-settings': { environment: 'stage' },
  'ucp-plan-card': { 'plan-id': 'H0609026000', 'plan-year': '2027' },
  'ucp-active-plan-card': { 'plan-id': 'H0609026000' },
  'ucp-application-card': { 'application-id': 'MS-1001' },
};
/** The content of a tag. The settings differ from the defaults, so their effects show whether they were read. */
const inner: Readonly<Record<string, string>> = {
  'ucp-settings': '<script type="application/json">{ "phone": { "tollFree": "1-800-555-0142" }, "hideProviders": true }</script>',
  'ucp-view': 'for the plans',
};
const asMarkup = (tag: string) => {
  const names = Object.entries(attributes[tag] ?? {}).map(([name, value]) => ` ${name}="${value}"`);
  return `<${tag}${names.join('')}>${inner[tag] ?? ''}</${tag}>`;
};
const markup = (order: readonly string[]) => order.map(asMarkup).join('');
const without = (some: readonly string[], all = tags) => all.filter((tag) => !some.includes(tag));
const shuffles = (count: number, seed: number) =>
  fc.sample(fc.shuffledSubarray([...tags], { minLength: tags.length }), { numRuns: count, seed });

/** The final state of a page. */
interface End {
  /** The output of each tag, including the shadow roots inside it. */
  readonly drawn: Readonly<Record<string, readonly string[]>>;
  /** The calls to the services, those of more than one time as often. */
  readonly calls: readonly string[];
  readonly errors: readonly string[];
  /** How often the page said that it is ready. */
  readonly readies: number;
  readonly popups: readonly string[];
}

/** Puts the tags on the opened page; without it they are in the markup. */
type Act = (page: Page) => Promise<void>;
interface Case {
  readonly shopper: Shopper;
  readonly body: string;
  readonly head?: string;
  readonly script?: string;
  readonly arrange?: (page: Page) => Promise<Act>;
  /** The tag that the page adds by itself once it has loaded. */
  readonly added?: string;
}

async function endOf({ shopper, body, arrange, added, ...rest }: Case): Promise<End> {
  const page = await newPage();
  const { errors } = listenTo(page);
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // The trace of one call is its own.
    if (!/\.(js|css|html|svg)$/.test(pathname)) calls.push(`${request.method()} ${pathname.replace(/ByEmailId\/[\w-]+/, 'ByEmailId')}`);
  });
  await page.addInitScript(() => {
    const readies: unknown[] = [];
    Object.assign(window, { readies });
    addEventListener('ucp-ready', (event) => readies.push((event as CustomEvent).detail));
  });
  await hostPage(page, { body, ...rest });
  const act = await arrange?.(page);
  const opened = page.goto(urlOf('/pages/host.html', { shopper, date: '2026-11-20T09:30:00' }), { waitUntil: 'commit' });
  await act?.(page);
  await opened;
  await page.waitForFunction(() => (window as unknown as { readies: unknown[] }).readies.length > 0);
  if (added) await page.waitForFunction((tag) => document.querySelector(tag)?.shadowRoot?.firstElementChild, added);
  await page.waitForLoadState('networkidle');
  // A busy machine may be idle on the line before it has drawn all that came.
  await page.waitForFunction(isDrawn);
  // A drawn tag may still have something to announce.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  return { ...(await page.evaluate(look)), calls: calls.toSorted(), errors };
}

/** Runs in the page: nothing waits for an answer any more. */
function isDrawn(): boolean {
  const isWhole = (root: ParentNode): boolean =>
    [...root.querySelectorAll('*')].every((one) => !one.matches('.sk, .waiting') && (!one.shadowRoot || isWhole(one.shadowRoot)));
  return isWhole(document.body);
}

/**
 * Runs in the page. Ids are each drawing's own. The control itself says which option is selected, because preact writes its attribute only
 * sometimes.
 */
function look(): Pick<End, 'drawn' | 'readies' | 'popups'> {
  const own = /^(id|for|name|style|checked|aria-(labelledby|describedby|controls|errormessage))$/;
  const written = (node: Node): string => {
    if (!(node instanceof Element)) return node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '').trim() : '';
    const names = [...node.attributes]
      .filter(({ name }) => !own.test(name))
      // Where a pair stands decides whether its layout may be skipped.
      .map(({ name, value }) => ` ${name}="${value.replace(' is-laid-out', '')}"`);
    if (node instanceof HTMLInputElement && node.checked) names.push(' is-checked');
    const of = (parent: ParentNode | null) => [...(parent?.childNodes ?? [])].map(written).join('');
    return `<${node.localName}${names.toSorted().join('')}>${node.shadowRoot ? `<#shadow>${of(node.shadowRoot)}</#shadow>` : ''}${of(node)}</>`;
  };
  const drawn: Record<string, string[]> = {};
  for (const one of document.body.children) {
    drawn[one.localName] = [...(drawn[one.localName] ?? []), written(one)];
  }
  const popups = [...document.body.children].filter((one) => one.shadowRoot?.querySelector('dialog[open]')).map((one) => one.localName);
  return { drawn, popups, readies: (window as unknown as { readies: unknown[] }).readies.length };
}

const references = new Map<Shopper, End>();

beforeEach(() => demo.reset());
beforeAll(async () => {
  await demo.reset();
  const ends = await Promise.all(shoppers.map((shopper) => endOf({ shopper, body: markup(tags) })));
  shoppers.forEach((shopper, index) => {
    references.set(shopper, ends[index] as End);
  });
});

/** The tags that have not drawn what they draw in their own order: with what was drawn, from where it differs. */
function differences({ drawn }: End, reference: End, order: readonly string[]): readonly string[] {
  return order.flatMap((tag) => {
    const [wanted = ''] = reference.drawn[tag] ?? [];
    const found = drawn[tag] ?? [];
    if (found.length === 1 && found[0] === wanted) return [];
    const [text = ''] = found;
    const at = [...wanted].findIndex((letter, index) => letter !== text[index]);
    return [`${found.length} × ${tag}: …${text.slice(Math.max(0, at - 60), at + 60)} instead of …${wanted.slice(at, at + 60)}`];
  });
}

/** `order` is what lies on the page in the end, whoever put it there. */
interface Ordered extends Case {
  readonly order: readonly string[];
}

/** Side by side, these cases end as the reference did. */
async function endAlike(cases: readonly Ordered[]): Promise<void> {
  const ends = await Promise.all(cases.map(endOf));
  ends.forEach((end, index) => {
    const { shopper, order } = cases[index] as Ordered;
    const reference = references.get(shopper) as End;
    expect({ ...end, drawn: differences(end, reference, order) }, `${shopper}: ${order.join(' ')}`).toEqual({ ...reference, drawn: [] });
  });
}

describe('the order that the others are measured by', () => {
  it('ends with every tag drawn, nothing under way, no error, and no call sent twice', () => {
    for (const [shopper, { drawn, calls, errors, readies, popups }] of references) {
      expect(Object.values(drawn).flat().join(), shopper).not.toMatch(/class="sk|aria-busy="true"/);
      expect([errors, readies], shopper).toEqual([[], 1]);
      expect(new Set(calls).size, shopper).toBe(calls.length);
      expect(popups, shopper).toEqual(shopper === 'member-consent' ? ['ucp-confirm-identity-popup'] : []);
    }
    const isDrawn = (tag: string) => [...references.values()].some(({ drawn }) => /<#shadow>.+<\/#shadow>/.test(drawn[tag]?.[0] ?? ''));
    const asked = tags.filter((tag) => isPopup(tag) || /-banner$|-progress$|doctor-search$/.test(tag));
    expect(tags.filter((tag) => !isDrawn(tag) && !asked.includes(tag))).toEqual(['ucp-settings', 'ucp-pharmacy-comparison']);
  });
});

describe('in every order the page ends alike', () => {
  const [first = [], second = [], third = [], fourth = [], fifth = [], ...more] = shuffles(9, 2026);
  const inMarkup = (shopper: Shopper, order: readonly string[]): Ordered => ({ shopper, order, body: markup(order) });
  const front = (some: readonly string[]) => [...some, ...without(some)];
  const back = (some: readonly string[]) => [...without(some), ...some];

  it('in the markup: reversed, popups first, layouts first or last, settings last', () =>
    endAlike([
      inMarkup('supplement', tags.toReversed()),
      inMarkup('member-consent', front(tags.filter(isPopup))),
      inMarkup('guest', front(layouts)),
      inMarkup('enrolled', back([...layouts, 'ucp-settings'])),
    ]));

  it('in the markup: shuffled', () => endAlike(more.map((order, index) => inMarkup(shoppers[index % shoppers.length] as Shopper, order))));

  it('with two settings tags, of these only the first counts', () => {
    const other = '<ucp-settings environment="prod"><script type="application/json">{ "hideProviders": false }</script></ucp-settings>';
    return endAlike([{ shopper: 'supplement', order: without(['ucp-settings'], first), body: markup(first) + other }]);
  });

  it('with half of the tags, settings among them, behind a script that the page waits for', () => {
    const half = without(['ucp-settings'], second).slice(0, tags.length / 2);
    const body = `${markup(half)}<script src="/pages/late.js"></script>${markup(without(half, second))}`;
    const script = '<script async type="module" src="/cdn/ucp.js"></script>';
    const arrange = async (page: Page) => {
      await page.route('**/pages/late.js', (route) => route.fulfill({ body: '', contentType: 'text/javascript' }));
      const { asked, release } = await holdRequests(page, '**/pages/late.js');
      return async () => {
        await asked;
        await page.waitForFunction(() => customElements.get('ucp-zip-popup'));
        // The tags have asked for the data layer before this does: by its answer they have started what they start by themselves.
        await page.evaluate("import('/cdn/ucp.js').then(({ profile }) => profile.setView('plans'))");
        release();
      };
    };
    return endAlike([{ shopper: 'guest', order: second, body, script, arrange }]);
  });

  it('put there one by one, each in a task of its own, while the load is under way', () => {
    const placed = ['ucp-settings', third.find((tag) => tag !== 'ucp-settings') ?? ''];
    const rest = without(placed, third);
    const heldAt = (call: string) => async (page: Page) => {
      const { asked, release } = await holdRequests(page, call);
      return async () => {
        await asked;
        await addOneByOne(page, rest.slice(0, rest.length / 2));
        release();
        await addOneByOne(page, rest.slice(rest.length / 2));
      };
    };
    const body = markup(placed);
    return endAlike([
      { shopper: 'member-consent', order: third, body, arrange: heldAt('**/profiles/data/**') },
      { shopper: 'enrolled', order: third, body, arrange: heldAt('**/systemdate/**') },
    ]);
  });

  it('with one entry for each tag', () => {
    const entries = fourth.map((tag) => `<script type="module" src="/cdn/${tag.slice('ucp-'.length)}.js"></script>`).join('');
    // A key is pressed: what is far is wanted too.
    const arrange = async (page: Page) => async () => {
      await page.waitForFunction(() => customElements.get('ucp-zip-popup'));
      await page.keyboard.press('Shift');
    };
    return endAlike([{ shopper: 'enrolled', order: fifth, body: markup(fifth), script: entries, arrange }]);
  });

  it('without the popups and the toast: those that are needed are put there, once', async () => {
    const needed: Readonly<Partial<Record<Shopper, string>>> = { guest: 'ucp-toast', 'member-consent': 'ucp-confirm-identity-popup' };
    // The layouts hold a toast, so that the page needs no other.
    const order = fifth.filter((tag) => !isPopup(tag) && tag !== 'ucp-toast' && !layouts.includes(tag));
    const cases = Object.entries(needed).map(([shopper, tag]) => ({
      shopper: shopper as Shopper,
      order: [...order, tag],
      body: markup(order),
      added: tag,
    }));
    await endAlike(cases);
  });
});

/** By script, each in a task of its own. */
async function addOneByOne(page: Page, order: readonly string[]): Promise<void> {
  await page.evaluate(
    async (parts) => {
      for (const { tag, own, text } of parts) {
        const element = document.createElement(tag);
        for (const [name, value] of Object.entries(own)) element.setAttribute(name, value);
        element.textContent = text;
        document.body.append(element);
        await new Promise((resolve) => setTimeout(resolve));
      }
    },
    order.map((tag) => ({ tag, own: attributes[tag] ?? {}, text: inner[tag] ?? '' })),
  );
}
