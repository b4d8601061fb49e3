import { base } from './address.mjs';
import { examples } from './examples.mjs';

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** A live example with its code: a frame that the page's script sizes, and a block with a button that copies it. */
export function exampleMarkup(name) {
  const example = examples[name];
  if (!example) throw new Error(`lib/examples.mjs has no example "${name}"`);
  const { title, code, height = 120 } = example;
  const source = `${base}/examples/${name}/`;
  return [
    '',
    `<live-example data-name="${name}" data-source="${source}">`,
    `<iframe src="${source}" title="${escaped(`Example: ${title}`)}" height="${height}" data-least="${height}" loading="lazy"></iframe>`,
    '</live-example>',
    '',
    '```html',
    code.trim(),
    '```',
    '',
  ].join('\n');
}
