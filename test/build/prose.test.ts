import { describe, expect, it } from 'vitest';
import { commentBlocks, messageBlocks, pageBlocks, titleBlocks, wordBlocks } from '../../scripts/lib/prose/blocks.mjs';
import { faultOf, sentencesOf } from '../../scripts/lib/prose/sentences.mjs';

const long = 'A list of drugs and doctors '.repeat(5);

describe('a sentence of plain English', () => {
  it.each([
    { sentence: `${long}is long.`, fault: '32 words' },
    { sentence: 'What the page holds is drawn again.', fault: 'clause as subject' },
    { sentence: 'Whoever signs out sees a message.', fault: 'clause as subject' },
    { sentence: 'The popup goes with its page.', fault: '"goes"' },
    { sentence: 'Every listener is told of the change.', fault: '"is told"' },
    { sentence: 'The response has come too late.', fault: '"has come"' },
  ])('is not “$sentence”', ({ sentence, fault }) => {
    expect(faultOf(sentence)).toContain(fault);
  });

  it.each([
    { sentence: 'What is left of the deductible?' },
    { sentence: 'Which plan covers all my drugs?' },
    { sentence: 'Listen on an element around it.' },
    { sentence: 'The connection has come back.' },
    { sentence: 'Two plans are told apart by their id.' },
    { sentence: 'The popup closes with its page.' },
  ])('may be “$sentence”', ({ sentence }) => {
    expect(faultOf(sentence)).toBeUndefined();
  });
});

const found = (blocks: ReturnType<typeof pageBlocks>) => blocks.flatMap(sentencesOf).map(({ line, text }) => `${line}: ${text}`);

describe('the prose of a file', () => {
  it('is every paragraph, list item and table cell of a page, without code and markup', () => {
    const page = [
      '# Tags of a page',
      '',
      'The first **sentence** is here. `code` opens the next',
      'one with [a link](https://example.com) in it.',
      '- A list item is one.',
      '| A cell is one | Another cell is one |',
      '```sh',
      'this code is no prose',
      '```',
      'The last line is one.',
    ];
    expect(found(pageBlocks(page.join('\n')))).toEqual([
      '1: Tags of a page',
      '3: The first sentence is here.',
      '3: X opens the next one with a link in it.',
      '5: A list item is one.',
      '6: A cell is one',
      '6: Another cell is one',
      '10: The last line is one.',
    ]);
  });

  it('is every comment of a source file', () => {
    const source = [
      '/** A short comment is one. */',
      'const a = 1; // A comment behind code',
      '  // A comment of two',
      '  // lines is one. Another sentence follows it.',
      '/**',
      ' * The first paragraph is one.',
      ' *',
      ' * - An item is one.',
      ' */',
      "const address = 'https://example.com/is-no-comment';",
    ];
    expect(found(commentBlocks(source.join('\n'))).toSorted()).toEqual([
      '1: A short comment is one.',
      '2: A comment behind code',
      '3: A comment of two lines is one.',
      '4: Another sentence follows it.',
      '6: The first paragraph is one.',
      '8: An item is one.',
    ]);
  });

  it('is every title of a test, without the ids of its rules', () => {
    const source = [
      "describe('a card of a saved plan', () => {",
      '  it("[CARD-06] shows the premium of the plan", () => {});',
      '  it.each([{ year: 2026 }])(`shows $' + '{year} in its own heading`, () => {});',
      '});',
    ];
    expect(found(titleBlocks(source.join('\n')))).toEqual([
      '1: A card of a saved plan',
      '2: Shows the premium of the plan',
      '3: Shows X in its own heading',
    ]);
  });

  it('is every message in the console, and every word of the panel', () => {
    expect(found(messageBlocks('warnOnce(`<$' + '{tag}> needs "plan-id" here.`);'))).toEqual(['1: <X> needs "plan-id" here.']);
    expect(found(wordBlocks("import a from './a.js';\nconst words = { none: 'There is no tag.' };"))).toEqual(['2: There is no tag.']);
  });
});
