import { rollup } from 'rollup';
import { describe, expect, it } from 'vitest';
import { inlineTables } from '../../rollup/inline-tables.mjs';

/** The one chunk of this module. */
async function bundled(source: string): Promise<string> {
  const inMemory = { name: 'in-memory', resolveId: (id: string) => id, load: () => source };
  const bundle = await rollup({ input: 'entry', plugins: [inMemory, inlineTables()] });
  const { output } = await bundle.generate({ format: 'es' });
  return output[0].code.replace(/\s+/g, ' ').trim();
}

const makers = 'const reactElement = (table) => table, litElement = reactElement;';

describe('the list of all tables', () => {
  it('holds those that nothing else asks for, in its own order', async () => {
    const tables = "const faq = reactElement({ tag: 'ucp-faq' }); const view = litElement({ tag: 'ucp-view' });";
    expect(await bundled(`${makers} ${tables} export const tables = [view, faq];`)).toContain(
      "const tables = [litElement({ tag: 'ucp-view' }), reactElement({ tag: 'ucp-faq' })];",
    );
  });

  it('asks for those by their name that another table asks for too', async () => {
    const shared = "const topBar = reactElement({ tag: 'ucp-top-bar' });";
    const code = await bundled(`${makers} ${shared} const area = litElement({ first: [topBar] }); export const tables = [area, topBar];`);
    expect(code).toContain(shared);
    expect(code).toContain('const tables = [litElement({ first: [topBar] }), topBar];');
  });

  it('that holds none fails the build', async () => {
    await expect(bundled(`${makers} export const tables = [];`)).rejects.toThrow('no table stands in the list');
  });
});
