import { readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as index from '../elements/index.js';
import type { ElementDefinition } from '../src/element/definition.js';
import { version } from '../src/shared/version.js';
import { brokenBoundaries, browser, clockReads, freeNames, sourceFile } from './support/boundaries.js';
import { filesIn, type Import, importsOf, partOf, place, read, root, sources, target } from './support/imports.js';

/** `src/features/plans/PlanCard/PlanCard.tsx` is in `features`, a definition in `elements`; the script interface is in no folder. */
function folderOf(path: string): string | undefined {
  return /^(?:src\/(?=[^/]+\/))?(\w+)\//.exec(path)?.[1];
}

/** Every folder may read the document past what shadows its members (SAFE-10). */
const imports = sources.flatMap(importsOf).filter(({ to }) => !to.endsWith('/platform/page-document.js'));
const lines = (found: readonly Import[]) => found.map(({ from, to }) => `${from} imports ${to}`);

// ---- The directions, as CONTRIBUTING.md says them ----------------------------------------------------------

interface Allowed {
  readonly values: ReadonlySet<string>;
  readonly types: ReadonlySet<string>;
}

/** A table of CONTRIBUTING.md: what each of its rows may import; `plans types` allows types alone. */
function directions(name: RegExp): ReadonlyMap<string, Allowed> {
  const rows = [...read(join(root, 'CONTRIBUTING.md')).matchAll(name)];
  return new Map(
    rows.map(([, row = '', cell = '']) => {
      const words = cell.split(',').map((word) => word.replaceAll('`', '').trim());
      const types = words.filter((word) => word.endsWith(' types')).map((word) => word.replace(/ types$/, ''));
      const values = words.filter((word) => /^[\w./]+$/.test(word));
      return [row, { values: new Set([row, ...values]), types: new Set([row, ...values, ...types]) }];
    }),
  );
}

const folders = directions(/^\| `(?:src\/)?(\w+)` +\|([^|]*)\|/gm);
const parts = directions(/^\| `?((?:rules|state|text|actions)\/|(?:decoder|service|actions)\.ts|components)`? +\|([^|]*)\|/gm);

/** The imports from `from` into a place that `of` names and the table does not allow. */
function against(table: ReadonlyMap<string, Allowed>, of: (path: string) => string | undefined, from: string): readonly string[] {
  const allowed = table.get(from);
  const wrong = imports.filter((one) => {
    const to = target(one);
    const into = to && of(to);
    if (one.kind === 'dynamic' || of(one.from) !== from || !into || into === 'themes') return false;
    return !(one.kind === 'value' ? allowed?.values : allowed?.types)?.has(into);
  });
  return lines(wrong);
}

describe('import directions', () => {
  it('are written down for every folder of src, and for elements', () => {
    const found = readdirSync(join(root, 'src'), { withFileTypes: true }).filter((entry) => entry.isDirectory() && entry.name !== 'themes');
    expect([...folders.keys()].sort()).toEqual([...found.map(({ name }) => name), 'elements'].sort());
  });

  it.each([...folders.keys()])('of %s are kept', (folder) => {
    expect(against(folders, folderOf, folder)).toEqual([]);
  });

  it('are written down for every part of a feature', () => {
    const found = new Set(sources.flatMap((path) => partOf(place(path)) ?? []));
    expect([...parts.keys()].sort()).toEqual([...found].sort());
  });

  it.each([...parts.keys()])('of %s in features are kept', (part) => {
    expect(against(parts, partOf, part)).toEqual([]);
  });

  it('are relative and end in .js, or in .css?inline', () => {
    const wrong = imports.filter(({ to }) => to.startsWith('.') && !/\.js$|\.css\?inline$/.test(to));
    expect(lines(wrong)).toEqual([]);
  });

  it('lead to no element from inside src', () => {
    expect(lines(imports.filter((one) => one.from.startsWith('src/') && target(one)?.startsWith('elements/')))).toEqual([]);
  });

  it('lead from components to no part of the data layer, so that a component carries none of it', () => {
    const heavy = /^src\/(shared\/(http|calls|storage|tabs)|element\/(shell|preview)|features\/[^/]+\/actions)\//;
    const wrong = imports.filter((one) => {
      const to = target(one) ?? '';
      return partOf(one.from) === 'components' && one.kind === 'value' && heavy.test(to);
    });
    expect(lines(wrong)).toEqual([]);
  });

  it('lead from actions.ts to its work only by import(), so that a component carries none of it', () => {
    const wrong = imports.filter((one) => {
      const into = partOf(target(one) ?? '');
      return partOf(one.from) === 'actions.ts' && one.kind === 'value' && ['actions/', 'service.ts', 'decoder.ts'].includes(into ?? '');
    });
    expect(lines(wrong)).toEqual([]);
  });

  it('lead from elements to components only by import(), so that no component is in the shell', () => {
    const wrong = imports.filter(
      (one) => one.from.startsWith('elements/') && target(one)?.startsWith('src/features/') && one.kind === 'value',
    );
    expect(lines(wrong)).toEqual([]);
  });
});

// ---- Packages ----------------------------------------------------------------------------------------------

/** The folders that may use each package. A package that is not listed may be used nowhere. */
const homes: Readonly<Record<string, readonly string[]>> = {
  ky: ['src/shared/http/http.ts'],
  valibot: ['src/shared/http/'],
  nanostores: ['src/shared/', 'src/features/'],
  '@r2wc/core': ['src/element/shell.ts'],
  react: [
    'src/features/',
    'src/ui/',
    'src/shared/state/use-atom.ts',
    'src/shared/lazy/use-lazy-module.ts',
    'src/element/react-renderer.tsx',
    'src/element/language-mark.tsx',
    'src/element/use-',
    'src/element/react-wrapper.ts',
    'elements/react.ts',
  ],
  'react-dom': ['src/element/react-renderer.tsx', 'src/element/use-scheduled-render.ts', 'src/element/use-is-printing-page.ts'],
  lit: ['src/features/', 'src/element/lit-renderer.ts'],
  dompurify: ['src/features/content/html.ts'],
};

function packageOf(to: string): string {
  return to.split('/', to.startsWith('@') ? 2 : 1).join('/');
}

describe('packages and versions', () => {
  it('are known only where they belong', () => {
    const wrong = imports.filter(({ from, to }) => !to.startsWith('.') && !homes[packageOf(to)]?.some((home) => from.startsWith(home)));
    expect(lines(wrong)).toEqual([]);
  });

  it('match: the package has the version that the copies of the library on a page exchange', () => {
    expect(version).toBe(JSON.parse(read(join(root, 'package.json'))).version);
  });

  it('are all dependencies of the package', () => {
    const { dependencies, peerDependencies } = JSON.parse(read(join(root, 'package.json')));
    const used = new Set(imports.filter(({ to }) => !to.startsWith('.')).map(({ to }) => packageOf(to)));
    expect([...used].filter((name) => !(name in dependencies) && !(name in peerDependencies))).toEqual([]);
  });
});

// ---- Boundaries --------------------------------------------------------------------------------------------

const project = sources.map((path) => sourceFile(place(path), read(path)));

it('boundaries hold in every file', () => {
  expect(brokenBoundaries(project)).toEqual([]);
});

// ---- Permissions of a file ---------------------------------------------------------------------------------

const inFolder = (folder: string) => sources.filter((path) => place(path).startsWith(folder));

describe('files', () => {
  it('of shared that compute use no browser interface and no clock', () => {
    const pure = /^src\/shared\/(calendar|money|navigation|settings|state\/(?!store)|validation|view)\b/;
    const found = project.filter(({ path }) => pure.test(path)).flatMap((file) => [...freeNames(file, browser), ...clockReads(file)]);
    expect(found).toEqual([]);
  });

  it('write to the console through report.ts alone, which says what never holds a value', () => {
    const others = project.filter(({ path }) => path !== 'src/shared/report.ts');
    expect(others.filter((file) => freeNames(file, ['console']).length > 0).map(({ path }) => path)).toEqual([]);
  });

  it('never ask for Array.from, which old libraries of a host page replace by one that takes no iterator and maps nothing', () => {
    expect([...inFolder('src/'), ...inFolder('elements/')].filter((path) => /\bArray\.from\b/.test(read(path))).map(place)).toEqual([]);
  });

  it('leave what a table says for authors to the docs: the CDN build takes it out', () => {
    const reading = /\btable\??\.(summary|parts|slots|events|reserve|reserveEs)\b/;
    expect(
      inFolder('src/')
        .filter((path) => reading.test(read(path)))
        .map(place),
    ).toEqual([]);
  });

  it('say the role of each list without bullets, which Safari takes away', () => {
    const list = /<[uo]l\b[^>]*className=(?![^>]*role="list")/;
    expect(
      inFolder('src/')
        .filter((path) => list.test(read(path)))
        .map(place),
    ).toEqual([]);
  });

  it('read nothing beside the project', () => {
    const documents = ['design', 'spec', 'data', 'tools'].map((folder) => ['..', 'shared', folder].join('/'));
    const beside = [...documents, ['', 'work', ''].join('/')];
    const folders = ['src', 'elements', 'cli', 'test', 'stories', 'demo', 'docs', 'scripts', 'rollup', 'bench', '.storybook', '.ci'];
    const written = ['.ts', '.tsx', '.mts', '.mjs', '.js', '.json', '.css', '.html', '.md', '.svg', ''];
    const top = readdirSync(root, { withFileTypes: true }).filter(
      (entry) => entry.isFile() && entry.name !== '.git' && written.includes(extname(entry.name)),
    );
    const paths = [...folders.flatMap((folder) => filesIn(folder, written)), ...top.map(({ name }) => join(root, name))];
    expect(paths.filter((path) => beside.some((text) => read(path).includes(text))).map(place)).toEqual([]);
  });
});

// ---- Tables ------------------------------------------------------------------------------------------------

const tables: readonly ElementDefinition[] = index.tables;
const camel = (name: string) => name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
const files = readdirSync(join(root, 'elements')).map((file) => file.replace(/\.ts$/, ''));
const names = files.filter((name) => !['index', 'element', 'react', 'server', 'testing'].includes(name));

describe('tables', () => {
  it('of each file in elements are listed once in elements/index.ts, under the name of the file', async () => {
    const modules = await Promise.all(names.map((name): Promise<Record<string, unknown>> => import(`../elements/${name}.ts`)));
    const exported = modules.map((module, at) => module[camel(names[at] ?? '')] as ElementDefinition | undefined);
    expect(exported.map((table) => table?.tag)).toEqual(names.map((name) => `ucp-${name}`));
    expect(tables.map(({ tag }) => tag).toSorted()).toEqual(exported.map((table) => table?.tag).toSorted());
  });

  it('each have a React component, under the name of the tag', async () => {
    const wrappers: Readonly<Record<string, unknown>> = await import('../elements/react.js');
    const expected = names.map((name) => camel(`-${name}`));
    expect(Object.keys(wrappers).toSorted()).toEqual(
      [...expected, 'SkeletonProvider', 'useLanguage', 'useProfile', 'useTexts', 'useTheme'].toSorted(),
    );
  });

  it('each have a story', () => {
    const shown = new Set(filesIn('stories', ['.tsx']).flatMap((path) => importsOf(path).map(({ to }) => to)));
    expect(names.filter((name) => !shown.has(`../elements/${name}.js`))).toEqual([]);
  });
});
