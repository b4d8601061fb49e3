import { leftOut } from './design-tokens.mjs';
import { declaredIn, themes, valuesOf } from './theme-files.mjs';

const code = (text) => `\`${text}\``;
const row = (cells) => `| ${cells.join(' | ')} |`;

/** The brand values that differ from the neutral value. */
function cells({ name, value, note }) {
  const brands = Object.keys(themes).slice(1);
  const own = brands.map((theme) => valuesOf(theme).get(name));
  return row([code(name), code(value), ...own.map((one) => (one === value ? '' : code(one))), note.replaceAll('|', '\\|')]);
}

/** `docs/tokens.md`: every token with its value in each brand. */
export function tokensPage() {
  const tokens = declaredIn('neutral');
  const groups = [...new Set(tokens.map(({ group }) => group))];
  const tables = groups.flatMap((group) => [
    `## ${group}`,
    '',
    row(['Token', ...Object.keys(themes), 'Note']),
    row(['---', ...Object.keys(themes).map(() => '---'), '---']),
    ...tokens.filter((one) => one.group === group).map(cells),
    '',
  ]);
  const lines = [
    '# Tokens',
    '',
    'Every token with its value in each brand. An empty cell has the neutral value. Generated from `src/themes/` by `npm run describe`; a test keeps it in step.',
    '',
    '- The library brings its tokens itself. [brands.md](brands.md#look) says how to change one.',
    '- `ucp-elements/tokens.css` has the same tokens for your own styles: `@import "ucp-elements/tokens.css";`. `data-ucp-theme` chooses the brand.',
    `- \`ucp-elements/tokens.json\` has them for design tools, in the W3C Design Tokens format, with a group for each brand. Sizes are in rem. The format has no type for ${leftOut().map(code).join(', ')}, so they are in the stylesheet alone.`,
    '- `cssProperties` in `ucp-elements/custom-elements.json` says which of them a tag reads.',
    '',
    ...tables,
  ];
  return `${lines.join('\n').trimEnd()}\n`;
}
