/**
 * Checks the npm package as an application sees it: size, files, links of the documents, entry points and types. Each
 * entry point must import in Node, without a document. A bundler must take only what is imported.
 */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { promisify } from 'node:util';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { rollup } from 'rollup';
import { tableNames } from '../rollup/tables.mjs';
import { documentsOf, packageProblems } from './lib/package-contents.mjs';
import { inProject, root } from './lib/project.mjs';
import { run } from './lib/run.mjs';

const typeEntries = ['tags', 'react', 'vue', 'svelte'];
const entries = [...tableNames(), ...typeEntries, 'server', 'testing', 'piece'];
const lists = ['custom-elements.json', 'html-custom-data.json', 'web-types.json', 'tinymce.json', 'ckeditor.json', 'tokens.json'];
/** The most files that a bundler may make of all tags. */
const mostFiles = 36;

function fail(message) {
  console.error(message);
  process.exit(1);
}

/** The judges of packages. The package is for bundlers and browsers alone, so that it has no CommonJS. */
async function judge() {
  const points = ['.', ...entries.map((name) => `./${name}`)];
  const all = [
    run('publint', ['run', '--strict']),
    run('attw', ['--pack', '.', '--profile', 'esm-only', '--no-emoji', '--format', 'ascii', '--entrypoints', ...points]),
  ];
  await Promise.all(all).catch((error) => fail(error.output));
}

/** The files that `npm pack` would write. */
async function weigh() {
  const { stdout } = await promisify(execFile)('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], { cwd: root, maxBuffer: 1e8 });
  const metadata = JSON.parse(readFileSync(inProject('package.json'), 'utf8'));
  const [packed] = JSON.parse(stdout);
  const problems = packageProblems(packed, { documents: documentsOf(packed), metadata });
  if (problems.length > 0) fail(problems.join('\n'));
}

async function importAll() {
  const library = await import(import.meta.resolve('ucp-elements'));
  for (const name of ['configure', 'profile', 'defineElements', 'tables']) {
    if (!(name in library)) fail(`ucp-elements does not export ${name}`);
  }
  const { allDefinitions } = await import(inProject('dist/npm/src/element/all-definitions.js'));
  if ((await allDefinitions()).length === 0) fail('with ucp-elements alone nothing defines what the page adds by itself');
  for (const name of entries) await import(`ucp-elements/${name}`);
  for (const name of lists) await import(`ucp-elements/${name}`, { with: { type: 'json' } });
}

/** A folder of an application that has the package installed. */
function application() {
  const modules = inProject('.cache/application/node_modules');
  mkdirSync(modules, { recursive: true });
  if (!existsSync(`${modules}/ucp-elements`)) symlinkSync(root, `${modules}/ucp-elements`, 'junction');
  return inProject('.cache/application/application.js');
}

/** Bundles an application that has only this code. Other packages stay external. */
async function bundled(source, hooks = {}) {
  const file = application();
  const bundle = await rollup({
    input: file,
    preserveSymlinks: true,
    external: (id) => !/^(ucp-elements|\.|\/|[A-Z]:)/.test(id),
    plugins: [
      {
        name: 'application',
        resolveId: (id) => (id === file ? file : null),
        load: (id) => (id === file ? source : null),
        ...hooks,
      },
      nodeResolve(),
    ],
    onwarn: () => undefined,
  });
  const { output } = await bundle.generate({ format: 'es' });
  await bundle.close();
  return output;
}

/** The modules that a bundler keeps of it, those behind `import()` aside. */
async function keptOf(source) {
  const [{ modules }] = await bundled(source, { resolveDynamicImport: (id) => ({ id: String(id), external: true }) });
  return Object.entries(modules)
    .filter(([, { renderedLength }]) => renderedLength > 0)
    .map(([id]) => id);
}

/** The packages that its first file imports. */
async function packagesOf(source) {
  const [{ imports }] = await bundled(source, { resolveDynamicImport: (id) => ({ id: String(id), external: true }) });
  return imports.filter((id) => !id.startsWith('.'));
}

/** A page asks for what it shows in a few files, not in one a module. */
async function countFiles() {
  const { length } = await bundled("import { defineElements, tables } from 'ucp-elements'; defineElements(tables);");
  if (length > mostFiles) fail(`a bundler makes ${length} files of all tags, more than ${mostFiles}`);
}

async function shake() {
  const tables = (ids) => ids.filter((id) => /[\\/]elements[\\/](?!element\.js)[\w-]+\.js$/.test(id));
  const [script, card, types, server] = await Promise.all([
    keptOf("import { profile } from 'ucp-elements'; console.log(profile.get());"),
    keptOf("import 'ucp-elements/plan-card';"),
    keptOf("import 'ucp-elements/react';"),
    packagesOf("import { renderElement } from 'ucp-elements/server'; console.log(renderElement('ucp-faq'));"),
  ]);
  if (script.length < 2) fail('the script interface is not kept');
  if (tables(script).length > 0) fail(`the script interface alone brings tags: ${tables(script)}`);
  if (!card.some((id) => id.endsWith('plan-card.js'))) fail('importing ucp-elements/plan-card defines nothing');
  if (tables(card).length > 1) fail(`one card brings other tags: ${tables(card)}`);
  if (types.length > 0) fail(`the types bring code: ${types}`);
  if (server.length > 0) fail(`the helper for servers imports packages: ${server}`);
}

await judge();
await weigh();
await importAll();
await shake();
await countFiles();
