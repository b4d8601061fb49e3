import { describe, expect, it, vi } from 'vitest';
import { entryOf } from '../../../../demo/service/enter.js';
import { $shownPlans } from '../../../../src/features/known-plans/state/plans.js';
import { $notices } from '../../../../src/features/lists/state/notices.js';
import type { Plan } from '../../../../src/features/plan/rules/plan.js';
import { savePlan, savePlanOfCard } from '../../../../src/features/plans/actions/save-plan.js';
import type { PlanToSave } from '../../../../src/features/plans/rules/plan-to-save.js';
import type { SaveContext } from '../../../../src/features/plans/rules/save-offer.js';
import { $counts } from '../../../../src/features/plans/state/counts.js';
import { $saveContext, saveOfferOf } from '../../../../src/features/plans/state/save-context.js';
import { reload } from '../../../../src/features/profile/actions/reload.js';
import { removeItem } from '../../../../src/features/profile/actions/remove.js';
import { $recommendations } from '../../../../src/features/recommendations/state/recommendations.js';
import { forgetShopper } from '../../../../src/features/session/actions/forget.js';
import { profile } from '../../../../src/index.js';
import { aPlan, aSupplementPlan } from '../../../fixtures/plans.js';
import { finishCalls, holdCalls } from '../../../flows/support/held-calls.js';
import { recordEvent } from '../../../flows/support/leaving.js';
import { allMessagesDelivered, recordMessages } from '../../../flows/support/other-tab.js';
import { callsTo, openPage, setFaults, storedProfile, until } from '../../../flows/support/service.js';
import { openAtRest } from '../../../flows/support/settled-pages.js';

vi.spyOn(console, 'info').mockImplementation(() => undefined);

const events = recordEvent('ucp-plan-save');

/** A plan of the demo's catalogue that nobody of these shoppers has saved. */
const plan: PlanToSave = { planId: 'H1822001000', planYear: 2027, planType: 'MAPD' };
const entry = 'H1822001000 2027 MAPD';
const key = 'H1822001000-2027';

const stored = async (shopper = 'guest') => ((await storedProfile(shopper)).plansDetails as { savedPlans: string }).savedPlans;
const shown = () => $shownPlans.get().keys;
const notices = () => $notices.get().plans.map(({ kind }) => kind);
const writes = async () => (await callsTo('/profiles/data')).filter(({ method }) => method !== 'GET');

describe('saving a plan', () => {
  it('[SAVE-01] shows it at once, first among its group, and writes it behind the others', async () => {
    await openAtRest('guest');
    const before = await stored();
    const shownBefore = shown();
    const held = holdCalls(/^POST .*\/plans$/, 'before');
    const saving = profile.savePlan(plan);
    await until(() => held.length === 1);
    expect(new Set(shown())).toEqual(new Set([...shownBefore, key]));
    expect($counts.get()?.plans).toBe(shownBefore.length + 1);
    const shownWhile = shown();
    await held[0]?.release();
    await saving;
    await finishCalls();
    expect(await stored()).toBe(`${before},${entry}`);
    expect(shown(), 'nothing moves when the service has it').toEqual(shownWhile);
    expect(events()).toEqual([{ planId: plan.planId, planYear: plan.planYear }]);
    expect(notices()).toEqual(['saved']);
    expect(
      $shownPlans.get().plans.some(({ id }) => id === plan.planId),
      'its details have come',
    ).toBe(true);
  });

  it('[SAVE-01] is the first of a guest who has saved nothing', async () => {
    await openAtRest('empty');
    await profile.savePlan(plan);
    expect([await stored('empty'), shown()]).toEqual([entry, [key]]);
  });

  it('[SAVE-01] [SAFE-01] keeps the plan that another device saved meanwhile', async () => {
    await openAtRest('guest');
    const { plansDetails } = (await storedProfile('guest')) as { plansDetails: { savedPlans: string } };
    const elsewhere = `${plansDetails.savedPlans},H5253123000 2027 MAPD`;
    await fetch(`/profiles/data/v1/${entryOf('guest')?.identity.uuid}/plans`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ plansDetails: { ...plansDetails, savedPlans: elsewhere } }),
    });
    await profile.savePlan(plan);
    expect(await stored()).toBe(`${elsewhere},${entry}`);
  });

  it('[SAVE-01] changes nothing if it is saved already, and asks nobody', async () => {
    await openAtRest('guest');
    await profile.savePlan({ planId: 'H0609044000', planYear: 2027, planType: 'MAPD' });
    expect([await writes(), events(), notices()]).toEqual([[], [], []]);
  });

  it('[SAVE-01] is done once, however often it is pressed meanwhile', async () => {
    await openAtRest('guest');
    await Promise.all([profile.savePlan(plan), profile.savePlan(plan)]);
    expect([(await writes()).length, events().length]).toEqual([1, 1]);
    expect((await stored()).split(entry)).toHaveLength(2);
  });

  it('[SAVE-01] of a plan whose removal is under way brings it back', async () => {
    await openAtRest('guest');
    const saved = { planId: 'H0609044000', planYear: 2027, planType: 'MAPD' };
    const removing = removeItem({ list: 'plans', key: 'H0609044000-2027', name: 'one' }, document);
    await Promise.all([removing, profile.savePlan(saved)]);
    expect(await stored()).toContain('H0609044000 2027 MAPD');
    expect(shown()).toContain('H0609044000-2027');
  });

  it.each([
    ['answers 500', { status: 500 }],
    ['loses the connection', { drop: true }],
    ['answers that it has not saved it', { status: 200, body: { plansDetails: { savedPlans: 'H0609044000 2027 MAPD' } } }],
  ])('[SAVE-01] takes it off again, and says so if the service %s', async (_, fault) => {
    await openAtRest('guest');
    const before = shown();
    await setFaults({ method: 'POST', path: '/profiles/data', ...fault });
    await expect(profile.savePlan(plan)).rejects.toMatchObject({ name: 'SavePlanError', code: 'not-saved' });
    expect(shown().map(String)).not.toContain(key);
    expect(notices()).toEqual(['save-failed']);
    await setFaults();
    await reload();
    expect(shown()).toEqual(before);
  });

  it('[SAVE-01] counts as saved if only the answer was lost', async () => {
    await openAtRest('guest');
    await setFaults({ method: 'POST', path: '/profiles/data', truncate: 20, times: 1 });
    await profile.savePlan(plan);
    expect([await stored(), shown(), notices()]).toEqual([expect.stringContaining(entry), expect.arrayContaining([key]), ['saved']]);
  });

  it('[SAVE-01] is up to the listeners of its event', async () => {
    await openAtRest('guest');
    document.addEventListener('ucp-plan-save', (event) => event.preventDefault(), { once: true });
    await expect(profile.savePlan(plan)).rejects.toMatchObject({ code: 'canceled' });
    expect([await writes(), shown().map(String).includes(key)]).toEqual([[], false]);
  });

  it('[SAVE-01] notifies the other tabs', async () => {
    await openAtRest('guest');
    const { messages, close } = recordMessages();
    await profile.savePlan(plan);
    await allMessagesDelivered();
    expect(messages).toEqual([{ kind: 'profile-changed' }]);
    close();
  });

  it('[SAVE-01] may be requested before the page has loaded', async () => {
    await openPage({ isLoading: true });
    await profile.savePlan(plan);
    expect(await stored()).toContain(entry);
  });

  it('[SAVE-01] [SIGN-01] ends if the shopper leaves, and shows nothing to the next', async () => {
    await openAtRest('guest');
    const held = holdCalls(/^POST .*\/plans$/, 'before');
    const saving = profile.savePlan(plan);
    await until(() => held.length === 1);
    forgetShopper();
    await expect(saving).rejects.toMatchObject({ code: 'shopper-left' });
    expect([shown(), notices()]).toEqual([[], []]);
  });

  it.each([
    ['a year that is not kept', { planYear: 2028 }, 'year-not-kept'],
    ['last year', { planYear: 2025 }, 'year-not-kept'],
    ['a malformed id', { planId: 'H1822-001' }, 'invalid-plan-id'],
    ['an unknown type', { planType: 'HMO POS' }, 'invalid-plan-type'],
  ])('[SAVE-02] is refused for %s, with an error that names the reason and not the plan', async (_, over, code) => {
    await openAtRest('guest');
    const refused = await profile.savePlan({ ...plan, ...over }).catch((error: Error) => error);
    expect(refused).toMatchObject({ name: 'SavePlanError', code });
    expect(String(refused)).not.toContain('1822');
    expect([await writes(), events(), notices()]).toEqual([[], [], []]);
  });

  it('[SAVE-02] is refused for a cloaked profile', async () => {
    await openAtRest('cloaked');
    await expect(profile.savePlan(plan)).rejects.toMatchObject({ code: 'cloaked' });
    await savePlanOfCard(aPlan({ year: 2027 }), document);
    expect([await writes(), events()]).toEqual([[], []]);
  });
});

describe('the button that saves a plan', () => {
  it('[SAVE-01] of a card is for a plan that is not saved, and turns when it is pressed', async () => {
    await openAtRest('guest');
    const card = aPlan({ id: plan.planId as ReturnType<typeof aPlan>['id'], year: 2027, rawType: 'MAPD' });
    const offerOf = (plan: Plan) => saveOfferOf(plan, $saveContext.get() as SaveContext);
    const offer = () => offerOf(card);
    expect([offer(), offerOf(aSupplementPlan({ year: 2027 }))]).toEqual(['save', 'none']);
    const saving = savePlanOfCard(card, document);
    expect(offer()).toBe('saved');
    await saving;
    expect([offer(), await stored()]).toEqual(['saved', expect.stringContaining(entry)]);
  });

  it('[SAVE-01] [YEAR-04] saves a type of two words under its family', async () => {
    await openAtRest('guest');
    const card = aPlan({ id: plan.planId as ReturnType<typeof aPlan>['id'], year: 2027, kind: 'SNP', rawType: 'HMO D-SNP' });
    await savePlanOfCard(card, document);
    expect(await stored()).toContain('H1822001000 2027 SNP');
  });

  it('[SAVE-01] of a recommendation does the same', async () => {
    await openAtRest('recommended');
    const results = () => $recommendations.get().results;
    const one = results().find(({ save }) => save === 'save');
    if (!one) throw new Error('every recommended plan is saved');
    await savePlanOfCard(one.plan, document);
    expect(results().find(({ plan: { planId } }) => planId === one.plan.planId)?.save).toBe('saved');
    expect(await stored('recommended')).toContain(`${one.plan.planId} 2027 `);
  });

  it('[SAVE-01] says nothing more than the message if it fails', async () => {
    await openAtRest('guest');
    await setFaults({ method: 'POST', path: '/profiles/data', status: 500 });
    const card = aPlan({ id: plan.planId as ReturnType<typeof aPlan>['id'], year: 2027, rawType: 'MAPD' });
    await expect(savePlanOfCard(card, document)).resolves.toBeUndefined();
    expect(notices()).toEqual(['save-failed']);
    await expect(savePlan(plan, document)).rejects.toMatchObject({ code: 'not-saved' });
  });
});
