import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { documentsOf, packageProblems } from '../../scripts/lib/package-contents.mjs';

/**
 * The contents of the npm package. `npm test` packs the built package and checks it with the same function. This test
 * uses npm's list of files, and ignores files that only a build writes.
 */

const root = resolve(import.meta.dirname, '../..');
const metadata = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')) as Record<string, unknown>;

function packed(): { readonly size: number; readonly files: readonly { readonly path: string }[] } {
  const output = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], { cwd: root, encoding: 'utf8', stdio: 'pipe' });
  return JSON.parse(output)[0];
}

it('is at most 1.8 MB, has the changelog and the documents, and has no broken links in documents', () => {
  const contents = packed();
  const documents = documentsOf(contents);
  expect(Object.keys(documents)).toEqual(expect.arrayContaining(['README.md', 'CHANGELOG.md', 'docs/designers.md']));
  const problems = packageProblems(contents, { documents, metadata });
  expect(problems.filter((one) => !/^the package has no dist\//.test(one))).toEqual([]);
}, 60_000);

it('is refused if it is too large, lacks a file, has an extra one, or has false metadata', () => {
  const files = [
    { path: 'dist/npm/index.js' },
    { path: 'dist/npm/index.js.map' },
    { path: 'src/index.ts' },
    { path: 'docs/tags.md' },
    { path: 'README.md' },
  ];
  const problems = packageProblems(
    { size: 1_800_001, files },
    {
      documents: {
        'README.md': '## Here!\n[a](docs/tags.md#events) [b](https://example.com) [c](#here) [d](docs/) [e](CONTRIBUTING.md) [f](#there)',
        'docs/tags.md': '# Tags\n## `Events`\n[g](../src/index.ts) [h](../README.md#here) [i](wire.md) `[j](k.md)`',
      },
      metadata: { homepage: '' },
    },
  );
  expect(problems).toEqual(
    expect.arrayContaining([
      'the package has 1800001 bytes, more than 1800000',
      'the package has no CHANGELOG.md',
      'dist/npm/index.js.map does not belong into the package',
      'src/index.ts does not belong into the package',
      'README.md links to CONTRIBUTING.md, which is not in the package',
      'README.md links to #there, and there is no such heading',
      'docs/tags.md links to wire.md, which is not in the package',
      'package.json has the field homepage, which nothing stands behind',
    ]),
  );
  expect(problems.join()).not.toMatch(/no dist\/npm\/index\.js\b|no docs\/tags|links to (docs|#here|\.\.\/README|k\.md)/);
});
