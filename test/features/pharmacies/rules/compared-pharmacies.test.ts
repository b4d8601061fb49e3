import { describe, expect, it } from 'vitest';
import { comparedPharmacies, type PharmacySources } from '../../../../src/features/pharmacies/rules/compared-pharmacies.js';
import { allowedSettings } from '../../../../src/shared/settings/allowed.js';
import { aPharmacy } from '../../../fixtures/drugs.js';

const other = (number: string, name = `Pharmacy ${number}`) => aPharmacy({ number, name });
const set = (number: string, name = `Brand ${number}`) => ({ number, name });
const none: PharmacySources = { saved: null, replaced: [], ofSettings: [], others: [] };

const rows: readonly [what: string, sources: Partial<PharmacySources>, names: readonly string[]][] = [
  ['nothing at all', {}, []],
  ['the saved one alone', { saved: other('1') }, []],
  ['one other and none saved', { others: [other('2')] }, []],
  ['two others and none saved', { others: [other('2'), other('3')] }, ['Pharmacy 2', 'Pharmacy 3']],
  [
    'one of each source: saved, settings, others',
    { others: [other('3')], ofSettings: [set('2')], saved: other('1') },
    ['Pharmacy 1', 'Brand 2', 'Pharmacy 3'],
  ],
  ['a saved one that is in no list', { saved: other('9'), ofSettings: [set('2')] }, ['Pharmacy 9', 'Brand 2']],
  [
    'the same number twice with another name',
    { saved: other('1'), ofSettings: [set('1', 'The same'), set('2')], others: [other('2', 'The same too')] },
    ['Pharmacy 1', 'Brand 2'],
  ],
  ['the same number twice and nothing else', { saved: other('1'), others: [other('1', 'The same')] }, []],
  ['one without a number', { saved: other('1'), ofSettings: [set('')], others: [other('2')] }, ['Pharmacy 1', 'Pharmacy 2']],
  [
    'six',
    { saved: other('1'), ofSettings: ['2', '3', '4'].map((one) => set(one)), others: [other('5'), other('6')] },
    ['Pharmacy 1', 'Brand 2', 'Brand 3', 'Brand 4', 'Pharmacy 5'],
  ],
  [
    'the one that the shopper has replaced, after the one that is saved now',
    { saved: other('2'), replaced: [other('1')], ofSettings: [set('2'), set('3')] },
    ['Pharmacy 2', 'Pharmacy 1', 'Brand 3'],
  ],
];

describe('the pharmacies to compare', () => {
  it.each(rows)('[PHARM-01] are right for %s', (_, sources, names) => {
    expect(comparedPharmacies({ ...none, ...sources }).map(({ name }) => name)).toEqual(names);
  });

  it('[PHARM-01] of the settings can deliver by mail, and are retail otherwise', () => {
    const found = comparedPharmacies({
      ...none,
      ofSettings: [
        { ...set('1'), isMailOrder: true },
        { ...set('2'), address: '1 Main St' },
      ],
    });
    expect(found.map(({ isMailOrder, address }) => [isMailOrder, address])).toEqual([
      [true, null],
      [false, '1 Main St'],
    ]);
  });
});

describe('the setting pharmacies', () => {
  const read = (value: unknown) => allowedSettings([]).get('pharmacies')?.read(value);

  it.each([
    ['an empty list', [], []],
    ['a number as a number', [{ number: 7, name: ' Home ' }], [{ number: '7', name: 'Home', isMailOrder: false }]],
    ['an entry without a number beside a good one', [{ name: 'A' }, set('2', 'B')], [{ ...set('2', 'B'), isMailOrder: false }]],
    ['an entry of another type beside a good one', [null, 'x', set('2', 'B')], [{ ...set('2', 'B'), isMailOrder: false }]],
    ['no good entry', [{ name: 'A' }], undefined],
    ['a text', 'Walgreens', undefined],
    ['an object', { number: '1', name: 'A' }, undefined],
  ])('[PHARM-01] [INP-06] is read from %s', (_, value, expected) => {
    expect(read(value)).toEqual(expected);
  });
});
