import { existsSync } from 'node:fs';
import sharp from 'sharp';
import { ofEveryTag, readyNote } from '../../../rollup/describe/model.mjs';
import { camelCase } from '../../../rollup/tables.mjs';
import { inProject } from '../../../scripts/lib/project.mjs';
import { picturesOf } from '../../../scripts/lib/screenshots/plan.mjs';
import { grouped, listStories, tagOf } from '../../../scripts/lib/screenshots/stories.mjs';
import { base, linkTo, urlOf } from './address.mjs';
import { pageOf } from './assemble.mjs';
import { groupNames, groupOf, rulesOf, titleOf } from './tags.mjs';

/** Makes a page for each tag from its definition, and the page of all tags. */

const code = (text) => `\`${text.replaceAll('|', '\\|')}\``;
/** Escapes HTML in prose, except in code marks. */
const prose = (text) => text.replaceAll(/(`[^`]*`)|</g, (_, mark) => mark ?? '&lt;').replaceAll('|', '\\|');
const row = (cells) => `| ${cells.join(' | ')} |`;

function table(title, heads, rows) {
  if (rows.length === 0) return [];
  return [`## ${title}`, '', row(heads), row(heads.map(() => '---')), ...rows.map(row), ''];
}

const pathOf = (tag) => `reference/tags/${tag.replace('ucp-', '')}`;

function attributes(one) {
  const takes = ({ accepts, fallback }) => `${prose(accepts)}${fallback === undefined ? '' : `; ${code(String(fallback))} without it`}`;
  return table(
    'Attributes',
    ['Attribute', 'What it says', 'Takes'],
    one.attributes.map((each) => [code(each.name), prose(each.summary), takes(each)]),
  );
}

function properties(one) {
  const ofAttributes = one.attributes.map(({ name, property, type }) => [code(property), `The attribute ${code(name)}.`, code(type)]);
  const own = one.properties.map(({ name, summary, type }) => [code(name), prose(summary), code(type)]);
  const ready = [code('ready'), readyNote, code('Promise<void>')];
  return table('Properties', ['Property', 'What it holds', 'Type'], [...own, ...ofAttributes, ready]);
}

function methods(one) {
  return table(
    'Methods',
    ['Method', 'What it does'],
    one.methods.map(({ name, summary }) => [code(`${name}()`), prose(summary)]),
  );
}

function events(one) {
  const sorted = [...one.events].sort((a, b) => Number(a.name === ofEveryTag) - Number(b.name === ofEveryTag));
  return [
    ...table(
      'Events',
      ['Event', 'When', 'Detail', 'Cancelable'],
      sorted.map(({ name, summary, detail, isCancelable }) => [code(name), prose(summary), code(detail), isCancelable ? 'yes' : 'no']),
    ),
    `[Events](${linkTo('reference/events')}) says how to listen to them, and what canceling one does.`,
    '',
  ];
}

function slots(one) {
  return table(
    'Slots',
    ['Slot', 'What goes there'],
    one.slots.map(({ name, summary }) => [name ? code(name) : '(default)', prose(summary)]),
  );
}

function parts(one) {
  const [first] = one.parts;
  const rows = one.parts.map(({ name, summary }) => [code(name), prose(summary)]);
  const sample = first ? ['```css', `${one.tag}::part(${first.name}) {`, '  outline: 2px solid;', '}', '```', ''] : [];
  return [...table('Parts', ['Part', 'What it is'], rows), ...sample];
}

function customProperties(one) {
  const rows = one.cssProperties.map(({ name, description, default: value }) => [code(name), prose(description), value ? code(value) : '']);
  if (rows.length === 0) return [];
  const [heading, ...lines] = table('Custom properties', ['Property', 'What it changes', 'Neutral value'], rows);
  return [
    heading,
    '',
    `[Change a color](${linkTo('guides/colors')}) says how to set one.`,
    '',
    `<details><summary>The ${rows.length} custom properties that this tag reads</summary>`,
    ...lines,
    '</details>',
    '',
  ];
}

function inCode(one) {
  const component = camelCase(`-${one.entry}`);
  return [
    '## Import',
    '',
    '```js',
    `import 'ucp-elements/${one.entry}'; // defines the tag`,
    `import { ${component} } from 'ucp-elements/react'; // a React component for it`,
    '```',
    '',
    `From the CDN files you import nothing: \`autoload.js\` defines each tag. [Use the tags in an application](${linkTo('guides/application')}) has more.`,
    '',
  ];
}

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** A new story has none until `npm run screenshots` has taken it. */
const hasPicture = (story) => existsSync(inProject('stories/screenshots', picturesOf(story)[0].file));

/** A picture this much higher than wide shows only its top. */
const TALL = 1.5;

async function picture({ file }, alt) {
  const { width, height } = await sharp(inProject('stories/screenshots', file)).metadata();
  const tall = height > width * TALL ? ' class="tall"' : '';
  return `<img${tall} src="${base}/states/${file}" alt="${escaped(alt)}" width="${width}" height="${height}" loading="lazy">`;
}

async function states(one, stories) {
  if (stories.length === 0) return [];
  const figures = await Promise.all(
    stories.map(async (story) => {
      const image = await picture(picturesOf(story)[0], `${one.tag}: ${story.name}`);
      const link = `<a href="/storybook/?path=/story/${story.id}">${image}<span>${escaped(story.name)}</span></a>`;
      return `<li>${link}${story.caption ? `<p>${escaped(story.caption)}</p>` : ''}</li>`;
    }),
  );
  return [
    '## States',
    '',
    'Each picture leads to the story of the state, where you can change brand, language and shopper.',
    '',
    `<ul class="states">${figures.join('')}</ul>`,
    '',
  ];
}

function rules(one) {
  const links = rulesOf(one.tag).map(([title, path]) => `[${title}](${linkTo(path)})`);
  return links.length > 0 ? ['## Rules', '', `The library decides what this tag shows by these rules: ${links.join(', ')}.`, ''] : [];
}

async function tagPage(one, stories) {
  const { tag, summary } = one;
  const lines = [
    '---',
    `title: '${titleOf(tag)}'`,
    `description: ${JSON.stringify(`<${tag}> ${summary}`)}`,
    `shows: docs/tags.md#${tag}`,
    '---',
    '',
    `\`<${tag}>\` ${prose(summary)}`,
    '',
    `<!-- example ${tag} -->`,
    '',
    ...attributes(one),
    ...properties(one),
    ...methods(one),
    ...events(one),
    ...slots(one),
    ...parts(one),
    ...customProperties(one),
    ...inCode(one),
    ...rules(one),
    ...(await states(one, stories)),
  ];
  return pageOf(pathOf(tag), lines.join('\n'));
}

async function card(one, [first]) {
  const image = first ? await picture(picturesOf(first)[0], '') : '';
  return `<li><a href="${urlOf(pathOf(one.tag))}">${image}<strong>${escaped(titleOf(one.tag))}</strong> <code>${one.tag}</code></a><p>${escaped(one.summary).replaceAll(/`([^`]*)`/g, '<code>$1</code>')}</p></li>`;
}

/** The page that leads to every tag, with a picture of each. */
async function overview(model, stories) {
  const groups = grouped(model.tags, ({ tag }) => groupOf(tag) ?? '');
  const sections = await Promise.all(
    groupNames.map(async (group) => {
      const tags = groups.get(group) ?? [];
      const cards = await Promise.all(tags.map((one) => card(one, stories.get(one.tag) ?? [])));
      return [`## ${group}`, '', `<ul class="tag-cards">${cards.join('')}</ul>`, ''];
    }),
  );
  const lines = [
    '---',
    "title: 'Which tag shows what: all tags'",
    "description: 'Every tag with a picture: which one shows saved plans, drugs, doctors, costs, applications or a popup.'",
    'name: All tags',
    'home: docs/tags.md',
    'shows: docs/tags.md#tags',
    '---',
    '',
    'Choose a tag by its picture. Its page has a live example, every attribute, event, slot, part and custom property, and all of its states.',
    '',
    '## Where most pages begin',
    '',
    '<!-- include docs/authors.md#which-tag -->',
    '',
    ...sections.flat(),
  ];
  return pageOf('reference/tags', lines.join('\n'));
}

/** All pages that come from the definitions. */
export async function tagPages(model) {
  const stories = grouped(listStories().filter(hasPicture), tagOf);
  const pages = model.tags.map((one) => tagPage(one, stories.get(one.tag) ?? []));
  return [await overview(model, stories), ...(await Promise.all(pages))];
}

/** The files of all pictures that the pages show. */
export function pictureFiles() {
  return listStories()
    .filter(hasPicture)
    .map((story) => picturesOf(story)[0].file);
}
