import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pieceFolder } from './chunks.mjs';
import { lineEntries } from './entries.mjs';
import { readTables } from './read-tables.mjs';
import { reserveCss } from './reserve-css.mjs';
import { placeOf, root } from './root.mjs';
import { tableFile } from './tables.mjs';

/** The file and everything it imports statically, in the order of the need. */
function closure(fileName, bundle) {
  const files = new Set([fileName]);
  for (const file of files) for (const next of bundle[file]?.imports ?? []) files.add(next);
  return [...files];
}

function chunkWith(id, chunks) {
  return chunks.find((chunk) => chunk.moduleIds.includes(id));
}

const vendors = /^(react|preact|lit)$/;

function vendorsOf(files, bundle) {
  return files.map((file) => bundle[file].name).filter((name) => vendors.test(name));
}

/** The chunk that a table's own `import()` leads to. */
function pieceOfTag(name, chunks, getModuleInfo) {
  const door = getModuleInfo(tableFile(name))?.dynamicallyImportedIds.find(pieceFolder);
  return door && chunkWith(door, chunks)?.fileName;
}

/** What the shell asks for beside the pieces: the data layer and the renderers. */
function runtimeOf(entry, chunks, getModuleInfo) {
  const doors = Object.keys(entry.modules).flatMap((id) => getModuleInfo(id).dynamicallyImportedIds);
  return [...new Set(doors.filter((id) => !pieceFolder(id)).map((id) => chunkWith(id, chunks)?.fileName))].filter(Boolean);
}

/**
 * What a page loads for one tag: what draws it (shell, its piece's renderer, the piece), all of it, the load beside it included, and what
 * of that is worth a preload. The shell asks for a piece and React by itself, early enough for the profile's answer; asked for sooner,
 * they would share a slow line with the load, which everything waits for. A layout holds tags that are asked for later.
 */
function filesOfTag(piece, entry, runtime, bundle) {
  const own = piece ? closure(piece, bundle) : [];
  const drawing = vendorsOf(own, bundle);
  const drawnBy = drawing.length > 0 ? drawing : ['lit'];
  const closures = runtime.map((file) => closure(file, bundle));
  const renderers = closures.filter((files) => vendorsOf(files, bundle).some((vendor) => drawnBy.includes(vendor)));
  const loads = closures.filter((files) => vendorsOf(files, bundle).length === 0);
  // A page fetches its files in this order, a few at once: the first steps ask for the profile, the load for what follows from it.
  const firstSteps = loads.filter(([door]) => bundle[door].name === 'begin');
  const unique = (...parts) => [...new Set([entry.fileName, ...parts.flat(2)])];
  const files = unique(firstSteps, loads, renderers, own);
  const preload = (drawnBy.includes('lit') ? files : unique(firstSteps, loads)).slice(1);
  return { drawing: unique(renderers, own), files, preload };
}

/** Keeps what each module takes of its chunk, before minifying, for whoever looks for bytes (`npm run size -- --modules`). */
function keepWeights(flavour, chunks) {
  const weights = chunks.map(({ name, modules }) => [
    name,
    Object.fromEntries(Object.entries(modules).map(([id, { renderedLength }]) => [placeOf(id), renderedLength])),
  ]);
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(join(root, `.cache/modules-${flavour}.json`), JSON.stringify(Object.fromEntries(weights)));
}

/**
 * Holds the shell to its promise and writes what a delivery holds beside its chunks:
 *
 * - the entries that are a line beside the shell: `all.js`, and one for each tag;
 * - `manifest.json`: for each entry its files; for each tag, in reading order, what it is for, its piece's chunk, the files that draw it,
 *   all that it loads, and what of that a page should preload;
 * - `reserve.css`: the room that the tags keep free until they are defined, for the author's snippet;
 * - `integrity.json`: sha384 of each file, as the `integrity` attribute wants it.
 */
export function deliver({ flavour, version }) {
  return {
    name: 'deliver',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
        const entry = chunks.find(({ isEntry }) => isEntry);
        if (entry.imports.length > 0) {
          this.error(`${entry.fileName} must not wait for another file, but it imports ${entry.imports.join(', ')}`);
        }
        const heavy = Object.keys(entry.modules).filter((id) => /node_modules\/(?!@r2wc\/core\/)/.test(id));
        if (heavy.length > 0) this.error(`${entry.fileName} is the shell and holds packages: ${heavy.map(placeOf).join(', ')}`);

        const info = (id) => this.getModuleInfo(id);
        const runtime = runtimeOf(entry, chunks, info);
        const tables = await readTables();
        const tags = tables.map(({ tag, summary }) => {
          const piece = pieceOfTag(tag.slice('ucp-'.length), chunks, info);
          return [tag, { summary, piece, ...filesOfTag(piece, entry, runtime, bundle) }];
        });
        const lines = lineEntries();
        const manifest = {
          flavour,
          version,
          entries: {
            [entry.fileName]: closure(entry.fileName, bundle),
            ...Object.fromEntries(Object.keys(lines).map((name) => [name, [name, entry.fileName]])),
          },
          tags: Object.fromEntries(tags),
          chunks: Object.fromEntries(chunks.map((chunk) => [chunk.fileName, { name: chunk.name, imports: chunk.imports }])),
        };
        keepWeights(flavour, chunks);
        this.emitFile({ type: 'asset', fileName: 'manifest.json', source: `${JSON.stringify(manifest, null, 2)}\n` });
        const reserve = reserveCss(tables);
        this.emitFile({ type: 'asset', fileName: 'reserve.css', source: reserve });
        for (const [fileName, source] of Object.entries(lines)) this.emitFile({ type: 'asset', fileName, source });
        const files = [...chunks.map(({ fileName, code }) => [fileName, code]), ...Object.entries(lines), ['reserve.css', reserve]];
        const hashes = files.map(([fileName, text]) => [fileName, `sha384-${createHash('sha384').update(text).digest('base64')}`]);
        this.emitFile({ type: 'asset', fileName: 'integrity.json', source: `${JSON.stringify(Object.fromEntries(hashes), null, 2)}\n` });
      },
    },
  };
}
