import { describe, expect, it } from 'vitest';
import { oneOf, planId, someOf } from '../../src/platform/attributes.js';

/** What authors write in attributes, and what is read from it. */

describe('a plan id', () => {
  it.each([
    ['H0321002000', 'H0321002000'],
    ['h0321002000', 'H0321002000'],
    ['H0321-002-000', 'H0321002000'],
    [' h0321-002-000 ', 'H0321002000'],
    ['H0321-002000', 'H0321002000'],
    ['H032100200', undefined],
    ['H0321002000X', undefined],
    ['00321002000', undefined],
    ['', undefined],
  ])('%j is read as %j', (text, id) => {
    expect(planId('').read(text)).toBe(id);
  });
});

describe('words', () => {
  const views = someOf('', ['plans', 'drugs'] as const);

  it.each([
    ['Plans', ['plans']],
    ['DRUGS  plans', ['drugs', 'plans']],
    ['plans doctors', undefined],
    [' ', undefined],
  ])('some of a list: %j is read as %j', (text, words) => {
    expect(views.read(text)).toEqual(words);
  });

  it.each([
    ['AARP', 'aarp'],
    [' uhc ', 'uhc'],
    ['red', undefined],
  ])('one of a list: %j is read as %j', (text, word) => {
    expect(oneOf('', ['uhc', 'aarp'] as const).read(text)).toBe(word);
  });
});
