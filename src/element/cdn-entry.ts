import { loadAll, loadNear } from '../shared/page/near-viewport.js';
import { pageDocument } from '../shared/page/page-document.js';
import { tablesFrom } from './all-definitions.js';
import type { ElementDefinition } from './definition.js';
import { defineElements } from './shell.js';

/** The request of an entry file: its own tag, or every tag with every component at once. */
export type RequestTag = (tag?: string) => void;

/**
 * The work of `autoload.js`: defines every tag, and loads components when their tags come near the viewport. Each other entry of a CDN
 * build is one line that imports this file and asks for a tag. A page that uses only such entries gets only those tags. A page that names
 * `autoload.js` itself (`self` is its address) in a script gets all.
 */
export function enter(tables: readonly ElementDefinition[], self: string): RequestTag {
  let isAsked = false;
  loadNear();
  tablesFrom(async () => tables);
  // By then the modules that import this file have asked: the modules of one graph run in one task.
  queueMicrotask(() => (!isAsked || isScript(self)) && defineElements(tables));
  return (tag) => {
    isAsked = true;
    if (!tag) loadAll();
    defineElements(tag ? tables.filter((table) => table.tag === tag) : tables);
  };
}

function isScript(address: string): boolean {
  return [...pageDocument.scripts].some(({ src }) => src === address);
}
