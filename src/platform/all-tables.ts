import type { ElementTable } from './table.js';

type Load = () => Promise<readonly ElementTable[]>;

/** Where the tables of all tags are to be had, for what the entry of one tag did not bring. */
let load: Load = async () => [];

export function tablesFrom(loader: Load): void {
  load = loader;
}

export function allTables(): Promise<readonly ElementTable[]> {
  return load();
}
