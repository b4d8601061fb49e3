import { withRetry } from '../platform/with-retry.js';

/**
 * The shopper's verbs, as pieces call them. What they do is in `actions.ts`, which comes by `import()` after the page; by the time
 * somebody presses a button it is there.
 */
type Actions = typeof import('./actions.js');

/** Resolves with undefined when the chunk of the verb cannot be loaded. */
type Later<F> = F extends (...given: infer G) => infer R ? (...given: G) => Promise<Awaited<R> | undefined> : never;

type Verbs = { readonly [N in keyof Actions]: Later<Actions[N]> };

/** Each verb by its name in `actions.ts`; a verb reports its own failures. A test can replace one by assigning to it. */
export const verbs = new Proxy({} as Verbs, {
  has: () => true,
  get: (own, name: keyof Verbs) => own[name] ?? ((...given: readonly unknown[]) => begin(name, given)),
});

const load = () => import('./act.js');

let loaded: Awaited<ReturnType<typeof load>> | undefined;

/** Once loaded, a verb runs synchronously within the press: a shopper who leaves the page at once has still acted. */
async function begin(name: keyof Verbs, given: readonly unknown[]): Promise<unknown> {
  loaded ??= await withRetry(load).catch(() => miss(name));
  return loaded?.act(name, given);
}

/** When not even the data layer can be loaded there is nothing to do: the elements themselves say so. */
function miss(name: keyof Verbs): Promise<undefined> {
  return import('./data.js').then(({ missVerb }) => void missVerb(name)).catch(() => undefined);
}
