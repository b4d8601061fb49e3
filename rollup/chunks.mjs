import { basename } from 'node:path';
import { placeOf } from './root.mjs';

/**
 * Sorts modules into chunks by what loads them, so that every chunk has a fixed name and no page downloads what only another page needs.
 *
 * | chunk | holds |
 * |---|---|
 * | the entry | the shell: everything that the entry imports statically |
 * | `react`, `preact`, `lit` | these packages |
 * | a tag, or a shelf of tags | what only these components need |
 * | `ui` | what the plan card shares with other components: what draws |
 * | `data`, `state` | what the plan card shares with the data layer: what the first requests need, and the rest, mostly rules and state |
 * | `page-ui`, `page-data`, `page-state` | the same without the plan card, so that its page does not grow with the library |
 * | `later-state` | rules and state that other components share, and that the load does not need |
 * | `prepare`, `load`, `actions` | what components do not wait for: the first requests, then the data layer, then actions |
 * | any other name | one module that is loaded by `import()`, with what only it needs |
 */

/** @type {readonly (readonly [RegExp, string])[]} */
const vendors = [
  [/(^|node_modules\/)(react|react-dom|scheduler)(\/|$)|commonjsHelpers/, 'react'],
  [/node_modules\/preact\//, 'preact'],
  [/node_modules\/(lit|lit-html|lit-element|@lit\/reactive-element)\/|src\/element\/lit-renderer/, 'lit'],
  [/src\/(spanish\.ts$|features\/[^/]+\/text\/es\/)/, 'es'],
  [/src\/element\/preview\/samples\//, 'samples'],
  [/src\/(element\/preview\/|features\/page\/actions\/preview\.ts$)/, 'preview'],
];

/** Tags that pages usually show together. One larger file compresses better: this saves 4.7 KB of a whole page. */
const shelves = {
  layout: ['settings', 'profile-area', 'dashboard', 'view'],
  top: ['top-bar', 'side-nav', 'account-banner'],
  // Extra Help stands in the plans: if it came later, plans would move where it has nothing to show.
  plans: ['saved-plans', 'extra-help'],
  banners: ['outage-banner', 'account-ready-banner', 'import-progress', 'year-toggle', 'browse-plans', 'upsell'],
  applications: ['application-card', 'applications', 'active-plan-card', 'active-plans', 'enrolled-plans'],
  lists: ['drug-list', 'pharmacy', 'provider-list', 'doctor-search'],
  reading: ['faq', 'need-help', 'disclosures'],
  advice: ['recommendations', 'saved-items'],
};

/** Loaded in this order: code that two of them share is in the earlier one. */
const stages = ['prepare', 'load', 'actions'];

const vendorOf = (id) => vendors.find(([pattern]) => pattern.test(id))?.[1];

/** `src/features/plans/PlanCard` for a module inside it. */
export function componentFolder(id) {
  return /^src\/features\/[^/]+\/[A-Z][^/]*(?=\/)/.exec(placeOf(id))?.[0];
}

/** `plan-card` for `PlanCard.tsx`. */
function kebabName(id) {
  const name = basename(placeOf(id)).replace(/\.\w+$/, '');
  return name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
}

function shelfOf(tag) {
  // The popup that prints the sheet is larger than every other popup, and few pages need it.
  if (/(^|-)(?<!counselor-)popup$|^toast$/.test(tag)) return 'popup';
  return Object.keys(shelves).find((shelf) => shelves[shelf].includes(tag)) ?? tag;
}

/** Every module that these import statically, themselves included. */
function staticReach(starts, getModuleInfo) {
  const seen = new Set(starts);
  for (const id of seen) for (const next of getModuleInfo(id)?.importedIds ?? []) seen.add(next);
  return seen;
}

/** The chunk that a module loaded by `import()` starts. */
function chunkStartedBy(id, shell, getModuleInfo) {
  const { dynamicImporters } = getModuleInfo(id);
  const definition = dynamicImporters.find((importer) => placeOf(importer).startsWith('elements/'));
  if (componentFolder(id) && definition) return shelfOf(kebabName(definition));
  if (kebabName(id) === 'prepare-page') return 'prepare';
  if (dynamicImporters.some((importer) => shell.has(importer))) return 'load';
  return /^src\/(features\/[^/]+|shared)\/actions\//.test(placeOf(id)) ? 'actions' : kebabName(id);
}

/** Texts, hooks, components and what stands beside them in a feature. */
const drawing = /^src\/(ui\/|features\/[^/]+\/((text|hooks|[A-Z]\w*)\/|[\w-]+(?<!actions|service|decoder|encoder)\.tsx?$))/;

function sorter(entryName, entries, { getModuleIds, getModuleInfo }) {
  const shell = staticReach(entries, getModuleInfo);
  /** By module the chunks whose start reaches it. */
  const needs = new Map();
  /** By component folder its chunk. */
  const components = new Map();
  for (const id of getModuleIds()) {
    if (shell.has(id) || !getModuleInfo(id)?.dynamicImporters.length) continue;
    const chunk = chunkStartedBy(id, shell, getModuleInfo);
    if (componentFolder(id)) components.set(componentFolder(id), chunk);
    for (const one of staticReach([id], getModuleInfo)) needs.set(one, (needs.get(one) ?? new Set()).add(chunk));
  }

  const componentChunks = new Set(components.values());
  const drawsWithReact = (id) => [...staticReach([id], getModuleInfo)].some((one) => /^p?react$/.test(vendorOf(one) ?? ''));
  /** Layouts are drawn without React, so what they share is not `ui`. */
  const isUi = (id, needed) => drawsWithReact(id) || (drawing.test(placeOf(id)) && !needed.includes('layout'));

  const drawsTheCard = (id) => [...staticReach([id], getModuleInfo)].some((one) => components.get(componentFolder(one)) === 'plan-card');

  return (id) => {
    if (shell.has(id)) return entryName;
    const fixed = vendorOf(id) ?? components.get(componentFolder(id));
    if (fixed) return fixed;
    const needed = [...(needs.get(id) ?? [])];
    if (needed.length < 2) return needed[0];
    if (!needed.some((name) => componentChunks.has(name))) return stages.find((stage) => needed.includes(stage));
    // What draws the card is loaded with it: in `ui`, the two chunks would import each other.
    if (needed.includes('plan-card') && drawsTheCard(id)) return 'plan-card';
    const kind = isUi(id, needed) ? 'ui' : needed.includes('prepare') ? 'data' : 'state';
    if (needed.includes('plan-card')) return kind;
    // The load reaches what else is shared before the first card. The rest comes with the components that read it.
    return kind === 'state' && !needed.includes('load') ? 'later-state' : `page-${kind}`;
  };
}

/** Rollup's `manualChunks` for what these entries load; what they import statically is in the chunk `name`, if given. */
export function chunksBehind(entries, name) {
  let chunkOf;
  return (id, context) => {
    chunkOf ??= sorter(name, entries, context);
    return chunkOf(id);
  };
}
