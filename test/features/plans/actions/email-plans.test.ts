import { describe, expect, it, vi } from 'vitest';
import { $supplement } from '../../../../src/features/known-plans/state/supplement-plans.js';
import { emailPlans } from '../../../../src/features/plans/actions/email-plans.js';
import { callsTo, openPage } from '../../../flows/support/service.js';

const log = vi.spyOn(console, 'info').mockImplementation(() => undefined);

const path = '/EmailWAR/emailrest/profile/plans/v1';

describe('the saved plans by email', () => {
  it('[TOP-04] are those of the active year, in the order of the cards', async () => {
    await openPage({ shopper: 'guest', settings: { siteId: 'aarp' } });
    expect(await emailPlans('margarette.skiles@example.com')).toBe('sent');
    const [call, ...more] = await callsTo(path);
    expect(more).toEqual([]);
    expect(call).toMatchObject({
      method: 'POST',
      body: {
        emailAddress: 'margarette.skiles@example.com',
        planYear: 2027,
        planIds: ['H0321002000', 'H0609044000', 'H0609026000', 'S0001001000'],
        siteId: 'aarp',
      },
    });
  });

  it('[TOP-04] [COST-09] come with the comparison that the printed table has', async () => {
    await openPage({ shopper: 'guest' });
    const comparison = {
      caption: 'Your saved plans side by side',
      lead: [],
      changes: [],
      plans: [{ planId: 'H0321002000', name: 'UHC Dual Complete', group: null, need: null, lines: ['Special Needs Plan'] }],
      rows: [{ key: 'total', label: 'Yearly total', hint: null, cells: [['$64.00']] }],
      notes: ['These figures are estimates.'],
    } as const;
    expect(await emailPlans('a@example.com', comparison)).toBe('sent');
    const [call] = await callsTo(path);
    expect(call?.body).toMatchObject({ comparison });
  });

  it('[TOP-04] [SUP-01] have the supplement plans behind them, by their codes', async () => {
    await openPage({ shopper: 'supplement' });
    const shown = $supplement.get();
    const codes = shown.kind === 'plans' ? shown.plans.map(({ code }) => code) : [];
    expect(codes.length).toBeGreaterThan(1);
    expect(await emailPlans('a@example.com')).toBe('sent');
    const [call] = await callsTo(path);
    expect(call?.body).toMatchObject({ planIds: ['S0001001000', ...codes] });
  });

  it('[TOP-04] [SUP-02] leave the supplement plans out if their area is off', async () => {
    await openPage({ shopper: 'supplement', settings: { flags: { supplementArea: false } } });
    expect(await emailPlans('a@example.com')).toBe('sent');
    const [call] = await callsTo(path);
    expect(call?.body).toMatchObject({ planIds: ['S0001001000'] });
  });

  it('[TOP-04] keep those among them whose details failed to load', async () => {
    await openPage({ faults: [{ method: 'GET', path: '/planinfo/details/VPP/plan-years/2027/plans/H0609044000', status: 403 }] });
    expect(await emailPlans('a@example.com')).toBe('sent');
    const [call] = await callsTo(path);
    expect(call?.body).toMatchObject({
      planIds: expect.arrayContaining(['H0321002000', 'H0609026000', 'H0609044000', 'S0001001000']),
    });
  });

  it.each([{ status: 500 }, { status: 403 }, { body: { status: 'QUEUED' } }, { body: '<html>' }, { truncate: 3 }])(
    '[TOP-04] were not sent when the service answers %j',
    async (fault) => {
      await openPage({ faults: [{ method: 'POST', path, ...fault }] });
      expect(await emailPlans('a@example.com')).toBe('failed');
      expect(await callsTo(path), 'a write is never tried again by itself').toHaveLength(1);
    },
  );

  it('[TOP-04] [ERR-01] are logged after a failure, without the address', async () => {
    await openPage({ faults: [{ method: 'POST', path, status: 500 }] });
    await emailPlans('margarette.skiles@example.com');
    const logged = log.mock.calls.flat().join('\n');
    expect(logged).toContain('emailPlans: status 500');
    expect(logged).not.toContain('margarette.skiles');
  });
});
