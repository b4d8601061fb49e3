import { readFileSync } from 'node:fs';
import { groupOf, titleOf } from '../../../docs/site/lib/tags.mjs';
import { camelCase } from '../../../rollup/tables.mjs';
import { inProject } from '../project.mjs';
import { plain } from './plain.mjs';

/** The blocks of the WordPress plugin, made from the description of the library: one for each tag that an author may place. */

/** The settings page of the plugin writes it. An author who could would lead the page to services of their own. */
const written = 'ucp-settings';

/** The icon of each group of tags, from `src/ui/icons`. */
const icons = {
  'Whole pages': 'clipboard',
  'Top of the page': 'arrow-right',
  Plans: 'plans',
  'Extra Help': 'dollar',
  'Drugs and doctors': 'pill',
  'Applications and enrolled plans': 'check',
  'Help and notes': 'question',
  'Popups and messages': 'mail',
};

/** The path of an icon on a grid of 24 by 24, and whether it is filled. */
function iconOf(tag) {
  const source = readFileSync(inProject(`src/ui/icons/${icons[groupOf(tag)]}.ts`), 'utf8');
  const path = /d: '([^']+)'/.exec(source)?.[1] ?? '';
  return { path, isSolid: source.includes("kind: 'solid'") };
}

const wordsIn = (text) => text.toLowerCase().match(/[a-z]{3,}/g) ?? [];

/**
 * @typedef {'flag' | 'text' | 'number' | 'word' | 'words'} Kind
 * @typedef {object} BlockAttribute
 * @property {string} name as in HTML
 * @property {string} key as in the block
 * @property {string} label
 * @property {string} summary
 * @property {Kind} kind
 * @property {string} [accepts] what a text must be like
 * @property {readonly string[]} [words] the closed set, if there is one
 * @property {number} [least]
 * @property {number} [most]
 */

/** The words that find the block: those of its tag, its group and the attributes of its own. */
function keywordsOf({ tag }) {
  const words = [...wordsIn(titleOf(tag)), ...wordsIn(groupOf(tag)), 'medicare', 'shopper'];
  return [tag, ...new Set(words.filter((word) => !['and', 'the'].includes(word)))];
}

/** The text of an attribute's name: `plan-id` is 'Plan id'. A short name of HTML is written out. */
function labelOf(name) {
  const words = name === 'lang' ? 'language' : name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * @param {import('../../../rollup/describe/model.mjs').DescribedAttribute} described
 * @param {import('../../../src/element/definition.js').Attributes[string]['type'] | undefined} type
 * @returns {BlockAttribute}
 */
function attributeOf({ name, summary, accepts, kind, words }, type) {
  return {
    name,
    key: camelCase(name),
    label: labelOf(name),
    summary: plain(summary),
    kind,
    ...(kind === 'text' && accepts !== 'text' && { accepts: plain(accepts) }),
    ...(type?.kind === 'number' && { least: type.least, most: type.most }),
    ...(words.length > 0 && { words }),
  };
}

/**
 * @param {import('../../../rollup/describe/model.mjs').DescribedTag} one
 * @param {import('../../../src/element/definition.js').ElementDefinition | undefined} table
 */
function blockOf(one, table) {
  const { tag, summary, isPopup, slots } = one;
  return {
    tag,
    name: `ucp/${one.entry}`,
    title: titleOf(tag),
    description: plain(summary),
    group: groupOf(tag),
    icon: iconOf(tag),
    keywords: keywordsOf(one),
    isPopup,
    attributes: one.attributes.map((attribute) => attributeOf(attribute, table?.attributes?.[attribute.name]?.type)),
    slots: slots.map(({ name, summary: text }) => ({ name, summary: plain(text) })),
  };
}

/**
 * The blocks in the order of the definitions.
 *
 * @param {import('../../../rollup/describe/model.mjs').Description} description
 * @param {readonly import('../../../src/element/definition.js').ElementDefinition[]} tables
 */
export function blocksOf({ tags }, tables) {
  const byTag = new Map(tables.map((table) => [table.tag, table]));
  return tags.filter(({ tag }) => tag !== written).map((one) => blockOf(one, byTag.get(one.tag)));
}
