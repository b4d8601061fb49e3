import { type Atom, atom, type WritableAtom } from 'nanostores';
import { runSteps } from '../run-steps.js';

/**
 * One store per page, even if the library is loaded twice. The facts are behind one global symbol. The first copy makes them and a later
 * one joins.
 */
const key = Symbol.for('ucp.store.v1');

interface Page {
  /** nanostores' own counter; the CDN build keeps it here too, so that the symbol is our only global. */
  epoch: number;
  facts?: Map<string, WritableAtom<unknown>>;
  /** Facts that are the page's, not the shopper's. */
  survivesSignOut?: Set<unknown>;
  cells?: Map<string, unknown>;
}

/** The values of `ownCell`, by the cells of the page. Other scripts find none of them. */
const ownCells = new WeakMap<object, Map<string, unknown>>();

type Global = typeof globalThis & { [key]?: Page };

function page(): Required<Page> {
  const scope = globalThis as Global;
  scope[key] ??= { epoch: 0 };
  const one = scope[key];
  one.facts ??= new Map();
  one.survivesSignOut ??= new Set();
  one.cells ??= new Map();
  return one as Required<Page>;
}

/** A fact of the page. It is private to its file: export it as a `ReadableAtom`, and the functions that change it. */
export function createAtom<T>(name: string, initial: T): WritableAtom<T> {
  const { facts } = page();
  let one = facts.get(name) as WritableAtom<T> | undefined;
  if (!one) {
    one = atom(initial);
    facts.set(name, one as WritableAtom<unknown>);
  }
  return one;
}

/**
 * Marks a fact as the page's: it stays when the shopper leaves. Every other fact belongs to the shopper and is reset then. So a fact that
 * somebody forgot to mark can never show another shopper's data (SIGN-01).
 */
export function keepAfterSignOut<T>(one: WritableAtom<T>): WritableAtom<T> {
  page().survivesSignOut.add(one);
  return one;
}

/**
 * Every fact of the shopper's back to its start; what is derived from the facts follows. A listener that throws, as a component may, keeps
 * no other fact.
 */
export function resetShopperState(): void {
  const { facts, survivesSignOut: kept } = page();
  const own = [...facts].filter(([, one]) => !kept.has(one));
  runSteps(
    'forgetting the shopper',
    own.map(([name, one]) => [name, () => one.set(startOf(one))]),
  );
}

function startOf(one: WritableAtom<unknown>): unknown {
  return (one as unknown as { init: unknown }).init;
}

/** Something made once a page that is not a fact, such as the one load that is under way. What is the shopper's is in their scope. */
export function pageSingleton<T>(name: string, make: () => T): T {
  const { cells } = page();
  if (!cells.has(name)) cells.set(name, make());
  return cells.get(name) as T;
}

/**
 * The same for something that scripts of the host page must not use, such as what calls the services with the shopper's data (SAFE-06).
 * Each copy of the library has its own.
 */
export function copySingleton<T>(name: string, make: () => T): T {
  const { cells } = page();
  const own = ownCells.get(cells) ?? new Map<string, unknown>();
  ownCells.set(cells, own);
  if (!own.has(name)) own.set(name, make());
  return own.get(name) as T;
}

/** The interface of a fact for the other layers. */
export type ReadableAtom<T> = Atom<T>;

/** Test hook: every fact back to its start, every cell forgotten. */
export function resetStore(): void {
  const one = page();
  one.cells = new Map();
  for (const each of one.facts.values()) each.set(startOf(each));
}
