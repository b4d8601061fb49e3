import { linkTo } from './address.mjs';
import { pageOf } from './assemble.mjs';
import { documentParts } from './documents.mjs';
import { ruleName, rulePath } from './tags.mjs';

const file = 'docs/rules.md';

/** The sections of the rules: one page each. */
const sections = () => documentParts(file).filter(({ level }) => level === 2);

function rulePage({ title, slug }) {
  const lines = [
    '---',
    `title: 'Rules: ${ruleName(title)}'`,
    `description: 'What the library decides about this subject: ${ruleName(title).toLowerCase()}. Each rule has an id, and a test proves it.'`,
    '---',
    '',
    `<!-- include ${file}#${slug} -->`,
  ];
  return pageOf(rulePath(title), lines.join('\n'));
}

/** The pages of all rules: an overview, and one for each section. */
export function rulePages() {
  const list = sections().map(({ title }) => {
    const [, id = ''] = /\(([A-Z]+)\)$/.exec(title) ?? [];
    return `| \`${id}\` | [${ruleName(title)}](${linkTo(rulePath(title))}) |`;
  });
  const overview = [
    '---',
    "title: 'All rules'",
    "description: 'Every rule of the library by subject. Each has an id, and a test proves it.'",
    `home: ${file}`,
    '---',
    '',
    `<!-- include ${file}#rules alone -->`,
    '',
    '| Id | Subject |',
    '| --- | --- |',
    ...list,
  ];
  return [pageOf('reference/rules', overview.join('\n')), ...sections().map(rulePage)];
}
