import { camelCase } from './tables.mjs';

const module = (tag) => `dist/npm/${tag.replace('ucp-', '')}.js`;
const className = (tag) => camelCase(`-${tag}`);
const named = (record = {}) => Object.entries(record).map(([name, description]) => ({ name, description }));

function attributesOf({ attributes = {} }) {
  return Object.entries(attributes).map(([name, { summary, accepts, fallback }]) => ({
    name,
    fieldName: camelCase(name),
    description: `${summary} Takes ${accepts}.`,
    ...(fallback === undefined || fallback === false ? {} : { default: JSON.stringify(fallback) }),
  }));
}

function membersOf({ properties = {}, isPopup }) {
  const fields = Object.entries(properties).map(([name, { summary, type }]) => ({
    kind: 'field',
    name,
    description: summary,
    type: { text: type },
  }));
  return isPopup ? [...fields, { kind: 'method', name: 'show' }, { kind: 'method', name: 'hide' }] : fields;
}

function declaration(table) {
  return {
    kind: 'class',
    customElement: true,
    name: className(table.tag),
    tagName: table.tag,
    description: table.summary,
    attributes: attributesOf(table),
    members: membersOf(table),
    events: (table.events ?? []).map((name) => ({ name, type: { text: 'CustomEvent' } })),
    slots: named(table.slots),
    cssParts: named(table.parts),
  };
}

/** The Custom Elements Manifest: what design tools and editors read of a library's tags. */
export function customElementsManifest(tables) {
  const modules = tables.map((table) => ({
    kind: 'javascript-module',
    path: module(table.tag),
    declarations: [declaration(table)],
    exports: [
      { kind: 'custom-element-definition', name: table.tag, declaration: { name: className(table.tag), module: module(table.tag) } },
    ],
  }));
  return { schemaVersion: '2.1.0', modules };
}

/** The same for Visual Studio Code's HTML editor. */
export function htmlCustomData(tables) {
  const tags = tables.map((table) => ({
    name: table.tag,
    description: table.summary,
    attributes: attributesOf(table).map(({ name, description }) => ({ name, description })),
  }));
  return { version: 1.1, tags };
}
