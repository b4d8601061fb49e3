import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { cssPropertiesOf } from '../../scripts/lib/tokens/css-properties.mjs';
import { readSources } from '../read-tables.mjs';
import { root } from '../root.mjs';
import { camelCase } from '../tables.mjs';

const quoted = (words) => words.map((word) => `'${word}'`).join(' | ');

/** The TypeScript type of an attribute's property. */
function propertyType({ kind, words }) {
  const types = {
    flag: () => 'boolean',
    text: () => 'string',
    number: () => 'number',
    word: quoted,
    words: (all) => `readonly (${quoted(all)})[]`,
  };
  return types[kind](words);
}

/** The type of what is written in markup. */
function markupType({ kind, words }) {
  const types = { flag: () => 'boolean', text: () => 'string', number: () => 'number | string', word: quoted, words: () => 'string' };
  return types[kind](words);
}

/** Without a fallback the property is undefined where the attribute is absent. */
function attributeOf([name, { summary, accepts, type, fallback, reflects }]) {
  return {
    name,
    property: camelCase(name),
    summary,
    accepts,
    words: type.words ?? [],
    kind: type.kind,
    type: fallback === undefined ? `${propertyType(type)} | undefined` : propertyType(type),
    markup: markupType(type),
    fallback: ['flag', 'words'].includes(type.kind) ? undefined : fallback,
    reflects: reflects === true,
  };
}

const named = (record = {}) => Object.entries(record).map(([name, summary]) => ({ name, summary }));

const doors = [
  { name: 'show', summary: 'Opens the popup.' },
  { name: 'hide', summary: 'Closes it.' },
];

/** Told from whichever tag its piece did not come for, or could not be drawn in (LOAD-05): no table says it. */
export const ofEveryTag = 'ucp-error';

/** A promise that every element has. */
export const readyNote = 'It is a promise that settles when the element has rendered its first content or has failed.';

function tagOf(table, eventsByName) {
  const { tag, summary, attributes = {}, notes = {}, properties = {}, events = [], slots, parts, isPopup } = table;
  return {
    tag,
    entry: tag.replace('ucp-', ''),
    className: camelCase(`-${tag}`),
    summary,
    isPopup: isPopup === true,
    attributes: Object.entries(attributes).map(([name, attribute]) =>
      attributeOf([name, { ...attribute, summary: notes[name] ?? attribute.summary }]),
    ),
    properties: Object.entries(properties).map(([name, property]) => ({ name, ...property })),
    methods: isPopup ? doors : [],
    events: [...new Set([...events, ofEveryTag])].map((name) => eventsByName.get(name)),
    slots: named(slots),
    parts: named(parts),
    cssProperties: cssPropertiesOf(table),
  };
}

/** The members of an interface as they are written: `[name, type]`. */
function membersOf(file, name) {
  const source = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true);
  const found = source.statements.find((one) => ts.isInterfaceDeclaration(one) && one.name.text === name);
  return found.members.map((member) => [
    member.name.text,
    member.type
      .getText()
      .replace(/\s+/g, ' ')
      .replace(/readonly /g, ''),
  ]);
}

/**
 * The library as it is described everywhere: one model behind the manifest, the editors' data, the types, the
 * reference and whatever else lists tags. It holds plain data alone.
 */
export async function describe() {
  const { tables, eventNotes, cancelable, defaultSettings, defaultEndpoints } = await readSources();
  const events = membersOf('src/platform/events.ts', 'EventDetails').map(([name, detail]) => ({
    name,
    detail,
    summary: eventNotes[name],
    isCancelable: cancelable.has(name),
  }));
  const eventsByName = new Map(events.map((event) => [event.name, event]));
  return {
    version: JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version,
    tags: tables.map((table) => tagOf(table, eventsByName)),
    events,
    settings: defaultSettings,
    endpoints: defaultEndpoints,
  };
}
