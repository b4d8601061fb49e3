/** The one way to the data layer, for tags and scripts alike. It is part of the shell, so it must not import that layer statically. */

type Data = typeof import('./data.js');
/** The data layer if it has been loaded already, whoever asked for it. */
export let loaded: Data | undefined;
let came: (data: Data) => void;
const arrival = new Promise<Data>((resolve) => {
  came = resolve;
});

export async function loadData(): Promise<Data> {
  loaded ??= await import('./data.js');
  came(loaded);
  return loaded;
}

/**
 * Uses the data layer, however late it loads. After a broken connection, the tags request it again (LOAD-05). A script's later request
 * comes after it, so the wait is not a step longer than that of the others.
 */
export function withLateData<T>(use: (data: Data) => T): Promise<T> {
  return loadData().then(use, () => arrival.then(use));
}
