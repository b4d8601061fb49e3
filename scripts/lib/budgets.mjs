import { existsSync, readFileSync } from 'node:fs';
import filePlugin from '@size-limit/file';
import sizeLimit from 'size-limit';
import { tableNames } from '../../rollup/tables.mjs';
import { measureEntries } from './entry-budgets.mjs';
import { inProject } from './project.mjs';

/**
 * @typedef {{ readonly name: string, readonly limit: number, readonly ceiling?: number, readonly size?: number, readonly problem?: string }} Row
 * Sizes are bytes after brotli; a row without size and problem has a tag that the library does not have yet.
 */

/** The bytes of these files after brotli, each compressed by itself as a server sends it. */
async function brotli(folder, files) {
  if (files.length === 0) return 0;
  const [{ size }] = await sizeLimit(
    [filePlugin],
    files.map((file) => inProject(folder, file)),
  );
  return size;
}

function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

const kilo = 1000;

/**
 * The budgets: what each weighs is worked out from the manifest of a CDN build. `limit` is the budget. A row that has
 * not reached it yet has a `ceiling` too: it fails beyond the ceiling, says how far it is from its budget, and the
 * ceiling comes down with it. It goes up only for a mend, which `docs/measurements.md` then names.
 *
 * A page is weighed twice: by what draws it (shell, React, pieces with their texts and styles), as the one card is, and by everything
 * that there is for it: the rules, the services and the one load beside that, what comes behind the load by itself (tracking, the
 * session's clock, the verbs), DOMPurify, which comes when a fragment of the content has markup, and all popups. That is more than any
 * one page downloads; only the Spanish texts, which an English page never asks for, and the author's help are not in it.
 */
const budgets = [
  {
    name: 'shell with all tags',
    folder: 'dist/cdn',
    limit: 4 * kilo,
    ceiling: 5.45 * kilo,
    files: ({ entries }) => entries['autoload.js'],
  },
  { name: 'shell, React and one plan card', folder: 'dist/cdn', limit: 70 * kilo, tag: 'plan-card', files: drawing('ucp-plan-card') },
  {
    name: 'the same on preact',
    folder: 'dist/cdn-preact',
    limit: 18 * kilo,
    ceiling: 25.65 * kilo,
    tag: 'plan-card',
    files: drawing('ucp-plan-card'),
  },
  { name: 'whole page: shell, React, every piece', folder: 'dist/cdn', limit: 110 * kilo, files: allDrawing },
  { name: 'and all that can come behind it', folder: 'dist/cdn', limit: 110 * kilo, ceiling: 171.8 * kilo, files: everything },
];
const medianBudget = { name: 'one more piece, in the middle', folder: 'dist/cdn', limit: 3 * kilo };

/** What draws a tag: the services come beside it, and count in the whole page. */
function drawing(tag) {
  return ({ tags }) => (tags[tag]?.piece ? tags[tag].drawing : undefined);
}

function allDrawing({ tags }) {
  return [...new Set(Object.values(tags).flatMap(({ drawing: files }) => files))];
}

function everything({ chunks }) {
  return Object.keys(chunks).filter((file) => !/^(es|preview)$/.test(chunks[file].name));
}

function manifestIn(folder) {
  const path = inProject(folder, 'manifest.json');
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

async function weigh({ name, folder, limit, ceiling, tag, files }) {
  const manifest = manifestIn(folder);
  if (!manifest) return { name, limit, problem: `${folder} is not built` };
  if (tag && !tableNames().includes(tag)) return { name, limit };
  const needed = files(manifest);
  if (!needed) return { name, limit, problem: `ucp-${tag} is listed, but the build has no piece for it` };
  return { name, limit, ceiling, size: await brotli(folder, needed) };
}

/** What a tag adds to a page that has others: the chunk that its piece is in, counted in full for each tag. */
async function weighPieces({ name, folder, limit }) {
  const manifest = manifestIn(folder);
  if (!manifest) return { name, limit, problem: `${folder} is not built` };
  const missing = Object.entries(manifest.tags).find(([, { piece }]) => !piece);
  if (missing) return { name, limit, problem: `${missing[0]} is listed, but the build has no piece for it` };
  const sizes = await Promise.all(Object.values(manifest.tags).map(({ piece }) => brotli(folder, [piece])));
  return { name, limit, size: median(sizes) };
}

/**
 * Every row there is, those of `entry-budgets.mjs` last.
 *
 * @returns {Promise<readonly Row[]>}
 */
export async function measure() {
  return [...(await Promise.all(budgets.map(weigh))), await weighPieces(medianBudget), ...measureEntries()];
}

/** Whether a row fails: over its ceiling, or its budget where it has none, or it could not be weighed. */
export function isOver({ size, limit, ceiling, problem }) {
  return problem !== undefined || (size !== undefined && size > (ceiling ?? limit));
}

/** A mark of its own for a row that holds its ceiling and not its budget. */
function markOf(row) {
  if (isOver(row)) return '✗';
  return row.size !== undefined && row.size > row.limit ? '▲' : '✓';
}

/** Each chunk of the build on the React flavour, heaviest first: where the bytes are. */
export async function measureChunks() {
  const { chunks } = manifestIn('dist/cdn') ?? { chunks: {} };
  const sizes = await Promise.all(Object.keys(chunks).map(async (file) => ({ file, size: await brotli('dist/cdn', [file]) })));
  return sizes.sort((a, b) => b.size - a.size);
}

/** What each module takes of the chunks of the React flavour before minifying, heaviest first. */
export function modulesByChunk() {
  const chunks = JSON.parse(readFileSync(inProject('.cache/modules-react.json'), 'utf8'));
  return Object.entries(chunks).map(([name, modules]) => ({ name, modules: Object.entries(modules).sort((a, b) => b[1] - a[1]) }));
}

const inKilo = (bytes) => `${(bytes / kilo).toFixed(2)} KB`;

/** A row as a line of the table. */
export function lineOf(row) {
  const { name, limit, size, problem } = row;
  const measured = problem ?? (size === undefined ? 'tag not there yet' : inKilo(size));
  const ceiling = markOf(row) === '▲' ? `: over the budget, under the ceiling of ${inKilo(row.ceiling)}` : '';
  return `${markOf(row)} ${name.padEnd(38)} ${measured.padStart(10)} of ${inKilo(limit)}${ceiling}`;
}

export function chunkLine({ file, size }) {
  return `    ${file.padEnd(38)} ${inKilo(size).padStart(10)}`;
}
