/**
 * Markdown as plain words: WordPress shows descriptions, labels and help as they are.
 *
 * @param {string} markdown
 */
export const plain = (markdown) =>
  markdown
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replaceAll('`', '')
    .replaceAll('**', '')
    .trim();
