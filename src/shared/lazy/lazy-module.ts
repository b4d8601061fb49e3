import { pageDocument } from '../page/page-document.js';
import { log } from '../report.js';
import { withRetry } from '../time/with-retry.js';

/** A module of the library that is loaded when it is needed. */
export interface LazyModule<M> {
  /** The module; undefined until it has been loaded. */
  get(): M | undefined;
  /** Loads the module once. Rejects if that fails twice. The next call tries again. */
  load(): Promise<M>;
  /** Uses the module, however late it loads. After a failure, it is tried again when the connection may be back (LOAD-05). */
  whenLoaded<T>(use: (module: M) => T | Promise<T>): Promise<T>;
  /** Calls the listener once the module has been loaded. Returns a function that ends this. */
  listen(listener: () => void): () => void;
}

/**
 * The one way to load code late and keep it.
 *
 * @param name what the module has, for the log
 */
export function lazyModule<M>(name: string, importModule: () => Promise<M>): LazyModule<M> {
  let loaded: M | undefined;
  let loading: Promise<M> | undefined;
  const listeners = new Set<() => void>();

  const load = () => {
    loading ??= withRetry(importModule).then(
      (module) => {
        loaded = module;
        for (const listener of listeners) listener();
        return module;
      },
      (error) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };

  const loadAgain = () => {
    if (!pageDocument.hidden) load().catch(() => undefined);
  };

  return {
    get: () => loaded,
    load,
    whenLoaded: (use) =>
      load().then(use, () => {
        log(`${name} could not be loaded`);
        // The same listener each time: the window takes it once.
        for (const event of ['online', 'visibilitychange']) addEventListener(event, loadAgain);
        return new Promise<M>((resolve) => listeners.add(() => loaded && resolve(loaded))).then(use);
      }),
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
