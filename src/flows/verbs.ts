import { again } from '../platform/again.js';

/**
 * The shopper's verbs, as pieces call them. What they do is in `actions.ts`, which comes by `import()` behind the load; by the
 * time that someone presses a button it is there.
 */
type Actions = Omit<typeof import('./actions.js'), 'trackVerb'>;

/** Resolves with nothing where the chunk of the verb does not come. */
type Later<F> = F extends (...given: infer G) => infer R ? (...given: G) => Promise<Awaited<R> | undefined> : never;

type Verbs = { readonly [N in keyof Actions]: Later<Actions[N]> };

type Named = Record<string, (...given: readonly unknown[]) => unknown>;

/** Each verb by its name in `actions.ts`; a failure is the verb's own to tell. A test can put its own in the place of one. */
export const verbs = new Proxy({} as Verbs, {
  has: () => true,
  get: (own, name: keyof Verbs) => own[name] ?? ((...given: readonly unknown[]) => act(name, given)),
});

const load = () => import('./actions.js');

let loaded: Awaited<ReturnType<typeof load>> | undefined;

/**
 * What is there acts within the press itself, so that who leaves the page at once has acted. The click is told first: what it does may
 * lead away from the page (TRK-08).
 */
async function act(name: keyof Verbs, given: readonly unknown[]): Promise<unknown> {
  loaded ??= await again(load).catch(() => miss(name));
  if (!loaded) return;
  const { trackVerb, ...actions } = loaded;
  trackVerb(name, given);
  return (actions as Named)[name]?.(...given);
}

/** Where not even the load has come, the elements say so themselves. */
function miss(name: keyof Verbs): Promise<undefined> {
  return import('./data.js').then(({ missVerb }) => void missVerb(name)).catch(() => undefined);
}
