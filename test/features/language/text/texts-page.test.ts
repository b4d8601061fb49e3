import { expect, it } from 'vitest';
import { withContentTexts } from '../../../../src/features/language/rules/content-texts.js';
import { spanish } from '../../../../src/spanish.js';
import { allEnglish, leavesOf } from './support/all-texts.js';

const english = await allEnglish(Object.keys(spanish));
/** Texts in lists have no keys. */
const plain = new Map([...leavesOf(english).plain].filter(([path]) => !/\.\d/.test(path)));

const head = `# Texts

The content fragment \`shopper-messages.json\` can replace each of these texts. It is an object of keys and texts:

\`\`\`json
{ "savedPlans.heading": "Your shortlist" }
\`\`\`

- The library ignores a key that is not on this page.
- It fills in the parts in braces.
- A text that takes values, such as a number of plans, has no key and cannot be replaced.
- Your texts show in every language. For Spanish pages, put your Spanish texts into \`shopper-messages.es.json\` beside it.

A test checks this page. \`npx vitest run --project rules test/features/language/text/texts-page -u\` writes it.

| Key | In English |
| --- | --- |
`;

const inCell = (text: string) => text.replace(/\s+/g, ' ').replace(/[|<]/g, '\\$&');

it('[CONT-01] docs/texts.md has every text that the content can replace', async () => {
  const rows = [...plain].map(([key, text]) => `| \`${key}\` | ${inCell(text)} |\n`);
  await expect(head + rows.join('')).toMatchFileSnapshot('../../../../docs/texts.md');
});

it('[CONT-01] each of them can be replaced by its key', () => {
  const messages = Object.fromEntries([...plain.keys()].map((key) => [key, `our ${key}`]));
  const shown = Object.fromEntries(
    Object.entries(english).map(([subject, texts]) => [subject, withContentTexts(texts, messages, subject)]),
  );
  expect(Object.fromEntries(leavesOf(shown).plain)).toMatchObject(messages);
});
