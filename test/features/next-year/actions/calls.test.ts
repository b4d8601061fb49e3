import { describe, expect, it, vi } from 'vitest';
import { switchYear } from '../../../../src/features/plans/actions/switch-year.js';
import { clearOwnKeys } from '../../../../src/shared/storage/storage.js';
import { finishCalls } from '../../../flows/support/held-calls.js';
import { callsTo, openPage } from '../../../flows/support/service.js';

vi.mock(import('../../../../src/shared/storage/storage.js'), async (load) => {
  const storage = await load();
  return { ...storage, clearOwnKeys: vi.fn(storage.clearOwnKeys) };
});

vi.spyOn(console, 'info').mockImplementation(() => undefined);

const DETAILS = '/planinfo/details/';

/** The plans whose details are asked for, as `2027 H5216034000`, each as often as it is asked for. */
async function askedDetails(): Promise<readonly string[]> {
  const calls = await callsTo(DETAILS);
  return calls.map(({ path }) => (/plan-years\/(\d+)\/plans\/(\w+)/.exec(path) ?? []).slice(1).join(' '));
}

/** The plans of each pricing call, in the same way. */
async function pricedPlans(): Promise<readonly (readonly string[])[]> {
  const calls = await callsTo('/drug-pricing-api');
  return calls.map(({ body }) =>
    (body as { plans: readonly { contractId: string; pbpNumber: string; planYear: number }[] }).plans.map(
      ({ contractId, pbpNumber, planYear }) => `${planYear} ${contractId}${pbpNumber}`,
    ),
  );
}

const NOVEMBER = '2026-11-20T09:30:00';

describe('the next year of the plan now', () => {
  it.each([
    ['that renews', 'plan-renews', ['2026 H5216034000', '2027 H5216034000'], ['2026 H5216034', '2027 H5216034']],
    ['that moves to a saved plan', 'plan-moves', ['2026 H5216034000'], ['2026 H5216034', '2027 H0609044']],
    ['that ends', 'plan-ends', ['2026 H1822001000'], ['2026 H1822001']],
  ])('[NEXT-01] is asked for once, with the saved plans: a plan %s', async (_, shopper, details, priced) => {
    await openPage({ shopper, date: NOVEMBER });
    await finishCalls();
    const asked = await askedDetails();
    expect(asked.filter((one) => !/H0321|H0609|S0001/.test(one)).sort()).toEqual(details);
    expect(new Set(asked).size).toBe(asked.length);
    const last = (await pricedPlans()).at(-1) ?? [];
    expect(last).toEqual(expect.arrayContaining(priced));
    expect(new Set(last).size).toBe(last.length);
    expect(last.some((one) => one.startsWith('2027 H1822') || (shopper !== 'plan-renews' && one.startsWith('2027 H5216')))).toBe(false);
  });

  it.each([
    ['September 30', '2026-09-30T23:59:00', false],
    ['October 1', '2026-10-01T00:00:01', true],
    ['December 31', '2026-12-31T23:50:00', true],
  ])('[NEXT-01] is asked for from October 1 to December 31: %s', async (_, date, isAsked) => {
    await openPage({ shopper: 'plan-renews', date });
    await finishCalls();
    expect((await askedDetails()).includes('2027 H5216034000')).toBe(isAsked);
  });

  it('[NEXT-01] is not asked for while this year shows, and is when the next one does', async () => {
    vi.mocked(clearOwnKeys).mockImplementationOnce(() => {
      localStorage.clear();
      sessionStorage.clear();
      localStorage.setItem('ucp_activeYear', '2026');
    });
    await openPage({ shopper: 'plan-renews', date: NOVEMBER });
    await finishCalls();
    expect(await askedDetails()).not.toContain('2027 H5216034000');
    await switchYear(2027, document);
    await finishCalls();
    expect(await askedDetails()).toContain('2027 H5216034000');
    expect((await pricedPlans()).at(-1)).toContain('2027 H5216034');
  });

  it.each([
    ['a guest', 'guest'],
    ['a member without a plan now', 'denied'],
  ])('[NEXT-01] changes no request without a current plan: %s', async (_, shopper) => {
    await openPage({ shopper, date: NOVEMBER });
    await finishCalls();
    const asked = await askedDetails();
    expect(asked.some((one) => /H1822|H5216/.test(one))).toBe(false);
    expect(await pricedPlans()).toHaveLength(1);
  });
});
