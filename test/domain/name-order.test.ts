import { describe, expect, it } from 'vitest';
import { byName } from '../../src/domain/name-order.js';

const ordered = (...names: readonly string[]) => byName(names.map((name) => ({ name }))).map(({ name }) => name);

describe('names in order', () => {
  it.each([
    ['capitals count as small letters', ['beta', 'Alpha', 'Gamma'], ['Alpha', 'beta', 'Gamma']],
    ['accents count for nothing', ['Alzate', 'Ozuna', 'Álvarez'], ['Álvarez', 'Alzate', 'Ozuna']],
    ['nor do several of them', ['Nunn', 'Núñez'], ['Núñez', 'Nunn']],
    ['nor do blanks around a name', ['beta', '  gamma', 'alpha '], ['alpha ', 'beta', '  gamma']],
    ['equal names keep their order', ['b', 'A', 'a', 'á'], ['A', 'a', 'á', 'b']],
    ['a name before one that begins with it', ['Anna', 'Ann'], ['Ann', 'Anna']],
  ])('[DRUG-10] [PROV-06] %s', (_, names, expected) => {
    expect(ordered(...names)).toEqual(expected);
  });
});
