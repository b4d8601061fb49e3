/** The one way to the data layer, for tags and scripts alike. It is part of the shell, so it must not import that layer statically. */

type DataLayer = typeof import('./data-layer.js');
/** The data layer if it has been loaded already, whoever asked for it. */
export let loadedDataLayer: DataLayer | undefined;
let resolveLaterLoad: (data: DataLayer) => void;
const laterLoad = new Promise<DataLayer>((resolve) => {
  resolveLaterLoad = resolve;
});

export async function loadDataLayer(): Promise<DataLayer> {
  loadedDataLayer ??= await import('./data-layer.js');
  resolveLaterLoad(loadedDataLayer);
  return loadedDataLayer;
}

/**
 * Uses the data layer, however late it loads. After a broken connection, the tags request it again (LOAD-05). A script's later request
 * comes after it, so the wait is not a step longer than that of the others.
 */
export function withDataLayer<T>(use: (data: DataLayer) => T | Promise<T>): Promise<T> {
  return loadDataLayer().then(use, () => laterLoad.then(use));
}
