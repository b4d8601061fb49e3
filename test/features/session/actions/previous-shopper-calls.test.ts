import { afterEach, describe, expect, it, vi } from 'vitest';
import { getContent } from '../../../../src/features/content/service.js';
import { savedPlansOf } from '../../../../src/features/known-plans/state/plans.js';
import { planKey } from '../../../../src/features/plan/rules/plan.js';
import { reload } from '../../../../src/features/profile/actions/reload.js';
import { removeItem } from '../../../../src/features/profile/actions/remove.js';
import { $profile } from '../../../../src/features/profile/state/profile.js';
import { forgetShopper } from '../../../../src/features/session/actions/forget.js';
import { httpClient } from '../../../../src/shared/calls/http-client.js';
import { openFaultyPage as openInTestTime } from '../../../flows/support/faulty-page.js';
import { finishCalls, holdCalls } from '../../../flows/support/held-calls.js';
import { callsTo, openPage, setFaults, storedProfile, until } from '../../../flows/support/service.js';
import { passTime, stopClock } from '../../../flows/support/virtual-time.js';

vi.spyOn(console, 'info').mockImplementation(() => undefined);

const READ = '/profiles/data';
const reads = async (path: string) => (await callsTo(path)).filter(({ method }) => method === 'GET').length;

afterEach(async () => {
  vi.useRealTimers();
  await finishCalls();
});

describe('calls for a shopper who leaves meanwhile', () => {
  it('[SIGN-01] is not requested again after a failure', async () => {
    await openInTestTime('member');
    await setFaults({ method: 'GET', path: READ, status: 503 });
    const before = await reads(READ);
    const reading = reload();
    await passTime(0.1);
    expect(await reads(READ)).toBe(before + 1);
    forgetShopper();
    await passTime(60);
    await reading;
    expect(await reads(READ)).toBe(before + 1);
  });

  it('[SIGN-01] is also not requested again if it was requested before the load', async () => {
    stopClock();
    await openPage({ shopper: 'member', isLoading: true, faults: [{ method: 'GET', path: READ, status: 503 }] });
    await passTime(0.1);
    expect(await reads(READ)).toBe(1);
    forgetShopper();
    await passTime(60);
    expect(await reads(READ)).toBe(1);
  });

  it('[SIGN-01] has an answer that reaches nobody', async () => {
    await openPage({ shopper: 'member' });
    const held = holdCalls(/^GET \/lis/, 'before');
    const answer = httpClient().send({ name: 'lowIncome', params: { zip: '85004', state: 'AZ', fips: '013', year: 2027 } });
    await until(() => held.length === 1);
    forgetShopper();
    await held[0]?.release();
    expect(await answer).toMatchObject({ ok: false, problem: { kind: 'aborted', message: 'lowIncome: the shopper has left' } });
  });

  it('[SIGN-01] continues if it belongs to no shopper', async () => {
    await openInTestTime('member');
    await setFaults({ method: 'GET', path: '/systemdate', status: 503 });
    const before = await reads('/systemdate');
    const answer = httpClient().send({ name: 'serverDate' });
    await passTime(0.1);
    forgetShopper();
    await passTime(60);
    expect((await answer).ok).toBe(false);
    expect(await reads('/systemdate')).toBe(before + 3);
  });

  it('[SIGN-01] continues if it is the brand’s content', async () => {
    await openPage({ shopper: 'member' });
    const held = holdCalls(/^GET .*contact/i, 'before');
    const answer = getContent(httpClient(), 'contactUs');
    await until(() => held.length === 1);
    forgetShopper();
    await held[0]?.release();
    expect((await answer).ok).toBe(true);
  });

  it('[SIGN-01] [REM-07] continues if it is a write: the server saves the shopper’s action', async () => {
    await openPage({ shopper: 'member' });
    const [plan] = savedPlansOf($profile.get().profile?.plans);
    if (!plan) throw new Error('nothing is saved');
    const held = holdCalls(/^DELETE \/profiles\/data/, 'before');
    const removal = removeItem({ list: 'plans', key: planKey(plan.id, plan.year), name: 'A plan' }, document);
    await until(() => held.length === 1);
    forgetShopper();
    await removal;
    await held[0]?.release();
    const { plansDetails } = (await storedProfile('member')) as unknown as { readonly plansDetails: { readonly savedPlans: string } };
    expect(plansDetails.savedPlans).not.toContain(`${plan.id} ${plan.year}`);
  });
});
