import { again } from '../platform/again.js';

/**
 * The shopper's verbs, as pieces call them. What they do is in `actions.ts`, which is loaded by `import()` after the page; by the time
 * somebody presses a button it is there.
 */
type Actions = Omit<typeof import('./actions.js'), 'trackVerb'>;

/** Resolves with undefined when the chunk of the verb cannot be loaded. */
type Later<F> = F extends (...given: infer G) => infer R ? (...given: G) => Promise<Awaited<R> | undefined> : never;

type Verbs = { readonly [N in keyof Actions]: Later<Actions[N]> };

type Named = Record<string, (...given: readonly unknown[]) => unknown>;

/** Each verb by its name in `actions.ts`; a verb reports its own failures. A test can replace one by assigning to it. */
export const verbs = new Proxy({} as Verbs, {
  has: () => true,
  get: (own, name: keyof Verbs) => own[name] ?? ((...given: readonly unknown[]) => act(name, given)),
});

const load = () => import('./actions.js');

let loaded: Awaited<ReturnType<typeof load>> | undefined;

/**
 * Once loaded, a verb runs synchronously within the press: a shopper who leaves the page at once has still acted. The click is tracked
 * before it, because the verb may leave the page (TRK-08).
 */
async function act(name: keyof Verbs, given: readonly unknown[]): Promise<unknown> {
  loaded ??= await again(load).catch(() => miss(name));
  if (!loaded) return;
  const { trackVerb, ...actions } = loaded;
  trackVerb(name, given);
  return (actions as Named)[name]?.(...given);
}

/** When not even the data layer can be loaded there is nothing to do: the elements themselves say so. */
function miss(name: keyof Verbs): Promise<undefined> {
  return import('./data.js').then(({ missVerb }) => void missVerb(name)).catch(() => undefined);
}
