import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { cssPropertiesOf } from '../../scripts/lib/tokens/css-properties.mjs';
import { readSources } from '../read-tables.mjs';
import { root } from '../root.mjs';
import { camelCase } from '../tables.mjs';

/**
 * @typedef {ReturnType<typeof attributeOf>} DescribedAttribute
 * @typedef {{ name: string, detail: string, summary: string, isCancelable: boolean }} DescribedEvent
 * @typedef {ReturnType<typeof tagOf>} DescribedTag
 * @typedef {Awaited<ReturnType<typeof describe>>} Description
 */

const quoted = (words) => words.map((word) => `'${word}'`).join(' | ');

/** Maximum count of numbers that are listed one by one. */
const FEW = 10;

/**
 * The words that an attribute accepts, or its numbers if they are few. Empty if it accepts any.
 *
 * @param {import('../../src/element/definition.js').Attributes[string]['type']} type
 * @returns {readonly string[]}
 */
function wordsOf(type, known) {
  if (known) return known.names;
  if (type.kind === 'word' || type.kind === 'words') return type.words;
  const count = type.kind === 'number' ? type.most - type.least + 1 : 0;
  return type.kind === 'number' && count <= FEW ? Array.from({ length: count }, (_, at) => String(type.least + at)) : [];
}

/** The TypeScript type of an attribute's property. */
function propertyType(kind, words) {
  if (kind === 'flag') return 'boolean';
  if (kind === 'number') return words.join(' | ') || 'number';
  if (kind === 'words') return `readonly (${quoted(words)})[]`;
  return quoted(words) || 'string';
}

/** The type of the value in markup. */
function markupType(kind, words) {
  if (kind === 'flag') return 'boolean';
  if (kind === 'number') return words.length > 0 ? `${words.join(' | ')} | ${quoted(words)}` : 'number | string';
  if (kind === 'words') return 'string';
  return quoted(words) || 'string';
}

/**
 * Without a fallback the property is undefined if the attribute is missing.
 *
 * @param {string} name
 * @param {import('../../src/element/definition.js').Attributes[string]} attribute
 * @param {NonNullable<import('../../src/element/definition.js').ElementDefinition['known']>[string]} [known]
 */
function attributeOf(name, { summary, accepts, type, fallback, reflects }, known) {
  const words = wordsOf(type, known);
  const one = propertyType(type.kind, words);
  return {
    name,
    property: camelCase(name),
    summary,
    accepts: known ? `one of ${words.join(', ')}; any other name ${known.others}` : accepts,
    words,
    kind: type.kind,
    typeName: known?.type,
    type: fallback === undefined ? `${one} | undefined` : one,
    markup: markupType(type.kind, words),
    fallback: ['flag', 'words'].includes(type.kind) ? undefined : fallback,
    reflects: reflects === true,
  };
}

/** @param {Readonly<Record<string, string>>} record */
const named = (record = {}) => Object.entries(record).map(([name, summary]) => ({ name, summary }));

const doors = [
  { name: 'show', summary: 'Opens the popup.' },
  { name: 'hide', summary: 'Closes it.' },
];

/** Fires from any tag whose component fails to load or render (LOAD-05). It is in no table. */
export const ofEveryTag = 'ucp-error';

/** A promise of every element. */
export const readyNote = 'It is a promise that settles when the element has rendered its first content or has failed.';

/**
 * @param {import('../../src/element/definition.js').ElementDefinition} table
 * @param {ReadonlyMap<string, DescribedEvent>} eventsByName
 */
function tagOf(table, eventsByName) {
  const { tag, summary, attributes = {}, notes = {}, known = {}, properties = {}, events = [], slots, parts, isPopup } = table;
  return {
    tag,
    entry: tag.replace('ucp-', ''),
    className: camelCase(`-${tag}`),
    summary,
    isPopup: isPopup === true,
    attributes: Object.entries(attributes).map(([name, attribute]) =>
      attributeOf(name, { ...attribute, summary: notes[name] ?? attribute.summary }, known[name]),
    ),
    properties: Object.entries(properties).map(([name, property]) => ({ name, ...property })),
    methods: isPopup ? doors : [],
    events: [...new Set([...events, ofEveryTag])].map((name) => /** @type {DescribedEvent} */ (eventsByName.get(name))),
    slots: named(slots),
    parts: named(parts),
    cssProperties: cssPropertiesOf(table),
  };
}

/**
 * The members of an interface as written: `[name, type]`.
 *
 * @returns {readonly (readonly [string, string])[]}
 */
function membersOf(file, name) {
  const source = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true);
  const members = source.statements.filter(ts.isInterfaceDeclaration).find((one) => one.name.text === name)?.members ?? [];
  return [...members]
    .filter(ts.isPropertySignature)
    .map((member) => [
      /** @type {ts.StringLiteral} */ (member.name).text,
      (member.type?.getText() ?? '').replace(/\s+/g, ' ').replace(/readonly /g, ''),
    ]);
}

/**
 * The description of the library: one model for the manifest, the editors' data, the types, the reference and other
 * lists of tags. It has plain data only.
 */
export async function describe() {
  const { tables, eventNotes, cancelable, defaultSettings, defaultEndpoints } = await readSources();
  const events = membersOf('src/shared/events.ts', 'EventDetails').map(([name, detail]) => ({
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
