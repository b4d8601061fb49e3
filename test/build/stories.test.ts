import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { asHtml } from '../../.storybook/as-html.js';
import { type Guidance, tableDocs } from '../../.storybook/table-docs.js';
import { tables } from '../../elements/index.js';
import { listPages, listStories, tagOf } from '../../scripts/lib/screenshots/stories.mjs';
import { declaredIn } from '../../scripts/lib/tokens/theme-files.mjs';
import { eventNotes } from '../../src/element/event-notes.js';

const folder = new URL('../../stories/', import.meta.url);
const stories = readdirSync(folder).filter((name) => name.endsWith('.stories.tsx'));
const textOf = (name: string) => readFileSync(new URL(name, folder), 'utf8');

/** A stand-in for the guidance of a tag. */
const guidance: Guidance = { use: ['Use it.'], dos: ['Do it.'], donts: ['Leave it.'], accessibility: ['Hear it.'] };

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
  expect(tables.filter((table) => namesIn(tableDocs(table, guidance)).includes('')).map(({ tag }) => tag)).toEqual([]);
});

it('a docs page describes an attribute as on its tag only, such as the page’s brand in the settings', () => {
  const own = tables.filter(({ notes }) => notes);
  expect(own.length).toBeGreaterThan(0);
  for (const table of own) {
    const { argTypes = {} } = tableDocs(table, guidance);
    for (const [name, note] of Object.entries(table.notes ?? {})) expect(argTypes[name]?.description, table.tag).toBe(note);
  }
});

it('a docs page shows no default for an optional list without one', () => {
  const defaults = tables.flatMap((table) =>
    Object.values(tableDocs(table, guidance).argTypes ?? {}).map((arg) => arg?.table?.defaultValue?.summary),
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
  const descriptions = tables.flatMap((table) => {
    const { argTypes, parameters } = tableDocs(table, guidance);
    return [...describedIn(argTypes), String(parameters?.docs.description.component)];
  });
  expect(descriptions.filter((text) => text.replaceAll(/`[^`]*`/g, '').includes('<'))).toEqual([]);
});

it('a control for an attribute with a list of values is a select of these values', () => {
  const controls = tables.flatMap((table) =>
    Object.entries(tableDocs(table, guidance).argTypes ?? {}).map(([name, arg]) => [`${table.tag} ${name}`, arg] as const),
  );
  const selects = new Map(controls.filter(([, arg]) => arg?.control === 'select').map(([name, arg]) => [name, arg?.options]));
  expect(selects.get('ucp-plan-card theme')).toEqual(['uhc', 'aarp', 'uhccp']);
  expect(selects.get('ucp-view name')).toEqual(['plans', 'drugs', 'providers']);
  expect(selects.get('ucp-account-banner heading-level')).toEqual(['1', '2']);
  expect(selects.get('ucp-settings environment')).toContain('stage');
  expect(selects.has('ucp-plan-card plan-year')).toBe(false);
});

it('every tag has a page of its own', () => {
  const titles = stories.flatMap((name) => textOf(name).match(/(?<=\btitle: '\w+\/)[\w-]+/g) ?? []);
  expect(titles.toSorted()).toEqual(tables.map(({ tag }) => tag).toSorted());
});

describe('the pages of guidance', () => {
  const pages = listPages();
  const pageFolder = new URL('pages/', folder);
  const texts = readdirSync(pageFolder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.stories.tsx'))
    .map((name) => readFileSync(new URL(name, pageFolder), 'utf8'));

  it('show only stories, pages and docs that exist', () => {
    const all = [...listStories(), ...pages].map(({ id }) => id);
    const known = new Set([...all, ...all.map((id) => id.replace(/--.*/, '--docs'))]);
    const named = texts.flatMap((text) => text.match(/(?<=['"])[a-z][a-z-]*--[a-z][a-z-]*(?=['"])/g) ?? []);
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter((id) => !known.has(id))).toEqual([]);
  });

  it('are one story each, under the name of the page, so that the sidebar shows one entry', () => {
    const entries = pages.filter(({ labels }) => !labels.includes('!dev'));
    expect(entries.length).toBeGreaterThan(10);
    expect(entries.map(({ title, name }) => [title, name])).toEqual(entries.map(({ title }) => [title, tagOf({ title })]));
    expect(texts.filter((text) => !text.includes("tags: ['!autodocs']"))).toEqual([]);
  });

  it('name only tags, events and custom properties that exist, and so does the guidance of each tag', () => {
    const properties = ['--ucp-margin', ...declaredIn('neutral').map(({ name }) => name)];
    const notes = ['ucp-note-10', 'ucp-note-14'];
    const known = new Set([...tables.map(({ tag }) => tag), ...Object.keys(eventNotes), ...properties, ...notes]);
    const all = [...texts, ...stories.map(textOf)].join('\n');
    const named = all.match(/(?<=`)(--)?ucp-[a-z0-9-]+(?=`)/g) ?? [];
    expect(named.length).toBeGreaterThan(40);
    expect([...new Set(named)].filter((name) => !known.has(name))).toEqual([]);
  });
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
