import { picturesOf } from './plan.mjs';
import { grouped, tagOf } from './stories.mjs';

const note = 'Made by `npm run screenshots`, never by hand; [docs/designers.md](../../docs/designers.md#screenshots) says how.';

const groupOf = ({ title }) => title.split('/')[0];
const pageOf = (group) => `${group.toLowerCase()}.md`;

/** Text of a comment for a page where `<` would start a tag. */
const plain = (text) => text.replaceAll('<', '&lt;');

/** @param {import('./plan.mjs').Look} look */
const variantName = ({ variant, theme, lang, width }) => {
  if (theme) return `Brand ${theme}`;
  if (lang) return 'Spanish';
  return variant ? `${width} px wide` : `${width} px wide, neutral brand`;
};

function figure(picture) {
  const alt = `${tagOf(picture.story)}, ${picture.story.name}: ${variantName(picture)}`;
  return `<img src="${picture.file}" alt="${alt}">`;
}

/** A story's main picture, with the others collapsed. */
function storyPart(story) {
  const [own, ...others] = picturesOf(story);
  const more = others.flatMap((one) => [`**${variantName(one)}**`, '', figure(one), '']);
  return [
    `### ${story.name}`,
    '',
    ...(story.caption ? [plain(story.caption), ''] : []),
    figure(own),
    '',
    ...(more.length > 0 ? ['<details>', `<summary>${others.map(variantName).join(' · ')}</summary>`, '', ...more, '</details>', ''] : []),
  ];
}

function groupPage(group, stories) {
  const tags = grouped(stories, tagOf);
  return [
    `# ${group}`,
    '',
    note,
    '',
    ...[...tags.keys()].map((tag) => `- [${tag}](#${tag})`),
    '',
    ...[...tags].flatMap(([tag, own]) => [`## ${tag}`, '', ...own.flatMap(storyPart)]),
  ].join('\n');
}

/** Each tag with the picture of its first story, unless that is as long as a page. Both link to all of its stories. */
function overview(groups) {
  /** @param {readonly [string, readonly import('./stories.mjs').ListedStory[]]} entry */
  const cell = ([tag, [first, ...others]]) => {
    const place = `${pageOf(groupOf(first))}#${tag}`;
    const [{ file }] = picturesOf(first);
    const picture = `<a href="${place}"><img src="${file}" alt="${tag}, ${first.name}" width="410"></a>`;
    return [
      `**[${tag}](${place})** ${others.length + 1} ${others.length === 0 ? 'story' : 'stories'}`,
      '',
      ...(first.labels.includes('every-width') ? [] : [picture, '']),
    ];
  };
  return [
    '# Every story as a picture',
    '',
    note,
    '',
    ...[...groups].flatMap(([group, stories]) => [`## [${group}](${pageOf(group)})`, '', ...[...grouped(stories, tagOf)].flatMap(cell)]),
  ].join('\n');
}

/**
 * The pages beside the pictures, by file name: one for each group of the Storybook, and an overview of all tags.
 *
 * @param {readonly import('./stories.mjs').ListedStory[]} stories
 * @returns {ReadonlyMap<string, string>}
 */
export function galleryPages(stories) {
  const groups = grouped(stories, groupOf);
  const pages = new Map([['README.md', overview(groups)]]);
  for (const [group, own] of groups) pages.set(pageOf(group), groupPage(group, own));
  return pages;
}
