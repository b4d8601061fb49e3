import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlanId, SavedPlan } from '../../../../src/features/plan/rules/plan.js';
import { addSavedPlan, hasTooManyPlans, parseSavedPlans, readSavedPlans } from '../../../../src/features/plan/rules/saved-plans.js';

const advantage = 'H0609044000' as PlanId;

const entries: fc.Arbitrary<SavedPlan> = fc.record({
  id: fc.stringMatching(/^[A-Z]\d{10}$/).map((id) => id as PlanId),
  year: fc.integer({ min: 2020, max: 2030 }),
  rawType: fc.constantFrom('MA', 'MAPD', 'PDP', 'SNP', 'PFFS'),
});
const written = entries.map(({ id, year, rawType }) => `${id} ${year} ${rawType}`);
/** Any text between two commas, including valid entries. */
const segments = fc.oneof(
  written,
  written.map((entry) => ` ${entry}  `),
  fc.string().map((text) => text.replaceAll(',', '')),
);
const strings = fc.array(segments, { minLength: 1, maxLength: 8 }).map((list) => list.join(','));

function isListed(text: string, { id, year }: SavedPlan): boolean {
  return parseSavedPlans(text).some((plan) => plan.id === id && plan.year === year);
}

describe('the saved-plans string', () => {
  it.each([
    ['two plans', 'H0321002000 2026 SNP,H0609044000 2026 MAPD', ['H0321002000 2026 SNP', 'H0609044000 2026 MAPD']],
    ['spaces around the entries', ' H0321002000 2026 SNP , H0609044000 2026 MAPD ', ['H0321002000 2026 SNP', 'H0609044000 2026 MAPD']],
    ['both years of a plan', 'H0321002000 2026 SNP,H0321002000 2027 SNP', ['H0321002000 2026 SNP', 'H0321002000 2027 SNP']],
    ['two segments of one plan', 'H0028074001 2026 MAPD,H0028074002 2026 MAPD', ['H0028074001 2026 MAPD', 'H0028074002 2026 MAPD']],
    ['a plan listed twice, the first entry counts', 'H0321002000 2026 SNP,H0321002000 2026 MAPD', ['H0321002000 2026 SNP']],
    ['empty', '', []],
    ['only commas', ',,', []],
    ['valid entries among malformed ones', 'x,H0321002000 2026 SNP,H0609044000', ['H0321002000 2026 SNP']],
    ['no type', 'H0321002000 2026', []],
    ['a year of two digits', 'H0321002000 26 SNP', []],
    ['a year of five digits', 'H0321002000 20260 SNP', []],
    ['a year with a letter', 'H0321002000 202x SNP', []],
    ['no year', 'H0321002000 SNP', []],
    ['the parts in another order', '2026 H0321002000 SNP', []],
    ['a fourth part', 'H0321002000 2026 SNP x', []],
    ['a lower-case letter', 'h0321002000 2026 SNP', []],
    ['an id of 10 characters', 'H032100200 2026 SNP', []],
    ['semicolons', 'H0321002000 2026 SNP;H0609044000 2026 MAPD', []],
  ])('[YEAR-04] reads %s', (_, text, expected) => {
    expect(parseSavedPlans(text).map(({ id, year, rawType }) => `${id} ${year} ${rawType}`)).toEqual(expected);
  });

  describe('[SAFE-05] 2,001 entries', () => {
    const many = Array.from({ length: 2_001 }, (_, at) => `H${1_000_000_000 + at} 2026 MAPD`);
    const last = { id: 'H1000002000' as PlanId, year: 2026, rawType: 'MAPD' };

    it('reads the first 2,000', () => {
      expect(parseSavedPlans(many.join())).toHaveLength(2_000);
      expect(hasTooManyPlans(many.join())).toBe(true);
      expect(hasTooManyPlans(many.slice(1).join())).toBe(false);
      expect(readSavedPlans(many.join())).toMatchObject({ text: many.join(), plans: { length: 2_000 }, isCut: true });
      expect(readSavedPlans(many.slice(1).join()).isCut).toBe(false);
    });

    it('keeps all entries when a plan is added', () => {
      const string = many.join();
      expect(addSavedPlan(string, { id: advantage, year: 2026, rawType: 'MAPD' })).toBe(`${string},H0609044000 2026 MAPD`);
      expect(addSavedPlan(string, last), 'the 2,001st plan is already listed').toBe(string);
    });
  });

  it.each([
    ['to other plans', 'H0321002000 2026 SNP', 'H0321002000 2026 SNP,H0609044000 2026 MAPD'],
    ['to an empty string', '', 'H0609044000 2026 MAPD'],
    ['after malformed entries', 'x, ,', 'x, ,,H0609044000 2026 MAPD'],
    ['only once', 'H0609044000 2026 MAPD', 'H0609044000 2026 MAPD'],
    ['only once, even with another type', ' H0609044000  2026 SNP', ' H0609044000  2026 SNP'],
    ['only once among others', 'H0321002000 2026 SNP,H0609044000 2026 MAPD', 'H0321002000 2026 SNP,H0609044000 2026 MAPD'],
    ['next to the same plan of another year', 'H0609044000 2027 MAPD', 'H0609044000 2027 MAPD,H0609044000 2026 MAPD'],
  ])('[YEAR-07] adds a plan %s', (_, text, expected) => {
    expect(addSavedPlan(text, { id: advantage, year: 2026, rawType: 'MAPD' })).toBe(expected);
  });

  it.each([['MAPD,H0321002000 2026 SNP'], ['MAPD,'], ['HMO POS'], [''], [' ']])(
    '[YEAR-07] adds no entry that would not parse: type %j',
    (rawType) => {
      expect(addSavedPlan('x', { id: advantage, year: 2026, rawType })).toBe('x');
    },
  );

  it('[YEAR-07] reads back the added plan, and keeps the other entries byte for byte', () => {
    fc.assert(
      fc.property(strings, entries, (text, entry) => {
        fc.pre(text !== '' && !isListed(text, entry));
        const added = addSavedPlan(text, entry);
        return isListed(added, entry) && added === `${text},${entry.id} ${entry.year} ${entry.rawType}`;
      }),
    );
  });

  it('[YEAR-04] [YEAR-07] reads the other entries as before after an addition', () => {
    fc.assert(
      fc.property(strings, entries, (text, entry) => {
        fc.pre(!isListed(text, entry));
        expect(parseSavedPlans(addSavedPlan(text, entry)).slice(0, -1)).toEqual(parseSavedPlans(text));
      }),
    );
  });
});
