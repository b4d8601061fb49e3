/**
 * The shopper's verbs, as pieces call them. What they do is in `actions.ts`, which comes by `import()` behind the load; by the
 * time that someone presses a button it is there.
 */
type Actions = typeof import('./actions.js');

/** Asked from afar: an answer is a promise, and a verb without one answers nothing. */
type Later<F> = F extends (...given: infer G) => infer R
  ? (...given: G) => [Awaited<R>] extends [void | undefined] ? void : Promise<Awaited<R>>
  : never;

type Verbs = { readonly [N in keyof Actions]: Later<Actions[N]> };

type Named = Record<string, (...given: readonly unknown[]) => unknown>;

/** Each verb by its name in `actions.ts`; a failure is the verb's own to tell. */
export const verbs = new Proxy({} as Verbs, {
  get: (own, name: keyof Verbs) =>
    own[name] ??
    (async (...given: readonly unknown[]) => {
      const actions: unknown = await import('./actions.js');
      return (actions as Named)[name]?.(...given);
    }),
});
