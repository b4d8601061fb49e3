import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { inProject } from '../../../scripts/lib/project.mjs';
import { base, urlOf } from './address.mjs';
import { createSlugger, documentParts, partsOf, sectionOf, withLinks } from './documents.mjs';
import { exampleMarkup } from './example-markup.mjs';
import { snippetMarkup } from './snippet-markup.mjs';

/**
 * Puts the pages of the site together. The text comes from the documents of the project: a page names the sections that it shows.
 *
 * | line of a page | what it becomes |
 * | --- | --- |
 * | `<!-- include docs/brands.md#look -->` | the text of the section, and the sections below it |
 * | `<!-- include docs/brands.md#look alone -->` | only the text before the next heading |
 * | `<!-- include docs/brands.md#look without #your-logo -->` | the section without these ones |
 * | `<!-- section docs/brands.md#look -->` | the same with the heading of the section |
 * | `<!-- example ucp-faq -->` | a live example with its code |
 * | `<!-- snippet -->` | the form that writes an author's snippet |
 */

/** Documents that the site must show completely. */
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'SECURITY.md',
  'CODE_OF_CONDUCT.md',
  ...readdirSync(inProject('docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
  'demo/service/README.md',
  'demo/data/PROVENANCE.md',
];

/** Files that the site has beside its pages. */
export const files = { 'docs/openapi.yaml': 'openapi.yaml', 'docs/site/pictures': 'pictures' };

const FRONTMATTER = /^---\n([\s\S]*?)\n---\n/;
const DIRECTIVE = /^<!-- (include|section|example) (\S+?)(?:#(\S+))?(?: (alone))?(?: without ((?:#\S+ ?)+?))? -->$/;

/** The value of a one-line field of the frontmatter. */
const fieldOf = (frontmatter, name) => new RegExp(`^${name}: (.*)$`, 'm').exec(frontmatter)?.[1]?.replace(/^'(.*)'$/, '$1') ?? '';

/** A page from its source: `path` is its address below the site's, and `text` its Markdown with frontmatter. */
export function pageOf(path, text) {
  const frontmatter = FRONTMATTER.exec(text)?.[1] ?? '';
  return {
    path,
    frontmatter: frontmatter.replaceAll(/^(home|shows|name): .*\n?/gm, '').trim(),
    title: fieldOf(frontmatter, 'title'),
    /** The text of links to the page that only name a file. */
    name: fieldOf(frontmatter, 'name') || fieldOf(frontmatter, 'title'),
    description: fieldOf(frontmatter, 'description'),
    /** The documents whose links without an anchor lead here. */
    home: fieldOf(frontmatter, 'home').split(' ').filter(Boolean),
    /** Sections of documents in whose place the page stands, because it is made from the same source. */
    shows: fieldOf(frontmatter, 'shows').split(' ').filter(Boolean),
    /** Words that readers type and that the page says rarely or never. The search of the site reads them beside the text. */
    keywords: fieldOf(frontmatter, 'keywords').split(', ').filter(Boolean),
    body: text.replace(FRONTMATTER, ''),
  };
}

/** The pages that are written for the site. */
export function writtenPages() {
  const folder = inProject('docs/site/pages');
  return readdirSync(folder, { recursive: true })
    .map((name) => name.split('\\').join('/'))
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => pageOf(name.replace(/\.md$/, '').replace(/(^|\/)index$/, ''), readFileSync(`${folder}/${name}`, 'utf8')));
}

/**
 * The parts that a directive shows, or a problem in words.
 *
 * @param {readonly string[]} directive
 */
function partsShown([all, , file, anchor, alone, without = '']) {
  if (!documents.includes(file)) return { problem: `${all}: the site has no document ${file}` };
  const parts = documentParts(file);
  const section = anchor ? sectionOf(parts, anchor) : parts.filter(({ level }) => level > 0);
  if (!section) return { problem: `${all}: ${file} has no heading #${anchor}` };
  const dropped = new Set();
  for (const slug of without.split(' ').filter(Boolean)) {
    const one = sectionOf(section, slug.slice(1));
    if (!one) return { problem: `${all}: the section has no heading ${slug}` };
    for (const part of one) dropped.add(part);
  }
  return { parts: (alone ? section.slice(0, 1) : section).filter((part) => !dropped.has(part)) };
}

/** Marks of generated tables, such as `<!-- size -->`. */
const marks = /^<!-- \/?\w+ -->\n?/gm;

/** The blocks of a page: text with the document that it is from. Own text is from the project's folder. */
function blocksOf(page) {
  const blocks = [];
  const problems = [];
  let own = [];
  const flush = () => {
    for (const part of partsOf(own.join('\n'))) blocks.push({ file: null, part, level: part.level });
    own = [];
  };
  for (const line of page.body.split('\n')) {
    const directive = DIRECTIVE.exec(line);
    if (line === '<!-- snippet -->') {
      own.push(snippetMarkup);
    } else if (!directive) {
      own.push(line);
    } else if (directive[1] === 'example') {
      own.push(exampleMarkup(directive[2]));
    } else {
      flush();
      const [, kind, file] = directive;
      const { parts = [], problem } = partsShown(directive);
      if (problem) problems.push(`${page.path}: ${problem}`);
      const isSection = kind === 'section';
      const shift = 2 - (parts[0]?.level ?? 0) - (isSection ? 0 : 1);
      for (const [at, part] of parts.entries()) {
        const hasHeading = isSection || at > 0;
        blocks.push({ file, part, level: hasHeading ? Math.max(2, part.level + shift) : 0 });
      }
    }
  }
  flush();
  return { blocks, problems };
}

/** Records where each section of a document stands. Pages of tutorials repeat sections, so a link leads to another page if there is one. */
function recordPlaces(page, blocks, places) {
  const slug = createSlugger();
  let anchor = '';
  for (const key of page.shows) places.set(key, { page: page.path, anchor });
  for (const { file, part, level } of blocks) {
    if (level > 0) anchor = slug(part.title);
    if (file === null) continue;
    const key = `${file}#${part.slug}`;
    const known = places.get(key);
    if (!known || known.page.startsWith('tutorials/')) places.set(key, { page: page.path, anchor });
  }
}

/** The address of a link's target on the site, or a problem in words. */
function targetOf(link, file, { places, homes, pages }) {
  if (/^(https?|mailto):/.test(link)) return { url: link };
  const placeOf = (path, hash) => ({ url: urlOf(path, hash), title: pages.get(path) });
  const [name = '', anchor] = link.split('#');
  if (file === null && name.startsWith('/')) {
    const path = name.replace(/^\/|\/$/g, '');
    // The library's files and the Storybook are beside the site.
    if (/^(cdn|storybook|pages)(\/|$)/.test(path)) return { url: link };
    return pages.has(path) ? placeOf(path, anchor) : { problem: `no page ${name}` };
  }
  if (file === null && name === '') return { url: link };
  const target = name === '' ? file : posix.join(file === null ? '.' : posix.dirname(file), name);
  if (files[target]) return { url: `${base}/${files[target]}` };
  const place = anchor ? places.get(`${target}#${anchor}`) : homes.get(target);
  return place ? placeOf(place.page, place.anchor) : { problem: `${target}${anchor ? `#${anchor}` : ''} is not on the site` };
}

/**
 * Assembles the pages: rewrites headings and links. Returns the pages with their Markdown, and the problems, one sentence each.
 *
 * @param {readonly ReturnType<typeof pageOf>[]} pages
 */
export function assemble(pages) {
  const places = new Map();
  const drafts = pages.map((page) => ({ page, ...blocksOf(page) }));
  for (const { page, blocks } of drafts) recordPlaces(page, blocks, places);
  const homes = new Map(pages.flatMap(({ home, path }) => home.map((file) => [file, { page: path, anchor: '' }])));
  const known = { places, homes, pages: new Map(pages.map(({ path, name }) => [path, name])) };
  const problems = drafts.flatMap((draft) => draft.problems);

  const markdownOf = ({ page, blocks }) =>
    blocks
      .map(({ file, part, level }) => {
        const text = withLinks(part.text.replaceAll(marks, ''), (link) => {
          const { problem, ...target } = targetOf(link, file, known);
          if (problem) problems.push(`${page.path} links to ${link}: ${problem}`);
          return { url: link, ...target };
        });
        return `${level > 0 ? `${'#'.repeat(level)} ${part.title}\n\n` : ''}${text}`.trim();
      })
      .filter(Boolean)
      .join('\n\n');

  const assembled = drafts.map((draft) => ({ ...draft.page, markdown: markdownOf(draft) }));
  return { pages: assembled, problems: [...problems, ...missingSections(places), ...missingHomes(homes)] };
}

/** The README is the front page of the repository: the site has its own. */
const partly = ['README.md'];

function missingSections(places) {
  const whole = documents.filter((file) => !partly.includes(file));
  return whole.flatMap((file) =>
    documentParts(file)
      .filter(({ level, text, slug }) => level > 0 && text !== '' && !places.has(`${file}#${slug}`))
      .map(({ slug }) => `no page shows ${file}#${slug}`),
  );
}

function missingHomes(homes) {
  return documents.filter((file) => !homes.has(file)).map((file) => `no page is the home of ${file}`);
}
