import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { inProject } from './project.mjs';

const kilo = 1000;

/**
 * What the page of one tag alone may load to draw it, its entry file and the shell among it: layouts, and pieces that something
 * draws. Every tag keeps to its row; the heaviest one is what the row shows.
 * `ceiling` as in `budgets.mjs`: what a row that is over its budget has come down to so far.
 */
const budgets = [
  { kind: 'layout', folder: 'dist/cdn', limit: 14 * kilo, ceiling: 17 * kilo },
  { kind: 'piece', folder: 'dist/cdn', limit: 70 * kilo, ceiling: 70.1 * kilo },
  { kind: 'layout', folder: 'dist/cdn-preact', limit: 14 * kilo, ceiling: 17 * kilo },
  { kind: 'piece', folder: 'dist/cdn-preact', limit: 46 * kilo },
];

const drawer = /^(react|preact)-/;

/** The bytes of a file after brotli, asked for once. */
function weigher(folder) {
  const known = new Map();
  return (file) => {
    if (!known.has(file)) {
      const bytes = brotliCompressSync(readFileSync(inProject(folder, file)), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
      known.set(file, bytes.length);
    }
    return known.get(file);
  };
}

function heaviest({ kind, folder, limit, ceiling }) {
  const { tags } = JSON.parse(readFileSync(inProject(folder, 'manifest.json'), 'utf8'));
  const weigh = weigher(folder);
  const entries = Object.entries(tags)
    .filter(([, { drawing }]) => drawing.some((file) => drawer.test(file)) === (kind === 'piece'))
    .map(([tag, { drawing }]) => {
      const files = [`${tag.replace('ucp-', '')}.js`, ...drawing];
      return { tag, size: files.reduce((sum, file) => sum + weigh(file), 0) };
    })
    .sort((a, b) => b.size - a.size);
  const [first = { tag: 'none', size: 0 }] = entries;
  return { name: `heaviest ${kind}${folder.endsWith('preact') ? ' on preact' : ''}: ${first.tag}`, limit, ceiling, size: first.size };
}

/** A row for each kind and flavour, as `budgets.mjs` has them. Needs both builds. */
export function measureEntries() {
  return budgets.map(heaviest);
}
