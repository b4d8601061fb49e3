import { basename } from 'node:path';
import { placeOf } from './root.mjs';

/**
 * Which chunk a module belongs to, and what the chunk is called. Every name follows from the module's place and
 * from who needs it, so a build never holds a chunk with a chance name:
 *
 * - what the entry imports stays in the entry: the shell has no second request before it can paint;
 * - `react` or `preact`, `lit` and `purify` are vendors of their own;
 * - a piece's folder is that piece's chunk, named after its tag: `plan-card`;
 * - what the shell asks for beside the pieces, and no piece waits for, is `load` (settings, services, the one load);
 * - a module that is only ever asked for by `import()` is a chunk of its own, named after its file;
 * - what one chunk alone needs is in it; what several need is sorted by the pieces behind them: `ui` and `data` for the
 *   plan card, so that its page does not grow with the library; `popup` for popups alone; else `page-ui` and `page-data`.
 *   The `ui` ones draw with React, the `data` ones do not: the elements without React need these too.
 */

const vendors = [
  [/node_modules\/(react|react-dom|scheduler)\/|commonjsHelpers/, 'react'],
  [/node_modules\/preact\//, 'preact'],
  [/node_modules\/(lit|lit-html|lit-element|@lit\/reactive-element)\//, 'lit'],
  [/node_modules\/dompurify\//, 'purify'],
];

/** The piece that is on most pages, often alone. */
const mainPiece = 'plan-card';

function vendorOf(id) {
  return vendors.find(([pattern]) => pattern.test(id))?.[1];
}

/** Everything that `start` imports statically, itself included. */
export function staticReach(start, getModuleInfo) {
  const seen = new Set([start]);
  for (const id of seen) for (const next of getModuleInfo(id)?.importedIds ?? []) seen.add(next);
  return seen;
}

/** `src/pieces/PlanCard` for a module inside it. */
export function pieceFolder(id) {
  return /^src\/pieces\/[^/]+(?=\/)/.exec(placeOf(id))?.[0];
}

function fileName(id) {
  return basename(placeOf(id))
    .replace(/\.\w+$/, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase();
}

/** The table that asks for this module, by its file's name. */
function tagOf(door, getModuleInfo) {
  const table = getModuleInfo(door).dynamicImporters.find((importer) => placeOf(importer).startsWith('elements/'));
  return table && fileName(table);
}

/** Sorts the modules behind an entry into chunks. */
class Sorter {
  #name;
  #info;
  #shell;
  #chunks = new Map();
  #drawers = new Map();
  /** Piece folder to chunk name. */
  #pieces = new Map();
  /** Chunk name of a piece to all that it cannot be drawn without. */
  #reaches = new Map();

  constructor(name, entry, { getModuleIds, getModuleInfo }) {
    this.#name = name;
    this.#info = getModuleInfo;
    this.#shell = staticReach(entry, getModuleInfo);
    for (const id of getModuleIds()) {
      const folder = pieceFolder(id);
      if (folder && this.#isDoor(id)) this.#open(folder, id);
    }
  }

  chunkOf(id) {
    if (!this.#chunks.has(id)) {
      this.#chunks.set(id, undefined); // a cycle of imports ends here
      this.#chunks.set(id, this.#sort(id));
    }
    return this.#chunks.get(id);
  }

  #sort(id) {
    if (this.#shell.has(id)) return this.#name;
    const vendor = vendorOf(id);
    if (vendor) return vendor;
    const piece = this.#pieces.get(pieceFolder(id));
    if (piece) return piece;
    const needed = this.#neededBy(id);
    if (needed.length === 1) return needed[0];
    if (needed.length === 0 && !this.#isAskedByShell(id)) return fileName(id);
    return this.#shared(id, needed);
  }

  #open(folder, door) {
    const name = tagOf(door, this.#info) ?? this.#pieces.get(folder) ?? fileName(door);
    this.#pieces.set(folder, name);
    this.#reaches.set(name, new Set([...(this.#reaches.get(name) ?? []), ...staticReach(door, this.#info)]));
  }

  /** The chunks that import a module statically, the entry aside. */
  #neededBy(id) {
    const chunks = this.#info(id).importers.map((importer) => this.chunkOf(importer));
    return [...new Set(chunks)].filter((chunk) => chunk && chunk !== this.#name);
  }

  #isDoor(id) {
    return (this.#info(id)?.dynamicImporters.length ?? 0) > 0;
  }

  #isAskedByShell(id) {
    return this.#info(id).dynamicImporters.some((importer) => this.#shell.has(importer));
  }

  /** The chunk of what several chunks need, by the pieces that wait for it. */
  #shared(id, needed) {
    if (this.#draws(id, ['lit'])) return 'lit';
    const draws = this.#draws(id, ['react', 'preact']);
    const waiting = [...this.#reaches].filter(([, reach]) => reach.has(id)).map(([name]) => name);
    if (waiting.length === 0) return draws ? 'ui' : 'load';
    if (waiting.includes(mainPiece)) return draws ? 'ui' : 'data';
    if ([...waiting, ...needed].every((name) => name.endsWith('popup'))) return 'popup';
    return draws ? 'page-ui' : 'page-data';
  }

  #draws(id, by) {
    const key = `${by} ${id}`;
    const known = this.#drawers.get(key) ?? [...staticReach(id, this.#info)].some((one) => by.includes(vendorOf(one)));
    this.#drawers.set(key, known);
    return known;
  }
}

/** Rollup's `manualChunks` for a build with the one entry `entry`, whose chunk is called `name`. */
export function chunksBehind(name, entry) {
  let sorter;
  return (id, context) => {
    sorter ??= new Sorter(name, entry, context);
    return sorter.chunkOf(id);
  };
}
