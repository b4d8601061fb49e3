import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { tables } from '../../elements/index.js';
import { customElementsManifest, htmlCustomData, webTypes } from '../../rollup/describe/editors.mjs';
import { type Description, describe as describeLibrary } from '../../rollup/describe/model.mjs';
import { reference } from '../../scripts/lib/reference.mjs';
import { tokensPage } from '../../scripts/lib/tokens/tokens-page.mjs';
import { withCalls } from '../../scripts/lib/wire-groups.mjs';
import { propertyName } from '../../src/element/definition.js';
import { brands } from '../../src/shared/brands.js';
import { environmentNames } from '../../src/shared/settings/environment.js';

/** All descriptions of the tags are generated from their tables. These tests compare each with the tables. */

const root = resolve(import.meta.dirname, '../..');
const names = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name);

let library: Description;
beforeAll(async () => {
  library = await describeLibrary();
});

it('docs/tags.md is what `npm run describe` writes', () => {
  expect(readFileSync(resolve(root, 'docs/tags.md'), 'utf8')).toBe(reference(library));
});

it('docs/tokens.md is what `npm run describe` writes', () => {
  expect(readFileSync(resolve(root, 'docs/tokens.md'), 'utf8')).toBe(tokensPage());
});

it('docs/wire.md has the table of calls that `npm run describe` writes', () => {
  const page = readFileSync(resolve(root, 'docs/wire.md'), 'utf8');
  expect(page).toBe(withCalls(page));
});

it('[LOAD-05] every tag may fire ucp-error, which docs/tags.md describes once', () => {
  expect(library.tags.filter(({ events }) => !names(events).includes('ucp-error'))).toEqual([]);
  expect(reference(library).match(/.*`ucp-error`.*/g)).toEqual([
    'Every tag may fire `ucp-error`. Each tag below lists its own events.',
    expect.stringMatching(/^\| `ucp-error` \|/),
  ]);
});

it('docs/tags.md contains every tag, attribute, event, link and call', () => {
  const text = reference(library);
  for (const { tag, attributes = {} } of tables) {
    expect(text).toContain(`### \`${tag}\``);
    for (const name of Object.keys(attributes)) expect(text).toContain(`| \`${name}\` |`);
  }
  for (const name of [...names(library.events), 'planCompare', 'validateAuth', 'flags.extraHelp', 'sessionTimeout']) {
    expect(text).toContain(`| \`${name}\` |`);
  }
});

describe.each(tables.map((table) => [table.tag, table] as const))('<%s>', (tag, table) => {
  const attributes = Object.keys(table.attributes ?? {});

  it('is in the Custom Elements Manifest with everything in its table', () => {
    const { modules } = customElementsManifest(library);
    const { path, declarations } = modules.find(({ declarations: [one] }) => one?.tagName === tag) ?? {
      path: '',
      declarations: [undefined],
    };
    const [one] = declarations;
    expect(path).toBe(`dist/npm/${tag.replace('ucp-', '')}.js`);
    expect(names(one?.attributes ?? [])).toEqual(attributes);
    expect(names(one?.events ?? [])).toEqual([...new Set([...(table.events ?? []), 'ucp-error'])]);
    expect(names(one?.slots ?? [])).toEqual(Object.keys(table.slots ?? {}));
    expect(names(one?.cssParts ?? [])).toEqual(Object.keys(table.parts ?? {}));
    expect(names(one?.members ?? [])).toEqual([
      ...attributes.map(propertyName),
      ...Object.keys(table.properties ?? {}),
      'ready',
      ...(table.isPopup ? ['show', 'hide'] : []),
    ]);
  });

  it('is in the data of both editors', () => {
    const inCode = htmlCustomData(library).tags.find(({ name }) => name === tag);
    const inWebTypes = webTypes(library).contributions.html.elements.find(({ name }) => name === tag);
    expect(names(inCode?.attributes ?? [])).toEqual(attributes);
    expect(names(inWebTypes?.attributes ?? [])).toEqual(attributes);
  });

  it('has a type for each attribute that its own reader keeps to', () => {
    const described = library.tags.find((one) => one.tag === tag)?.attributes ?? [];
    for (const { name, kind, words } of described) {
      const attribute = table.attributes?.[name];
      const samples = { flag: '', text: undefined, number: '2', word: words[0], words: words.join(' ') };
      const text = samples[kind];
      if (text === undefined || !attribute) continue;
      const value = attribute.read(kind === 'number' ? String(attribute.fallback ?? text) : text);
      const types = { flag: 'boolean', number: 'number', word: 'string', words: 'object', text: 'string' };
      if (value !== undefined) expect(typeof value, name).toBe(types[kind]);
      const wanted = (word: string) => (kind === 'words' ? [word] : kind === 'number' ? Number(word) : word);
      for (const word of words) expect(attribute.read(word), `${name}="${word}"`).toEqual(wanted(word));
    }
  });

  it('has the words of each attribute in the HTML editor’s data', () => {
    const described = library.tags.find((one) => one.tag === tag)?.attributes ?? [];
    const inCode = htmlCustomData(library).tags.find(({ name }) => name === tag)?.attributes ?? [];
    const closed = described.filter(({ words }) => words.length > 0).map(({ name, words }) => [name, [...words]]);
    expect(inCode.flatMap(({ name, values }) => (values ? [[name, names(values)]] : []))).toEqual(closed);
  });
});

it('[ENV-01] lists every brand, site and environment for the settings that accept them', () => {
  const settings = library.tags.find(({ tag }) => tag === 'ucp-settings')?.attributes ?? [];
  const wordsOf = (name: string) => settings.find((one) => one.name === name)?.words;
  expect(wordsOf('environment')).toEqual(environmentNames);
  expect(wordsOf('theme')).toEqual(brands);
  expect(wordsOf('site-id')).toEqual(['uhc', 'aarp', 'UHCCP']);
});
