import type { ElementDefinition } from './definition.js';

type Load = () => Promise<readonly ElementDefinition[]>;

/** How to get the tables of all tags, for tags that the page's own entry files did not bring. */
let load: Load = async () => [];

export function tablesFrom(loader: Load): void {
  load = loader;
}

export function allDefinitions(): Promise<readonly ElementDefinition[]> {
  return load();
}
