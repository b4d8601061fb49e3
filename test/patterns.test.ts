import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Worker } from 'node:worker_threads';
import ts from 'typescript';
import { afterEach, describe, expect, it } from 'vitest';

/** Every regular expression of the library, read from its sources, on long texts that are made to slow it down. */

const root = join(import.meta.dirname, '..');

interface Pattern {
  readonly source: string;
  readonly flags: string;
  readonly where: string;
}

function patternsIn(path: string): readonly Pattern[] {
  const text = readFileSync(path, 'utf8');
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);
  const found: Pattern[] = [];
  const look = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      found.push({ source: node.text.slice(1, end), flags: node.text.slice(end + 1), where: `${relative(root, path)}:${line}` });
    }
    ts.forEachChild(node, look);
  };
  look(file);
  return found;
}

const files = ['src', 'elements'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(root, folder, name)),
);

/** The list of all patterns, but those that are put together from parts. */
const patterns = files.flatMap(patternsIn);

/** Files that put a pattern together from parts: their readers are run by `test/shared/validation/long-input.test.ts`. */
const built = ['src/features/plans/rules/benefit-text.ts', 'src/shared/navigation/tel-url.ts', 'src/shared/validation/medicare-number.ts'];

/** More than the rule asks for: a quadratic pattern then takes minutes, and the test is given up. */
const LENGTH = 300_000;

const script = `
const { parentPort, workerData } = require('node:worker_threads');
const { patterns, length } = workerData;
const signs = ['a', 'A', '1', ' ', '-', '.', ',', '<', '$', '@', '/', '{', '[', '_', '=', '%', '#', '\\u00a0', '·', '\\n'];
for (const { source, flags, where } of patterns) {
  parentPort.postMessage(where);
  const words = (source.match(/[a-z_]{3,}=?/gi) ?? []).filter((word) => !source.includes('\\\\\\\\' + word));
  const own = [...new Set(source.replace(/\\\\\\\\./g, ''))].filter((sign) => !/[a-z0-9]/i.test(sign));
  const units = new Set([...signs, ...own, ...words]);
  for (const one of ['a', 'A', '1', ' ', '-', '<', '{']) for (const other of ['-', ' ', '.', ',', 'a', '1']) if (one !== other) units.add(one + other);
  const pattern = new RegExp(source, flags.includes('g') ? flags : flags + 'g');
  for (const unit of units) {
    const long = unit.repeat(Math.ceil(length / unit.length));
    for (const text of [long, 'a1-A' + long + '\\u00b5', words.join('') + '<{[#' + long + '!']) text.replace(pattern, '');
  }
}
parentPort.postMessage('');
`;

let worker: Worker | undefined;
afterEach(() => worker?.terminate());

/** Runs patterns on their hostile texts in another thread, so this one stays free. The index of the running pattern, or '' at the end. */
function run(some: readonly Pattern[]) {
  let at = 'before the first';
  worker = new Worker(script, { eval: true, workerData: { patterns: some, length: LENGTH } });
  worker.on('message', (where: string) => {
    at = where;
  });
  worker.on('error', (error) => {
    at = String(error);
  });
  return () => at;
}

describe('every regular expression of the library', () => {
  it('[SAFE-05] is in the list', () => {
    expect(patterns.length).toBeGreaterThan(70);
    const constructed = files.filter((path) => /\bRegExp\(/.test(readFileSync(path, 'utf8'))).map((path) => relative(root, path));
    expect(constructed.toSorted()).toEqual(built);
  });

  it('[SAFE-05] takes linear time on more than 100,000 hostile characters', { timeout: 120_000 }, async () => {
    await expect.poll(run(patterns), { timeout: 110_000 }).toBe('');
  });
});
