import { existsSync, readFileSync } from 'node:fs';
import { brotliBytes } from './brotli.mjs';
import { inProject } from './project.mjs';

/**
 * @typedef {{ readonly name: string, readonly limit: number, readonly size?: number, readonly problem?: string, readonly peer?: string }} Row
 * Sizes are bytes after brotli. A row has a size or a problem. `peer` is a size to compare with.
 */

const kilo = 1000;

/** The bytes of these files after brotli, each compressed by itself, as a server sends it. */
function brotli(folder, files) {
  return files.reduce((sum, file) => sum + brotliBytes(readFileSync(inProject(folder, file))), 0);
}

function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

const shell = ({ entries }) => entries['autoload.js'];
/** Chunks of the data layer that components read: rules and state. They load at the same time and are not counted. */
const dataLayer = ['state', 'page-state', 'later-state'];
const drawing = ({ chunks }, files) => files.filter((file) => !dataLayer.includes(chunks[file].name));
/** The files that draw one card. */
const card = (manifest) => drawing(manifest, manifest.tags['ucp-plan-card'].drawing);
const everyPiece = (manifest) => drawing(manifest, [...new Set(Object.values(manifest.tags).flatMap((tag) => tag.drawing))]);
const chunkNamed = (name) => (manifest) => Object.keys(manifest.chunks).filter((file) => manifest.chunks[file].name === name);

const sizeOf = (files) => (folder, manifest) => brotli(folder, files(manifest));

/** The chunk of a tag's component, for the tag in the middle. A chunk that several tags share counts in full for each. */
function middlePiece(folder, { tags }) {
  return median(Object.values(tags).map(({ piece }) => brotli(folder, [piece])));
}

const react = { folder: 'dist/cdn', library: 'React', chunk: 'react' };
const preact = { folder: 'dist/cdn-preact', library: 'preact', chunk: 'preact' };

/**
 * The budgets of the CDN builds. A feature or a fix that a shopper needs may raise one. Do it in the same commit, and say in
 * `docs/measurements.md` what the increase bought.
 */
const budgets = [
  { name: 'shell with all tags', limit: 9.6 * kilo, ...react, size: sizeOf(shell) },
  { name: 'shell, React and one plan card', limit: 95 * kilo, ...react, size: sizeOf(card), hasLibrary: true },
  { name: 'the same on preact', limit: 44 * kilo, ...preact, size: sizeOf(card), hasLibrary: true },
  { name: 'what draws the whole page, React', limit: 190 * kilo, ...react, size: sizeOf(everyPiece), hasLibrary: true },
  { name: 'the same on preact', limit: 137 * kilo, ...preact, size: sizeOf(everyPiece), hasLibrary: true },
  { name: 'one more piece, in the middle of all tags', limit: 4.5 * kilo, ...react, size: middlePiece },
];

function manifestIn(folder) {
  const path = inProject(folder, 'manifest.json');
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

const inKilo = (bytes) => `${(bytes / kilo).toFixed(1)} KB`;

/** @returns {Row} */
function weigh({ name, limit, folder, library, chunk, size, hasLibrary = false }) {
  const manifest = manifestIn(folder);
  if (!manifest) return { name, limit, problem: `${folder} is not built` };
  const missing = Object.keys(manifest.tags).find((tag) => !manifest.tags[tag].piece);
  if (missing) return { name, limit, problem: `${missing} has no component in ${folder}` };
  const peer = hasLibrary ? `${library} alone: ${inKilo(brotli(folder, chunkNamed(chunk)(manifest)))}` : undefined;
  return { name, limit, size: size(folder, manifest), peer };
}

/**
 * Weighs the CDN builds in `dist`.
 *
 * @returns {readonly Row[]}
 */
export function measure() {
  return budgets.map(weigh);
}

/**
 * Whether a row fails: it is over its budget, or it could not be weighed.
 *
 * @param {Row} row
 */
export function isOver({ size = 0, limit, problem }) {
  return problem !== undefined || size > limit;
}

/** A row as a line for the terminal. */
export function lineOf(row) {
  const { name, limit, size, problem } = row;
  return `${isOver(row) ? '✗' : '✓'} ${name.padEnd(42)} ${(problem ?? inKilo(size)).padStart(10)} of ${inKilo(limit)}`;
}

/** The rows as a table of `docs/measurements.md`. */
export function tableOf(rows) {
  const cells = rows.map(({ name, limit, size, problem, peer }) => [name, inKilo(limit), problem ?? inKilo(size), peer ?? '']);
  return [['what', 'budget', 'today', 'peers'], ['---', '---', '---', '---'], ...cells].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/** Each chunk of the React flavor as `{ file, size }`, heaviest first. */
export function measureChunks() {
  const { chunks } = manifestIn('dist/cdn') ?? { chunks: {} };
  const sizes = Object.keys(chunks).map((file) => ({ file, size: brotli('dist/cdn', [file]) }));
  return sizes.sort((a, b) => b.size - a.size);
}

export function chunkLine({ file, size }) {
  return `    ${file.padEnd(40)} ${inKilo(size).padStart(10)}`;
}
