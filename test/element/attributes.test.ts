import { describe, expect, it } from 'vitest';
import { flag, oneOf, planId, shaped, someOf, text, whole } from '../../src/element/attributes.js';

/** The attributes of authors, and the values read from them. */

describe('a plan id', () => {
  it.each([
    ['H0321002000', 'H0321002000'],
    ['H0321-002-000', 'H0321002000'],
    [' H0321-002-000 ', 'H0321002000'],
    ['h0321002000', undefined],
    ['h0321-002-000', undefined],
    ['H0321-002000', undefined],
    ['H032-100-2000', undefined],
    ['H032100200', undefined],
    ['H0321002000X', undefined],
    ['XH0321002000', undefined],
    ['00321002000', undefined],
    ['1EG4-TE5-MK73', undefined],
    ['', undefined],
  ])('[VAL-04] %j is read as %j', (text, id) => {
    expect(planId('').read(text)).toBe(id);
  });
});

describe('a flag', () => {
  it.each(['', 'true', 'false', ' '])('%j is true: its presence is enough', (written) => {
    expect(flag('').read(written)).toBe(true);
    expect(flag('').fallback).toBe(false);
  });

  it('reflects only if its definition says so', () => {
    expect([flag('').reflects, flag('', { reflects: true }).reflects]).toEqual([undefined, true]);
  });
});

describe('text', () => {
  it.each([
    ['Your plans', 'Your plans'],
    ['  Your plans ', 'Your plans'],
    ['', undefined],
    [' ', undefined],
  ])('%j is read as %j', (written, read) => {
    expect(text('').read(written)).toBe(read);
  });

  it.each([
    ['2026-11-20', '2026-11-20'],
    [' 2026-11-20 ', '2026-11-20'],
    ['20 November', undefined],
    ['', undefined],
  ])('of a shape: %j is read as %j', (written, read) => {
    expect(shaped('', /^\d{4}-\d{2}-\d{2}$/, 'a date').read(written)).toBe(read);
  });
});

describe('a whole number from 1 to 20', () => {
  it.each([
    ['1', 1],
    ['20', 20],
    [' 3 ', 3],
    ['007', 7],
    ['0', undefined],
    ['21', undefined],
    ['-3', undefined],
    ['2.5', undefined],
    ['1e1', undefined],
    ['0x3', undefined],
    ['three', undefined],
    ['', undefined],
    [' ', undefined],
    ['99999999999999999999', undefined],
  ])('%j is read as %j', (written, read) => {
    expect(whole('', 1, 20).read(written)).toBe(read);
  });

  it('says its ends, and has the fallback it is given', () => {
    expect(whole('', 1, 20, 3)).toMatchObject({ accepts: 'a whole number from 1 to 20', fallback: 3 });
    expect(whole('', 1, 20).fallback).toBeUndefined();
  });
});

describe('words', () => {
  const views = someOf('', ['plans', 'drugs'] as const);

  it.each([
    ['Plans', ['plans']],
    ['DRUGS  plans', ['drugs', 'plans']],
    ['plans doctors', undefined],
    [' plans ', ['plans']],
    [' ', undefined],
    ['', undefined],
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

  it('of a list are given as the list has them, whatever case an author writes', () => {
    expect(oneOf('', ['UHCCP'] as const).read('uhccp')).toBe('UHCCP');
  });

  it('of a list are named to who wrote another', () => {
    expect(views.accepts).toBe('one or more of plans, drugs, with spaces between');
    expect(oneOf('', ['uhc', 'aarp']).accepts).toBe('one of uhc, aarp');
  });
});
