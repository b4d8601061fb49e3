import { describe, expect, it } from 'vitest';
import { byName } from '../../src/shared/name-order.js';

const ordered = (...names: readonly string[]) => byName(names.map((name) => ({ name }))).map(({ name }) => name);

describe('the order of names', () => {
  it.each([
    ['letter case does not matter', ['beta', 'Alpha', 'Gamma'], ['Alpha', 'beta', 'Gamma']],
    ['accents do not matter', ['Alzate', 'Ozuna', 'Álvarez'], ['Álvarez', 'Alzate', 'Ozuna']],
    ['several accents do not matter', ['Nunn', 'Núñez'], ['Núñez', 'Nunn']],
    ['spaces around a name do not matter', ['beta', '  gamma', 'alpha '], ['alpha ', 'beta', '  gamma']],
    ['equal names keep their order', ['b', 'A', 'a', 'á'], ['A', 'a', 'á', 'b']],
    ['a shorter name comes before a longer one with the same start', ['Anna', 'Ann'], ['Ann', 'Anna']],
  ])('[DRUG-10] [PROV-06] sorts by name: %s', (_, names, expected) => {
    expect(ordered(...names)).toEqual(expected);
  });
});
