import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { customElementsManifest } from '../../rollup/describe/editors.mjs';
import { type Description, describe as describeLibrary } from '../../rollup/describe/model.mjs';
import { inProject } from '../../scripts/lib/project.mjs';
import { plain } from '../../scripts/lib/wordpress/plain.mjs';
import { type PluginData, pluginData } from '../../scripts/lib/wordpress/plugin.mjs';
import { markedTexts, moOf, readPo } from '../../scripts/lib/wordpress/translations.mjs';
import { zipOf } from '../../scripts/lib/wordpress/zip.mjs';
import { defaultSettings } from '../../src/shared/settings/defaults.js';

/** The parts of the WordPress plugin that need no WordPress. `test/wordpress` runs the plugin itself. */

const source = inProject('wordpress');
const sources = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(?:php|js|css|ts)$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(source, path), 'utf8') }));

let plugin: PluginData;
let library: Description;
beforeAll(async () => {
  [plugin, library] = await Promise.all([pluginData(), describeLibrary()]);
});

describe('the blocks', () => {
  it('are the tags of the manifest that an author may place: all but the settings, which the page of the plugin writes', () => {
    const { modules } = customElementsManifest(library) as { modules: readonly { declarations: readonly { tagName: string }[] }[] };
    const tags = modules.flatMap(({ declarations }) => declarations.map(({ tagName }) => tagName));
    expect(plugin.tags.map(({ tag }) => tag)).toEqual(tags.filter((tag) => tag !== 'ucp-settings'));
    expect(plugin.tags.length).toBe(tags.length - 1);
  });

  it('have the attributes and slots of their tag, and closed sets where it has them', () => {
    for (const block of plugin.tags) {
      const tag = library.tags.find((one) => one.tag === block.tag);
      const facts = (list: readonly { name: string; summary: string }[] = []) => list.map(({ name, summary }) => ({ name, summary }));
      const asWords = (list: Parameters<typeof facts>[0]) => facts(list).map(({ name, summary }) => ({ name, summary: plain(summary) }));
      expect(facts(block.attributes)).toEqual(asWords(tag?.attributes));
      expect(facts(block.slots)).toEqual(asWords(tag?.slots));
      expect(block.attributes.map(({ words = [] }) => words)).toEqual(tag?.attributes.map(({ words }) => words));
    }
  });

  it('have names of their own, a description, an icon and keywords', () => {
    expect(new Set(plugin.tags.map(({ name }) => name)).size).toBe(plugin.tags.length);
    expect(new Set(plugin.tags.map(({ title }) => title)).size).toBe(plugin.tags.length);
    for (const { description, icon, keywords } of plugin.tags) {
      expect(description).toMatch(/\.$/);
      expect(icon.path).toMatch(/^M/);
      expect(keywords.length).toBeGreaterThan(2);
    }
  });
});

describe('the page of settings', () => {
  it('has a field for each setting, but for functions, headers and what an author tries out', () => {
    const names = plugin.settings.flatMap(({ groups }) => groups.map(({ name }) => name));
    const without = ['fetch', 'headers', 'contentHeaders', 'host', 'preview', 'previewAs', 'systemDate'];
    expect(names.toSorted()).toEqual(
      Object.keys(defaultSettings)
        .filter((name) => !without.includes(name))
        .toSorted(),
    );
  });
});

describe('the translation', () => {
  const po = () => readPo(readFileSync(join(source, 'languages/ucp-elements-es.po'), 'utf8'));

  /** Every text that somebody reads: those in the sources, the words of the tags, and the words about what is typed. */
  function texts(): ReadonlySet<string> {
    const ofTags = plugin.tags.flatMap(({ title, description, attributes, slots }) => [
      title,
      description,
      ...attributes.flatMap(({ label, summary, accepts }) => [label, summary, ...(accepts ? [accepts] : [])]),
      ...slots.map(({ summary }) => summary),
    ]);
    const fields = plugin.settings.flatMap(({ groups }) => groups.flatMap((group) => group.fields));
    const canFail = fields.filter(({ pattern, words, kind }) => pattern || words || kind === 'number');
    const labelled = fields.filter(({ path, text }) => text && ['theme', 'siteId', 'apiBase', 'contentBase'].includes(path.join('.')));
    return new Set([
      ...sources.flatMap(({ text }) => [...markedTexts(text)]),
      ...ofTags,
      ...plugin.settings.map(({ title }) => title),
      ...canFail.map(({ fault }) => fault),
      ...fields.flatMap(({ unknown }) => unknown ?? []),
      ...labelled.map(({ text }) => text),
    ]);
  }

  it('has a Spanish text for each, with the same placeholders, and no other', () => {
    const translated = po();
    const english = [...translated.keys()].filter((text) => text !== '');
    expect(english.toSorted()).toEqual([...texts()].toSorted());
    const placeholders = (text = '') => (text.match(/%(?:\d\$)?[sd]/g) ?? []).toSorted();
    for (const text of english) {
      expect(translated.get(text)).not.toBe('');
      expect([text, placeholders(translated.get(text))]).toEqual([text, placeholders(text)]);
    }
  });

  it('has no Markdown in either language, because WordPress would show its marks: code, links and bold', () => {
    const shown = [
      ...texts(),
      ...po().values(),
      ...plugin.settings.flatMap(({ groups }) =>
        groups.flatMap(({ text, fields }) => [text, ...fields.map((field: { readonly text: string }) => field.text)]),
      ),
    ];
    expect(shown.length).toBeGreaterThan(300);
    expect(shown.filter((text) => /`|\*\*|\]\(/.test(text))).toEqual([]);
    // The words of the definitions have such marks: this test would see them.
    expect(library.tags.flatMap(({ attributes }) => attributes.map(({ summary }) => summary)).join(' ')).toContain('`');
  });

  it('is a .mo file of sorted texts', () => {
    const mo = moOf(
      new Map([
        ['b', 'zwei'],
        ['', 'head'],
        ['aé', 'eins'],
      ]),
    );
    const at = (place: number) => mo.readUInt32LE(place);
    expect([at(0), at(8)]).toEqual([0x950412de, 3]);
    const text = (table: number, index: number) =>
      mo.toString('utf8', at(table + index * 8 + 4), at(table + index * 8 + 4) + at(table + index * 8));
    expect([0, 1, 2].map((index) => [text(at(12), index), text(at(16), index)])).toEqual([
      ['', 'head'],
      ['aé', 'eins'],
      ['b', 'zwei'],
    ]);
  });
});

describe('the archive', () => {
  it('is the same for the same files, with their content and checksum', () => {
    const files = [
      ['a/b.txt', 'Hello'],
      ['c.txt', 'Hello again, hello again'],
    ] as const;
    const zip = zipOf(files);
    expect(zip.equals(zipOf(files))).toBe(true);
    expect(zip.readUInt32LE(0)).toBe(0x04034b50);
    const length = zip.readUInt32LE(18);
    expect(inflateRawSync(zip.subarray(30 + 'a/b.txt'.length, 30 + 'a/b.txt'.length + length)).toString()).toBe('Hello');
    expect(zip.readUInt32LE(14)).toBe(0xf7d18982);
    expect(zip.readUInt16LE(zip.length - 12)).toBe(2);
  });
});

describe('the sources', () => {
  it('name no other server', () => {
    const addresses = sources.flatMap(({ text }) => text.match(/https?:\/\/[\w.-]+/g) ?? []);
    // The license in the header, and the example of an address.
    expect([...new Set(addresses)]).toEqual(['https://opensource.org']);
  });

  it('cannot be opened as pages: each PHP file ends where WordPress is not', () => {
    const php = sources.filter(({ path }) => path.endsWith('.php'));
    expect(php.length).toBeGreaterThan(8);
    for (const { path, text } of php)
      expect([path, /defined\( '(?:ABSPATH|WP_UNINSTALL_PLUGIN)' \) \|\| exit;/.test(text)]).toEqual([path, true]);
  });

  it('name no tag, attribute or setting in PHP but those that stand out', () => {
    const php = sources
      .filter(({ path }) => path.endsWith('.php'))
      .map(({ text }) => text.replace(/\/\*\*[\s\S]*?\*\//g, ''))
      .join('\n');
    const named = plugin.tags.map(({ tag }) => tag).filter((tag) => php.includes(`'${tag}'`));
    expect(named).toEqual([]);
  });
});
