import { readyNote } from './model.mjs';

const module = (entry) => `dist/npm/${entry}.js`;
const described = (list) => list.map(({ name, summary }) => ({ name, description: summary }));
const sentence = ({ summary, accepts }) => `${summary} Takes ${accepts}.`;
const said = ({ summary, isCancelable }) => (isCancelable ? `${summary} Cancelling it stops what would follow.` : summary);
const fallbackOf = ({ fallback }) => (fallback === undefined ? {} : { default: JSON.stringify(fallback) });

function attribute(one) {
  return { name: one.name, fieldName: one.property, description: sentence(one), type: { text: one.type }, ...fallbackOf(one) };
}

function members({ attributes, properties, methods }) {
  const fields = attributes.map((one) => ({
    kind: 'field',
    name: one.property,
    description: one.summary,
    type: { text: one.type },
    attribute: one.name,
    ...(one.reflects ? { reflects: true } : {}),
    ...fallbackOf(one),
  }));
  const data = properties.map(({ name, summary, type }) => ({ kind: 'field', name, description: summary, type: { text: type } }));
  data.push({ kind: 'field', name: 'ready', description: readyNote, type: { text: 'Promise<void>' }, readonly: true });
  const calls = methods.map(({ name, summary }) => ({ kind: 'method', name, description: summary, return: { type: { text: 'void' } } }));
  return [...fields, ...data, ...calls];
}

function declaration(one) {
  return {
    kind: 'class',
    customElement: true,
    name: one.className,
    tagName: one.tag,
    description: one.summary,
    superclass: { name: 'HTMLElement' },
    attributes: one.attributes.map(attribute),
    members: members(one),
    events: one.events.map((event) => ({
      name: event.name,
      description: said(event),
      type: { text: `CustomEvent<${event.detail}>` },
    })),
    slots: described(one.slots),
    cssParts: described(one.parts),
    cssProperties: one.cssProperties,
  };
}

/** The Custom Elements Manifest, which design tools and editors read. */
export function customElementsManifest({ tags }) {
  const modules = tags.map((one) => ({
    kind: 'javascript-module',
    path: module(one.entry),
    declarations: [declaration(one)],
    exports: [{ kind: 'custom-element-definition', name: one.tag, declaration: { name: one.className, module: module(one.entry) } }],
  }));
  return { schemaVersion: '2.1.0', modules };
}

const markdown = (value) => ({ kind: 'markdown', value });

function asMarkdown(one) {
  const list = (title, lines) => (lines.length > 0 ? [`**${title}**\n${lines.map((line) => `- ${line}`).join('\n')}`] : []);
  const events = one.events.map(({ name, summary }) => `\`${name}\` ${summary}`);
  const slots = one.slots.map(({ name, summary }) => `${name ? `\`${name}\`` : 'default'}: ${summary}`);
  return [one.summary, ...list('Events', events), ...list('Slots', slots)].join('\n\n');
}

/** The same for Visual Studio Code's HTML editor (`html.customData`). */
export function htmlCustomData({ tags }) {
  return {
    version: 1.1,
    tags: tags.map((one) => ({
      name: one.tag,
      description: markdown(asMarkdown(one)),
      attributes: one.attributes.map((each) => ({
        name: each.name,
        description: markdown(sentence(each)),
        ...(each.kind === 'flag' ? { valueSet: 'v' } : {}),
        ...(each.words.length > 0 ? { values: each.words.map((name) => ({ name })) } : {}),
      })),
    })),
  };
}

function webTypesElement(one) {
  return {
    name: one.tag,
    description: one.summary,
    attributes: one.attributes.map((each) => ({
      name: each.name,
      description: sentence(each),
      value: each.kind === 'flag' ? { kind: 'no-value', type: 'boolean' } : { type: each.markup },
      ...fallbackOf(each),
    })),
    slots: one.slots.map(({ name, summary }) => ({ name: name || 'default', description: summary })),
    js: {
      properties: members(one)
        .filter(({ kind }) => kind === 'field')
        .map(({ name, description, type }) => ({ name, description, value: { type: type.text } })),
      events: one.events.map((event) => ({ name: event.name, description: said(event) })),
    },
    css: { parts: described(one.parts), properties: one.cssProperties.map(({ name, description }) => ({ name, description })) },
  };
}

/** The same for JetBrains editors, which find it by the field `web-types` of package.json. */
export function webTypes({ tags, version }) {
  return {
    $schema: 'https://json.schemastore.org/web-types',
    name: 'ucp-elements',
    version,
    'description-markup': 'markdown',
    contributions: { html: { elements: tags.map(webTypesElement) } },
  };
}
