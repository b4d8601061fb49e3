import { createHash } from 'node:crypto';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { describe, expect, inject, it } from 'vitest';
import { withBrowser } from './support/browser.js';

interface Manifest {
  readonly entries: Readonly<Record<string, readonly string[]>>;
  readonly tags: Readonly<Record<string, Record<'drawing' | 'files' | 'preload', readonly string[]> & { readonly piece: string }>>;
  readonly chunks: Readonly<Record<string, { readonly name: string; readonly imports: readonly string[] }>>;
}

const { visit, urlOf } = withBrowser();

async function textOf(flavour: string, file: string): Promise<string> {
  const answer = await fetch(new URL(`/${flavour}/${file}`, inject('demoUrl')));
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  return answer.text();
}

async function jsonOf<T>(flavour: string, file: string): Promise<T> {
  return JSON.parse(await textOf(flavour, file)) as T;
}

describe.each(['cdn', 'cdn-preact'])('the delivery in %s', (folder) => {
  const manifest = () => jsonOf<Manifest>(folder, 'manifest.json');

  it('has the sha384 of every file that a page can load', async () => {
    const hashes = await jsonOf<Readonly<Record<string, string>>>(folder, 'integrity.json');
    const { chunks, entries } = await manifest();
    expect(Object.keys(hashes).sort()).toEqual(
      [...new Set([...Object.keys(chunks), ...Object.keys(entries), 'reserve.css', 'skeletons.css'])].sort(),
    );
    for (const [file, hash] of Object.entries(hashes)) {
      const digest = createHash('sha384')
        .update(await textOf(folder, file))
        .digest('base64');
      expect(`${file} sha384-${digest}`).toBe(`${file} ${hash}`);
    }
  });

  /** The source of the place where this text stands in the file. */
  async function sourceOf(file: string, text: string): Promise<unknown> {
    const lines = (await textOf(folder, file)).split('\n');
    const line = lines.findIndex((one) => one.includes(text));
    const map = new SourceMap(await jsonOf<SourceMapPayload>(folder, `${file}.map`));
    return map.findEntry(line, lines[line]?.indexOf(text) ?? 0);
  }

  it('has a map beside every chunk that leads an error back to its source, and no file that sends a browser to it', async () => {
    const { chunks, tags } = await manifest();
    for (const [file, { name }] of Object.entries(chunks)) {
      expect(await textOf(folder, file), file).not.toContain('sourceMappingURL');
      const { sources } = await jsonOf<SourceMapPayload>(folder, `${file}.map`);
      // Of preact nothing is as its authors wrote it.
      if (name !== 'preact') expect(sources.length, file).toBeGreaterThan(0);
      expect(sources.filter((place) => !/^\.\.\/\.\.\/(src|elements|node_modules)\//.test(place)).filter(Boolean), file).toEqual([]);
    }
    const card = tags['ucp-plan-card']?.piece ?? '';
    expect(await sourceOf(card, 'coverage__cost is-loading')).toMatchObject({
      originalSource: '../../src/features/plans/PlanCard/DrugCoverage.tsx',
    });
    expect(await sourceOf('autoload.js', 'ucp-plan-card')).toMatchObject({ originalSource: '../../elements/plan-card.ts' });
  });

  it('starts with a shell that waits for no other file', async () => {
    const { entries } = await manifest();
    expect(entries['autoload.js']).toEqual(['autoload.js']);
    expect(await textOf(folder, 'autoload.js')).not.toMatch(/^import\b|;import\s*[{*"']|from\s*["']/);
  });

  it('has an entry for every tag, and one for all', async () => {
    const { entries, tags } = await manifest();
    const own = Object.keys(tags).map((tag) => `${tag.replace('ucp-', '')}.js`);
    expect(Object.keys(entries).sort()).toEqual(['all.js', 'autoload.js', 'ucp.js', ...own].sort());
    for (const [file, files] of Object.entries(entries))
      expect([...files].sort(), file).toEqual([...new Set([file, 'autoload.js'])].sort());
  });

  it('names every chunk after what is in it, with a hash of its content', async () => {
    const { chunks } = await manifest();
    for (const [file, { name }] of Object.entries(chunks)) {
      expect(file).toMatch(name === 'ucp' ? /^autoload\.js$/ : new RegExp(`^${name}-[\\w-]{8}\\.js$`));
    }
  });

  it('says for every tag which files draw it, and all of them are there', async () => {
    const { tags, chunks } = await manifest();
    for (const [tag, { piece, drawing, files }] of Object.entries(tags)) {
      expect(drawing, tag).toContain(piece);
      expect(files, tag).toEqual(expect.arrayContaining([...drawing]));
      for (const file of files)
        expect(
          chunks[file]?.imports.every((next) => files.includes(next)),
          `${tag} ${file}`,
        ).toBe(true);
    }
  });

  it('keeps the author’s panel and its samples out of what any shopper loads', async () => {
    const { tags, entries, chunks } = await manifest();
    const ofAuthors = Object.keys(chunks).filter((file) => /^(preview|samples)$/.test(chunks[file]?.name ?? ''));
    expect(ofAuthors).toHaveLength(2);
    const ofShoppers = [...Object.values(tags).flatMap(({ files }) => files), ...Object.values(entries).flat()];
    expect(ofShoppers.filter((file) => ofAuthors.includes(file))).toEqual([]);
    for (const [file, { name, imports }] of Object.entries(chunks)) {
      const authorsAlone = imports.filter((one) => ofAuthors.includes(one) && !ofAuthors.includes(file));
      expect(authorsAlone, file).toEqual([]);
      expect((await textOf(folder, file)).includes('Sample plan A'), file).toBe(name === 'samples');
    }
  });

  it('preloads the files that every tag waits for, and leaves React and the components to the shell', async () => {
    const { tags, chunks } = await manifest();
    const nameOf = (file: string) => chunks[file]?.name;
    for (const [tag, { piece, drawing, files, preload }] of Object.entries(tags)) {
      const isReact = drawing.some((file) => /^p?react$/.test(nameOf(file) ?? ''));
      expect(preload.map(nameOf), tag).toEqual(expect.arrayContaining(['prepare', 'load']));
      if (isReact) expect(preload.map(nameOf), tag).not.toEqual(expect.arrayContaining([nameOf(piece)]));
      else expect(['autoload.js', ...preload], tag).toEqual([...files]);
      expect(
        preload.some((file) => /^p?react$/.test(nameOf(file) ?? '')),
        tag,
      ).toBe(false);
    }
  });
});

it.each(['react', 'preact'] as const)(
  'draws the plans of a page in the %s flavour, from the files that the manifest names',
  async (flavour) => {
    const folder = flavour === 'react' ? 'cdn' : 'cdn-preact';
    const { tags } = await jsonOf<Manifest>(folder, 'manifest.json');
    const page = await visit('/pages/whole.html', { shopper: 'guest', flavour });
    await page.getByRole('heading', { name: 'Your Saved Plans', exact: true }).waitFor();
    // The outline has the heading too.
    await page.locator('ucp-saved-plans').evaluate((plans) => (plans as HTMLElement & { readonly ready: Promise<void> }).ready);
    const prefix = urlOf(`/${folder}/`);
    const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    const own = loaded.filter((name) => name.startsWith(prefix) && name.endsWith('.js')).map((name) => name.slice(prefix.length));
    expect(own).toEqual(expect.arrayContaining([...(tags['ucp-saved-plans']?.drawing ?? ['missing'])]));
  },
);
