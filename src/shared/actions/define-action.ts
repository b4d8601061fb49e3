import { lazyModule } from '../lazy/lazy-module.js';
import { log } from '../report.js';
import type { AssetName } from '../tracking/tracking.js';

/** The function that does the work of an action. */
type Work = (...given: never) => unknown;

/** Everything about an action in one place. */
interface ActionOptions<N extends string, M extends Readonly<Record<N, Work>>> {
  /** The event of its click (TRK-08). Null if no click starts the action, or if the action tracks the click itself. */
  readonly track: AssetName | null | ((...given: Parameters<M[N]>) => AssetName | null);
  /** A cloaked profile can be read and not changed: for it the action does nothing (ROLE-03, CARD-07). */
  readonly refusesCloaked?: true;
  /** Loads the module that exports the work under the name of the action. No page needs it before the first press. */
  readonly load: () => Promise<M>;
  /** Runs if the module cannot be loaded. */
  readonly onLoadFailed?: () => void;
}

/** Resolves with undefined if the action is refused or cannot be loaded. */
type Action<W extends Work> = (...given: Parameters<W>) => Promise<Awaited<ReturnType<W>> | undefined>;

/** The actions whose code has not been asked for. */
const waiting = new Set<() => Promise<unknown>>();

/**
 * Declares something that the shopper can do, or that a component does for them. A component imports the action and calls it. If its module
 * cannot be loaded, also at a second try, the action does nothing and logs its name.
 */
export function defineAction<N extends string, M extends Readonly<Record<N, Work>>>(name: N, options: ActionOptions<N, M>): Action<M[N]> {
  type Given = Parameters<M[N]>;
  type Result = Awaited<ReturnType<M[N]>> | undefined;
  const code = lazyModule(name, () => Promise.all([import('./run-action.js'), options.load()]));
  waiting.add(code.load);
  return async (...given): Promise<Result> => {
    const loaded = code.get() ?? (await code.load().catch(() => undefined));
    if (!loaded) {
      log(`${name} could not be loaded`);
      options.onLoadFailed?.();
      return undefined;
    }
    void preloadActions();
    const [{ runAction }, module] = loaded;
    // TypeScript cannot look up a generic name in an awaited module.
    return runAction(options, module[name] as unknown as (...given: Given) => Result | Promise<Result>, given);
  };
}

/**
 * Loads the code of all actions, after the page and at each press. Then an action runs synchronously in its press: a shopper who leaves the
 * page at once has still acted (REM-07). Code that failed to load is loaded again by its own press.
 */
export function preloadActions(): Promise<unknown> {
  preloading = Promise.allSettled([preloading, ...[...waiting].map((load) => load())]);
  waiting.clear();
  return preloading;
}

let preloading: Promise<unknown> = Promise.resolve();
