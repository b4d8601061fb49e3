import { expect, it } from 'vitest';
import { type County, countyChoices } from '../../../../src/features/place/rules/county.js';
import { aCounty } from '../../../fixtures/places.js';

const county = (name: string, stateCode: string): County => aCounty({ name, stateCode });

it.each<[what: string, counties: readonly [name: string, stateCode: string][], names: readonly string[]]>([
  ['no county', [], []],
  ['one county', [['Maricopa', 'AZ']], ['Maricopa']],
  [
    'counties of one state',
    [
      ['Maricopa', 'AZ'],
      ['Pinal', 'AZ'],
    ],
    ['Maricopa', 'Pinal'],
  ],
  [
    'three states, two counties with the same name (86514)',
    [
      ['Apache', 'AZ'],
      ['San Juan', 'NM'],
      ['San Juan', 'UT'],
    ],
    ['Apache (AZ)', 'San Juan (NM)', 'San Juan (UT)'],
  ],
  [
    'two states, different names',
    [
      ['Apache', 'AZ'],
      ['Kane', 'UT'],
    ],
    ['Apache (AZ)', 'Kane (UT)'],
  ],
  [
    'a county and a city with the same name in one state',
    [
      ['Baltimore', 'MD'],
      ['baltimore', 'MD'],
      ['Howard', 'MD'],
    ],
    ['Baltimore (MD)', 'baltimore (MD)', 'Howard'],
  ],
  [
    'names that include the kind of area',
    [
      ['Capitol Planning Region', 'CT'],
      ['Orleans Parish', 'CT'],
    ],
    ['Capitol Planning Region', 'Orleans Parish'],
  ],
])('[INP-08] says the state only if the county name is not enough: %s', (_, counties, names) => {
  const choices = countyChoices(counties.map(([name, stateCode]) => county(name, stateCode)));
  expect(choices.map(({ county, saysState }) => (saysState ? `${county.name} (${county.stateCode})` : county.name))).toEqual(names);
});
