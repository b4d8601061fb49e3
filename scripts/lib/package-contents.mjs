import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { inProject } from './project.mjs';

/** Checks of the npm package: the files that it needs, and those that it must not have. */

/** Maximum bytes of the packed file. */
const largestPackage = 1_800_000;

const needed = [
  'package.json',
  'README.md',
  'CHANGELOG.md',
  'LICENSE',
  'SECURITY.md',
  'docs/brands.md',
  'docs/authors.md',
  'docs/tags.md',
  'docs/tokens.md',
  'dist/npm/index.js',
  'dist/npm/index.d.ts',
  'dist/npm/custom-elements.json',
  'dist/npm/tokens.css',
  'dist/npm/tokens.json',
  'dist/cdn/autoload.js',
  'dist/cdn/licences.txt',
  'dist/cdn-preact/autoload.js',
  ...['npm', 'cdn', 'cdn-preact', 'cli'].map((folder) => `dist/${folder}/sbom.cdx.json`),
];

/** Source maps are for developers of the library. Tests and tools stay in the repository. */
const unwanted = /\.map$|\.test\.|^(?:test|demo|stories|scripts|rollup|bench|src|elements|docs\/site)\/|\.cache/;

/** Fields that need a public repository, a site or a registry page. None of them exists. */
const untrue = ['repository', 'homepage', 'bugs', 'author', 'contributors', 'funding', 'publishConfig'];

/** A document without its code. */
const proseOf = (text) => text.replaceAll(/^```.*?^```$/gms, '').replaceAll(/`[^`\n]*`/g, (code) => code.replaceAll(/[[\]()]/g, ''));

/** The links of a document to the project's own files or headings. */
function linksIn(text) {
  return [...proseOf(text).matchAll(/\]\((?!\w+:)([^)\s]+)/g)].map(([, link]) => link);
}

/** The anchors of a document's headings. */
function anchorsIn(text) {
  const anchorOf = (heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\- _]/gu, '')
      .trim()
      .replaceAll(' ', '-');
  return new Set([...proseOf(text).matchAll(/^#{1,6} (.*)$/gm)].map(([, heading]) => anchorOf(heading)));
}

/** The links of a document that are broken for a reader who has only the package. */
function deadLinks(path, documents, isThere) {
  return linksIn(documents[path]).flatMap((link) => {
    const [file, anchor] = link.split('#');
    const target = file ? posix.join(posix.dirname(path), file) : path;
    if (!isThere(target)) return [`${path} links to ${link}, which is not in the package`];
    const isHeading = !anchor || documents[target] === undefined || anchorsIn(documents[target]).has(anchor);
    return isHeading ? [] : [`${path} links to ${link}, and there is no such heading`];
  });
}

/**
 * The text of each Markdown file of the package, by its path.
 *
 * @param {{ readonly files: readonly { readonly path: string }[] }} packed
 * @returns {Readonly<Record<string, string>>}
 */
export function documentsOf({ files }) {
  const names = files.map(({ path }) => path).filter((path) => path.endsWith('.md'));
  return Object.fromEntries(names.map((path) => [path, readFileSync(inProject(path), 'utf8')]));
}

/**
 * Checks the output of `npm pack --json`. Returns the problems, one sentence each.
 *
 * @param {{ readonly size: number, readonly files: readonly { readonly path: string }[] }} packed
 * @param {{ readonly documents: Readonly<Record<string, string>>, readonly metadata: Readonly<Record<string, unknown>>
 * }} texts
 * `documents` has the text of each Markdown file of the package by its path.
 */
export function packageProblems({ size, files }, { documents, metadata }) {
  const paths = new Set(files.map(({ path }) => path));
  const isThere = (link) => paths.has(link) || [...paths].some((path) => path.startsWith(`${link.replace(/\/$/, '')}/`));
  return [
    ...(size > largestPackage ? [`the package has ${size} bytes, more than ${largestPackage}`] : []),
    ...needed.filter((path) => !paths.has(path)).map((path) => `the package has no ${path}`),
    ...[...paths].filter((path) => unwanted.test(path)).map((path) => `${path} does not belong into the package`),
    ...Object.keys(documents).flatMap((path) => deadLinks(path, documents, isThere)),
    ...untrue.filter((field) => field in metadata).map((field) => `package.json has the field ${field}, which nothing stands behind`),
  ];
}
