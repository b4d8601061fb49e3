import { readyNote } from './model.mjs';

const module = (entry) => `dist/npm/${entry}.js`;
/** @param {readonly { name: string, summary: string }[]} list */
const described = (list) => list.map(({ name, summary }) => ({ name, description: summary }));
const sentence = ({ summary, accepts }) => `${summary} Takes ${accepts}.`;
const eventText = ({ summary, isCancelable }) => (isCancelable ? `${summary} Cancelling it stops what would follow.` : summary);
const fallbackOf = ({ fallback }) => (fallback === undefined ? {} : { default: JSON.stringify(fallback) });

/** @param {import('./model.mjs').DescribedAttribute} one */
function attribute(one) {
  return { name: one.name, fieldName: one.property, description: sentence(one), type: { text: one.type }, ...fallbackOf(one) };
}

/** @param {import('./model.mjs').DescribedTag} tag */
function fields({ attributes, properties }) {
  const own = attributes.map((one) => ({
    kind: 'field',
    name: one.property,
    description: one.summary,
    type: { text: one.type },
    attribute: one.name,
    ...(one.reflects ? { reflects: true } : {}),
    ...fallbackOf(one),
  }));
  const data = properties.map(({ name, summary, type }) => ({ kind: 'field', name, description: summary, type: { text: type } }));
  const ready = { kind: 'field', name: 'ready', description: readyNote, type: { text: 'Promise<void>' }, readonly: true };
  return [...own, ...data, ready];
}

/** @param {import('./model.mjs').DescribedTag} tag */
function methods(tag) {
  return tag.methods.map(({ name, summary }) => ({ kind: 'method', name, description: summary, return: { type: { text: 'void' } } }));
}

/** @param {import('./model.mjs').DescribedTag} one */
function declaration(one) {
  return {
    kind: 'class',
    customElement: true,
    name: one.className,
    tagName: one.tag,
    description: one.summary,
    superclass: { name: 'HTMLElement' },
    attributes: one.attributes.map(attribute),
    members: [...fields(one), ...methods(one)],
    events: one.events.map((event) => ({
      name: event.name,
      description: eventText(event),
      type: { text: `CustomEvent<${event.detail}>` },
    })),
    slots: described(one.slots),
    cssParts: described(one.parts),
    cssProperties: one.cssProperties,
  };
}

/**
 * The Custom Elements Manifest, which design tools and editors read.
 *
 * @param {import('./model.mjs').Description} library
 */
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

/**
 * The same for Visual Studio Code's HTML editor (`html.customData`).
 *
 * @param {import('./model.mjs').Description} library
 */
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

/** @param {import('./model.mjs').DescribedTag} one */
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
      properties: fields(one).map(({ name, description, type }) => ({ name, description, value: { type: type.text } })),
      events: one.events.map((event) => ({ name: event.name, description: eventText(event) })),
    },
    css: { parts: described(one.parts), properties: one.cssProperties.map(({ name, description }) => ({ name, description })) },
  };
}

/**
 * The same for JetBrains editors, which find it by the field `web-types` of package.json.
 *
 * @param {import('./model.mjs').Description} library
 */
export function webTypes({ tags, version }) {
  return {
    $schema: 'https://json.schemastore.org/web-types',
    name: 'ucp-elements',
    version,
    'description-markup': 'markdown',
    contributions: { html: { elements: tags.map(webTypesElement) } },
  };
}
