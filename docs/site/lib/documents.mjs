import { readFileSync } from 'node:fs';
import { inProject } from '../../../scripts/lib/project.mjs';

/** Reads Markdown documents of the project and cuts them at their headings. */

/**
 * A heading with the lines up to the next heading of any level.
 *
 * @typedef {object} Part
 * @property {number} level 1 for `#`; 0 for the lines before the first heading
 * @property {string} title the text of the heading as written
 * @property {string} slug its anchor in the document
 * @property {string} text the lines below it
 */

/** The anchor of a heading, as GitHub and Astro make it. */
export function slugOf(title) {
  return title
    .toLowerCase()
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/[^\p{L}\p{N}\- _]/gu, '')
    .trim()
    .replaceAll(' ', '-');
}

/** Makes the anchors of one page different: the second `cors` is `cors-1`. */
export function createSlugger() {
  const used = new Map();
  return (title) => {
    const slug = slugOf(title);
    const count = used.get(slug);
    used.set(slug, (count ?? -1) + 1);
    return count === undefined ? slug : `${slug}-${count + 1}`;
  };
}

const HEADING = /^(#{1,6}) (.+?)\s*$/;
const FENCE = /^\s*(```|~~~)/;

/** Lines with whether each is in a block of code. */
function* linesOf(text) {
  let fence = null;
  for (const line of text.split('\n')) {
    const mark = FENCE.exec(line)?.[1];
    const isCode = fence !== null || mark !== undefined;
    if (mark && fence === null) fence = mark;
    else if (mark === fence) fence = null;
    yield { line, isCode };
  }
}

/** @returns {readonly Part[]} */
export function partsOf(text) {
  const slug = createSlugger();
  let lines = [];
  const parts = [{ level: 0, title: '', slug: '', lines }];
  for (const { line, isCode } of linesOf(text)) {
    const [, marks, title] = (!isCode && HEADING.exec(line)) || [];
    if (!marks) {
      lines.push(line);
      continue;
    }
    lines = [];
    parts.push({ level: marks.length, title, slug: slug(title), lines });
  }
  return parts.map(({ lines, ...part }) => ({ ...part, text: lines.join('\n').trim() }));
}

const known = new Map();

/** The parts of a document of the project, such as `docs/brands.md`. */
export function documentParts(path) {
  if (!known.has(path)) known.set(path, partsOf(readFileSync(inProject(path), 'utf8')));
  return known.get(path);
}

/** A part and the parts below it: up to the next heading of its level or higher. */
export function sectionOf(parts, slug) {
  const start = parts.findIndex((part) => part.level > 0 && part.slug === slug);
  if (start < 0) return null;
  const end = parts.findIndex((part, at) => at > start && part.level <= parts[start].level);
  return parts.slice(start, end < 0 ? undefined : end);
}

const LINK = /(?<code>`[^`]*`)|\[(?<file>[\w./-]+\.md)\]\((?<ofFile>[^)\s]+)\)|\]\((?<target>[^)\s]+)\)/g;

/**
 * Replaces the target of each link outside of code. `replace` gives the address and the title of a target. The title replaces a text that
 * is only the name of a file.
 */
export function withLinks(text, replace) {
  const replaced = (all, ...rest) => {
    const { code, file, ofFile, target } = rest.at(-1);
    if (code !== undefined) return all;
    const { url, title } = replace(ofFile ?? target);
    return file === undefined ? `](${url})` : `[${title ?? file}](${url})`;
  };
  return [...linesOf(text)].map(({ line, isCode }) => (isCode ? line : line.replaceAll(LINK, replaced))).join('\n');
}
