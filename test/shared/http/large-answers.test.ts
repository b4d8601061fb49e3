import { describe, expect, it } from 'vitest';
import { newIssues } from '../../../src/shared/http/wire.js';
import { completeDrug } from '../../fixtures/wire/drugs.js';
import { completePlan } from '../../fixtures/wire/plans.js';
import { decoders } from './decoders.js';

const many = 10_000;
const megabyte = 'aB3-$1,'.repeat(150_000);

function decoderOf(name: string) {
  const found = decoders.find((one) => one.name === name);
  if (!found) throw new Error(`no decoder of ${name}`);
  return found.decoder;
}

/** A copy with a megabyte in every text, and every number as a text of that length. */
function swollen(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(swollen);
  if (typeof value !== 'object' || value === null) return megabyte;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, swollen(one)]));
}

describe('a large response', () => {
  it('[SAFE-05] of 10,000 plans is read up to 2,000 rows, half of them bad', () => {
    const plans = Array.from({ length: many }, (_, index) => {
      const planId = index % 2 === 0 ? `H${String(index).padStart(10, '0')}` : `H${index}`;
      return { ...(completePlan as object), planId };
    });
    const issues = newIssues();
    expect(decoderOf('plan list')({ data: { plans } }, issues)).toHaveLength(1_000);
    expect([issues.dropped, [...issues.texts]]).toEqual([1_000, ['planId: only the first 2000 rows were read', 'plan-id-format']]);
  });

  it('[SAFE-05] of 10,000 rows of one drug is one drug', () => {
    const issues = newIssues();
    const drugs = Array.from({ length: many }, () => completeDrug);
    expect(decoderOf('drug search')({ data: { drugs } }, issues)).toHaveLength(1);
    expect(issues.dropped).toBe(1_999);
  });

  it.each(decoders)('with a megabyte of text in every field is read or refused: $name', ({ decoder, answer }) => {
    const issues = newIssues();
    expect(() => decoder(swollen(answer), issues)).not.toThrow();
    expect([...issues.texts].join('').length).toBeLessThan(500);
  });

  it('[SAFE-05] with a megabyte in a name keeps 2,000 characters; a number or code is dropped', () => {
    const row = { ...(completePlan as object), planName: megabyte, monthlyPremium: megabyte, isUHCCPPlan: megabyte };
    expect(
      decoderOf('plan list')({ data: { plans: [row, { ...row, planYear: megabyte }, { ...row, planId: megabyte }] } }, newIssues()),
    ).toMatchObject([{ name: megabyte.slice(0, 2_000), monthlyPremium: null, isCommunityPlan: false }]);
  });
});
