import { tablesFrom } from './all-tables.js';
import { loadAll, loadNear } from './near.js';
import { defineElements } from './shell.js';
import type { ElementTable } from './table.js';

/** What an entry file asks for: its own tag, or every tag with every piece at once. */
export type Ask = (tag?: string) => void;

/**
 * What `autoload.js` does: defines every tag, those that come later among them, and loads pieces as they come near. The other
 * entries of a CDN build are a line each that imports it (`self` is its address) and asks. A page that names tags' own entries
 * alone gets these tags alone; the file itself, named by a script, stands for all.
 */
export function enter(tables: readonly ElementTable[], self: string): Ask {
  let isAsked = false;
  loadNear();
  tablesFrom(async () => tables);
  // What imports this file has asked by then: modules of one graph run in one task.
  queueMicrotask(() => (!isAsked || isScript(self)) && defineElements(tables));
  return (tag) => {
    isAsked = true;
    if (!tag) loadAll();
    defineElements(tag ? tables.filter((table) => table.tag === tag) : tables);
  };
}

function isScript(address: string): boolean {
  return [...document.scripts].some(({ src }) => src === address);
}
