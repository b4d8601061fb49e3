import type { ArgTypes, Meta } from '@storybook/react-vite';
import { createElement, type ReactElement } from 'react';
import type { Attribute, ElementDefinition } from '../src/element/definition.js';
import { eventNotes } from '../src/element/event-notes.js';
import { cancelable } from '../src/shared/events.js';

type Args = Readonly<Record<string, unknown>>;

/** The tag as a component, so that a story's arguments become its attributes and properties. */
function tagComponent(tag: string): (args: Args) => ReactElement {
  return Object.assign((args: Args) => createElement(tag, args), { displayName: tag });
}

function attributeArg(attribute: Attribute<unknown>, description = attribute.summary): ArgTypes[string] {
  const isFlag = typeof attribute.fallback === 'boolean';
  // A list of no words is no default to show.
  const summary = String(attribute.fallback ?? '');
  return {
    description,
    control: isFlag ? 'boolean' : 'text',
    table: {
      category: 'attributes',
      type: { summary: attribute.accepts },
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
  const { attributes = {}, notes = {}, properties = {}, events = [], slots, parts } = table;
  return {
    ...Object.fromEntries(Object.entries(attributes).map(([name, attribute]) => [name, attributeArg(attribute, notes[name])])),
    ...Object.fromEntries(Object.entries(properties).map(([name, { summary, type }]) => [name, line('properties', summary, type)])),
    ...Object.fromEntries(
      events.map((name) => [
        `event ${name}`,
        { name, ...line('events', eventNotes[name], cancelable.has(name) ? 'CustomEvent, can be cancelled' : 'CustomEvent') },
      ]),
    ),
    ...lines('slots', slots, (name) => (name ? `slot="${name}"` : 'no slot')),
    ...lines('parts', parts, (name) => `::part(${name})`),
  };
}

/**
 * The tag, description and arguments for a story file. Spread it in the meta: `const meta = { ...tableDocs(planCard) } satisfies Meta`.
 */
export function tableDocs(table: ElementDefinition): Pick<Meta<Args>, 'component' | 'argTypes' | 'parameters'> {
  const methods = table.isPopup ? '\n\nMethods: `show()` and `hide()`.' : '';
  return {
    component: tagComponent(table.tag),
    argTypes: argTypesOf(table),
    parameters: { load: table.load, docs: { description: { component: `\`<${table.tag}>\` ${table.summary}${methods}` } } },
  };
}
