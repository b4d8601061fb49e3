import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { asHtml } from '../../.storybook/as-html.js';
import { tableDocs } from '../../.storybook/table-docs.js';
import { tables } from '../../elements/index.js';

const folder = new URL('../../stories/', import.meta.url);
const stories = readdirSync(folder).filter((name) => name.endsWith('.stories.tsx'));
const textOf = (name: string) => readFileSync(new URL(name, folder), 'utf8');

/** Days that the toolbar offers. */
const preview = readFileSync(new URL('../../.storybook/preview.tsx', import.meta.url), 'utf8');
const offered = [...preview.matchAll(/(?<=\[')\d{4}-[^']+/g)].map(([day]) => day);

it('a story that is about a day says so where the toolbar shows it', () => {
  expect(offered.length).toBeGreaterThan(5);
  const days = stories.flatMap((name) => textOf(name).match(/(?<=\bdate: ')[^']+/g) ?? []);
  expect(days.filter((day) => !offered.includes(day))).toEqual([]);
  // Storybook leaves anything else out of a story's address.
  expect(offered.filter((day) => !/^[\w -]*$/.test(day))).toEqual([]);
});

/** What stands in `page: { … }`, up to its faults and settings. */
const pageOf = /\bpage: \{[^{}]*/g;

it('no story has its shopper or its day behind the toolbar’s back', () => {
  const hidden = stories.flatMap((name) => textOf(name).match(pageOf) ?? []).filter((page) => /\b(shopper|date)\b/.test(page));
  expect(hidden).toEqual([]);
});

it('no comment over a story file’s meta stands in the place of what the table says of the tag', () => {
  expect(stories.filter((name) => /\*\/\nconst meta =/.test(textOf(name)))).toEqual([]);
});

it('no story has among its arguments what stands in its tag: a control of it would break the story', () => {
  expect(stories.filter((name) => /\bargs: \{[^}]*\bchildren\b/.test(textOf(name)))).toEqual([]);
});

/** Names of what is in an object, however deep. */
const namesIn = (one: unknown): readonly string[] =>
  typeof one === 'object' && one !== null ? Object.entries(one).flatMap(([name, value]) => [name, ...namesIn(value)]) : [];

it('what a story tells Storybook’s desk has no empty name, such as a default slot’s: the controls would lose what the story says', () => {
  expect(tables.filter((table) => namesIn(tableDocs(table)).includes('')).map(({ tag }) => tag)).toEqual([]);
});

it('a docs page says of an attribute what its tag alone says of it, as the page’s brand in the settings', () => {
  const own = tables.filter(({ notes }) => notes);
  expect(own.length).toBeGreaterThan(0);
  for (const table of own) {
    const { argTypes = {} } = tableDocs(table);
    for (const [name, note] of Object.entries(table.notes ?? {})) expect(argTypes[name]?.description, table.tag).toBe(note);
  }
});

it('a docs page shows no default where there is none, as of a list of words that may be absent', () => {
  const defaults = tables.flatMap((table) =>
    Object.values(tableDocs(table).argTypes ?? {}).map((arg) => arg?.table?.defaultValue?.summary),
  );
  expect(defaults).toContain('false');
  expect(defaults.filter((summary) => summary === '')).toEqual([]);
});

/** What an object says as descriptions, however deep. */
const describedIn = (one: unknown): readonly string[] =>
  typeof one === 'object' && one !== null
    ? Object.entries(one).flatMap(([name, value]) => (name === 'description' && typeof value === 'string' ? [value] : describedIn(value)))
    : [];

it('no docs page takes a tag that is written about for one of its own, and leaves it out: it stands in code marks', () => {
  const said = tables.flatMap((table) => {
    const { argTypes, parameters } = tableDocs(table);
    return [...describedIn(argTypes), String(parameters?.docs.description.component)];
  });
  expect(said.filter((text) => text.replaceAll(/`[^`]*`/g, '').includes('<'))).toEqual([]);
});

it('every tag has a page of its own', () => {
  const titles = stories.flatMap((name) => textOf(name).match(/(?<=\btitle: '\w+\/)[\w-]+/g) ?? []);
  expect(titles.toSorted()).toEqual(tables.map(({ tag }) => tag).toSorted());
});

describe('the code that a docs page shows', () => {
  const component = { displayName: 'ucp-side-nav' };

  it.each([
    ['an empty tag', '<ucp-side-nav />', {}, '<ucp-side-nav></ucp-side-nav>'],
    [
      'attributes',
      '<ucp-side-nav open plan-year={2027} />',
      { open: '', 'plan-year': 2027, off: false },
      '<ucp-side-nav open plan-year="2027"></ucp-side-nav>',
    ],
    [
      'what stands in it',
      '<ucp-side-nav name="a">\n  <ucp-extra-help />\n</ucp-side-nav>',
      { name: 'a' },
      '<ucp-side-nav name="a">\n  <ucp-extra-help></ucp-extra-help>\n</ucp-side-nav>',
    ],
    [
      'a story that is not drawn yet',
      "{\n  args: {\n    name: 'a'\n  }\n}",
      { name: 'a', plan: {} },
      '<ucp-side-nav name="a"></ucp-side-nav>',
    ],
  ])('is what an author writes: %s', (_, code, args, html) => {
    expect(asHtml(code, { component, args })).toBe(html);
  });
});
