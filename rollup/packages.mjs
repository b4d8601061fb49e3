import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { placeOf, root } from './root.mjs';

/** The entries of package-lock.json by folder: `node_modules/lit`. */
export const locked = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;

/** `node_modules/lit` for `node_modules/lit/html.js`; undefined for the library's own files. */
function folderOf(id) {
  return /^node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+/.exec(placeOf(id))?.[0];
}

/** The folders of the packages that have code in a bundle, in order. */
export function bundledPackages(bundle) {
  const folders = Object.values(bundle).flatMap((chunk) => Object.keys(chunk.modules ?? {}).map(folderOf));
  return [...new Set(folders)].filter(Boolean).sort();
}
