import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { tables } from '../../elements/index.js';
import type { ElementDefinition } from '../../src/element/definition.js';
import { defineElements } from '../../src/element/shell.js';
import { openPage } from './support/page.js';

/** An element that was removed leaves nothing: the browser counts nodes and listeners, the store its subscribers. */

/**
 * The total output of each tag, in nodes. A tag that draws almost nothing, such as a closed popup, is mounted fifty times, a whole page ten
 * times. There was no growth with ten times as many either (a thousand plan cards, 850 top bars, fifty whole pages). But that run took
 * minutes. `npm run bench` counts what remains after a thousand cards.
 */
const drawnInAll = 600;

interface Store {
  readonly facts: ReadonlyMap<string, { readonly lc: number }>;
}

interface Session {
  send(method: string): Promise<{ readonly metrics: readonly { readonly name: string; readonly value: number }[] }>;
}

async function turns(): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}

/** How many listeners all facts of the page's one store have. */
function subscriptions(): number {
  const { facts } = (globalThis as unknown as Record<symbol, Store>)[Symbol.for('ucp.store.v1')] as Store;
  return [...facts.values()].reduce((sum, { lc }) => sum + lc, 0);
}

async function held(): Promise<{ readonly nodes: number; readonly listeners: number }> {
  const session = cdp() as unknown as Session;
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  return { nodes: of('Nodes'), listeners: of('JSEventListeners') };
}

function nodesIn(root: ParentNode): number {
  const all = [...root.querySelectorAll('*')];
  return all.reduce((sum, { childNodes, shadowRoot }) => sum + childNodes.length + (shadowRoot ? nodesIn(shadowRoot) : 0), 1);
}

/** @returns how many nodes one of them had drawn */
async function mountAndRemove({ tag }: ElementDefinition, count: number): Promise<number> {
  const elements = Array.from({ length: count }, () => document.createElement(tag));
  document.body.append(...elements);
  await vi.waitFor(() => expect(elements.every(({ shadowRoot }) => shadowRoot?.querySelector('.sk') === null)).toBe(true), {
    timeout: 20_000,
  });
  await turns();
  const nodes = nodesIn(document.body) / count;
  document.body.replaceChildren();
  await turns();
  return nodes;
}

/** Ten at least, fifty at most. */
function mountsFor(nodes: number): number {
  return Math.min(50, Math.max(10, Math.round(drawnInAll / nodes)));
}

beforeAll(async () => {
  await openPage({ shopper: 'member' });
  defineElements(tables);
  await Promise.all(tables.map(({ load }) => load()));
  await (cdp() as unknown as Session).send('Performance.enable');
});

beforeEach(() => document.body.replaceChildren());
afterEach(() => document.body.replaceChildren());

interface Growth {
  readonly nodes: number;
  readonly listeners: number;
  readonly subscriptions: number;
}

/** What is there more after so many elements came and went. */
async function growth(table: ElementDefinition, mounts: number): Promise<Growth> {
  const subscribed = subscriptions();
  const before = await held();
  await mountAndRemove(table, mounts);
  const after = await held();
  return {
    nodes: after.nodes - before.nodes,
    listeners: after.listeners - before.listeners,
    subscriptions: subscriptions() - subscribed,
  };
}

/** Less than one an element. What is derived lets go of its facts only later, so that there may be fewer than before. */
const isNothing = (mounts: number) => (grown: Growth) => Object.values(grown).every((count) => count < mounts);

async function leavesNothing(table: ElementDefinition): Promise<void> {
  // What is made once a page is made by the first.
  const mounts = mountsFor(await mountAndRemove(table, 5));
  const grown = [await growth(table, mounts)];
  // The browser counts what tests in its other tabs do too. A leak is there each time.
  while (grown.length < 4 && !grown.some(isNothing(mounts))) grown.push(await growth(table, mounts));
  expect(grown).toSatisfy((all: readonly Growth[]) => all.some(isNothing(mounts)));
}

describe.each(tables.map((table) => [table.tag, table] as const))('<%s>', (_tag, table) => {
  it('leaves no node, no listener and no subscription behind', () => leavesNothing(table));
});

it('a tag whose component cannot be loaded leaves nothing behind either, while the connection is away', async () => {
  const lost: ElementDefinition = {
    tag: 'ucp-test-lost',
    summary: 'A tag of this test.',
    skeleton: [20],
    isAtOnce: true,
    load: () => Promise.reject(new Error('of this test')),
  };
  defineElements([lost]);
  await leavesNothing(lost);
});
