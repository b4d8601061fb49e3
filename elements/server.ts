import { attributeText } from '../src/element/attribute-text.js';
import type { Attribute, ElementDefinition } from '../src/element/definition.js';
import { childrenOf, type HtmlTag, pairsOf, tagsIn } from '../src/element/html-scan.js';
import { escapeHtml, type SkeletonHost, type SkeletonOptions, skeletonHtml } from '../src/element/skeleton-html.js';
import type { brands } from '../src/shared/brands.js';
import { type Definition, tables } from './index.js';

/**
 * `ucp-elements/server`: writes each tag's first paint into the HTML of a server or a template, as a declarative shadow root. It runs in
 * Node, without a browser or React.
 */

export type { SkeletonOptions };

export type TagName = Definition['tag'];

type DefinitionOf<Tag extends TagName> = Extract<Definition, { readonly tag: Tag }>;

type ValueOf<One> = One extends Attribute<infer Value> ? Value : never;

type OwnAttributes<D> = D extends { readonly attributes: infer All }
  ? { readonly [Name in keyof All]?: ValueOf<All[Name]> | undefined }
  : unknown;

/** Attributes of every tag. */
interface CommonAttributes {
  readonly theme?: (typeof brands)[number] | undefined;
  readonly lang?: string | undefined;
  readonly id?: string | undefined;
  readonly class?: string | undefined;
  readonly slot?: string | undefined;
  readonly style?: string | undefined;
  readonly title?: string | undefined;
  readonly hidden?: boolean | undefined;
  readonly [name: `data-${string}`]: string | number | undefined;
  readonly [name: `aria-${string}`]: string | undefined;
}

/** The attributes of a tag, with the names and values that its definition has. */
export type AttributesOf<Tag extends TagName> = OwnAttributes<DefinitionOf<Tag>> & CommonAttributes;

export interface ContentOptions extends SkeletonOptions {
  /** The HTML between the start and the end of the tag. It is written as it is: escape what is not yours. */
  readonly content?: string | undefined;
}

const byTag: ReadonlyMap<string, ElementDefinition> = new Map(tables.map((table) => [table.tag, table]));

const common = ['theme', 'lang', 'id', 'class', 'slot', 'style', 'title', 'hidden'];

/**
 * A whole tag: its attributes, its skeleton and its content. Throws a `TypeError` for a tag or an attribute that there is not.
 *
 * @example renderElement('ucp-saved-plans', { 'no-heading': true }, { lang: 'es' })
 */
export function renderElement<Tag extends TagName>(tag: Tag, attributes?: AttributesOf<Tag>, options: ContentOptions = {}): string {
  const written = textsOf(tag, attributes);
  const start = written.map(([name, text]) => ` ${name}="${escapeHtml(text)}"`).join('');
  return `<${tag}${start}>${renderSkeleton(tag, attributes, options)}${options.content ?? ''}</${tag}>`;
}

/**
 * The skeleton of a tag alone, as the `<template>` that stands first in it. '' for a tag that shows nothing at first, such as a popup.
 * Throws as `renderElement` does.
 */
export function renderSkeleton<Tag extends TagName>(
  tag: Tag,
  attributes?: AttributesOf<Tag>,
  { content = '', ...options }: ContentOptions = {},
): string {
  const texts = new Map(textsOf(tag, attributes));
  return templateOf(tag, { attribute: (name) => texts.get(name) ?? null, ...childrenOf(content) }, options);
}

/**
 * A page, or a part of one, in which each tag of the library has its skeleton. It changes nothing else, and leaves a tag alone that has a
 * shadow root already or is not closed. The nearest `lang` in the text counts, then that of the options.
 */
export function addSkeletons(html: string, options: SkeletonOptions = {}): string {
  const tags = tagsIn(html);
  const ends = pairsOf(tags);
  const languages = tags.filter((one) => one.attributes.has('lang') && (ends.has(one) || one.name === 'html'));
  let done = '';
  let from = 0;
  for (const one of tags) {
    const end = ends.get(one);
    if (!end || !byTag.has(one.name)) continue;
    const content = html.slice(one.end, end.start);
    if (/^\s*<template\s[^>]*shadowrootmode/i.test(content)) continue;
    const lang = languages.findLast((around) => around.start <= one.start && (ends.get(around)?.start ?? html.length) > one.start);
    done +=
      html.slice(from, one.end) +
      templateOf(one.name, hostOf(one, content), { ...options, lang: lang?.attributes.get('lang') ?? options.lang });
    from = one.end;
  }
  return done + html.slice(from);
}

function hostOf({ attributes }: HtmlTag, content: string): SkeletonHost {
  const attribute = (name: string) => {
    const text = attributes.get(name);
    return text === undefined ? null : unescapeHtml(text);
  };
  return { attribute, ...childrenOf(content) };
}

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

/** The characters of an attribute. A named reference that is rare in attributes stays as it is. */
function unescapeHtml(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (all, decimal?: string, hex?: string, name = '') => {
    const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : Number.NaN;
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : (signs[name] ?? all);
  });
}

function templateOf(tag: string, host: SkeletonHost, options: SkeletonOptions): string {
  const inner = skeletonHtml(byTag.get(tag) as ElementDefinition, host, options);
  return inner && `<template shadowrootmode="open">${inner}</template>`;
}

/** The attributes as texts. A name that the types refuse is refused here too: templates are not always typed. */
function textsOf(tag: string, attributes: object = {}): readonly (readonly [name: string, text: string])[] {
  const table = byTag.get(tag);
  if (!table) throw new TypeError(`There is no tag <${tag}>.`);
  const own = Object.keys(table.attributes ?? {});
  return Object.entries(attributes).flatMap(([name, value]) => {
    if (![...own, ...common].includes(name) && !/^(?:data|aria)-[\w-]+$/.test(name)) {
      throw new TypeError(`<${tag}> has no attribute "${name}".`);
    }
    const text = attributeText(value);
    return text === undefined ? [] : [[name, text] as const];
  });
}
