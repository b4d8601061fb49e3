import { resolve } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { leanTables } from '../../rollup/lean-tables.mjs';

function lean(source: string, file = 'elements/x.ts'): string {
  const compilerOptions = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, verbatimModuleSyntax: true };
  const fileName = resolve(import.meta.dirname, '../..', file);
  return ts.transpileModule(source, { fileName, compilerOptions, transformers: { before: [leanTables] } }).outputText.replace(/\s+/g, ' ');
}

const table = `
  import { flag, whole } from '../src/platform/attributes.js';
  import { planCard } from './plan-card.js';
  export const x = reactElement({
    tag: 'ucp-x',
    summary: 'Words for authors.',
    attributes: { open: flag('Is open.', { reflects: true }), year: whole('A year.', 2000, 2999) },
    notes: { theme: 'Of the page.' },
    properties: { plan: { summary: 'A plan.', type: 'Plan' } },
    events: [...planCard.events],
    slots: { '': 'Content.' },
    parts: { ...planCard.parts, grid: 'The grid.' },
    skeleton: [20],
    reserve: '80px',
    piece: () => import('../src/pieces/X/X.js'),
  });
`;

describe('a table in the CDN build', () => {
  it('keeps what the shell reads', () => {
    const text = lean(table);
    expect(text).toContain("tag: 'ucp-x'");
    expect(text).toContain('open: flag({ reflects: true })');
    expect(text).toContain('year: whole(2000, 2999)');
    expect(text).toContain('properties: { plan: {} }');
    expect(text).toContain('skeleton: [20]');
    expect(text).toContain("import('../src/pieces/X/X.js')");
  });

  it.each(['Words for authors', 'Is open', 'A year', 'Of the page', 'A plan', "Plan'", 'planCard.events', 'Content', 'The grid', '80px'])(
    'leaves out %s',
    (words) => {
      expect(table).toContain(words);
      expect(lean(table)).not.toContain(words);
    },
  );

  it('calls helpers that take no summary any more', () => {
    const helper =
      "export function flag(summary: string, options = {}) { return { summary, type: { kind: 'flag' }, accepts: 'nothing', ...options }; }";
    expect(lean(helper, 'src/platform/attributes.ts')).toContain(
      "function flag(options = {}) { return { accepts: 'nothing', ...options }; }",
    );
  });

  it('is the only file that is changed', () => {
    expect(lean(table, 'src/x.ts')).toContain('Words for authors');
  });
});
