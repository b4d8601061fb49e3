import type { ElementTable } from './table.js';

type Load = () => Promise<readonly ElementTable[]>;

/** How to get the tables of all tags, for tags that the page's own entry files did not bring. */
let load: Load = async () => [];

export function tablesFrom(loader: Load): void {
  load = loader;
}

export function allTables(): Promise<readonly ElementTable[]> {
  return load();
}
