/**
 * Finds the prose in a file. A block is a paragraph, a list item, a table cell, a comment, a message or a test title.
 * It has the line where it starts, and its text with the line breaks.
 *
 * @typedef {{ line: number, text: string }} Block
 * @typedef {(source: string) => readonly Block[]} Finder
 */

/** A text at an offset of the file's text. */
const blockAt = (source, index, text) => ({ line: source.slice(0, index).split('\n').length, text });

/** Replaces everything but line breaks, so that later lines keep their numbers. */
const blank = (text) => text.replace(/[^\n]/g, ' ');

/** Splits a text at empty lines, and before list items, headings, table rows and tags such as `@param`. */
function paragraphs(text, firstLine = 1) {
  const blocks = [];
  let current;
  for (const [index, content] of text.split('\n').entries()) {
    const line = firstLine + index;
    if (/^\s*\|/.test(content)) {
      for (const cell of content.split(/(?<!\\)\|/)) blocks.push({ line, text: cell });
      current = undefined;
    } else if (!content.trim()) current = undefined;
    else if (!current || /^\s*([-*#>@]|\d+\.)/.test(content)) {
      current = { line, text: content };
      blocks.push(current);
    } else current.text += `\n${content}`;
  }
  return blocks;
}

/**
 * The paragraphs of a Markdown page, without its code samples and front matter.
 *
 * @type {Finder}
 */
export function pageBlocks(source) {
  return paragraphs(source.replace(/^---\n[\s\S]*?\n---\n/, blank).replace(/```[\s\S]*?```|<!--[\s\S]*?-->/g, blank));
}

/**
 * The comments of a source file. Lines that follow each other are one comment.
 *
 * @type {Finder}
 */
export function commentBlocks(source) {
  const blocks = [];
  for (const { 0: all, 1: text, index } of source.matchAll(/^[ \t]*\/\*\*?(?=\s)([\s\S]*?)\*\//gm)) {
    const { line } = blockAt(source, index + all.search(/\S/), '');
    blocks.push(...paragraphs(text.replace(/^[ \t]*\*( |$)/gm, ''), line));
  }
  for (const { 0: all, index } of source.matchAll(/^(?:[ \t]*\/\/(?!\/).*\n?)+/gm)) {
    const { line } = blockAt(source, index, '');
    blocks.push(...paragraphs(all.replace(/^[ \t]*\/\/ ?/gm, ''), line));
  }
  for (const { 1: text, index } of source.matchAll(/\S[ \t]+\/\/ (.*)$/gm)) blocks.push(blockAt(source, index, text));
  return blocks;
}

const quoted = '([\'"`])((?:\\\\.|(?!\\1)[^\\\\])*)\\1';
const titles = new RegExp(`(?:\\b(?:it|test|describe)[.\\w]*\\(|\\)\\()\\s*${quoted}`, 'gm');
const messages = new RegExp(`\\b(?:warnOnce|log|warn|error|info|giveUp|say)\\(\\s*${quoted}`, 'gm');
const strings = new RegExp(quoted, 'g');

const quotedBlocks = (source, pattern) =>
  [...source.matchAll(pattern)].map(({ 2: text, index }) => blockAt(source, index, text.replace(/\$\{[^}]*\}/g, 'X')));

/**
 * The titles of the tests in a file, without the ids of their rules, and with a capital like other sentences.
 *
 * @type {Finder}
 */
export function titleBlocks(source) {
  return quotedBlocks(source, titles).map(({ line, text }) => {
    const words = text.replace(/\[[A-Z]+-\d+\]/g, '').trim();
    return { line, text: words.charAt(0).toUpperCase() + words.slice(1) };
  });
}

/**
 * The messages that a file writes into a console.
 *
 * @type {Finder}
 */
export const messageBlocks = (source) => quotedBlocks(source, messages);

/**
 * Every text of a file that holds nothing but words for people.
 *
 * @type {Finder}
 */
export const wordBlocks = (source) => quotedBlocks(source.replace(/^import .*$/gm, blank), strings);
