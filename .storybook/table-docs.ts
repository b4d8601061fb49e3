import type { ArgTypes, Meta } from '@storybook/react-vite';
import { createElement, type ReactElement } from 'react';
import type { Attribute, ElementDefinition } from '../src/element/definition.js';
import { eventNotes } from '../src/element/event-notes.js';
import { cancelable } from '../src/shared/events.js';

type KnownNames = NonNullable<ElementDefinition['known']>[string];
type Args = Readonly<Record<string, unknown>>;
type Lines = readonly [string, ...string[]];

/**
 * How to use a tag, for designers and authors. It stands in the tag's story file, and its docs page shows it. Tags,
 * attributes and parts are in backticks.
 */
export interface Guidance {
  /** When a page needs this tag, and when it needs another one. */
  readonly use: Lines;
  readonly dos: Lines;
  readonly donts: Lines;
  readonly accessibility: Lines;
}

/** The tag as a component, so that a story's arguments become its attributes and properties. */
function tagComponent(tag: string): (args: Args) => ReactElement {
  return Object.assign((args: Args) => createElement(tag, args), { displayName: tag });
}

/** Maximum count of numbers that a select offers one by one. */
const FEW = 10;

/** The values that an attribute accepts, if they are a list. */
function valuesOf({ type }: Attribute<unknown>, known?: KnownNames): readonly string[] {
  if (known) return known.names;
  if (type.kind === 'word' || type.kind === 'words') return type.words;
  if (type.kind !== 'number' || type.most - type.least >= FEW) return [];
  return Array.from({ length: type.most - type.least + 1 }, (_, at) => String(type.least + at));
}

function controlOf({ type }: Attribute<unknown>): Pick<ArgTypes[string], 'control'> {
  if (type.kind === 'flag') return { control: 'boolean' };
  return { control: type.kind === 'number' ? { type: 'number', min: type.least, max: type.most } : 'text' };
}

function attributeArg(attribute: Attribute<unknown>, description = attribute.summary, known?: KnownNames): ArgTypes[string] {
  const values = valuesOf(attribute, known);
  // A list of no words is no default to show.
  const summary = String(attribute.fallback ?? '');
  return {
    description,
    ...(values.length > 0 ? { control: 'select', options: [...values] } : controlOf(attribute)),
    table: {
      category: 'attributes',
      type: { summary: known ? `one of ${known.names.join(', ')}; any other name ${known.others}` : attribute.accepts },
      ...(summary ? { defaultValue: { summary } } : {}),
    },
  };
}

/** A line of the docs that no control changes. */
function line(category: string, description: string, type?: string): ArgTypes[string] {
  return { description, control: false, table: { category, ...(type ? { type: { summary: type } } : {}) } };
}

/** Lines with what an author writes to reach them. */
function lines(category: string, record: Readonly<Record<string, string>> = {}, written: (name: string) => string): ArgTypes {
  return Object.fromEntries(
    Object.entries(record).map(([name, summary]) => [
      `${category} ${name}`,
      { name: name || '(default)', ...line(category, summary, written(name)) },
    ]),
  );
}

function argTypesOf(table: ElementDefinition): ArgTypes {
  const { attributes = {}, notes = {}, known = {}, properties = {}, events = [], slots, parts } = table;
  return {
    ...Object.fromEntries(Object.entries(attributes).map(([name, attribute]) => [name, attributeArg(attribute, notes[name], known[name])])),
    ...Object.fromEntries(Object.entries(properties).map(([name, { summary, type }]) => [name, line('properties', summary, type)])),
    ...Object.fromEntries(
      events.map((name) => [
        `event ${name}`,
        { name, ...line('events', eventNotes[name], cancelable.has(name) ? 'CustomEvent, can be canceled' : 'CustomEvent') },
      ]),
    ),
    ...lines('slots', slots, (name) => (name ? `slot="${name}"` : 'no slot')),
    ...lines('parts', parts, (name) => `::part(${name})`),
  };
}

/**
 * The meta of a tag's stories: the tag to draw, its arguments, its description and its guidance. Spread it:
 * `const meta = { ...tableDocs(planCard, { use: […], … }) } satisfies Meta`.
 */
export function tableDocs(
  table: ElementDefinition,
  guidance: Guidance,
  parameters: Readonly<Record<string, unknown>> = {},
): Pick<Meta<Args>, 'component' | 'argTypes' | 'parameters'> {
  const methods = table.isPopup ? '\n\nMethods: `show()` and `hide()`.' : '';
  const component = `\`<${table.tag}>\` ${table.summary}${methods}`;
  return {
    component: tagComponent(table.tag),
    argTypes: argTypesOf(table),
    parameters: { load: table.load, guidance, docs: { description: { component } }, ...parameters },
  };
}
