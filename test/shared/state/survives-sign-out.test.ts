import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { resetShopperState } from '../../../src/shared/state/store.js';

/** Facts of the page and its site, of content for everybody, and of the session itself. A fact about a shopper must never be here. */
const survivors = [
  // The page and its site.
  'cardsOnPage',
  'compareBarHost',
  'isViewKnown',
  'listsWithStars',
  'previousPage',
  'settings',
  'siteOrigin',
  'starDisclosures',
  'supplementNotice',
  'supplementUi',
  'view',
  // The date, and the year that shows.
  'activeYear',
  'hasDateCallFailed',
  'moment',
  'serverTime',
  // Content for everybody.
  'contactLink',
  'contentLanguages',
  'contentMessages',
  'dental',
  'networksLoading',
  'profileWords',
  'shopperContent',
  'spanish',
  'suppression',
  'tollFree',
  'tty',
  // The session itself.
  'isServiceOutage',
  'session',
  'signInState',
];

const src = resolve(import.meta.dirname, '../../../src');

/** Loads every file that makes a fact, so that the store has all of them. */
async function allFacts(): Promise<ReadonlyMap<string, { get(): unknown; set(value: unknown): void }>> {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .filter((name) => readFileSync(join(src, name), 'utf8').match(/create(Code)?Atom/));
  await Promise.all(files.map((name) => import(join(src, name))));
  const store = (globalThis as unknown as Record<symbol, { facts: Awaited<ReturnType<typeof allFacts>> }>)[Symbol.for('ucp.store.v1')];
  return store?.facts ?? new Map();
}

it('[SIGN-01] resets every fact when the shopper leaves, except for those in this list', async () => {
  const facts = await allFacts();
  expect(facts.size).toBeGreaterThan(2 * survivors.length);
  // Nothing is mounted, so nobody reads these values.
  const mark = Symbol('of the shopper');
  for (const fact of facts.values()) fact.set(mark);
  resetShopperState();
  const kept = [...facts].filter(([, fact]) => fact.get() === mark).map(([name]) => name);
  expect(kept.toSorted()).toEqual(survivors.toSorted());
});
