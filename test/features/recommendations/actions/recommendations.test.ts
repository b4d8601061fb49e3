import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setSuppression } from '../../../../src/features/content/state/content.js';
import { decodeSupplementEnrollments } from '../../../../src/features/enrollment/decoder.js';
import { setSupplementApplications } from '../../../../src/features/enrollment/state/enrollments.js';
import { setPlanDetails } from '../../../../src/features/known-plans/state/plan-details.js';
import { chooseCounty } from '../../../../src/features/page/actions/choose-county.js';
import { findZip } from '../../../../src/features/place/actions/zip.js';
import { $location, setLocation } from '../../../../src/features/place/state/place.js';
import { keyOf } from '../../../../src/features/plan/rules/plan.js';
import { readSavedPlans } from '../../../../src/features/plan/rules/saved-plans.js';
import { switchYear } from '../../../../src/features/plans/actions/switch-year.js';
import { $popup } from '../../../../src/features/popups/state/popups.js';
import { $isProfileKnown, profileChanged } from '../../../../src/features/profile/state/profile.js';
import { actOnRecommendation, viewRecommendation } from '../../../../src/features/recommendations/actions/recommendations.js';
import * as recommendationsActions from '../../../../src/features/recommendations/actions.js';
import { $isInvitationAwaited } from '../../../../src/features/recommendations/state/invitation.js';
import { $offersRecommendation, $recommendationLinks } from '../../../../src/features/recommendations/state/recommendation-links.js';
import { $recommendations } from '../../../../src/features/recommendations/state/recommendations.js';
import { newIssues } from '../../../../src/shared/http/wire.js';
import { setAgent } from '../../../../src/shared/shopper/identity.js';
import { clock } from '../../../../src/shared/time/clock.js';
import { aSupplementEnrollment } from '../../../fixtures/enrollments.js';
import { planId } from '../../../fixtures/plan-ids.js';
import { aPlan } from '../../../fixtures/plans.js';
import { finishCalls, holdCalls } from '../../../flows/support/held-calls.js';
import { changedProfile, recordEachNavigation } from '../../../flows/support/navigation-log.js';
import { callsTo, openPage, setFaults, storedProfile, until } from '../../../flows/support/service.js';
import { openAtRest, rereadAtRest } from '../../../flows/support/settled-pages.js';

const logged = vi.spyOn(console, 'info').mockImplementation(() => undefined);
const waits = vi.spyOn(clock, 'after');

// A test that holds the clock holds it for itself alone.
afterEach(() => void waits.mockReset());

type Row = Readonly<Record<string, unknown>>;

async function reread(...changes: Parameters<typeof changedProfile>): Promise<void> {
  await setFaults(await changedProfile(...changes));
  await rereadAtRest();
}

/** The ranked plans that the service keeps of the recommended shopper, of 2027. */
async function ranked(): Promise<readonly Row[]> {
  const { preData } = (await storedProfile('recommended')) as { preData: string };
  const { plans } = JSON.parse(preData).planRecommendationObj as { plans: readonly Row[] };
  return plans.filter(({ planYear }) => planYear === 2027);
}

const preData = (plans: readonly Row[], more: Row = {}) =>
  JSON.stringify({ planRecommendationObj: { plans }, planRecommendationResults: { answeredOn: '2026-11-17' }, stateCode: 'AZ', ...more });

const results = () => $recommendations.get().results;
const block = () => $recommendations.get().block;

function result(rank: number) {
  const found = results().find(({ plan }) => plan.rank === rank);
  if (!found) throw new Error(`no plan of rank ${rank}`);
  return found;
}

const journey = recordEachNavigation();

describe('the block of recommendations', () => {
  it.each([
    ['a member without a recommendation', 'member', 'prompt', 'PRE_EMPTY'],
    ['a member with a number one', 'recommended', 'top', 'PRE_NUMBER_1'],
    ['a member with applications [DASH-05]', 'applicant', 'none', 'PRE_EMPTY'],
    ['a member with supplement applications alone [DASH-05]', 'supplement', 'none', 'PRE_EMPTY'],
    ['a guest [DASH-09]', 'empty', 'none', 'PRE_EMPTY'],
  ])('[DASH-05] [REC-04] of %s', async (_, shopper, shown, type) => {
    await openAtRest(shopper);
    expect($recommendations.get()).toMatchObject({ block: shown, type });
  });

  it.each([
    ['recommended', 'top'],
    ['applicant', 'none'],
    ['member', 'prompt'],
  ])('[DASH-05] [LOAD-05] of the %s shopper invites nobody before the profile could be read', async (shopper, after) => {
    await openAtRest(shopper, { faults: [{ method: 'GET', path: '/profiles/data', status: 403 }] });
    expect(block()).toBe('none');
    await setFaults();
    await rereadAtRest();
    expect(block()).toBe(after);
  });

  it.each([
    ['results without a plan', [], 'none', []],
    ['ranks from two on', [2, 3], 'ranked', [2, 3]],
    ['one rank alone, which is not the first', [2], 'ranked', [2]],
  ])('[REC-04] [DASH-09] of %s is no prompt', async (_, kept, shown, ranks) => {
    await openAtRest('recommended');
    const plans = (await ranked()).filter(({ rank }) => (kept as number[]).includes(Number(rank)));
    await reread('recommended', { preData: preData(plans) });
    expect($recommendations.get()).toMatchObject({ type: 'PRE_NO_1_RANKED_PLAN', block: shown });
    expect(results().map(({ plan }) => plan.rank)).toEqual(ranks);
  });

  it('[DASH-05] of a member with a single application, for a Medicare or a supplement plan, invites nobody', async () => {
    await openAtRest('applicant');
    const { enrollmentsDetails } = (await storedProfile('applicant')) as { enrollmentsDetails: { enrollments: readonly Row[] } };
    await openAtRest('member');
    await reread('member', { enrollmentsDetails: { enrollments: enrollmentsDetails.enrollments.slice(0, 1) } });
    expect(block()).toBe('none');
    await reread('member', {});
    expect(block()).toBe('prompt');
    setSupplementApplications([aSupplementEnrollment()]);
    expect(block()).toBe('none');
  });

  it('[REC-04] has a number one of the active year only', async () => {
    await openAtRest('recommended');
    await reread('recommended', { preData: preData(await ranked()) });
    expect(block()).toBe('top');
    await switchYear(2026, document);
    expect($recommendations.get()).toMatchObject({ type: 'PRE_NO_1_RANKED_PLAN', block: 'none', results: [] });
  });

  it.each([
    ['is outlined', 'member', 'loading', 'prompt'],
    ['shows a number one', 'recommended', 'top', 'top'],
  ])('[DASH-05] [LOAD-04] %s while nobody knows of supplement applications', async (_, shopper, before, after) => {
    const held = holdCalls(/GET .*enrollments\/medsupp/, 'before');
    const opened = openPage({ shopper });
    await until(() => held.length === 1 && block() !== 'none');
    expect(block()).toBe(before);
    await finishCalls();
    await opened;
    expect(block()).toBe(after);
  });

  it('[LOAD-04] delays the parts below it until the applications are known', async () => {
    // On a busy machine the page's patience would be over first.
    waits.mockReturnValue(() => undefined);
    const held = holdCalls(/GET .*enrollments\/medsupp/, 'before');
    const opened = openPage({ shopper: 'supplement' });
    await until(() => held.length === 1 && block() === 'loading');
    expect($isInvitationAwaited.get()).toBe(true);
    await finishCalls();
    await opened;
    expect(block()).toBe('none');
    expect($isInvitationAwaited.get()).toBe(false);
  });

  it('[LOAD-04] is waited for a moment only, and once', async () => {
    const patience: (() => void)[] = [];
    waits.mockImplementation((milliseconds, run) => {
      if (milliseconds === 2_000) patience.push(run);
      return () => undefined;
    });
    const held = holdCalls(/GET .*enrollments\/medsupp/, 'before');
    const opened = openPage({ shopper: 'supplement' });
    await until(() => held.length === 1 && block() === 'loading');
    for (const run of patience.splice(0)) run();
    expect($isInvitationAwaited.get()).toBe(false);
    await finishCalls();
    await opened;
    const seen: boolean[] = [];
    const stop = $isInvitationAwaited.listen((is) => seen.push(is));
    await rereadAtRest();
    stop();
    expect(seen).toEqual([]);
  });

  it('[LOAD-04] is waited for as long by a load that replaces another one', async () => {
    const patience = new Set<() => void>();
    waits.mockImplementation((milliseconds, run) => {
      if (milliseconds === 2_000) patience.add(run);
      return () => patience.delete(run);
    });
    const held = holdCalls(/GET .*enrollments\/medsupp/, 'before');
    const left = openPage({ shopper: 'supplement' });
    await until(() => held.length === 1 && block() === 'loading');
    const before = [...patience];
    const opened = openPage({ shopper: 'supplement' });
    await until(() => held.length === 2 && block() === 'loading');
    for (const run of before) if (patience.has(run)) run();
    expect($isInvitationAwaited.get()).toBe(true);
    await finishCalls();
    await Promise.all([left, opened]);
  });

  it.each([
    ['a number one', 'recommended'],
    ['an application that the profile has', 'applicant'],
    ['nobody who may have one', 'empty'],
  ])('[LOAD-04] is not waited for with %s', async (_, shopper) => {
    holdCalls(/GET .*enrollments\/medsupp/, 'before');
    const opened = openPage({ shopper });
    await until(() => $isProfileKnown.get());
    expect($isInvitationAwaited.get()).toBe(false);
    await finishCalls();
    await opened;
  });

  it('[REC-02] holds at most five results, by rank', async () => {
    await openAtRest('recommended');
    await reread('recommended', { preData: preData([...(await ranked())].reverse()) });
    expect(results().map(({ plan, name }) => [plan.rank, name])).toEqual([
      [1, 'AARP Medicare Advantage Essentials from UHC AZ-2 (HMO-POS)'],
      [2, 'AARP Medicare Advantage from UHC AZ-0003 (HMO-POS)'],
      [3, 'SCAN Classic (HMO)'],
      [4, 'Blue Best Life Plus (HMO)'],
      [5, 'Alignment Health the ONE + Walgreens (HMO)'],
    ]);
  });

  it('[DASH-09] shows a guest nothing, whatever the profile holds', async () => {
    await openAtRest('recommended');
    const plans = await ranked();
    await openAtRest('guest');
    await reread('guest', { preData: preData(plans), enrollmentsDetails: { enrollments: [] } });
    expect($recommendations.get()).toMatchObject({ type: 'PRE_NUMBER_1', block: 'none' });
    await reread('guest', { preData: preData(plans.slice(1)), enrollmentsDetails: { enrollments: [] } });
    expect(block()).toBe('none');
  });

  it('[REC-01] [REC-03] [LINK-06] knows the plan finder, the results of the year, and the answers', async () => {
    await openAtRest('recommended');
    expect($recommendationLinks.get()).toEqual({
      planFinder: `${location.origin}/plan-finder`,
      results: `${location.origin}/plan-recommendation-engine.html/result?year=2027`,
      edit: `${location.origin}/plan-recommendation-engine.html/editmypreferences`,
    });
    await switchYear(2026, document);
    expect($recommendationLinks.get()?.results).toContain('year=2026');
  });
});

describe('the button of a recommended plan', () => {
  it.each([
    ['none', 'enroll'],
    ['', 'enroll'],
    ['In Progress', 'resume'],
    ['in-progress', 'resume'],
    ['Submitted', 'status'],
  ])('[REC-05] with the enrollment status %j', async (enrollmentStatus, kind) => {
    await openAtRest('recommended');
    const [first, ...others] = await ranked();
    await reread('recommended', { preData: preData([{ ...first, enrollmentStatus }, ...others]) });
    expect(result(1).action.kind).toBe(kind);
  });

  it('[REC-05] is missing for a suppressed plan, and the others keep theirs', async () => {
    const body = { plans: [{ planId: 'H0609026000', planYear: 2027 }] };
    await openAtRest('recommended', { faults: [{ method: 'GET', path: '/api/assets/uhccp/content-fragments/suppression.json', body }] });
    expect(results().map(({ action }) => action.kind)).toEqual(['none', 'enroll', 'enroll', 'enroll', 'enroll']);
  });

  it('[REC-05] [ENR-03] resumes the draft of the profile with its form data', async () => {
    await openAtRest('applicant');
    const { enrollmentsDetails } = (await storedProfile('applicant')) as { enrollmentsDetails: Row };
    await openAtRest('recommended');
    await reread('recommended', { enrollmentsDetails });
    expect(result(2).action).toEqual({ kind: 'resume', status: 'In Progress' });
    expect(result(1).action).toEqual({ kind: 'status', status: 'Submitted' });
    actOnRecommendation(result(2).plan, document);
    const { planId, formData } = JSON.parse(sessionStorage.getItem('ucp_enrollmentDraft') ?? '{}');
    expect([planId, formData.length]).toEqual(['H0609044000', 11]);
    expect(journey.events.map(({ reason }) => reason)).toEqual(['enroll']);
  });

  it('[REC-05] [HAND-01] enrolls in the plan if the page does not refuse', async () => {
    await openAtRest('recommended');
    const hear = vi.fn((event: Event) => event.preventDefault());
    document.addEventListener('ucp-plan-enroll', hear, { once: true });
    actOnRecommendation(result(3).plan, document);
    expect(hear.mock.calls[0]?.[0]).toMatchObject({ detail: { planId: 'H1822001000', planYear: 2027 } });
    expect(journey.events).toEqual([]);
    actOnRecommendation(result(3).plan, document);
    expect(journey.events).toHaveLength(1);
    expect(journey.events[0]?.url, '[HAND-01]').toContain('?planId=H1822001000&planYear=2027&planType=');
    const launched = JSON.parse(sessionStorage.getItem('ucp_enrollmentPlan') ?? '{}');
    expect(launched, '[HAND-01]').toMatchObject({ planId: 'H1822001000', planName: result(3).plan.planName, zipCode: '85004' });
  });

  it('[REC-05] of a text status does nothing, whoever calls', async () => {
    await openAtRest('recommended');
    const [first, ...others] = await ranked();
    await reread('recommended', { preData: preData([{ ...first, enrollmentStatus: 'Submitted' }, ...others]) });
    actOnRecommendation(result(1).plan, document);
    expect(journey.events).toEqual([]);
  });

  it('[ROLE-03] is shut to a cloaked profile, and so is the way to the plan', async () => {
    await openAtRest('recommended');
    const plans = await ranked();
    await openAtRest('cloaked');
    await reread('cloaked', { preData: preData(plans), enrollmentsDetails: { enrollments: [] } });
    expect($recommendations.get()).toMatchObject({ block: 'top', isDisabled: true });
    await recommendationsActions.actOnRecommendation(result(1).plan, document);
    await recommendationsActions.viewRecommendation(result(1).plan, document);
    expect(journey.events).toEqual([]);
  });
});

describe('a recommended supplement plan', () => {
  const heard: Row[] = [];
  const hear = (event: Event) => heard.push((event as CustomEvent<Row>).detail);

  beforeEach(() => {
    heard.length = 0;
    addEventListener('openAddYourInfo', hear);
  });
  afterEach(() => removeEventListener('openAddYourInfo', hear));

  /** A profile to which the supplement plan alone is recommended, as the number one. */
  async function recommending(shopper: string, change: Row, more: Row = {}) {
    await openAtRest('recommended');
    const plan = (await ranked()).find(({ planType }) => planType === 'MedSupp');
    await openAtRest(shopper);
    return changedProfile(shopper, { preData: preData([{ ...plan, rank: 1, ...change }], more) });
  }

  /** Recommends that plan on the page that is open. */
  async function recommend(shopper: string, change: Row = {}, more: Row = {}): Promise<void> {
    await setFaults(await recommending(shopper, change, more));
    await rereadAtRest();
  }

  it('[REC-07] starts by the window’s event in the state of the recommendation', async () => {
    await recommend('recommended');
    expect(result(1).action).toEqual({ kind: 'start', isAwaited: false });
    actOnRecommendation(result(1).plan, document);
    expect(heard).toMatchObject([{ entryPoint: 'recommendation', planCode: 'G', planYear: 2027, stateCode: 'AZ', zipCode: '85004' }]);
    expect(await callsTo('/medsupp/plans')).not.toEqual([]);
  });

  it('[REC-07] leads to the plan’s page in another state', async () => {
    await recommend('recommended', {}, { stateCode: 'CA' });
    actOnRecommendation(result(1).plan, document);
    expect(heard).toEqual([]);
    expect(journey.events).toEqual([
      { url: `${location.origin}/health-plans/medsupp-details.html/85004/G/2027`, reason: 'supplement-details' },
    ]);
  });

  it('[REC-07] leads to the plan’s page when the plan’s state does not load', async () => {
    await recommend('recommended', { planId: 'ZZ9' });
    actOnRecommendation(result(1).plan, document);
    expect(journey.events.map(({ url }) => new URL(url).pathname)).toEqual(['/health-plans/medsupp-details.html/85004/ZZ9/2027']);
  });

  it.each([
    ['Sample Medicare Supplement Plan G', 'continue', 'supplement-resume'],
    ['SAMPLE medicare supplement plan f', 'view', 'application-details'],
    ['Sample Medicare Supplement Plan N', 'start', 'supplement-details'],
  ])('[REC-06] %s gives %s', async (planName, kind, reason) => {
    await recommend('supplement', { planName, planId: 'A' }, { stateCode: null });
    expect(result(1).action.kind).toBe(kind);
    actOnRecommendation(result(1).plan, document);
    expect(journey.events.map((detail) => detail.reason)).toEqual([reason]);
  });

  it('[REC-06] gives the details of the plan itself, of an application for several', async () => {
    const plans = [
      { planName: 'Another Plan', planCode: 'A' },
      { planName: 'Sample Medicare Supplement Plan G', planCode: 'G' },
    ];
    const applicationStatus = { applicationStatus: 'Submitted', applicationId: 'MS-9', plans };
    const response = { applicantDemographics: { zipCode: '85004' }, applicationStatus };
    await recommend('supplement', { planName: 'Sample Medicare Supplement Plan G' });
    setSupplementApplications(decodeSupplementEnrollments({ applications: [{ response }] }, newIssues()) ?? []);
    expect(result(1).action).toEqual({ kind: 'view' });
    actOnRecommendation(result(1).plan, document);
    expect(journey.events.map(({ url }) => new URL(url).pathname)).toEqual(['/health-plans/application-details.html/G/2027']);
  });

  it('[REC-07] [VAL-02] starts for the ZIP code that the shopper has chosen since', async () => {
    await recommend('recommended', { zipCode: null });
    const found = await findZip('85701');
    if (found) chooseCounty(found.zipCode, found.counties[0]);
    await finishCalls();
    actOnRecommendation(result(1).plan, document);
    expect(heard).toMatchObject([{ planCode: 'G', zipCode: '85701' }]);
  });

  it('[REC-07] [DASH-07] asks a shopper without a ZIP code for it, and then opens the plan’s page', async () => {
    await openAtRest('recommended');
    const [plan] = (await ranked()).filter(({ planType }) => planType === 'MedSupp');
    const { userDetails } = (await storedProfile('recommended')) as { userDetails: Row };
    await reread('recommended', {
      plansDetails: {},
      userDetails: { ...userDetails, zipCode: null },
      preData: preData([{ ...plan, rank: 1, zipCode: null }]),
    });
    actOnRecommendation(result(1).plan, document);
    expect([journey.events, $popup.get()?.tag]).toEqual([[], 'ucp-zip-popup']);
    const found = await findZip('85701');
    if (found) chooseCounty(found.zipCode, found.counties[0]);
    expect(journey.events).toEqual([
      { url: `${location.origin}/health-plans/medsupp-details.html/85701/G/2027?startApplication=true`, reason: 'supplement-details' },
    ]);
  });

  it('[REC-06] without a ZIP code of its own counts where the shopper lives', async () => {
    await recommend('supplement', { planName: 'Sample Medicare Supplement Plan G', zipCode: null });
    expect(result(1).action).toEqual({ kind: 'continue' });
  });

  it('[REC-06] [ENR-03] cannot be started until it is known which applications there are', async () => {
    const fault = await recommending('supplement', { planName: 'Sample Medicare Supplement Plan G', zipCode: null });
    const held = holdCalls(/^GET \/enrollments\/medsupp/, 'after');
    await openPage({ shopper: 'supplement', faults: [fault], isLoading: true });
    await until(() => held.length === 1 && results().length === 1);
    expect(result(1).action).toEqual({ kind: 'start', isAwaited: true });
    await finishCalls();
    expect(result(1).action).toEqual({ kind: 'continue' });
  });

  it('[REC-06] of another ZIP code matches no application', async () => {
    await recommend('supplement', { planName: 'Sample Medicare Supplement Plan G', zipCode: '85701' });
    expect(result(1).action).toEqual({ kind: 'start', isAwaited: false });
  });

  it.each([
    [2027, 'none'],
    [2026, 'start'],
  ])('[REC-06] [SUPP-01] that is suppressed in %s: %s', async (year, kind) => {
    await recommend('recommended');
    setSuppression([{ planId: 'G', year }]);
    expect(result(1).action.kind).toBe(kind);
  });

  it.each(['MW1', 'NW1'])('[REC-06] [CARD-09] %s has no button', async (planId) => {
    await recommend('recommended', { planId });
    expect(result(1).action).toEqual({ kind: 'none' });
  });

  it('[SUP-03] has no button if applications are switched off', async () => {
    await openAtRest('recommended', { settings: { supplementApplications: false } });
    const plan = (await ranked()).find(({ planType }) => planType === 'MedSupp');
    await reread('recommended', { preData: preData([{ ...plan, rank: 1 }]) });
    expect(result(1).action).toEqual({ kind: 'none' });
  });

  it.each(['85004', 'none yet', null])(
    '[LINK-04] has its own page, of the shopper’s ZIP code in place of one that cannot be used: %j',
    async (zipCode) => {
      await recommend('recommended', { zipCode, planId: 'ZZ9' });
      expect(result(1).detailsUrl).toBe(`${location.origin}/health-plans/medsupp-details.html/85004/ZZ9/2027`);
    },
  );

  it('[REC-06] without a usable ZIP code counts where the shopper lives', async () => {
    await recommend('supplement', { planName: 'Sample Medicare Supplement Plan G', zipCode: 'none yet' });
    expect(result(1).action).toEqual({ kind: 'continue' });
    actOnRecommendation(result(1).plan, document);
    expect(journey.events.map(({ reason }) => reason)).toEqual(['supplement-resume']);
  });

  it('[LINK-04] has its own page', async () => {
    await recommend('recommended');
    expect(result(1).detailsUrl).toBe(`${location.origin}/health-plans/medsupp-details.html/85004/G/2027`);
  });
});

describe('the offer under the doctors', () => {
  it('[PV-06] is there if no plan of the active year is the top one', async () => {
    await openAtRest('guest');
    expect($offersRecommendation.get()).toBe(true);
    await openAtRest('recommended');
    expect($offersRecommendation.get()).toBe(false);
    await reread('recommended', { preData: preData((await ranked()).filter(({ rank }) => rank !== 1)) });
    expect($offersRecommendation.get()).toBe(true);
    await reread('recommended', { preData: preData(await ranked()) });
    expect($offersRecommendation.get()).toBe(false);
    await switchYear(2026, document);
    expect($offersRecommendation.get()).toBe(true);
  });

  it('[PV-06] is never there in the agent flow', async () => {
    await openAtRest('guest');
    setAgent(true, 'demo.agent');
    expect($offersRecommendation.get()).toBe(false);
  });
});

describe('the page of a recommended plan', () => {
  it('[LINK-01] is built from the shopper’s place, and an event fires', async () => {
    await openAtRest('recommended');
    const hear = vi.fn();
    document.addEventListener('ucp-plan-details', hear, { once: true });
    viewRecommendation(result(3).plan, document);
    expect(hear.mock.calls[0]?.[0]).toMatchObject({ detail: { planId: 'H1822001000', planYear: 2027 } });
    expect(journey.events).toEqual([
      { url: `${location.origin}/health-plans/details.html/85004/013/H1822001000/2027`, reason: 'plan-details' },
    ]);
  });

  it.each(['loading', 'failed'] as const)('[LINK-01] [ERR-02] is the same while its details are %s', async (details) => {
    await openAtRest('recommended');
    setPlanDetails({ [keyOf(aPlan({ id: planId('H1822001000'), year: 2027 }))]: details });
    expect(result(3).detailsUrl).toBe(`${location.origin}/health-plans/details.html/85004/013/H1822001000/2027`);
  });

  it('[LINK-01] is the plan’s own if its details name one', async () => {
    await openAtRest('recommended');
    const details = aPlan({ id: planId('H1822001000'), year: 2027, detailsUrl: '/plans/own' });
    setPlanDetails({ [keyOf(details)]: details });
    expect(result(3).detailsUrl).toBe(`${location.origin}/plans/own`);
    viewRecommendation(result(3).plan, document);
    expect(journey.events).toEqual([{ url: `${location.origin}/plans/own`, reason: 'plan-details' }]);
  });

  it('[REC-05] [SUPP-01] is that of a special-needs plan if its name says so, and no details say otherwise', async () => {
    await openAtRest('recommended');
    const plans = (await ranked()).map((one) => ({ ...one, planName: `${one.planName} (HMO D-SNP)` }));
    expect(result(3).kind).toBe('MAPD');
    await reread('recommended', { preData: preData(plans) });
    expect([result(1).kind, result(3).kind]).toEqual(['MAPD', 'SNP']);
  });

  it('[REC-05] [CARD-08] is not enrolled in if its details alone say that it is institutional', async () => {
    await openAtRest('recommended');
    const of = { id: planId('H1822001000'), year: 2027, kind: 'SNP', snpKind: 'institutional' } as const;
    setPlanDetails({ [keyOf(aPlan(of))]: aPlan(of) });
    expect(result(3)).toMatchObject({ kind: 'SNP', action: { kind: 'none' } });
  });

  it('[REC-05] [LINK-05] is enrolled in if plans of its kind are, as its details say', async () => {
    await openAtRest('recommended');
    const of = { id: planId('H1822001000'), year: 2027, kind: 'SNP', snpKind: 'dual' } as const;
    setPlanDetails({ [keyOf(aPlan(of))]: aPlan(of) });
    actOnRecommendation(result(3).plan, document);
    expect(journey.events.map(({ url }) => new URL(url).pathname)).toEqual([
      '/health-plans/special-needs-plans/uhc-online-application.html',
    ]);
  });

  it('[LINK-01] is not followed, and not replaced, if the plan’s own address is of another site', async () => {
    await openAtRest('recommended');
    const details = aPlan({ id: planId('H1822001000'), year: 2027, detailsUrl: 'https://elsewhere.example/plan' });
    setPlanDetails({ [keyOf(details)]: details });
    logged.mockClear();
    viewRecommendation(result(3).plan, document);
    expect(journey.events).toEqual([]);
    expect(logged.mock.calls.flat().join()).toContain('! Invalid URL !');
  });

  it('[LINK-03] is the way to a ZIP code if none is known', async () => {
    await openAtRest('recommended');
    profileChanged({ plans: { zipCode: null, savedPlans: readSavedPlans(''), savedOn: {}, oleLaunchData: {}, details: [], stored: null } });
    setLocation(null);
    expect($location.get()).toBeNull();
    viewRecommendation(result(3).plan, document);
    expect(journey.events).toEqual([{ url: `${location.origin}/shop.html`, reason: 'plan-summary' }]);
  });
});
