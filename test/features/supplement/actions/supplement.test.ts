import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { $shownCost } from '../../../../src/features/cost/state/cost.js';
import {
  continueApplication,
  enroll,
  resumeSupplement,
  viewApplication,
} from '../../../../src/features/enrollment/actions/applications.js';
import { startSupplement } from '../../../../src/features/enrollment/actions/supplement-start.js';
import * as enrollmentActions from '../../../../src/features/enrollment/actions.js';
import { $applications } from '../../../../src/features/enrollment/state/applications.js';
import { $supplementApplications, setSupplementApplications } from '../../../../src/features/enrollment/state/enrollments.js';
import { $shownPlans } from '../../../../src/features/known-plans/state/plans.js';
import { setSupplementOffer } from '../../../../src/features/known-plans/state/supplement-offer.js';
import { $supplement } from '../../../../src/features/known-plans/state/supplement-plans.js';
import { $notices } from '../../../../src/features/lists/state/notices.js';
import { chooseCounty } from '../../../../src/features/page/actions/choose-county.js';
import { findZip } from '../../../../src/features/place/actions/zip.js';
import type { SupplementPlan } from '../../../../src/features/plan/rules/plan.js';
import { askToRemovePlan } from '../../../../src/features/plans/actions/ask-to-remove-plan.js';
import { switchYear } from '../../../../src/features/plans/actions/switch-year.js';
import * as plansActions from '../../../../src/features/plans/actions.js';
import { $cardContext } from '../../../../src/features/plans/state/card-context.js';
import { $popup } from '../../../../src/features/popups/state/popups.js';
import { removeItem } from '../../../../src/features/profile/actions/remove.js';
import * as profileActions from '../../../../src/features/profile/actions.js';
import { $finished } from '../../../../src/features/profile/state/loading.js';
import { readSupplementPlans } from '../../../../src/features/supplement/actions/read-supplement.js';
import { showSupplementUi } from '../../../../src/features/supplement/actions/supplement-ui.js';
import { $hasOwnUi, $supplementNotice, $supplementUi } from '../../../../src/features/supplement/state/supplement.js';
import { setIdentity } from '../../../../src/shared/shopper/identity.js';
import { clock } from '../../../../src/shared/time/clock.js';
import { costRows } from '../../../flows/support/cost-rows.js';
import { finishCalls, holdCalls } from '../../../flows/support/held-calls.js';
import { changedProfile, recordEachNavigation } from '../../../flows/support/navigation-log.js';
import { callsTo, openPage, setFaults, storedProfile, until } from '../../../flows/support/service.js';
import { openAtRest, rereadAtRest } from '../../../flows/support/settled-pages.js';
import { cardNow } from '../../../support/card-now.js';

const logged = vi.spyOn(console, 'info').mockImplementation(() => undefined);
const messages = () => logged.mock.calls.map(([text]) => String(text)).join('\n');

const OFFER = '/medsupp/plans';
const APPLICATIONS = '/enrollments/medsupp';

type Row = Readonly<Record<string, unknown>>;

function plans(): readonly SupplementPlan[] {
  const shown = $supplement.get();
  return shown.kind === 'plans' ? shown.plans : [];
}

function plan(code: string): SupplementPlan {
  const found = plans().find((one) => one.code === code);
  if (!found) throw new Error(`no plan ${code}`);
  return found;
}

const codes = () => plans().map(({ code }) => code);
const actionsOf = (code: string) => cardNow(plan(code))?.model.actions;
const mainOf = (code: string) => actionsOf(code)?.main;
/** The status of the application that stands on the card (HAND-04). */
const statusOf = (code: string) =>
  actionsOf(code)?.statuses.flatMap((one) => (one.kind === 'application' ? [one.application.outcome] : []));

async function medsupp(change: Row): Promise<string> {
  const { medsuppData } = (await storedProfile('supplement')) as { medsuppData: string };
  return JSON.stringify({ ...(JSON.parse(medsuppData) as Row), ...change });
}

async function storedFavoriteRows() {
  const { medsuppData } = (await storedProfile('supplement')) as { medsuppData: string };
  const { favoritedPlans } = JSON.parse(medsuppData).savedPlanInformation as { favoritedPlans: { planCode: string; planYear: number }[] };
  return favoritedPlans;
}

async function storedFavorites(): Promise<readonly string[]> {
  return (await storedFavoriteRows()).map(({ planCode, planYear }) => `${planCode}-${planYear}`);
}

const journey = recordEachNavigation();

beforeEach(() => void logged.mockClear());

async function openAndStored(): Promise<unknown> {
  await openAtRest('supplement');
  return storedProfile('supplement');
}

/** The page of a shopper who lives there, and whose plans were saved for no ZIP code. Counts the requests for plans before it was read. */
async function livingAt(zipCode: string): Promise<number> {
  const stored = (await openAndStored()) as { medsuppData: string; plansDetails: object; userDetails: object };
  const { zipCode: _saved, applicantInformation: _lived, ...medsupp } = JSON.parse(stored.medsuppData);
  const nowhere = { medsuppData: JSON.stringify(medsupp), plansDetails: { ...stored.plansDetails, zipCode: null } };
  await setFaults(await changedProfile('supplement', { ...nowhere, userDetails: { ...stored.userDetails, zipCode } }));
  const before = (await callsTo(OFFER)).length;
  await rereadAtRest();
  return before;
}

describe('the supplement area', () => {
  it('[PLN-01] [SUP-01] [CALL-17] shows the saved plans of the active year, and knows their state', async () => {
    await openAtRest('supplement');
    expect(codes()).toEqual(['G', 'F01', 'MW1', 'NW1']);
    expect($supplement.get()).toMatchObject({ kind: 'plans', stateCode: 'AZ', details: 'ready' });
    expect($hasOwnUi.get()).toBe(false);
    expect(plans().every(({ year, stateCode, zipCode }) => year === 2027 && stateCode === 'AZ' && zipCode === '85004')).toBe(true);
    expect((await callsTo(OFFER)).map(({ path }) => path)).toEqual(['/medsupp/plans/v2/zip-codes/85004/products/MEDSUPP/search']);
  });

  it('[SUP-01] [CALL-17] asks for the plans of where the shopper lives, when that is known, where they were saved for no ZIP code', async () => {
    const before = await livingAt('85701');
    expect((await callsTo(OFFER)).slice(before).map(({ path }) => path)).toEqual([expect.stringContaining('/85701/')]);
  });

  it('[SUP-01] [CALL-17] [DASH-07] is requested again after the shopper has chosen another ZIP code', async () => {
    await livingAt('85701');
    const before = (await callsTo(OFFER)).length;
    const found = await findZip('85142');
    if (!found) throw new Error('the service knows the ZIP code');
    chooseCounty(found.zipCode, found.counties[0]);
    await until(async () => (await callsTo(OFFER)).length > before);
    expect((await callsTo(OFFER)).at(-1)?.path).toContain('/85142/');
    await finishCalls();
    sessionStorage.removeItem('ucp_zip');
    localStorage.removeItem('ucp_zip');
  });

  it('[COST-04] the yearly chart has no row for a supplement plan, and knows how many are saved', async () => {
    await openAtRest('supplement');
    expect($shownCost.get()).toMatchObject({ leftOut: 0, supplements: 4 });
    expect(costRows().filter(({ kind }) => kind === 'MEDSUPP')).toEqual([]);
  });

  it('[ERR-02] the yearly chart knows how many saved plans it leaves out', async () => {
    await openPage({ shopper: 'supplement', faults: [{ method: 'GET', status: 403, path: '/planinfo' }] });
    await finishCalls();
    expect([$shownPlans.get().missing.length, $shownCost.get()?.leftOut]).toEqual([1, 1]);
  });

  it('[PLN-07] follows the year that the page shows, and keeps its plans while they are read again', async () => {
    await openAtRest('supplement');
    const held = holdCalls(/GET \/medsupp\/plans/, 'before');
    const switched = switchYear(2026, document);
    await until(() => held.length === 1);
    expect(plans().map(({ year }) => year)).toEqual([2026, 2026, 2026, 2026]);
    expect($supplement.get()).toMatchObject({ details: 'ready' });
    await finishCalls();
    await switched;
    expect(codes()).toEqual(['G', 'F01', 'MW1', 'NW1']);
  });

  it.each(['guest', 'member', 'empty'])('asks nothing and shows nothing for a %s who saved none', async (shopper) => {
    await openAtRest(shopper);
    expect($supplement.get()).toEqual({ kind: 'empty' });
    expect(await callsTo(OFFER)).toEqual([]);
  });

  it.each([
    ['the section’s', { zipCode: '85701', applicantInformation: { zipCode: '85004' } }, '85701'],
    ['the applicant’s', { zipCode: null, applicantInformation: { zipCode: '85701' } }, '85701'],
    ['the shopper’s', { zipCode: null, applicantInformation: {} }, '85004'],
    ['the section’s, New York,', { zipCode: '10001', applicantInformation: { zipCode: '85701' } }, '10001'],
    ['the applicant’s in place of a malformed', { zipCode: 'none yet', applicantInformation: { zipCode: '85701' } }, '85701'],
  ])('[SUP-01] [VAL-06] asks for %s ZIP code', async (_, change, zipCode) => {
    await openAtRest('supplement');
    await setFaults(await changedProfile('supplement', { medsuppData: await medsupp(change) }));
    await rereadAtRest();
    expect((await callsTo(OFFER)).at(-1)?.path).toContain(`/zip-codes/${zipCode}/`);
    expect($supplement.get()).toMatchObject({ details: 'ready' });
  });

  it('[SUP-01] [CONST-04] shows a plan as it is sold, and one that is not as the profile has it, of its own ZIP code', async () => {
    await openAtRest('supplement');
    const carried = (planCode: string, zipCode: string | null) => ({ planCode, zipCode, planYear: 2027, planName: `Kept ${planCode}` });
    const favoritedPlans = ['G', 'OLD', 'OLDER'].map((planCode) => ({ planCode, planYear: 2027 }));
    const kept = [carried('G', '85701'), carried('OLD', '85701'), carried('OLDER', null)];
    const medsuppData = await medsupp({ plans: kept, savedPlanInformation: { favoritedPlans } });
    await setFaults(await changedProfile('supplement', { medsuppData }));
    await rereadAtRest();
    expect(plans().map(({ code, name, zipCode }) => [code, name.startsWith('Kept'), zipCode])).toEqual([
      ['G', false, '85004'],
      ['OLD', true, '85701'],
      ['OLDER', true, '85004'],
    ]);
  });

  it('[LOAD-03] is a part of the load: its answer is waited for, and a failure ends it too', async () => {
    const held = holdCalls(/GET \/medsupp\/plans/, 'before');
    const opened = openPage({ shopper: 'supplement' });
    await until(() => held.length === 1);
    expect($finished.get().supplement).toBe(false);
    expect($supplement.get()).toMatchObject({ kind: 'plans', plans: [], count: 4, details: 'loading' });
    await finishCalls();
    await opened;
    expect($finished.get().supplement).toBe(true);
  });

  it('[ERR-02] says that saved plans could not be read, and reads them again', async () => {
    await openAtRest('supplement', { faults: [{ method: 'GET', path: OFFER, status: 403 }] });
    expect($finished.get().supplement).toBe(true);
    expect($supplement.get()).toMatchObject({ kind: 'plans', plans: [], count: 4, details: 'failed' });
    expect(messages()).toContain('supplementPlans');
    await setFaults();
    await readSupplementPlans();
    expect(codes()).toHaveLength(4);
  });

  it('[ERR-02] notes each saved plan that is not sold, and shows the others', async () => {
    await openAtRest('supplement');
    const favoritedPlans = [
      { planCode: 'G', planYear: 2027 },
      { planCode: 'ZZ9', planYear: 2027 },
      { planCode: 'ZZ8', planYear: 2027 },
      { planCode: 'ZZ7', planYear: 2024 },
    ];
    await setFaults(await changedProfile('supplement', { medsuppData: await medsupp({ savedPlanInformation: { favoritedPlans } }) }));
    logged.mockClear();
    await rereadAtRest();
    expect(codes()).toEqual(['G']);
    expect(messages().match(/not among those that are sold/g)).toHaveLength(2);
    expect(messages()).not.toContain('ZZ');
  });

  it('[SUP-02] is off if its flag is: nothing is asked but the words of the notice', async () => {
    await openAtRest('supplement', { settings: { flags: { supplementArea: false } } });
    expect($supplement.get()).toEqual({ kind: 'off' });
    expect(await callsTo(OFFER)).toEqual([]);
    expect($supplementNotice.get()).toContain('Plan Card Unavailable for Medicare Supplement Insurance Plans.');
  });

  it('[SUP-02] requests the text of the notice only if it shows', async () => {
    await openAtRest('supplement');
    expect(await callsTo('/api/assets/uhccp/content-fragments/medsup-content.json')).toEqual([]);
  });

  it('[SUP-02] [CONT-01] has its own words if the content does not load', async () => {
    await openAtRest('supplement', {
      settings: { flags: { supplementArea: false } },
      faults: [{ method: 'GET', path: '/api/assets/uhccp/content-fragments/medsup-content.json', status: 403 }],
    });
    expect($supplementNotice.get()).toBeNull();
  });
});

describe('applications for supplement plans', () => {
  it('[SUP-03] [CALL-05] are read of a member', async () => {
    await openAtRest('supplement');
    expect(await callsTo(APPLICATIONS)).toHaveLength(1);
    expect($applications.get().map(({ id, planName, card }) => [id, planName, card.action, card.status])).toEqual([
      ['MS-1001', 'Sample Medicare Supplement Plan G', 'continue', 'In Progress'],
      ['MS-1002', 'Sample Medicare Supplement Plan F', 'view', 'approved'],
    ]);
  });

  it.each([
    ['a cloaked profile [ROLE-03]', 'cloaked', {}],
    ['a guest', 'guest', {}],
    ['a site where they are switched off', 'supplement', { supplementApplications: false }],
  ])('[SUP-03] are not read of %s', async (_, shopper, settings) => {
    await openAtRest(shopper, { settings });
    expect(await callsTo(APPLICATIONS)).toEqual([]);
  });

  it('[SUP-03] are not offered on the cards either if they are switched off', async () => {
    await openAtRest('supplement', { settings: { supplementApplications: false } });
    expect(codes().map(mainOf)).toEqual(Array(4).fill({ kind: 'none' }));
    const others = $shownPlans.get().plans.map((one) => cardNow(one)?.model.actions.main);
    expect(others, 'plans of other kinds are enrolled in as ever').toEqual([{ kind: 'enroll' }]);
    startSupplement(plan('G'), 'saved-plan', document);
    expect(journey.events).toEqual([]);
  });

  it('[ERR-02] are only logged if they are malformed', async () => {
    await openAtRest('supplement', { faults: [{ method: 'GET', path: APPLICATIONS, status: 403 }] });
    expect($applications.get()).toEqual([]);
    expect(codes()).toHaveLength(4);
    expect(messages()).toContain('supplementEnrollment');
  });

  it('[REC-06] [CARD-09] [HAND-04] are on the cards: a draft is resumed, a sent application has its own status, MW1 and NW1 take no applications', async () => {
    await openAtRest('supplement');
    expect(Object.fromEntries(codes().map((code) => [code, mainOf(code)]))).toEqual({
      G: { kind: 'resume', status: 'In Progress' },
      F01: { kind: 'none' },
      MW1: { kind: 'none' },
      NW1: { kind: 'none' },
    });
    expect(['F01', 'MW1', 'NW1'].map(statusOf)).toEqual([['approved'], [], []]);
  });

  it.each([
    ['none', null],
    ['a malformed one', 'none yet'],
  ])('[REC-06] are found by the shopper’s ZIP code for plans that were saved with %s, and resumed', async (_, zipCode) => {
    await openAtRest('supplement');
    const offer = plans().find(({ code }) => code === 'G');
    const row = { planCode: 'G', planName: offer?.name, planYear: 2027, zipCode };
    const medsuppData = await medsupp({ zipCode, applicantInformation: {}, plans: [row] });
    await openAtRest('supplement', { faults: [await changedProfile('supplement', { medsuppData }), { path: OFFER, status: 400 }] });
    expect($supplement.get()).toMatchObject({ details: 'failed' });
    expect(mainOf('G')).toEqual({ kind: 'resume', status: 'In Progress' });
    enroll(plan('G'), document);
    expect(journey.left).toEqual([expect.stringContaining('applicationId=MS-1001')]);
  });

  it('[REC-06] [ENR-03] are started for none until it is known which there are, and for those without one after that', async () => {
    const held = holdCalls(/^GET \/enrollments\/medsupp/, 'after');
    await openPage({ shopper: 'supplement', settings: { flags: { medsuppV2Cards: false } }, isLoading: true });
    await until(() => held.length === 1 && codes().length === 4 && $cardContext.get() !== null);
    const awaited = { kind: 'start-application', isAwaited: true };
    expect(['G', 'F01', 'NW1'].map(mainOf)).toEqual([awaited, awaited, awaited]);
    await finishCalls();
    expect(['G', 'F01', 'NW1'].map((code) => mainOf(code)?.kind)).toEqual(['resume', 'none', 'start-application']);
    expect(statusOf('F01')).toEqual(['approved']);
    expect(mainOf('NW1')).toMatchObject({ isAwaited: false });
  });

  it('[REC-06] [ERR-02] are started if they failed to load', async () => {
    await openAtRest('supplement', { faults: [{ method: 'GET', path: APPLICATIONS, status: 403 }] });
    expect(mainOf('G')).toEqual({ kind: 'start-application', isAwaited: false });
  });

  it('[CARD-09] NW1 starts on the first version of the card', async () => {
    await openAtRest('supplement', { settings: { flags: { medsuppV2Cards: false } } });
    expect(mainOf('NW1')).toEqual({ kind: 'start-application', isAwaited: false });
  });

  it.each([
    ['its own card', () => continueApplication('MS-1001', document)],
    ['the plan’s card', () => enroll(plan('G'), document)],
  ])('[LINK-07] are resumed from %s; listeners do not get the query, which has the birth date', async (_, resume) => {
    await openAtRest('supplement');
    const { userDetails } = (await storedProfile('supplement')) as { userDetails: { dob: string } };
    const [year, month, day] = userDetails.dob.split('-');
    const page = `${location.origin}/health-plans/medicare-supplement-plans/medicare-application/aarp-supplemental-health-online-application.html/welcome`;
    resume();
    expect(journey.events).toEqual([{ url: page, reason: 'supplement-resume' }]);
    expect(journey.left.map((url) => Object.fromEntries(new URL(url).searchParams))).toEqual([
      { referrer: 'uhcLayer', applicationId: 'MS-1001', DOB: `${month}/${day}/${year}`, zip: '85004', state: 'AZ', resume: 'true' },
    ]);
  });

  it('[LINK-07] name the layer of the brand', async () => {
    await openAtRest('supplement', { settings: { siteId: 'aarp' } });
    continueApplication('MS-1001', document);
    expect(new URL(journey.left[0] ?? '').searchParams.get('referrer')).toBe('aarpLayer');
  });

  it('[LINK-07] name the state of the shopper’s county if the plans that are sold there do not', async () => {
    await openAtRest('supplement', { faults: [{ method: 'GET', path: OFFER, body: { data: { stateCode: null, plans: [] } } }] });
    continueApplication('MS-1001', document);
    expect(new URL(journey.left[0] ?? '').searchParams.get('state')).toBe('AZ');
  });

  it('[LINK-07] leave the state out if the page does not know it', async () => {
    await openAtRest('supplement', {
      faults: [
        { method: 'GET', path: OFFER, status: 403 },
        { method: 'GET', path: '/geolocationinfo', status: 403 },
      ],
    });
    continueApplication('MS-1001', document);
    expect(new URL(journey.left[0] ?? '').searchParams.has('state')).toBe(false);
  });

  it('[LINK-07] leave the state out if they are of another ZIP code than the page knows', async () => {
    await openAtRest('supplement');
    const [application] = $supplementApplications.get();
    if (application) resumeSupplement({ ...application, zipCode: '10002' }, document);
    const query = new URL(journey.left[0] ?? '').searchParams;
    expect([query.get('zip'), query.has('state')]).toEqual(['10002', false]);
  });

  it('[ENR-06] open their details by plan code and the year that shows', async () => {
    await openAtRest('supplement');
    viewApplication('MS-1002', document);
    expect(journey.events).toEqual([
      { url: `${location.origin}/health-plans/application-details.html/F01/2027`, reason: 'application-details' },
    ]);
  });
});

it('[ENR-06] [CALL-05] an application that was sent and names no plan has no details to open', async () => {
  const applicationStatus = { applicationId: 'MS-1003', applicationStatus: 'Submitted', plans: null };
  const body = { applications: [{ response: { applicationStatus } }] };
  await openAtRest('supplement', { faults: [{ method: 'GET', path: APPLICATIONS, body }] });
  expect($applications.get()).toMatchObject([{ id: 'MS-1003', planName: '', detailsUrl: null }]);
});

describe('starting an application for a supplement plan', () => {
  const heard: unknown[] = [];
  const hear = (event: Event) => heard.push((event as CustomEvent).detail);

  beforeEach(() => {
    heard.length = 0;
    addEventListener('openAddYourInfo', hear);
  });
  afterEach(() => removeEventListener('openAddYourInfo', hear));

  const withState = async (stateCode: string | null) => {
    await openAtRest('supplement');
    await setFaults(await changedProfile('supplement', { preData: JSON.stringify({ stateCode }) }));
    await rereadAtRest();
  };

  it('[REC-07] passes everything to the window’s event if the plan is of the recommendation’s state', async () => {
    await withState('az');
    startSupplement({ ...plan('G'), code: 'A' }, 'saved-plan', document);
    expect(heard).toEqual([
      {
        entryPoint: 'saved-plan',
        planName: 'Sample Medicare Supplement Plan G',
        planCode: 'A',
        zipCode: '85004',
        planYear: 2027,
        stateCode: 'AZ',
        legalEntity: 'Sample Insurance Company (invented)',
        marketingPlanCode: 'A',
      },
    ]);
    expect(journey.events).toEqual([]);
  });

  it.each([
    ['of another state', 'NV', '/health-plans/medsupp-details.html/85004/F01/2027'],
    ['of an unknown state', null, '/health-plans/medsupp-details.html/85004/F01/2027?startApplication=true'],
  ])('[REC-07] [LINK-04] leads to the plan’s page if the recommendation is %s', async (_, stateCode, path) => {
    await withState(stateCode);
    startSupplement(plan('F01'), 'saved-plan', document);
    expect(heard).toEqual([]);
    expect(journey.events).toEqual([{ url: `${location.origin}${path}`, reason: 'supplement-details' }]);
  });

  it.each(['MW1', 'TW1', 'NW1', ' mw1 '])('[CARD-09] starts none of %j, whoever calls', async (code) => {
    await withState('AZ');
    startSupplement({ ...plan('G'), code }, 'saved-plan', document);
    expect([heard, journey.events]).toEqual([[], []]);
  });

  it('[REC-06] [SUPP-01] starts none that is suppressed', async () => {
    await openAtRest('supplement', {
      faults: [
        {
          method: 'GET',
          path: '/api/assets/uhccp/content-fragments/suppression.json',
          body: { plans: [{ planId: 'F01', planYear: 2027 }] },
        },
      ],
    });
    startSupplement(plan('F01'), 'saved-plan', document);
    startSupplement({ ...plan('F01'), year: 2026 }, 'saved-plan', document);
    expect(journey.events.map(({ url }) => new URL(url).pathname)).toEqual(['/health-plans/medsupp-details.html/85004/F01/2026']);
  });

  it('[ROLE-03] is shut to a cloaked profile', async () => {
    await withState('AZ');
    const saved = plan('G');
    await openAtRest('cloaked');
    await enrollmentActions.startSavedSupplement(saved, document);
    await enrollmentActions.enroll(saved, document);
    await plansActions.askToRemovePlan(saved, document);
    expect([heard, journey.events, $popup.get()]).toEqual([[], [], null]);
  });
});

describe('unsaving a supplement plan', () => {
  const item = () => ({ list: 'plans', key: 'F01-2027', name: 'Plan F' }) as const;

  it('[REM-01] is asked first, and by its key alone, also once the profile has been read again', async () => {
    await openAtRest('supplement');
    askToRemovePlan(plan('F01'), document);
    await rereadAtRest();
    expect($popup.get()).toMatchObject({ tag: 'ucp-remove-popup', list: 'plans', key: 'F01-2027' });
  });

  it('[REM-02] [REM-07] [CALL-04] takes it off at once, and deletes it of its year in the supplement section', async () => {
    await openAtRest('supplement');
    const held = holdCalls(/DELETE/, 'before');
    const removal = removeItem(item(), document);
    expect(codes()).toEqual(['G', 'MW1', 'NW1']);
    await until(() => held.length === 1);
    await finishCalls();
    await removal;
    expect(held[0]?.path).toMatch(/\/medsupp\/2027\/F01$/);
    expect(codes()).toEqual(['G', 'MW1', 'NW1']);
    expect(await storedFavorites()).toEqual(['G-2026', 'F01-2026', 'MW1-2026', 'NW1-2026', 'G-2027', 'MW1-2027', 'NW1-2027']);
    expect($notices.get().supplement).toMatchObject([{ kind: 'removed', name: 'Plan F' }]);
  });

  it('[REM-07] is sent to the server once, and fires one event on the page and in other tabs', async () => {
    await openAtRest('supplement');
    const posted = vi.spyOn(BroadcastChannel.prototype, 'postMessage');
    const heard = vi.fn();
    document.addEventListener('ucp-plan-remove', heard);
    await Promise.all([removeItem(item(), document), removeItem(item(), document)]);
    expect((await callsTo('/profiles/data')).filter(({ method }) => method === 'DELETE')).toHaveLength(1);
    document.removeEventListener('ucp-plan-remove', heard);
    expect(heard).toHaveBeenCalledTimes(1);
    expect(posted.mock.calls).toEqual([[{ kind: 'profile-changed' }]]);
    posted.mockRestore();
  });

  it('[REM-03] puts it back at its place when that fails, also while another one leaves, and says so', async () => {
    await openAtRest('supplement', { faults: [{ method: 'DELETE', path: '/profiles/data/v1/*/F01', status: 500 }] });
    const posted = vi.spyOn(BroadcastChannel.prototype, 'postMessage');
    await Promise.all([removeItem(item(), document), removeItem({ ...item(), key: 'G-2027', name: 'Plan G' }, document)]);
    expect(posted.mock.calls, 'other tabs hear of what has gone alone').toEqual([[{ kind: 'profile-changed' }]]);
    posted.mockRestore();
    expect(codes()).toEqual(['F01', 'MW1', 'NW1']);
    expect(await storedFavorites()).toContain('F01-2027');
    expect($notices.get().supplement).toMatchObject([
      { kind: 'remove-failed', name: 'Plan F' },
      { kind: 'removed', name: 'Plan G' },
    ]);
  });

  it('[REM-03] is silent about its success above the plans of another year, which may have one of the same name', async () => {
    await openAtRest('supplement');
    await removeItem(item(), document);
    expect($notices.get().supplement).toMatchObject([{ kind: 'removed' }]);
    await switchYear(2026, document);
    expect($notices.get().supplement).toEqual([]);
    const call = holdCalls(/^DELETE /, 'before');
    const removal = removeItem({ ...item(), key: 'G-2026', name: 'Plan G' }, document);
    await until(() => call.length === 1);
    await switchYear(2027, document);
    await call[0]?.release();
    await removal;
    expect($notices.get().supplement).toEqual([]);
  });

  it('[REM-02] can be refused by the page', async () => {
    await openAtRest('supplement');
    const refuse = vi.fn((event: Event) => event.preventDefault());
    document.addEventListener('ucp-plan-remove', refuse, { once: true });
    await removeItem(item(), document);
    expect(refuse.mock.calls[0]?.[0]).toMatchObject({ detail: { planId: 'F01', planYear: 2027 } });
    expect(codes()).toHaveLength(4);
    expect(await storedFavorites()).toHaveLength(8);
  });

  it('[ROLE-03] is closed to a cloaked profile, whoever calls', async () => {
    await openAtRest('supplement');
    const medsuppData = await medsupp({});
    await openAtRest('cloaked');
    await setFaults(await changedProfile('cloaked', { medsuppData }));
    await rereadAtRest();
    expect(codes()).toHaveLength(4);
    await profileActions.removeItem(item(), document);
    expect(codes()).toHaveLength(4);
  });
});

describe('the brand’s own supplement script', () => {
  const start = vi.fn();
  const ui = { script: '/tools/supplement.js', style: '', init: 'supplementTool.init' };

  it('[SUP-01] is waited for if the settings name one, from before the plans are there', async () => {
    const sold = holdCalls(/^GET \/medsupp\/plans/, 'before');
    await openPage({ shopper: 'supplement', isLoading: true, settings: { supplementUi: ui } });
    await until(() => sold.length > 0 && $supplement.get().kind === 'plans');
    expect($hasOwnUi.get()).toBe(true);
    expect($supplement.get()).toMatchObject({ details: 'loading', stateCode: null });
    await finishCalls();
    expect($hasOwnUi.get()).toBe(true);
    expect($supplement.get()).toMatchObject({ stateCode: 'AZ' });
  });

  it('[SUP-01] is not waited for if the state cannot be known: the cards show', async () => {
    const body = { data: { stateCode: null, plans: [{ planCode: 'G', planName: 'Plan G', planYear: 2027 }] } };
    await openAtRest('supplement', { settings: { supplementUi: ui }, faults: [{ method: 'GET', path: OFFER, body }] });
    expect($hasOwnUi.get()).toBe(false);
    expect($supplement.get()).toMatchObject({ stateCode: null });
    expect(codes()).toEqual(['G']);
  });

  it.each(['https://elsewhere.example/ui.js', 'javascript:alert(1)', 'data:text/javascript,1'])(
    '[SUP-01] [LINK-01] of %s is never loaded: that is logged, and the cards show',
    async (script) => {
      await openAtRest('supplement', { settings: { supplementUi: { ...ui, script } } });
      const host = document.createElement('div');
      document.body.append(host);
      await showSupplementUi(host, start);
      expect(document.querySelector('script[src]')).toBeNull();
      expect(messages()).toContain('! Invalid URL !');
      expect($supplementUi.get()).toBe('failed');
      expect($hasOwnUi.get()).toBe(false);
      expect(codes()).toHaveLength(4);
    },
  );

  describe('once it is there', () => {
    const init = vi.fn();
    const added = vi.fn((file: string | Node) => void (file as Node).dispatchEvent(new Event('load')));
    const host = document.createElement('div');
    const boxes = () => host.querySelectorAll('[slot="supplement-ui"]');

    beforeEach(async () => {
      init.mockReset();
      vi.stubGlobal('supplementTool', { init });
      await openAtRest('supplement', { settings: { supplementUi: ui } });
      document.body.append(host);
      added.mockClear();
      vi.spyOn(document.head, 'append').mockImplementation(added);
    });

    afterEach(() => {
      host.replaceChildren();
      vi.unstubAllGlobals();
      vi.mocked(document.head.append).mockRestore();
    });

    it('[SUP-01] is loaded once, and started again in its box with what is new', async () => {
      await Promise.all([showSupplementUi(host, start), showSupplementUi(host, start)]);
      await removeItem({ list: 'plans', key: 'G-2027', name: 'Plan G' }, document);
      await showSupplementUi(host, start);
      expect(added).toHaveBeenCalledTimes(1);
      expect(boxes()).toHaveLength(1);
      expect(init.mock.calls.map(([box, { plans }]) => [box, plans.length])).toEqual([
        [boxes()[0], 4],
        [boxes()[0], 4],
        [boxes()[0], 3],
      ]);
      expect($supplementUi.get()).toBe('ready');
    });

    it('[SUP-01] is not started again because it has started: the plans are the same', async () => {
      const plans = () => ($supplement.get() as { readonly plans?: unknown }).plans;
      const before = plans();
      init.mockImplementation(() => Promise.reject(new Error('of the brand')));
      vi.stubGlobal('reportError', vi.fn());
      const states: string[] = [];
      const stop = $supplementUi.listen((state) => void states.push(state));
      await showSupplementUi(host, start);
      stop();
      expect(states).toEqual(['ready', 'failed']);
      expect(before).toHaveLength(4);
      expect(plans()).toBe(before);
    });

    it.each([0, 1, 2, 3, 4, 5])('[SUP-01] started again %s steps after it broke, it stays with the cards', async (steps) => {
      vi.stubGlobal('reportError', vi.fn());
      let breakOff: (error: Error) => void = () => undefined;
      const drawing = new Promise((_, reject) => {
        breakOff = reject;
      });
      init.mockReturnValueOnce(drawing);
      const first = showSupplementUi(host, start);
      await expect.poll(() => $supplementUi.get()).toBe('ready');
      breakOff(new Error('of the brand'));
      for (let step = 0; step < steps; step += 1) await Promise.resolve();
      await Promise.all([first, showSupplementUi(host, start)]);
      expect($supplementUi.get()).toBe('failed');
      expect(boxes()).toHaveLength(0);
    });

    it.each([
      ['script', 0],
      ['stylesheet', 1],
    ])('[SUP-01] is given up when its %s has not come in half a minute: the cards show, and stay when it comes', async (_, index) => {
      const files: HTMLElement[] = [];
      const waits: (() => void)[] = [];
      await openAtRest('supplement', { settings: { supplementUi: { ...ui, style: '/tools/supplement.css' } } });
      vi.mocked(document.head.append).mockImplementation((file) => void files.push(file as HTMLElement));
      const after = vi.spyOn(clock, 'after').mockImplementation((milliseconds, run) => {
        if (milliseconds === 30_000) waits.push(run);
        return () => void waits.splice(waits.indexOf(run), 1);
      });
      onTestFinished(() => after.mockRestore());
      const starting = showSupplementUi(host, start);
      const come = (file: HTMLElement | undefined) => file?.dispatchEvent(new Event('load'));
      come(files[1 - index]);
      expect(waits, 'what has come is waited for no longer').toHaveLength(1);
      waits[0]?.();
      await starting;
      come(files[index]);
      await showSupplementUi(host, start);
      expect(init).not.toHaveBeenCalled();
      expect(boxes()).toHaveLength(0);
      expect($hasOwnUi.get()).toBe(false);
    });

    it('[SUP-01] is named if it has no such function: the cards show', async () => {
      vi.stubGlobal('supplementTool', {});
      await showSupplementUi(host, start);
      expect(messages()).toContain("the supplement UI's function supplementTool.init was not found");
      expect($hasOwnUi.get()).toBe(false);
    });

    it('[SUP-01] is not started in an area that has left the page meanwhile', async () => {
      host.remove();
      await showSupplementUi(host, start);
      expect(init).not.toHaveBeenCalled();
    });

    it('[SUP-01] is not started if the state turns out to be unknown', async () => {
      setSupplementOffer({ zipCode: '85004', stateCode: null, plans: [] });
      expect($supplement.get().kind).toBe('plans');
      await showSupplementUi(host, start);
      expect(init).not.toHaveBeenCalled();
    });

    it.each([true, false])('[ROLE-03] knows whether the profile is read-only: %s', async (isCloaked) => {
      setIdentity({ uuid: '', isGuest: false, isCloaked });
      await showSupplementUi(host, start);
      expect(init.mock.calls).toMatchObject([[host.firstChild, { stateCode: 'AZ', planYear: 2027, isReadOnly: isCloaked }]]);
    });

    it('[REC-06] [CARD-09] [ENR-03] can start the same plans as the cards: none with an application, and none that is excluded', async () => {
      await showSupplementUi(host, start);
      const none = init.mock.lastCall?.[1];
      expect(none.startable).toEqual([]);
      setSupplementApplications([]);
      await showSupplementUi(host, start);
      const { startable, startApplication } = init.mock.lastCall?.[1] ?? {};
      expect(startable).toEqual(['G', 'F01']);
      start.mockReset();
      for (const code of ['G', 'MW1', 'NW1', 'unknown', undefined]) startApplication(code);
      expect(start.mock.calls).toMatchObject([[{ code: 'G', year: 2027 }]]);
    });

    it('[REC-06] decides at the press: a function that the script has kept starts no second application', async () => {
      const applications = $supplementApplications.get();
      setSupplementApplications([]);
      await showSupplementUi(host, start);
      const { startApplication } = init.mock.lastCall?.[1] ?? {};
      setSupplementApplications(applications);
      start.mockReset();
      startApplication('G');
      expect(start).not.toHaveBeenCalled();
    });

    it('[ROLE-03] can start none on a cloaked profile', async () => {
      setSupplementApplications([]);
      setIdentity({ uuid: '', isGuest: false, isCloaked: true });
      await showSupplementUi(host, start);
      expect(init.mock.lastCall?.[1].startable).toEqual([]);
    });

    it.each([
      [
        'throws',
        (): unknown => {
          throw new Error('of the brand');
        },
      ],
      ['fails later', () => Promise.reject(new Error('of the brand'))],
    ])('[SUP-01] is logged if it %s: its box disappears, and the cards show', async (_, start) => {
      const listener = vi.fn();
      vi.stubGlobal('reportError', listener);
      init.mockImplementation(start);
      await showSupplementUi(host, start);
      expect(listener, 'the brand hears its own error').toHaveBeenCalledExactlyOnceWith(new Error('of the brand'));
      expect(messages()).toContain('the supplement UI could not be started');
      expect(boxes()).toHaveLength(0);
      expect($hasOwnUi.get()).toBe(false);
    });
  });
});
