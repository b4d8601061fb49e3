import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { asHtml } from '../../.storybook/as-html.js';
import { tableDocs } from '../../.storybook/table-docs.js';
import { tables } from '../../elements/index.js';

const folder = new URL('../../stories/', import.meta.url);
const stories = readdirSync(folder).filter((name) => name.endsWith('.stories.tsx'));
const textOf = (name: string) => readFileSync(new URL(name, folder), 'utf8');

/** The dates of the toolbar. */
const preview = readFileSync(new URL('../../.storybook/preview.tsx', import.meta.url), 'utf8');
const offered = [...preview.matchAll(/(?<=\[')\d{4}-[^']+/g)].map(([day]) => day);

it('a story about a date sets it so that the toolbar shows it', () => {
  expect(offered.length).toBeGreaterThan(5);
  const days = stories.flatMap((name) => textOf(name).match(/(?<=\bdate: ')[^']+/g) ?? []);
  expect(days.filter((day) => !offered.includes(day))).toEqual([]);
  // Storybook leaves any other text out of a story's URL.
  expect(offered.filter((day) => !/^[\w -]*$/.test(day))).toEqual([]);
});

/** The content of `page: { … }`, up to its faults and settings. */
const pageOf = /\bpage: \{[^{}]*/g;

it('no story sets its shopper or date without the toolbar', () => {
  const hidden = stories.flatMap((name) => textOf(name).match(pageOf) ?? []).filter((page) => /\b(shopper|date)\b/.test(page));
  expect(hidden).toEqual([]);
});

it('no comment above a story file’s meta replaces the tag’s description', () => {
  expect(stories.filter((name) => /\*\/\nconst meta =/.test(textOf(name)))).toEqual([]);
});

it('no story has its tag’s content among its arguments: a control for it would break the story', () => {
  expect(stories.filter((name) => /\bargs: \{[^}]*\bchildren\b/.test(textOf(name)))).toEqual([]);
});

/** The names in an object, at any depth. */
const namesIn = (one: unknown): readonly string[] =>
  typeof one === 'object' && one !== null ? Object.entries(one).flatMap(([name, value]) => [name, ...namesIn(value)]) : [];

it('no entry for the controls has an empty name, as a default slot has: the controls would lose the arguments', () => {
  expect(tables.filter((table) => namesIn(tableDocs(table)).includes('')).map(({ tag }) => tag)).toEqual([]);
});

it('a docs page describes an attribute as on its tag only, such as the page’s brand in the settings', () => {
  const own = tables.filter(({ notes }) => notes);
  expect(own.length).toBeGreaterThan(0);
  for (const table of own) {
    const { argTypes = {} } = tableDocs(table);
    for (const [name, note] of Object.entries(table.notes ?? {})) expect(argTypes[name]?.description, table.tag).toBe(note);
  }
});

it('a docs page shows no default for an optional list without one', () => {
  const defaults = tables.flatMap((table) =>
    Object.values(tableDocs(table).argTypes ?? {}).map((arg) => arg?.table?.defaultValue?.summary),
  );
  expect(defaults).toContain('false');
  expect(defaults.filter((summary) => summary === '')).toEqual([]);
});

/** The descriptions in an object, at any depth. */
const describedIn = (one: unknown): readonly string[] =>
  typeof one === 'object' && one !== null
    ? Object.entries(one).flatMap(([name, value]) => (name === 'description' && typeof value === 'string' ? [value] : describedIn(value)))
    : [];

it('a tag in a docs text is in code marks, because the page would drop it as markup', () => {
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

describe('the code on a docs page', () => {
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
      'content',
      '<ucp-side-nav name="a">\n  <ucp-extra-help />\n</ucp-side-nav>',
      { name: 'a' },
      '<ucp-side-nav name="a">\n  <ucp-extra-help></ucp-extra-help>\n</ucp-side-nav>',
    ],
    [
      'a story that is not rendered yet',
      "{\n  args: {\n    name: 'a'\n  }\n}",
      { name: 'a', plan: {} },
      '<ucp-side-nav name="a"></ucp-side-nav>',
    ],
  ])('is what an author writes: %s', (_, code, args, html) => {
    expect(asHtml(code, { component, args })).toBe(html);
  });
});
