import { type Atom, atom, type WritableAtom } from 'nanostores';
import type { Hidden } from '../hidden.js';
import { page } from '../page/page-object.js';
import { runSteps } from '../run-steps.js';

/** The values of `copySingleton`, by the cells of the page. Other scripts find none of them. */
const ownCells = new WeakMap<object, Map<string, unknown>>();

interface Store extends Required<Pick<ReturnType<typeof page>, 'survivesSignOut' | 'cells' | 'ends'>> {
  readonly facts: Map<string, WritableAtom<unknown>>;
}

/** One store per page, even if the library is loaded twice: the first copy makes it, and a later one joins. */
function store(): Store {
  const one = page();
  one.facts ??= new Map();
  one.survivesSignOut ??= new Set();
  one.cells ??= new Map();
  one.ends ??= new Map();
  return one as Store;
}

/** The interface of a fact for the other layers: it can be read and listened to, and not written. */
export type ReadableAtom<T> = Atom<T>;

/**
 * A fact, for the one file that owns it. It is no atom, so no component and no `computed` takes it. Export `readable`, and functions that
 * change the fact.
 */
export interface OwnAtom<T> {
  readonly readable: ReadableAtom<T>;
  get(): T;
  set(value: T): void;
}

/** Values that are data as they are, whatever methods they have. */
type Opaque = string | number | boolean | bigint | symbol | null | undefined | EventTarget | ReadonlySet<unknown> | Hidden<unknown>;

/** The type without its functions, at any depth. The type `unknown` is for JSON as a service sent it, which has none. */
type WithoutFunctions<T> = unknown extends T
  ? T
  : T extends Opaque
    ? T
    : T extends (...given: never) => unknown
      ? never
      : { readonly [Key in keyof T]: WithoutFunctions<T[Key]> };

/**
 * Refuses a type with a function at any depth. A fact is data: the page compares facts, resets them and shares them with other copies of the
 * library. Work that waits is in the shopper's scope, and a choice between functions is a name.
 */
type Data<T> = [T] extends [WithoutFunctions<T>] ? unknown : 'An atom holds no function';

/** A fact of the page, for the file that owns it. */
export function createAtom<T>(name: string, initial: T & Data<T>): OwnAtom<T> {
  return createCodeAtom<T>(name, initial);
}

/** A fact whose value has functions by its nature. Only the author's settings and the texts are such facts. */
export function createCodeAtom<T>(name: string, initial: T): OwnAtom<T> {
  const { facts } = store();
  const shared = (facts.get(name) as WritableAtom<T> | undefined) ?? atom(initial);
  facts.set(name, shared as WritableAtom<unknown>);
  return { readable: shared, get: () => shared.get(), set: (value) => shared.set(value) };
}

/**
 * Marks a fact as the page's: it stays when the shopper leaves. Every other fact belongs to the shopper and is reset then. So a fact that
 * somebody forgot to mark can never show another shopper's data (SIGN-01).
 */
export function keepAfterSignOut<T>(one: OwnAtom<T>): OwnAtom<T> {
  store().survivesSignOut.add(one.readable);
  return one;
}

/**
 * Every fact of the shopper's back to its start; what is derived from the facts follows. A listener that throws, as a component may, keeps
 * no other fact.
 */
export function resetShopperState(): void {
  const { facts, survivesSignOut: kept } = store();
  const own = [...facts].filter(([, one]) => !kept.has(one));
  runSteps(
    'forgetting the shopper',
    own.map(([name, one]) => [name, () => one.set(startOf(one))]),
  );
}

function startOf(one: WritableAtom<unknown>): unknown {
  return (one as unknown as { init: unknown }).init;
}

/**
 * Something made once a page that is not a fact, such as the one load that is under way. What is the shopper's is in their scope. `end` is for
 * something that goes on by itself, such as a channel to other tabs: `endPageWatches` calls it.
 */
export function pageSingleton<T>(name: string, make: () => T, end?: (one: T) => void): T {
  const { cells, ends } = store();
  if (!cells.has(name)) {
    const one = make();
    cells.set(name, one);
    if (end) ends.set(name, () => end(one));
  }
  return cells.get(name) as T;
}

/** Starts once a page what follows something of the browser. `start` returns what stops it. */
export function pageWatch(name: string, start: () => () => void): void {
  pageSingleton(name, start, (stop) => stop());
}

/** Test hook: ends all that goes on by itself. Left open, a channel would treat the next test's page as another tab. */
export function endPageWatches(): void {
  const { ends } = store();
  for (const end of ends.values()) end();
  ends.clear();
}

/**
 * The same for something that scripts of the host page must not use, such as what calls the services with the shopper's data (SAFE-06).
 * Each copy of the library has its own.
 */
export function copySingleton<T>(name: string, make: () => T): T {
  const { cells } = store();
  const own = ownCells.get(cells) ?? new Map<string, unknown>();
  ownCells.set(cells, own);
  if (!own.has(name)) own.set(name, make());
  return own.get(name) as T;
}

/** Test hook: every fact back to its start, every cell forgotten. */
export function resetStore(): void {
  const one = store();
  one.cells = new Map();
  one.ends = new Map();
  for (const each of one.facts.values()) each.set(startOf(each));
}
