import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { check } from 'recheck';
import ts from 'typescript';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

/** An analyzer judges every regular expression of the library: none may take more than linear time on a hostile text. */

/** Milliseconds for an analysis, which takes about twenty seconds on an idle machine. */
const PATIENCE = 600_000;

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

/** Every pattern that is written as a literal. */
const patterns = files.flatMap(patternsIn);

/** Files that build a pattern from parts. `test/shared/validation/long-input.test.ts` also runs their readers on a megabyte of text. */
const builders = {
  'src/features/plans/rules/benefit-text.ts': () => import('../src/features/plans/rules/benefit-text.js'),
  'src/shared/navigation/tel-url.ts': () => import('../src/shared/navigation/tel-url.js'),
  'src/shared/validation/medicare-number.ts': () => import('../src/shared/validation/medicare-number.js'),
  'src/ui/UnbrokenCodes.tsx': () => import('../src/ui/UnbrokenCodes.js'),
};

/** The patterns that a module builds while it loads. */
async function builtIn(where: string, load: () => Promise<unknown>): Promise<readonly Pattern[]> {
  const found: Pattern[] = [];
  vi.resetModules();
  vi.stubGlobal(
    'RegExp',
    new Proxy(RegExp, {
      construct(target, [source, flags = '']: [string, string?]) {
        found.push({ source, flags, where });
        return new target(source, flags);
      },
    }),
  );
  await load();
  vi.unstubAllGlobals();
  return found;
}

/**
 * Steps decide, not time, so that a busy machine gets the same answer. On the longest text a linear pattern may take 500 steps for each
 * character. A quadratic one takes ten times as many.
 */
const limits = { timeout: null, attackTimeout: null, maxAttackStringSize: 10_000, attackLimit: 5_000_000 };

/** Says what is wrong with a pattern. */
async function faultOf({ source, flags, where }: Pattern): Promise<string | null> {
  const found = await check(source, flags, limits);
  if (found.status === 'safe') return null;
  const complexity = found.status === 'vulnerable' ? found.complexity.summary : found.error.kind;
  return `${where} is ${found.status}, ${complexity}: /${source}/${flags}`;
}

async function faultsOf(some: readonly Pattern[]): Promise<readonly string[]> {
  const once = new Map(some.map((pattern) => [`/${pattern.source}/${pattern.flags}`, pattern]));
  const faults: string[] = [];
  for (const pattern of once.values()) faults.push((await faultOf(pattern)) ?? '');
  return faults.filter(Boolean);
}

// The analyzer in JavaScript: it needs no other program, and says the same on every machine.
beforeAll(() => {
  vi.stubEnv('RECHECK_BACKEND', 'pure');
});
afterAll(() => vi.unstubAllEnvs());
afterEach(() => vi.unstubAllGlobals());

describe('every regular expression of the library', () => {
  it('[SAFE-05] is in the list', () => {
    expect(patterns.length).toBeGreaterThan(70);
    const constructed = files.filter((path) => /\bRegExp\(/.test(readFileSync(path, 'utf8'))).map((path) => relative(root, path));
    expect(constructed.toSorted()).toEqual(Object.keys(builders));
  });

  it('[SAFE-05] takes linear time on any text', { timeout: PATIENCE }, async () => {
    expect(await faultsOf(patterns)).toEqual([]);
  });

  it.each(Object.entries(builders))(
    '[SAFE-05] takes linear time on any text if it is built from parts: %s',
    { timeout: PATIENCE },
    async (where, load) => {
      const built = await builtIn(where, load);
      expect(built).not.toEqual([]);
      expect(await faultsOf(built)).toEqual([]);
    },
  );

  it.each([
    ['(a+)+$', ''],
    ['^(\\w+\\s?)*$', ''],
    ['\\s+$', 'g'],
    ['(?<!x)\\w+-\\w+$', ''],
  ])('[SAFE-05] is refused if it takes more: /%s/%s', { timeout: PATIENCE }, async (source, flags) => {
    expect(await faultsOf([{ source, flags, where: 'a file' }])).toHaveLength(1);
  });
});
