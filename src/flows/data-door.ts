/** The one way to the data layer, for tags and scripts alike. It is part of the shell, so it must not import that layer statically. */

type Data = typeof import('./data.js');
let data: Data | undefined;

export async function loadData(): Promise<Data> {
  data ??= await import('./data.js');
  return data;
}

/** The data layer if it has been loaded already, whoever asked for it. */
export function loadedData(): Data | undefined {
  return data;
}
