/** What the npm package must hold, and what it must not. */

/** Bytes of the packed file. */
const largestPackage = 1_500_000;

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

/** Source maps are for whoever builds the library; tests and tools stay in the repository. */
const unwanted = /\.map$|\.test\.|^(?:test|demo|stories|scripts|rollup|bench|src|elements)\/|\.cache/;

/** Fields that need a public repository, a site or a registry page: none of them is there. */
const untrue = ['repository', 'homepage', 'bugs', 'author', 'contributors', 'funding', 'publishConfig'];

/** The relative links of a document, without their anchors. */
function linksIn(text) {
  return [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, link]) => link.replace(/^\.\//, ''));
}

/**
 * Judges what `npm pack --json` says of the package. Returns what is wrong, a sentence each.
 *
 * @param {{ readonly size: number, readonly files: readonly { readonly path: string }[] }} packed
 * @param {{ readonly readme: string, readonly metadata: Readonly<Record<string, unknown>> }} texts
 */
export function packageProblems({ size, files }, { readme, metadata }) {
  const paths = new Set(files.map(({ path }) => path));
  const isThere = (link) => paths.has(link) || [...paths].some((path) => path.startsWith(`${link.replace(/\/$/, '')}/`));
  return [
    ...(size > largestPackage ? [`the package has ${size} bytes, more than ${largestPackage}`] : []),
    ...needed.filter((path) => !paths.has(path)).map((path) => `the package has no ${path}`),
    ...[...paths].filter((path) => unwanted.test(path)).map((path) => `${path} does not belong into the package`),
    ...linksIn(readme)
      .filter((link) => !isThere(link))
      .map((link) => `README.md links to ${link}, which is not in the package`),
    ...untrue.filter((field) => field in metadata).map((field) => `package.json has the field ${field}, which nothing stands behind`),
  ];
}
