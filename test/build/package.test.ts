import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { packageProblems } from '../../scripts/lib/package-contents.mjs';

/**
 * The npm package's contents. `npm test` packs the built package and judges it by the same function; here npm says what it would pack, and
 * what only a build writes is left aside.
 */

const root = resolve(import.meta.dirname, '../..');
const readme = readFileSync(resolve(root, 'README.md'), 'utf8');
const metadata = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')) as Record<string, unknown>;

function packed(): { readonly size: number; readonly files: readonly { readonly path: string }[] } {
  const said = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], { cwd: root, encoding: 'utf8', stdio: 'pipe' });
  return JSON.parse(said)[0];
}

it('is at most 1.5 MB, has the changelog and the documents, and its README links to files that are in it', () => {
  const problems = packageProblems(packed(), { readme, metadata });
  expect(problems.filter((one) => !/^the package has no dist\//.test(one))).toEqual([]);
}, 60_000);

it('is refused when it is too large, lacks a file, has one too many, or says what is not true', () => {
  const files = [{ path: 'dist/npm/index.js' }, { path: 'dist/npm/index.js.map' }, { path: 'src/index.ts' }, { path: 'docs/tags.md' }];
  const problems = packageProblems(
    { size: 1_500_001, files },
    { readme: '[a](docs/tags.md#events) [b](https://example.com) [c](#here) [d](docs/) [e](CONTRIBUTING.md)', metadata: { homepage: '' } },
  );
  expect(problems).toEqual(
    expect.arrayContaining([
      'the package has 1500001 bytes, more than 1500000',
      'the package has no CHANGELOG.md',
      'dist/npm/index.js.map does not belong into the package',
      'src/index.ts does not belong into the package',
      'README.md links to CONTRIBUTING.md, which is not in the package',
      'package.json has the field homepage, which nothing stands behind',
    ]),
  );
  expect(problems.join()).not.toMatch(/no dist\/npm\/index\.js\b|docs\/tags|links to docs/);
});
