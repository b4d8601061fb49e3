import { basename } from 'node:path';
import { placeOf } from './root.mjs';

/**
 * Which chunk a module belongs to, and what the chunk is called. Every name follows from the module's place and
 * from who needs it, so a build never holds a chunk with a chance name:
 *
 * - what the entry imports stays in the entry: the shell has no second request before it can paint;
 * - `react` or `preact` and `lit` are vendors of their own, `purify` with what reads markup by it, `es` the Spanish texts, and
 *   `preview` the author's help;
 * - a piece's folder is in the chunk of its tag, `plan-card`, or of the shelf that its tag stands on: what a page shows together is
 *   one chunk, because a chunk of some hundred bytes compresses badly and costs the shell its name;
 * - what the shell asks for beside the pieces, and no piece waits for, is `load` (services, rules, the one load), and what the page's
 *   first steps need of it `begin` (settings, the door to the services, the date);
 * - what comes behind the load is `actions`: what the load, a verb or a session's event asks for by `import()`, and what only that needs;
 * - any other module that is only ever asked for by `import()` is a chunk of its own, named after its file;
 * - what one chunk alone needs is in it; what several need is sorted by the pieces behind them: `ui` and `data` for the
 *   plan card, so that its page does not grow with the library; `popup` for popups alone; else `page-ui` and `page-data`.
 *   The `ui` ones draw with React, or are the words and stylesheets of what does; the `data` ones are all else, which the elements
 *   without React and the load need too.
 */

const vendors = [
  [/(^|node_modules\/)(react|react-dom|scheduler)(\/|$)|commonjsHelpers/, 'react'],
  [/node_modules\/preact\//, 'preact'],
  [/(^|node_modules\/)(lit|lit-html|lit-element|@lit\/reactive-element)(\/|$)/, 'lit'],
  [/node_modules\/dompurify\/|src\/platform\/html\.ts$/, 'purify'],
  [/src\/text\/es\//, 'es'],
  [/src\/(platform\/preview\/|flows\/page\/preview\.ts$)/, 'preview'],
];

/** The piece that is on most pages, often alone. */
const mainPiece = 'plan-card';

/** Where a page starts, before the rest of its load has come. */
const firstSteps = 'src/flows/page/begin.ts';

/** Tags that a page has together as a rule. No shelf but the popups' weighs more than one more piece may (`npm run size`). */
const shelves = {
  layout: ['settings', 'profile-area', 'dashboard', 'view'],
  top: ['top-bar', 'side-nav', 'account-banner'],
  banners: ['outage-banner', 'account-ready-banner', 'import-progress', 'year-toggle', 'browse-plans', 'extra-help', 'upsell'],
  applications: ['application-card', 'applications', 'active-plan-card', 'active-plans', 'enrolled-plans'],
  lists: ['drug-list', 'pharmacy', 'provider-list', 'doctor-search'],
  reading: ['faq', 'need-help', 'disclosures'],
  advice: ['recommendations', 'saved-items'],
};

function shelfOf(tag) {
  if (/(^|-)popup$|^toast$/.test(tag)) return 'popup';
  return Object.keys(shelves).find((shelf) => shelves[shelf].includes(tag)) ?? tag;
}

function vendorOf(id) {
  return vendors.find(([pattern]) => pattern.test(id))?.[1];
}

/** Everything that `start` imports statically, itself included. */
function staticReach(start, getModuleInfo) {
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
  /** What the shell asks for beside the pieces, with all that it cannot start without. */
  #asked = new Set();
  /** What the first steps of the page need. */
  #first = new Set();
  /** Piece folder to chunk name. */
  #pieces = new Map();
  /** Chunk name of a piece to all that it cannot be drawn without. */
  #reaches = new Map();

  constructor(name, entries, { getModuleIds, getModuleInfo }) {
    this.#name = name;
    this.#info = getModuleInfo;
    this.#shell = new Set(entries.flatMap((entry) => [...staticReach(entry, getModuleInfo)]));
    for (const id of getModuleIds()) {
      const folder = pieceFolder(id);
      if (folder && this.#isDoor(id)) this.#open(folder, id);
      if (folder || !this.#isAskedByShell(id)) continue;
      const asked = placeOf(id) === firstSteps ? this.#first : this.#asked;
      for (const one of staticReach(id, getModuleInfo)) asked.add(one);
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
    if (this.#first.has(id) && this.#waiting(id).length === 0) return 'begin';
    if (needed.length === 1) return needed[0];
    if (needed.length === 0 && !this.#isAskedByShell(id)) return placeOf(id).startsWith('src/flows/') ? 'actions' : fileName(id);
    return this.#shared(id, needed);
  }

  #open(folder, door) {
    const tag = tagOf(door, this.#info);
    const name = tag ? shelfOf(tag) : (this.#pieces.get(folder) ?? fileName(door));
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
    const waiting = this.#waiting(id);
    if (waiting.length === 0 && draws) return 'ui';
    if (waiting.length === 0) return this.#asked.has(id) ? 'load' : 'actions';
    const isForDrawing = draws || this.#isForDrawing(waiting, needed);
    if (waiting.includes(mainPiece)) return isForDrawing ? 'ui' : 'data';
    if ([...waiting, ...needed].every((name) => name === 'popup')) return 'popup';
    return isForDrawing ? 'page-ui' : 'page-data';
  }

  /** Words and stylesheets, which only pieces that draw with React need. */
  #isForDrawing(waiting, needed) {
    return !waiting.includes('layout') && needed.every((name) => name === 'ui' || name === 'page-ui' || waiting.includes(name));
  }

  /** The pieces that wait for a module, by their chunks' names. */
  #waiting(id) {
    return [...this.#reaches].filter(([, reach]) => reach.has(id)).map(([name]) => name);
  }

  #draws(id, by) {
    const key = `${by} ${id}`;
    const known = this.#drawers.get(key) ?? [...staticReach(id, this.#info)].some((one) => by.includes(vendorOf(one)));
    this.#drawers.set(key, known);
    return known;
  }
}

/** Rollup's `manualChunks` for what stands behind these entries; what they reach without `import()` is in the chunk `name`, if given. */
export function chunksBehind(entries, name) {
  let sorter;
  return (id, context) => {
    sorter ??= new Sorter(name, entries, context);
    return sorter.chunkOf(id);
  };
}
