import { useEffect, useSyncExternalStore } from 'react';
import type { LazyModule } from './lazy-module.js';

/** The module; undefined until it has been loaded, which this starts once it is needed. The component is drawn again then. */
export function useLazyModule<M>(module: LazyModule<M>, isNeeded = true): M | undefined {
  // The module may arrive between the first drawing and its effects.
  const loaded = useSyncExternalStore(module.listen, module.get);
  useEffect(() => {
    if (isNeeded && !module.get()) void module.whenLoaded(() => undefined);
  }, [module, isNeeded]);
  return loaded;
}
