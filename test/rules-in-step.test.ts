import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');

/** The ids of docs/rules.md: its list items open with one in bold. */
function written(): readonly string[] {
  const text = readFileSync(join(root, 'docs/rules.md'), 'utf8');
  return [...text.matchAll(/^- \*\*([A-Z]+-\d+)\*\*/gm)].map(([, id = '']) => id);
}

/** Every id that stands in brackets in a file of tests or stories, with the first file that names it. */
function named(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const folder of ['test', 'stories']) {
    if (!existsSync(join(root, folder))) continue;
    for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
      if (!/\.(test|stories)\.tsx?$/.test(entry.name)) continue;
      const text = readFileSync(join(entry.parentPath, entry.name), 'utf8');
      for (const [, id = ''] of text.matchAll(/\[([A-Z]+-\d+)\]/g)) if (!found.has(id)) found.set(id, entry.name);
    }
  }
  return found;
}

describe('docs/rules.md and the titles of the tests', () => {
  const ids = written();
  const tests = named();

  it('names each rule once', () => {
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  it('has a test for every rule', () => {
    expect(ids).not.toEqual([]);
    expect(ids.filter((id) => !tests.has(id))).toEqual([]);
  });

  it('has a rule for every test', () => {
    const known = new Set(ids);
    expect([...tests].filter(([id]) => !known.has(id)).map(([id, file]) => `${id} in ${file}`)).toEqual([]);
  });
});
