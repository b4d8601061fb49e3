import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { suites } from '../scripts/lib/suites.mjs';

const root = resolve(import.meta.dirname, '..');

/** The ids of docs/rules.md: its list items open with one in bold. */
function written(): readonly string[] {
  const text = readFileSync(join(root, 'docs/rules.md'), 'utf8');
  return [...text.matchAll(/^- \*\*([A-Z]+-\d+)\*\*/gm)].map(([, id = '']) => id);
}

/** Every file of tests and stories. */
function everyFile(): readonly string[] {
  return ['test', 'stories'].flatMap((folder) => {
    if (!existsSync(join(root, folder))) return [];
    return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter(({ name }) => /\.(test|stories)\.tsx?$/.test(name))
      .map(({ parentPath, name }) => join(parentPath, name));
  });
}

/** The files that `npm test` runs, as Vitest lists them. */
function everydayFiles(): readonly string[] {
  const projects = suites.everyday.groups.flatMap(({ projects = [] }) => projects).filter((name) => name !== 'stories');
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const given = ['list', '--filesOnly', '--json', ...projects.flatMap((name) => ['--project', name])];
  const listed = execFileSync(process.execPath, [vitest, ...given], { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  return (JSON.parse(listed) as readonly { readonly file: string }[]).map(({ file }) => file);
}

/** Every id that stands in brackets in one of these files, with the first file that names it. */
function named(files: readonly string[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const file of files) {
    for (const [, id = ''] of readFileSync(file, 'utf8').matchAll(/\[([A-Z]+-\d+)\]/g)) if (!found.has(id)) found.set(id, basename(file));
  }
  return found;
}

describe('docs/rules.md and the titles of the tests', () => {
  const ids = written();
  const tests = named(everyFile());

  it('names each rule once', () => {
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  it('has a test for every rule', () => {
    expect(ids).not.toEqual([]);
    expect(ids.filter((id) => !tests.has(id))).toEqual([]);
  });

  it('has a test for every rule in `npm test`', { timeout: 120_000 }, () => {
    const everyday = named(everydayFiles());
    expect(everyday.size).toBeGreaterThan(0);
    expect(ids.filter((id) => !everyday.has(id))).toEqual([]);
  });

  it('has a rule for every test', () => {
    const known = new Set(ids);
    expect([...tests].filter(([id]) => !known.has(id)).map(([id, file]) => `${id} in ${file}`)).toEqual([]);
  });
});
