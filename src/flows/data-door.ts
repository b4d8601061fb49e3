/** The one way to the data layer, for tags and scripts alike. It stands in the shell, and so holds nothing of that layer itself. */

type Data = typeof import('./data.js');
let data: Data | undefined;

export async function loadData(): Promise<Data> {
  data ??= await import('./data.js');
  return data;
}

/** Once it has come, whoever asked for it. */
export function loadedData(): Data | undefined {
  return data;
}
