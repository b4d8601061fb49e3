import { describe, expect, it } from 'vitest';
import { withContentTexts } from '../../../../src/features/language/rules/content-texts.js';

const texts = {
  title: 'Need help?',
  tty: (number: string) => `TTY ${number}`,
  tile: { plans: 'Plans', drugs: 'Drugs' },
  list: ['one'],
} as const;

describe('texts of the content', () => {
  it('[CONT-01] replace the built-in texts of their subject and name', () => {
    const shown = withContentTexts(
      texts,
      { 'needHelp.title': 'Talk to us', 'needHelp.tile.drugs': 'Medicines', 'other.title': 'Not here' },
      'needHelp',
    );
    expect(shown).toEqual({ ...texts, title: 'Talk to us', tile: { plans: 'Plans', drugs: 'Medicines' } });
  });

  it('[CONT-01] do not replace texts with parameters, lists, or unknown names', () => {
    const messages = {
      'needHelp.tty': 'x',
      'needHelp.list': 'x',
      'needHelp.__proto__': 'x',
      'needHelp.title.more': 'x',
      'needHelp.new': 'x',
    };
    const shown = withContentTexts(texts, messages, 'needHelp');
    expect(shown).toEqual(texts);
    expect(shown.tty('711')).toBe('TTY 711');
  });

  it.each([{}, { needHelp: 'x' }, { 'needHelpMore.title': 'x' }])(
    'return the same object if nothing is for the subject: %j',
    (messages) => {
      expect(withContentTexts(texts, messages, 'needHelp')).toBe(texts);
    },
  );
});
