import { readyNote } from './model.mjs';

const note = (text) => `/** ${text} */`;
const key = (name) => (/^[a-z]\w*$/i.test(name) ? name : `'${name}'`);

/**
 * The source files of types that a property or an attribute uses.
 *
 * @type {Readonly<Record<string, string>>}
 */
const typeSources = { HandedPlan: 'features/plans/rules/handed-plan.js', Environment: 'settings-input.js' };

function imports(tags, sources) {
  const named = ({ properties, attributes }) => [
    ...properties.map(({ type }) => type),
    ...attributes.flatMap(({ typeName }) => typeName ?? []),
  ];
  const types = [...new Set(tags.flatMap(named))];
  const unknown = types.find((type) => !typeSources[type]);
  if (unknown) throw new Error(`the type ${unknown} is in no file that rollup/describe/types.mjs knows`);
  return [
    `import type { AddYourInfo } from '${sources}/features/enrollment/rules/supplement-start.js';`,
    `import type { EventDetails, EventName, NavigationReason } from '${sources}/shared/events.js';`,
    ...types.map((type) => `import type { ${type} } from '${sources}/${typeSources[type]}';`),
  ];
}

const elementName = ({ className }) => `${className}Element`;

/** The type of an attribute's property. */
const propertyType = ({ typeName, type }) => (typeName ? `${typeName} | undefined` : type);

/** The type of the value in markup. A list of words is checked word by word. */
function markupType({ typeName, kind, markup, words }) {
  return kind === 'words' ? `Words<${words.map((word) => `'${word}'`).join(' | ')}>` : (typeName ?? markup);
}

function elementOf(one) {
  const fields = one.attributes
    .filter(({ property }) => property !== 'lang')
    .flatMap((each) => [`  ${note(each.summary)}`, `  ${each.property}: ${propertyType(each)};`]);
  const data = one.properties.flatMap(({ name, summary, type }) => [`  ${note(summary)}`, `  ${name}: ${type} | undefined;`]);
  const ready = [`  ${note(readyNote)}`, '  readonly ready: Promise<void>;'];
  const calls = one.methods.flatMap(({ name, summary }) => [`  ${note(summary)}`, `  ${name}(): void;`]);
  return [note(one.summary), `export interface ${elementName(one)} extends HTMLElement {`, ...fields, ...data, ...ready, ...calls, '}'];
}

function rowOf(one) {
  const attributes = one.attributes.flatMap((each) => [
    `      ${note(`${each.summary} Takes ${each.accepts}.`)}`,
    `      ${key(each.name)}?: ${markupType(each)} | undefined;`,
  ]);
  const data = one.properties.map(({ name, type }) => `${key(name)}?: ${type} | undefined;`).join(' ');
  return [
    `  ${note(one.summary)}`,
    `  '${one.tag}': {`,
    `    element: ${elementName(one)};`,
    '    attributes: {',
    ...attributes,
    '    };',
    `    properties: { ${data} };`,
    '  };',
  ];
}

/**
 * The TypeScript types of the tags in the DOM. For example, `document.querySelector('ucp-plan-card')` has its properties, and a
 * listener of `ucp-navigate` has its detail. `sources` is the folder of the declarations, relative to this file.
 *
 * @param {Pick<import('./model.mjs').Description, 'tags'>} library
 */
export function tagTypes({ tags }, sources = './src') {
  return `${[
    ...imports(tags, sources),
    '',
    'export type { EventDetails, EventName, NavigationReason };',
    '',
    note('Words of a list in any order, each once, with one space between.'),
    'type Words<Word extends string, All extends string = Word> =',
    `  Word extends string ? Word | \`\${Word} \${Words<Exclude<All, Word>>}\` : never;`,
    '',
    note('Every event of the library, by name. They bubble, so that any element around a tag hears them.'),
    'export type UcpEvents = { [N in EventName]: CustomEvent<EventDetails[N]> };',
    '',
    ...tags.flatMap((one) => [...elementOf(one), '']),
    note('Every tag: its element, what is written in markup, and what is set by script alone.'),
    'export interface UcpTags {',
    ...tags.flatMap(rowOf),
    '}',
    '',
    'declare global {',
    '  interface GlobalEventHandlersEventMap extends UcpEvents {}',
    '  interface WindowEventMap {',
    `    ${note('The shopper begins the application of a supplement plan (REC-07).')}`,
    '    openAddYourInfo: CustomEvent<AddYourInfo>;',
    '  }',
    '  interface HTMLElementTagNameMap {',
    ...tags.map((one) => `    '${one.tag}': ${elementName(one)};`),
    '  }',
    '}',
  ].join('\n')}\n`;
}

/** For React 19: the tags in JSX, with `onucp-navigate={…}` for the events. */
export const reactTypes = `import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { UcpEvents, UcpTags } from './tags.js';

type Handlers = { [N in keyof UcpEvents as \`on\${N}\`]?: ((event: UcpEvents[N]) => void) | undefined };
type UcpJsx = {
  [T in keyof UcpTags]: DetailedHTMLProps<HTMLAttributes<UcpTags[T]['element']>, UcpTags[T]['element']> &
    UcpTags[T]['attributes'] &
    UcpTags[T]['properties'] &
    Handlers & { class?: string | undefined };
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends UcpJsx {}
  }
}
`;

/** For Vue's templates: \`@ucp-navigate="…"\`, and a data property as \`:plan.prop="…"\`. */
export const vueTypes = `import type { EmitFn, HTMLAttributes, PublicProps } from 'vue';
import type { UcpEvents, UcpTags } from './tags.js';

type Camel<Name> = Name extends \`\${infer First}-\${infer Rest}\` ? \`\${First}\${Capitalize<Camel<Rest>>}\` : Name;
/** A template says \`plan-id\`; Vue's own checker reads it as \`planId\`. */
type Said<Attributes> = Attributes & { [Name in keyof Attributes as Camel<Name>]: Attributes[Name] };
/** Attributes that any element may have. Vue's own types leave them out. */
type Placed = { slot?: string | undefined } & { [Name in \`data\${Capitalize<string>}\`]?: unknown };
type UcpComponents = {
  [T in keyof UcpTags]: new () => UcpTags[T]['element'] & {
    $props: HTMLAttributes & Placed & Said<UcpTags[T]['attributes']> & UcpTags[T]['properties'] & PublicProps;
    $emit: EmitFn<{ [N in keyof UcpEvents]: (event: UcpEvents[N]) => void }>;
  };
};

declare module 'vue' {
  interface GlobalComponents extends UcpComponents {}
}
`;

/** For Svelte 5: \`onucp-navigate={…}\`. */
export const svelteTypes = `import type { HTMLAttributes } from 'svelte/elements';
import type { UcpEvents, UcpTags } from './tags.js';

type Handlers = { [N in keyof UcpEvents as \`on\${N}\`]?: ((event: UcpEvents[N]) => void) | undefined };
type UcpElements = {
  [T in keyof UcpTags]: Omit<HTMLAttributes<UcpTags[T]['element']>, keyof UcpTags[T]['attributes']> &
    UcpTags[T]['attributes'] &
    UcpTags[T]['properties'] &
    Handlers;
};

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends UcpElements {}
}
`;

/**
 * The types of host frameworks. The React entry has the wrapper components too.
 *
 * @type {Readonly<Record<'tags' | 'react' | 'vue' | 'svelte', (library: import('./model.mjs').Description) => string>>}
 */
export const typeEntries = { tags: tagTypes, react: () => reactTypes, vue: () => vueTypes, svelte: () => svelteTypes };
