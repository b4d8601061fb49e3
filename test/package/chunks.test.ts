import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { inProject } from '../../scripts/lib/project.mjs';

/** The chunks of a build, with those that each imports statically. */
function importsOf(folder: string): ReadonlyMap<string, readonly string[]> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const named = /(?:\bfrom|\bimport)\s*["']\.\/([^"']+\.js)["']/g;
  return new Map(
    files.map((name) => [name, [...readFileSync(join(folder, name), 'utf8').matchAll(named)].map(([, to = '']) => basename(to))]),
  );
}

/** Whether `start` imports itself by way of others. */
function isCircular(start: string, imports: ReadonlyMap<string, readonly string[]>): boolean {
  const seen = new Set(imports.get(start));
  for (const name of seen) for (const next of imports.get(name) ?? []) seen.add(next);
  return seen.has(start);
}

it.each(['dist/npm/chunks', 'dist/cdn', 'dist/cdn-preact'])(
  '%s has no chunks that import each other: one would run before the other',
  (folder) => {
    const imports = importsOf(inProject(folder));
    expect(imports.size).toBeGreaterThan(20);
    expect([...imports.values()].flat().length).toBeGreaterThan(imports.size);
    expect([...imports.keys()].filter((name) => isCircular(name, imports))).toEqual([]);
  },
);
