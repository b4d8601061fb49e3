import { rollup } from 'rollup';
import { describe, expect, it } from 'vitest';
import { oneGlobal } from '../../rollup/one-global.mjs';

/** A bundle of these files, as packages that write on the page's `globalThis`. */
async function bundled(files: Readonly<Record<string, string>>): Promise<string> {
  const entry = Object.keys(files)
    .map((id) => `import ${JSON.stringify(id)};`)
    .join('\n');
  const sources: Readonly<Record<string, string>> = { entry, ...files };
  const inMemory = { name: 'in-memory', resolveId: (id: string) => id, load: (id: string) => sources[id] ?? null };
  const bundle = await rollup({ input: 'entry', plugins: [inMemory, oneGlobal()] });
  const { output } = await bundle.generate({ format: 'es' });
  return output[0].code;
}

const atom = '/a/node_modules/nanostores/atom/index.js';
const lit = '/a/node_modules/lit-html/lit-html.js';
const written: Readonly<Record<string, string>> = {
  [atom]: 'globalThis.nanostoresGlobal ||= { epoch: 0 }',
  [lit]: '(globalThis.litHtmlVersions??=[]).push("3.3.3")',
};

describe('what packages write on the page', () => {
  it('is kept to the store symbol', async () => {
    const code = await bundled(written);
    expect(code).toContain("Symbol.for('ucp.store.v1')");
    expect(code).not.toMatch(/nanostoresGlobal|litHtmlVersions/);
  });

  it.each([atom, lit])('fails the build where %s is written in another way', async (id) => {
    await expect(bundled({ ...written, [id]: 'globalThis.other = 1' })).rejects.toThrow('no longer holds');
  });

  it.each([
    [atom, '/a/node_modules/nanostores/index.js'],
    [lit, '/a/node_modules/lit-html/main.js'],
  ])('fails the build where %s is another file now', async (id, moved) => {
    const { [id]: code = '', ...others } = written;
    await expect(bundled({ ...others, [moved]: code })).rejects.toThrow('look at what its package writes');
  });
});
