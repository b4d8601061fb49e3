import { expect, it } from 'vitest';
import { spanish } from '../../src/text/es/index.js';
import { replaced } from '../../src/text/replaced.js';
import { allEnglish, leavesOf } from './support/all-texts.js';

const english = await allEnglish(Object.keys(spanish));
/** What stands in a list has no key. */
const plain = new Map([...leavesOf(english).plain].filter(([path]) => !/\.\d/.test(path)));

const head = `# Texts

Every text that the content fragment \`shopper-messages.json\` can replace: an object of these keys, \`{ "savedPlans.heading": "Your shortlist" }\`.
What is no key of this page changes nothing. A text that takes values, such as a number of plans, cannot be replaced; what stands here
in braces is filled in. What the fragment
says stands in every language: answer it in the language of the page, such as from a \`contentBase\` of its own for Spanish pages.

This page is held to the texts by a test (\`npx vitest run --project rules test/text/texts-page -u\` writes it anew).

| Key | In English |
| --- | --- |
`;

const inCell = (text: string) => text.replace(/\s+/g, ' ').replace(/[|<]/g, '\\$&');

it('[CONT-01] docs/texts.md has every text that the content can replace', async () => {
  const rows = [...plain].map(([key, text]) => `| \`${key}\` | ${inCell(text)} |\n`);
  await expect(head + rows.join('')).toMatchFileSnapshot('../../docs/texts.md');
});

it('[CONT-01] each of them is replaced by its key', () => {
  const said = Object.fromEntries([...plain.keys()].map((key) => [key, `our ${key}`]));
  const shown = Object.fromEntries(Object.entries(english).map(([subject, texts]) => [subject, replaced(texts, said, subject)]));
  expect(Object.fromEntries(leavesOf(shown).plain)).toMatchObject(said);
});
