import { createHash } from 'node:crypto';
import { brotliBytes } from '../scripts/lib/brotli.mjs';
import { componentFolder } from './chunks.mjs';
import { lineEntries } from './entries.mjs';
import { minifyCss } from './inline-css.mjs';
import { readSkeletonsCss, readTables } from './read-tables.mjs';
import { reserveCss } from './reserve-css.mjs';
import { placeOf } from './root.mjs';
import { tableFile } from './tables.mjs';

/** The shell must paint skeletons at once, so it waits for no other file and holds no package but r2wc. */
function checkShell(shell, fail) {
  if (shell.imports.length > 0) fail(`${shell.fileName} must not import another file, but it imports ${shell.imports.join(', ')}`);
  const packages = Object.keys(shell.modules).filter((id) => /node_modules\/(?!@r2wc\/core\/)/.test(id));
  if (packages.length > 0) fail(`${shell.fileName} is the shell and must hold no packages: ${packages.map(placeOf).join(', ')}`);
}

/** By tag: its summary, whether it is a popup, and the files that a page loads for it. */
function filesByTag(tables, shell, bundle, getModuleInfo) {
  const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
  const chunkWith = (id) => chunks.find(({ moduleIds }) => moduleIds.includes(id));
  /** These files and all that they import, each once, in the order in which a page needs them. */
  const withImports = (...files) => {
    const all = new Set(files);
    for (const file of all) for (const next of bundle[file].imports) all.add(next);
    return [...all];
  };
  const stages = ['prepare', 'load'].flatMap((name) => withImports(chunks.find((chunk) => chunk.name === name).fileName));
  return tables.map(({ tag, summary, isPopup }) => {
    const component = getModuleInfo(tableFile(tag.slice('ucp-'.length))).dynamicallyImportedIds.find(componentFolder);
    const piece = component && chunkWith(component).fileName;
    const own = piece ? withImports(piece) : [];
    const drawing = [...new Set([shell.fileName, ...own])];
    const files = [...new Set([shell.fileName, ...stages, ...own])];
    // React and its component are requested by the shell. If the page requested them too, they would delay the data layer on a slow line.
    const isLayout = own.some((file) => bundle[file].name === 'lit');
    const preload = (isLayout ? files : [...new Set(stages)]).filter((file) => file !== shell.fileName);
    return [tag, { summary, ...(isPopup && { isPopup }), piece, drawing, files, preload }];
  });
}

const hashOf = (text) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

/**
 * Writes what a CDN build holds beside its chunks:
 *
 * - `all.js` and an entry for each tag, each one line that imports the shell
 * - `manifest.json`: the files of each entry, and the bytes of each chunk after brotli. For each tag: its summary, the chunk of its
 *   component (`piece`), and the files that draw it (`drawing`). Also all files that it loads (`files`), and those that a page should
 *   preload (`preload`)
 * - `reserve.css`: the space that each tag keeps until it is defined
 * - `skeletons.css`: the styles of the skeletons that a server writes, for pages whose content policy allows no inline styles
 * - `integrity.json`: the SHA-384 of each file, for the `integrity` attribute
 */
export function deliver({ flavour, version }) {
  return {
    name: 'deliver',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
        const shell = chunks.find(({ isEntry }) => isEntry);
        checkShell(shell, (message) => this.error(message));
        const tables = await readTables();
        const lines = lineEntries();
        const reserve = reserveCss(tables);
        const manifest = {
          flavour,
          version,
          entries: {
            [shell.fileName]: [shell.fileName],
            ...Object.fromEntries(Object.keys(lines).map((name) => [name, [name, shell.fileName]])),
          },
          tags: Object.fromEntries(filesByTag(tables, shell, bundle, (id) => this.getModuleInfo(id))),
          chunks: Object.fromEntries(
            chunks.map(({ fileName, name, imports, code }) => [fileName, { name, imports, bytes: brotliBytes(code) }]),
          ),
        };
        const skeletons = minifyCss(await readSkeletonsCss(), 'skeletons.css');
        const sources = { ...lines, 'reserve.css': reserve, 'skeletons.css': skeletons };
        const hashed = [...chunks.map(({ fileName, code }) => [fileName, code]), ...Object.entries(sources)];
        const integrity = Object.fromEntries(hashed.map(([fileName, text]) => [fileName, hashOf(text)]));
        const assets = { ...sources, 'manifest.json': json(manifest), 'integrity.json': json(integrity) };
        for (const [fileName, source] of Object.entries(assets)) this.emitFile({ type: 'asset', fileName, source });
      },
    },
  };
}
