import { readdirSync, readFileSync } from 'node:fs';
import { extractDescription, loadCsf } from 'storybook/internal/csf-tools';
import { inProject } from '../project.mjs';

const folder = 'stories';

/** The source files of the stories, without their pictures. */
export function storySources() {
  return readdirSync(inProject(folder))
    .filter((name) => /\.tsx?$/.test(name))
    .sort()
    .map((name) => `${folder}/${name}`);
}

const oneLine = (comment = '') => comment.replaceAll(/\s+/g, ' ').trim();

/**
 * A story: its id, its name, and the group and tag in its title, such as `Plans/ucp-plan-card`. `caption` is the comment above it.
 * `labels` are its tags in Storybook's sense.
 *
 * @typedef {{ id: string, name: string, title: string, caption: string, labels: readonly string[], isFirst: boolean }} ListedStory
 */

/** @returns {ListedStory[]} */
function storiesIn(fileName) {
  const csf = loadCsf(readFileSync(inProject(fileName), 'utf8'), { fileName, makeTitle: (title) => title }).parse();
  return csf.indexInputs.map(({ __id = '', name = '', title = '', exportName, tags = [] }, place) => ({
    id: __id,
    name,
    title,
    caption: oneLine(extractDescription(csf._storyStatements[exportName])),
    labels: tags,
    isFirst: place === 0,
  }));
}

/**
 * Every story, by title and then in the order of its file. Read from the files as Storybook's own index reads them, so
 * that no build is needed.
 */
export function listStories() {
  return storySources()
    .filter((name) => name.endsWith('.stories.tsx'))
    .flatMap(storiesIn)
    .sort((a, b) => (a.title < b.title ? -1 : Number(a.title > b.title)));
}

/** Every page of guidance: Welcome, foundations and patterns. They have no pictures. */
export function listPages() {
  return readdirSync(inProject(folder, 'pages'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.stories.tsx'))
    .sort()
    .flatMap((name) => storiesIn(`${folder}/pages/${name}`));
}

/**
 * The tag of a story's title: `ucp-plan-card` for `Plans/ucp-plan-card`.
 *
 * @type {(story: Pick<ListedStory, 'title'>) => string}
 */
export const tagOf = ({ title }) => title.slice(title.lastIndexOf('/') + 1);

/**
 * Groups items by a key, in their order.
 *
 * @template Item
 * @param {readonly Item[]} items
 * @param {(item: NoInfer<Item>) => string} keyOf
 * @returns {Map<string, readonly Item[]>}
 */
export function grouped(items, keyOf) {
  const groups = new Map();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}
