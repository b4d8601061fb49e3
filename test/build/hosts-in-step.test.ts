import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { hosts, withTable } from '../hosts/hosts.mjs';

const root = resolve(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(resolve(root, path), 'utf8');

it('docs/hosts.md has the table that `npm run describe` writes', () => {
  expect(read('docs/hosts.md')).toBe(withTable(read('docs/hosts.md')));
});

it.each(Object.values(hosts))('$title has a test that runs it, and a recipe', ({ title, isApplication }) => {
  const tests = readdirSync(resolve(root, 'test/hosts')).filter((name) => name.endsWith('.test.ts'));
  const own = tests.some((name) => read(`test/hosts/${name}`).includes(`describe('in ${title}'`));
  expect(isApplication === true || own).toBe(true);
  expect(read('docs/hosts.md')).toContain(`\n## ${title}\n`);
});
