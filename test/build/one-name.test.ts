import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OutputChunk, rollup } from 'rollup';
import { afterAll, describe, expect, it } from 'vitest';
import { minifyTogether } from '../../rollup/one-name.mjs';

/** A page's entry, two pieces that ask for the same parts, and what only comes later, with names that another module has too. */
const modules: Readonly<Record<string, string>> = {
  entry: `
    import { log } from 'base';
    Promise.all([import('card'), import('list'), import('idle'), import('hand')]).then((all) => log(all.map(({ say, dot }) => say('a') + (dot ?? '')).join()));
    export const open = () => 'kept';
  `,
  base: 'export const log = (text) => console.log(text);',
  parts: `
    export const bold = (text) => '<b>' + text + '</b>';
    export const read = (text) => text + '!';
  `,
  // Hands on what another one gives.
  hand: "export { dot } from 'words'; export const say = (text) => text;",
  words: "export const read = (text) => text.toUpperCase(); export const dot = '.';",
  card: "import { bold } from 'parts'; import { dot, read } from 'words'; export const say = (text) => bold(read(text)) + dot;",
  list: `
    import { bold, read } from 'parts';
    import { dot, read as loud } from 'words';
    const own = (bold) => bold + dot;
    export const say = (text) => own(bold(read(loud(text))));
  `,
  idle: "import { read } from 'parts'; export const say = (text) => read(text); export const rest = 1;",
};

/** The chunk of each module that has one of its own; what comes later shares one with the parts, as verbs do. */
const chunkOf: Readonly<Record<string, string>> = {
  parts: 'parts',
  words: 'words',
  card: 'card',
  list: 'list',
  idle: 'parts',
  hand: 'hand',
};

/** The chunks, after what another plugin made of each first. */
async function bundled(change = (code: string) => code): Promise<readonly OutputChunk[]> {
  const inMemory = { name: 'in-memory', resolveId: (id: string) => id, load: (id: string) => modules[id], renderChunk: change };
  const bundle = await rollup({ input: { entry: 'entry' }, plugins: [inMemory] });
  const { output } = await bundle.generate({
    format: 'es',
    manualChunks: (id) => chunkOf[id],
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash:6].mjs',
    minifyInternalExports: true,
    plugins: [minifyTogether({ ecma: 2022, module: true, compress: { passes: 3 } })],
  });
  return output as readonly OutputChunk[];
}

const chunks = await bundled();
const code = (name: string) => chunks.find((chunk) => chunk.name === name)?.code ?? '';
const between = (text: string, word: string) => [...text.matchAll(new RegExp(`${word}\\{([^}]*)\\}`, 'g'))].map(([, list]) => list);

const folder = mkdtempSync(join(tmpdir(), 'ucp-one-name-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('what chunks share', () => {
  it('has one name of two letters wherever it goes', () => {
    const [given] = between(code('words'), 'export');
    expect(given).toMatch(/^[A-Z]\w,[A-Z]\w$/);
    for (const name of ['card', 'list']) expect(between(code(name), 'import')).toContain(given);
  });

  it('has a name that nothing else has which is shared', () => {
    const names = chunks.flatMap(({ isEntry, code }) => (isEntry ? [] : between(code, 'export').flatMap((list) => list?.split(',') ?? [])));
    const shared = names.filter((name) => /^[A-Z]\w$/.test(name));
    expect(shared.length).toBeGreaterThan(4);
    expect(new Set(shared).size).toBe(shared.length);
  });

  it('keeps the name by which a page or an import() asks for it', () => {
    expect(between(code('entry'), 'export').join()).toMatch(/ as open$/);
    expect(between(code('card'), 'export').join()).toMatch(/ as say$/);
  });

  it.each([
    ['', (code: string) => code],
    [', also behind chunks that are asked for beside it', (code: string) => code.replace(/import\([^)]*\)(?=\.then)/g, '(0, $&)')],
  ])('does what it did%s', async (_, change) => {
    for (const { fileName, code } of await bundled(change)) writeFileSync(join(folder, fileName), code);
    const said = execFileSync(process.execPath, [join(folder, 'entry.mjs')], { encoding: 'utf8' });
    expect(said.trim()).toBe('<b>A</b>.,<b>A!</b>.,a!,a.');
  });

  it('fails the build where it cannot be read', async () => {
    await expect(bundled((code) => code.replace('.then(', "['then']("))).rejects.toThrow('is bundled now');
  });
});
