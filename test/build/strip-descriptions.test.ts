import { resolve } from 'node:path';
import { rollup } from 'rollup';
import { describe, expect, it } from 'vitest';
import { stripDescriptions } from '../../rollup/strip-descriptions.mjs';

/** The CDN build's output for this source in a file of the project. */
async function stripped(source: string, file = 'elements/x.js'): Promise<string> {
  const id = resolve(import.meta.dirname, '../..', file);
  const bundle = await rollup({
    input: id,
    external: (name) => name !== id,
    onwarn: () => undefined,
    plugins: [{ name: 'source', resolveId: (name) => (name === id ? id : null), load: () => source }, stripDescriptions()],
  });
  const { output } = await bundle.generate({ format: 'es' });
  await bundle.close();
  return output[0].code.replace(/\s+/g, ' ');
}

const definition = `
  import { flag, whole } from '../src/element/attributes.js';
  import { planCard } from './plan-card.js';
  export const x = reactElement({
    tag: 'ucp-x',
    summary: 'Words for authors.',
    attributes: { open: flag('Is open.', { reflects: true }), year: whole('A year.', 2000, 2999) },
    notes: { theme: 'Of the page.' },
    known: { year: { type: 'Year', names: ['This year'], others: 'is ignored' } },
    properties: { plan: { summary: 'A plan.', type: 'Plan' } },
    events: [...planCard.events],
    slots: { '': 'Content.' },
    parts: { ...planCard.parts, grid: 'The grid.' },
    skeleton: ({ slots }) => [slots.has('') ? 20 : 40],
    reserve: '80px',
    piece: () => import('../src/features/x/X/X.js')
  });
`;

describe('a definition in the CDN build', () => {
  it('keeps what the shell reads', async () => {
    const code = await stripped(definition);
    expect(code).toContain("tag: 'ucp-x'");
    expect(code).toContain("open: flag('', { reflects: true })");
    expect(code).toContain("year: whole('', 2000, 2999)");
    expect(code).toMatch(/properties: \{ plan: \{ type: 'Plan' \} \}/);
    expect(code).toMatch(/skeleton: \(\{ slots \}\) => \[slots\.has\(''\) \? 20 : 40\]/);
    expect(code).toMatch(/import\('[^']*X\.js'\)/);
  });

  it.each([
    'Words for authors',
    'Is open',
    'A year',
    'Of the page',
    'This year',
    'A plan',
    'planCard.events',
    'Content',
    'The grid',
    '80px',
  ])('leaves out %s', async (words) => {
    expect(definition).toContain(words);
    expect(await stripped(definition)).not.toContain(words);
  });

  it('is the only kind of file that is changed', async () => {
    expect(await stripped(definition, 'src/x.js')).toContain('Words for authors');
  });
});
