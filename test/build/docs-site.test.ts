import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { examples } from '../../docs/site/lib/examples.mjs';
import { pagesIn, sidebar } from '../../docs/site/lib/sidebar.mjs';
import { sitePages } from '../../docs/site/lib/site.mjs';
import { tables } from '../../elements/index.js';

/** The pages of the documentation site before Astro builds them. `test/site` looks at the built site in a browser. */

const root = resolve(import.meta.dirname, '../..');
const read = (path: string) => JSON.parse(readFileSync(resolve(root, path), 'utf8'));

const { pages, problems } = await sitePages();
const tags = tables.map(({ tag }) => tag);

describe('the documentation site', () => {
  it('shows every section of every document, and each of its links leads to a page or a heading', () => {
    expect(problems).toEqual([]);
  });

  it('has each page once in its navigation, except for the first page', () => {
    expect([...pagesIn(sidebar())].sort()).toEqual(
      pages
        .map(({ path }) => path)
        .filter(Boolean)
        .sort(),
    );
  });

  it('has a page and a live example for each tag', () => {
    const paths = pages.map(({ path }) => path);
    expect(tags.filter((tag) => !paths.includes(`reference/tags/${tag.replace('ucp-', '')}`))).toEqual([]);
    expect(tags.filter((tag) => !examples[tag]?.code.includes(`<${tag}`))).toEqual([]);
  });

  it('has a title of its own and a description on each page', () => {
    const titles = pages.map(({ title }) => title);
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
    expect(pages.filter(({ title, description }) => !title || !description).map(({ path }) => path)).toEqual([]);
  });

  it('pins the version of each package, and its lock file names no registry', () => {
    const { dependencies, devDependencies } = read('docs/site/package.json');
    const versions = Object.values<string>({ ...dependencies, ...devDependencies });
    expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
    const packages = Object.values<object>(read('docs/site/package-lock.json').packages);
    expect(packages.filter((one) => 'resolved' in one)).toEqual([]);
  });
});
