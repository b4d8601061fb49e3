import { beforeEach, describe, expect, it, vi } from 'vitest';
import { continueApplication, enroll, viewApplication } from '../../../../src/features/enrollment/actions/applications.js';
import * as enrollmentActions from '../../../../src/features/enrollment/actions.js';
import { $applications, $enrollments } from '../../../../src/features/enrollment/state/applications.js';
import { $activePlans, $medicareAdvantage } from '../../../../src/features/enrollment/state/dashboard.js';
import { $applicationStates, $externalDraft, $memberPlans } from '../../../../src/features/enrollment/state/enrollments.js';
import { $shownPlans } from '../../../../src/features/known-plans/state/plans.js';
import { chooseCounty } from '../../../../src/features/page/actions/choose-county.js';
import { setLocation } from '../../../../src/features/place/state/place.js';
import { readSavedPlans } from '../../../../src/features/plan/rules/saved-plans.js';
import { $popup } from '../../../../src/features/popups/state/popups.js';
import { reload } from '../../../../src/features/profile/actions/reload.js';
import { $profile, profileChanged } from '../../../../src/features/profile/state/profile.js';
import { finishCalls, holdCalls } from '../../../flows/support/held-calls.js';
import { changedProfile, recordEachNavigation } from '../../../flows/support/navigation-log.js';
import { callsTo, openPage, setFaults, storedProfile, until } from '../../../flows/support/service.js';
import { openAtRest, rereadAtRest } from '../../../flows/support/settled-pages.js';
import { stayInSecond } from '../../../flows/support/virtual-time.js';
import { cardNow } from '../../../support/card-now.js';

const logged = vi.spyOn(console, 'info').mockImplementation(() => undefined);
const messages = () => logged.mock.calls.map(([text]) => String(text));

const STATUS = '/shopper-profile/api/applications/status';
const CONTACT = '/planinfo/individual-search';
const DRAFT = '/user/fetchEnrollmentDataByEmailId';
const MEMBER_PLANS = '/shopper-profile/api/members';

const card = (id: string) => $applications.get().find((one) => one.id === id)?.card;
const statusOf = (id: string) => card(id)?.status;
const handedOver = () => JSON.parse(sessionStorage.getItem('ucp_enrollmentDraft') ?? 'null');

/** The applicant's three applications on November 20, 2026. */
const draft = 'H0609044000-2027';
const approved = 'H0609026000-2027';
const denied = 'S0001001000-2027';

const launched = () => JSON.parse(sessionStorage.getItem('ucp_enrollmentPlan') ?? 'null');

const journey = recordEachNavigation();

beforeEach(() => void logged.mockClear());

type Row = Readonly<Record<string, unknown>>;

/** The profile with a draft for a supplement plan among the enrollments. */
async function keepSupplementDraft(shopper: string): Promise<void> {
  const draftOfPlan = { planId: 'G', planName: 'Plan G', planYear: 2027, planType: 'MedSupp', zipCode: '85004', formData: [] };
  await setFaults(await changedProfile(shopper, { enrollmentsDetails: { enrollments: [draftOfPlan] } }));
  await rereadAtRest();
}

async function storedEnrollments(shopper: string): Promise<readonly Row[]> {
  const { enrollmentsDetails } = (await storedProfile(shopper)) as { enrollmentsDetails: { enrollments: readonly Row[] } };
  return enrollmentsDetails.enrollments;
}

describe('the premium of an application', () => {
  it('[CONST-01] is not there if the enrollment has none, rather than one that is missing', async () => {
    await openAtRest('applicant');
    const enrollments = (await storedEnrollments('applicant')).map((one) => ({ ...one, monthlyPremium: null }));
    await setFaults(await changedProfile('applicant', { enrollmentsDetails: { enrollments } }));
    await rereadAtRest();
    expect($applications.get().map(({ premium }) => premium)).toEqual([null, null, null]);
  });
});

describe('the status of an application', () => {
  it('[ENR-01] is in progress for a draft, and what its state code means for a submitted one', async () => {
    await openAtRest('applicant');
    expect([statusOf(draft), statusOf(approved), statusOf(denied)]).toEqual(['In Progress', 'Approved', 'Denied']);
  });

  it.each([
    ['a code that the settings do not name', { code: '99' }, 'IMG1', 'Submitted'],
    ['no code', {}, 'IMG1', 'Submitted'],
    ['an image of another prefix', { code: '11' }, 'XMG1', 'Submitted'],
    ['the prefix alone, which is long enough', { code: '11' }, 'IMG', 'Approved'],
    ['no image', { code: '11' }, null, 'Submitted'],
  ])('[ENR-01] [ENR-04] with %s', async (_, applicationState, imageIdentifier, expected) => {
    await openAtRest('applicant');
    const entry = { applicationState, imageIdentifier, planId: 'H0609026000', planYear: 2027 };
    await setFaults({ method: 'POST', path: STATUS, body: { applications: [entry] } });
    await rereadAtRest();
    expect(statusOf(approved)).toBe(expected);
  });

  it('[ENR-04] counts an image identifier of more than two characters only', async () => {
    await openAtRest('applicant', { settings: { statusImagePrefix: 'I' } });
    const entry = (imageIdentifier: string) => ({
      applicationState: { code: '11' },
      imageIdentifier,
      planId: 'H0609026000',
      planYear: 2027,
    });
    await setFaults({ method: 'POST', path: STATUS, body: { applications: [entry('IM')] } });
    await rereadAtRest();
    expect(statusOf(approved)).toBe('Submitted');
    await setFaults({ method: 'POST', path: STATUS, body: { applications: [entry('IMG')] } });
    await rereadAtRest();
    expect(statusOf(approved)).toBe('Approved');
  });

  it('[ENR-05] [CALL-18] is requested by member number without its hyphens, a hundred at a time', async () => {
    await openAtRest('applicant');
    const { userDetails } = (await storedProfile('applicant')) as { userDetails: { mbi: string } };
    const hyphened = userDetails.mbi.replace(/^(.{4})(.{3})/, '$1-$2-');
    expect(hyphened).toMatch(/-.*-/);
    await setFaults(await changedProfile('applicant', { userDetails: { ...userDetails, mbi: hyphened } }));
    await rereadAtRest();
    const bodies = (await callsTo(STATUS)).map(({ body }) => body);
    expect(bodies).toHaveLength(2);
    expect(new Set(bodies.map((body) => JSON.stringify(body)))).toEqual(
      new Set([JSON.stringify({ memberNumber: userDetails.mbi, pageSize: 100 })]),
    );
  });

  it.each([null, '', ' ', 'null'])('[ENR-05] is not asked for without a member number (%j), which is logged', async (mbi) => {
    await openAtRest('applicant');
    const before = (await callsTo(STATUS)).length;
    logged.mockClear();
    const { userDetails } = (await storedProfile('applicant')) as { userDetails: Row };
    await setFaults(await changedProfile('applicant', { userDetails: { ...userDetails, mbi } }));
    await rereadAtRest();
    expect(await callsTo(STATUS)).toHaveLength(before);
    expect(messages()).toContain('[ucp] applicationStatus: skipped, no-member-number');
    expect(statusOf(approved)).toBe('Submitted');
  });

  it.each(['member', 'guest', 'empty'])(
    '[ENR-05] is not asked for when nothing was submitted, which is no fault and not logged: %s',
    async (shopper) => {
      logged.mockClear();
      await openAtRest(shopper);
      expect(messages().filter((one) => one.includes('applicationStatus'))).toEqual([]);
      expect(await callsTo(STATUS)).toEqual([]);
    },
  );

  it('[ENR-02] [CALL-16] of a denied one brings whom to call, of that plan alone', async () => {
    await openAtRest('applicant');
    expect((await callsTo(CONTACT)).map(({ path }) => path)).toEqual([
      '/planinfo/individual-search/plans/S0001001000/plan-years/2027/plan-contact',
    ]);
    expect(card(denied)?.contact).toEqual({
      phone: '1-800-555-0142',
      tty: '711',
      hours: '8 a.m. to 8 p.m. local time, 7 days a week',
    });
    expect(card(approved)?.contact).toBeNull();
  });

  it('[ENR-02] [ENT-07] of a denied one keeps what the enrollment says of whom to call if the contact leaves it out', async () => {
    await openAtRest('applicant');
    const isDenied = ({ planId }: Row) => planId === 'S0001001000';
    const stored = await storedEnrollments('applicant');
    const own = { phoneNumber: '1-800-555-0144', tty: '710', hoursOfOperation: '8 a.m. to 8 p.m.' };
    const enrollments = stored.map((one) => (isDenied(one) ? { ...one, ...own } : one));
    const contact = { method: 'GET', path: CONTACT, body: { data: { tty: '711', phoneNumber: null, hoursOfOperation: '' } } };
    await setFaults(await changedProfile('applicant', { enrollmentsDetails: { enrollments } }), contact);
    await rereadAtRest();
    expect(card(denied)?.contact).toEqual({ phone: '1-800-555-0144', tty: '711', hours: '8 a.m. to 8 p.m.' });
  });

  it.each<[string, Row, Row, Row]>([
    [
      'the enrollment alone, where the contact fails',
      { phoneNumber: '1-800-555-0144', tty: '710' },
      { status: 403 },
      { phone: '1-800-555-0144', tty: '710', hours: null },
    ],
    [
      'the contact alone, where it has no TTY and no hours',
      {},
      { body: { data: { phoneNumber: '1-800-555-0144' } } },
      { phone: '1-800-555-0144', tty: null, hours: null },
    ],
    [
      'the contact, where the enrollment names another',
      { phoneNumber: '1-800-555-0144', tty: '710' },
      { body: { data: { phoneNumber: '1-800-555-0142', tty: '711' } } },
      { phone: '1-800-555-0142', tty: '711', hours: null },
    ],
  ])('[ENR-02] of a denied one has whom to call of %s', async (_, stored, answer, contact) => {
    await openAtRest('applicant');
    const enrollments = (await storedEnrollments('applicant')).map((one) => (one.planId === 'S0001001000' ? { ...one, ...stored } : one));
    const changed = await changedProfile('applicant', { enrollmentsDetails: { enrollments } });
    await openAtRest('applicant', { faults: [changed, { method: 'GET', path: CONTACT, ...answer }] });
    expect(card(denied)?.contact).toEqual(contact);
  });

  it('[ENR-02] [ERR-02] of a denied one has no number when the contact fails', async () => {
    await openAtRest('applicant', { faults: [{ method: 'GET', path: CONTACT, status: 403 }] });
    expect(card(denied)).toMatchObject({ status: 'Denied', contact: null });
    expect(messages().join()).toContain('planContact');
  });

  it('[ERR-02] is only logged if it fails: the submitted status stays, the page is loaded', async () => {
    await openAtRest('applicant', { faults: [{ method: 'POST', path: STATUS, status: 500 }] });
    expect([statusOf(draft), statusOf(approved), statusOf(denied)]).toEqual(['In Progress', 'Submitted', 'Submitted']);
    expect(messages().join()).toContain('applicationStatus');
    expect(await callsTo(CONTACT)).toEqual([]);
  });

  it('is waited for by the cards of submitted applications, and by no other', async () => {
    const call = holdCalls(/POST .*applications\/status/, 'before');
    await openPage({ shopper: 'applicant' });
    await until(() => call.length === 1);
    expect($applications.get().map(({ isStatusLoading }) => isStatusLoading)).toEqual([false, true, true]);
    await finishCalls();
    expect($applications.get().map(({ isStatusLoading }) => isStatusLoading)).toEqual([false, false, false]);
  });

  it('[ENR-03] [HAND-04] is the same on the plan’s card and its own card: a draft is resumed, a denied one is viewed', async () => {
    await openAtRest('applicant');
    const actions = Object.fromEntries($shownPlans.get().plans.map((plan) => [plan.id, cardNow(plan)?.model.actions]));
    expect(actions.H0609044000?.main).toEqual({ kind: 'resume', status: 'In Progress' });
    expect(actions.H0321002000?.main).toEqual({ kind: 'enroll' });
    for (const { id } of $applications.get().filter(({ outcome }) => outcome !== 'in-progress')) {
      const own = $applications.get().find((one) => one.id === id);
      const onPlan = actions[id.replace(/-\d{4}$/, '')];
      if (!onPlan) continue;
      expect(onPlan.statuses).toEqual([{ kind: 'application', application: own }]);
      expect(onPlan.main.kind).toBe(own?.outcome === 'denied' ? 'view-application' : 'none');
    }
    expect(actions.H0609026000?.statuses).toHaveLength(1);
  });
});

describe('the draft of another site', () => {
  it('[ENR-07] [CALL-07] takes the place of an older one of its plan, at the same place', async () => {
    await openAtRest('applicant');
    expect((await callsTo(DRAFT)).map(({ path, body }) => [path.split('/').length, body])).toEqual([
      [5, { emailId: 'regine.tremblay@example.com' }],
    ]);
    expect($applications.get().map(({ id }) => id)).toEqual([draft, approved, denied]);
    expect(card(draft)).toMatchObject({
      date: { kind: 'saved', text: '11/20/2026, 7:15 AM CST' },
      progress: { step: 'provider-search', place: 13, of: 17 },
    });
    expect(sessionStorage.getItem('ucp_draftSkipped')).toBeNull();
  });

  it.each([
    ['older than the stored draft', false, '2026-11-20T07:15:01', 11],
    ['as old as the stored draft', false, '2026-11-20T07:15:00', 13],
    ['as old as the submitted application', true, '2026-11-20T07:15:00', 11],
    ['newer than the submitted application', true, '2026-11-20T07:14:59', 13],
  ])('[ENR-07] %s', async (_, isSubmitted, lastSaved, steps) => {
    await openAtRest('applicant');
    const [first, ...others] = await storedEnrollments('applicant');
    const enrollments = [{ ...first, isSubmitted, lastSaved }, ...others];
    await setFaults(await changedProfile('applicant', { enrollmentsDetails: { enrollments } }));
    await rereadAtRest();
    expect($enrollments.get()[0]?.steps).toHaveLength(steps);
    expect(sessionStorage.getItem('ucp_draftSkipped')).toBe(steps === 13 ? null : 'true');
  });

  it('[ENR-07] forgets that one was skipped when another is taken', async () => {
    await openAtRest('applicant');
    sessionStorage.setItem('ucp_draftSkipped', 'true');
    await rereadAtRest();
    expect(sessionStorage.getItem('ucp_draftSkipped')).toBeNull();
  });

  it('[ENR-07] without a stored enrollment of its plan is one more application', async () => {
    await openAtRest('applicant');
    await setFaults(await changedProfile('applicant', { enrollmentsDetails: { enrollments: [] } }));
    await rereadAtRest();
    expect($applications.get().map(({ id }) => id)).toEqual([draft]);
  });

  it.each([
    ['planType', { applicant: { zipCode: '85004' }, plan: { planId: 'H0609044000', planName: 'A plan', planYear: 2027 }, steps: [] }],
    ['ZIP code', { applicant: {}, plan: { planId: 'H0609044000', planName: 'A plan', planYear: 2027, planType: 'MAPD' }, steps: [] }],
  ])('[ENR-07] without its %s changes nothing', async (_, formData) => {
    const data = { formData: JSON.stringify(formData), updateDateTime: '2026-11-20T07:15:00', createDateTime: null };
    await openAtRest('applicant', { faults: [{ method: 'POST', path: DRAFT, body: { data } }] });
    expect(card(draft)?.progress?.place).toBe(11);
    expect(sessionStorage.getItem('ucp_draftSkipped')).toBeNull();
  });

  it.each([
    ['a profile without an email address', 'guest', {}],
    ['a cloaked profile [ROLE-03] [CLOAK-01]', 'cloaked', {}],
    ['a site where drafts cannot be resumed [ENV-02]', 'applicant', { flags: { disableOleSaveResume: true } }],
  ])('[ENR-07] is not requested with %s', async (_, shopper, settings) => {
    await openAtRest(shopper, { settings });
    expect(await callsTo(DRAFT)).toEqual([]);
  });

  it('[ERR-02] is only logged if it fails, without the address', async () => {
    await openAtRest('applicant', { faults: [{ method: 'POST', path: DRAFT, status: 500 }] });
    expect(card(draft)?.progress?.place).toBe(11);
    expect(messages().join()).toContain('externalDraft');
    expect(messages().join()).not.toContain('regine');
  });

  it('of a shopper who has left is nobody’s', async () => {
    await openAtRest('applicant');
    const held = holdCalls(/fetchEnrollmentDataByEmailId/, 'after');
    const first = reload();
    await until(() => held.length === 1);
    await setFaults(await changedProfile('applicant', { userDetails: { email: null }, enrollmentsDetails: { enrollments: [] } }));
    await reload();
    await first;
    await finishCalls();
    expect($applications.get()).toEqual([]);
  });
});

describe('coverage requested for items that a later profile no longer has', () => {
  const later: readonly (readonly [what: string, shopper: string, call: RegExp, change: Row, kept: () => unknown, nothing: unknown])[] = [
    [
      'the draft, without an e-mail address [ENR-07]',
      'applicant',
      /fetchEnrollmentData/,
      { email: null },
      () => $externalDraft.get(),
      null,
    ],
    ['the states, without a member number [ENR-05]', 'applicant', /\/status/, { mbi: null }, () => $applicationStates.get().value, []],
    ['the member’s plans, without a number [ACT-04]', 'enrolled', /\/members\//, { mbi: null }, () => $memberPlans.get().value, null],
  ];

  it.each(later)(
    '%s: is gone, and an answer to the earlier one does not bring it back',
    async (_, shopper, call, change, kept, nothing) => {
      await openAtRest(shopper);
      expect(kept()).not.toEqual(nothing);
      const held = holdCalls(call, 'after');
      void reload();
      await until(() => held.length === 1);
      const { userDetails } = (await storedProfile(shopper)) as { userDetails: Row };
      await setFaults(await changedProfile(shopper, { userDetails: { ...userDetails, ...change } }));
      await reload();
      expect(kept()).toEqual(nothing);
      await held[0]?.release();
      expect(kept()).toEqual(nothing);
    },
  );
});

describe('an application’s way on', () => {
  it('[ENR-06] [LINK-05] [HAND-01] continue leads to the application page of the plan’s type and the brand, with its form data', async () => {
    await openAtRest('applicant');
    continueApplication(draft, document);
    expect(journey.events).toEqual([
      {
        url:
          `${location.origin}/health-plans/medicare-advantage-plans/uhc-online-application.html` +
          '?planId=H0609044000&planYear=2027&planType=MAPD&zipcode=85004&county=013',
        reason: 'enroll',
      },
    ]);
    expect(journey.left).toHaveLength(1);
    expect(launched(), '[HAND-01]').toMatchObject({ planId: 'H0609044000', planYear: 2027, planType: 'MAPD', county: 'Maricopa' });
    expect(handedOver()).toMatchObject({ planId: 'H0609044000', planYear: 2027 });
    expect(handedOver().formData).toHaveLength(13);
  });

  it('[ENR-06] [LINK-04] continue of a supplement plan’s leads to that plan’s page, and starts the application there', async () => {
    await openAtRest('applicant');
    await keepSupplementDraft('applicant');
    continueApplication('G-2027', document);
    expect(journey.events).toEqual([
      { url: `${location.origin}/health-plans/medsupp-details.html/85004/G/2027?startApplication=true`, reason: 'supplement-details' },
    ]);
  });

  it('[ENR-06] [DASH-07] continue of a supplement plan’s asks for the ZIP code if none is known', async () => {
    await openAtRest('applicant');
    const { userDetails } = (await storedProfile('applicant')) as { userDetails: Row };
    const enrollments = [{ planId: 'G', planName: 'Plan G', planYear: 2027, planType: 'MedSupp', formData: [] }];
    const nowhere = { plansDetails: {}, userDetails: { ...userDetails, zipCode: null } };
    await setFaults(await changedProfile('applicant', { ...nowhere, enrollmentsDetails: { enrollments } }));
    await rereadAtRest();
    continueApplication('G-2027', document);
    expect([journey.events, $popup.get()?.tag]).toEqual([[], 'ucp-zip-popup']);
  });

  it('[ENR-06] [ROLE-03] continue is for drafts alone, and never for a cloaked profile', async () => {
    await openAtRest('applicant');
    continueApplication(approved, document);
    await openAtRest('cloaked');
    await keepSupplementDraft('cloaked');
    expect(card('G-2027')?.action).toBe('continue');
    await enrollmentActions.continueApplication('G-2027', document);
    expect(journey.events).toEqual([]);
  });

  it('[ENR-06] can be refused by the page', async () => {
    await openAtRest('applicant');
    const refuse = vi.fn((event: Event) => event.preventDefault());
    document.addEventListener('ucp-plan-enroll', refuse, { once: true });
    continueApplication(draft, document);
    expect(refuse.mock.calls[0]?.[0]).toMatchObject({ detail: { planId: 'H0609044000', planYear: 2027 } });
    expect(journey.events).toEqual([]);
    expect(handedOver()).toBeNull();
  });

  it('[ENR-06] its details are where the setting says', async () => {
    await openAtRest('applicant', { settings: { links: { applicationDetails: '/my/{planId}/of/{planYear}' } } });
    for (const id of [approved, denied]) viewApplication(id, document);
    expect(journey.events).toEqual([
      { url: `${location.origin}/my/H0609026000/of/2027`, reason: 'application-details' },
      { url: `${location.origin}/my/S0001001000/of/2027`, reason: 'application-details' },
    ]);
  });

  it('[ENR-06] its details are found behind a draft for the same plan', async () => {
    await openAtRest('applicant');
    const submitted = (await storedEnrollments('applicant')).filter(({ planId }) => planId === 'H0609026000');
    const drafts = submitted.map((row) => ({ ...row, isSubmitted: false, confirmationNo: null }));
    await setFaults(await changedProfile('applicant', { enrollmentsDetails: { enrollments: [...drafts, ...submitted] } }));
    await rereadAtRest();
    const both = $applications.get().filter(({ id }) => id === approved);
    expect(both.map(({ detailsUrl }) => detailsUrl === null)).toEqual([true, false]);
    viewApplication(approved, document);
    expect(journey.events.map(({ reason }) => reason)).toEqual(['application-details']);
  });

  it('[LINK-01] leads nowhere when the setting’s address may not be followed', async () => {
    await openAtRest('applicant', { settings: { links: { applicationDetails: 'https://elsewhere.example/{planId}' } } });
    expect($applications.get().map(({ detailsUrl }) => detailsUrl)).toEqual([null, null, null]);
    viewApplication(approved, document);
    expect(journey.events).toEqual([]);
  });

  it('[ROLE-03] is closed to a cloaked profile, whoever calls', async () => {
    await openAtRest('applicant');
    await openAtRest('cloaked');
    const enrollments = (await storedEnrollments('applicant')) as readonly Row[];
    await setFaults(await changedProfile('cloaked', { enrollmentsDetails: { enrollments } }));
    await rereadAtRest();
    expect($applications.get().map((one) => one.card.isDisabled)).toEqual([true, true, true]);
    await enrollmentActions.continueApplication(draft, document);
    await enrollmentActions.viewApplication(approved, document);
    expect(journey.events).toEqual([]);
  });

  it('[ENV-02] has no button if drafts cannot be resumed', async () => {
    await openAtRest('applicant', { settings: { flags: { disableOleSaveResume: true } } });
    expect(card(draft)?.action).toBe('none');
  });

  it.each([
    ['2026-11-30T23:59:59', 2026, 1],
    ['2026-12-01T00:00:00', 2026, 0],
    ['2026-10-14T23:59:59', 2027, 0],
    ['2026-10-15T00:00:00', 2027, 1],
  ])('[YEAR-06] at %s, of %i: %i', async (date, planYear, count) => {
    stayInSecond();
    await openPage({ shopper: 'guest', date });
    const [one] = await storedEnrollments('guest');
    await setFaults(await changedProfile('guest', { enrollmentsDetails: { enrollments: [{ ...one, planYear }] } }));
    await rereadAtRest();
    expect($applications.get()).toHaveLength(count);
  });
});

describe('enrolling from a plan’s card', () => {
  const plan = (id: string) => {
    const found = $shownPlans.get().plans.find((one) => one.id === id);
    if (!found) throw new Error(`no plan ${id}`);
    return found;
  };

  it('[CARD-06] resumes with the form data of the draft, or without any', async () => {
    await openAtRest('applicant');
    enroll(plan('H0609044000'), document);
    expect(handedOver().formData).toHaveLength(13);
    enroll(plan('H0321002000'), document);
    expect(handedOver()).toBeNull();
    expect(journey.events.map(({ url }) => new URL(url).pathname)).toEqual([
      '/health-plans/medicare-advantage-plans/uhc-online-application.html',
      '/health-plans/special-needs-plans/uhc-online-application.html',
    ]);
  });

  it('[REC-05] [ENT-07] hands the form data over as it was stored, with the fields and the steps that nobody here can read', async () => {
    await openAtRest('applicant');
    const formData = [
      { view: 'welcome', data: { plan: 1 }, keyLables: [{ key: 'a', label: 'A' }], formValid: 'Y', nextPageUrl: '/x', isVisited: true },
      { data: { answers: 1 } },
      { view: 'review', data: [1, 2] },
    ];
    const stored = await storedEnrollments('applicant');
    const isDraft = ({ planId }: Row) => planId === 'H0609044000';
    const enrollments = stored.map((one) => (isDraft(one) ? { ...one, formData: JSON.stringify(formData) } : one));
    const noDraft = { method: 'POST', path: DRAFT, body: { data: null } };
    await setFaults(await changedProfile('applicant', { enrollmentsDetails: { enrollments } }), noDraft);
    await rereadAtRest();
    continueApplication(draft, document);
    expect(handedOver().formData).toEqual(formData);
  });

  it('[CARD-06] hands nothing over of what was submitted', async () => {
    await openAtRest('applicant');
    enroll(plan('H0609026000'), document);
    expect(handedOver()).toBeNull();
  });

  it('[CARD-06] hands nothing over of another year’s draft', async () => {
    await openAtRest('applicant');
    enroll({ ...plan('H0609044000'), year: 2026 }, document);
    expect(handedOver()).toBeNull();
    expect(journey.events).toHaveLength(1);
  });

  it('[ENV-02] hands nothing over if drafts cannot be resumed', async () => {
    await openAtRest('applicant', { settings: { flags: { disableOleSaveResume: true } } });
    enroll(plan('H0609044000'), document);
    expect(handedOver()).toBeNull();
    expect(journey.events).toHaveLength(1);
  });

  it('[LINK-05] in the welcome mode leads to one page for all', async () => {
    await openAtRest('applicant', { settings: { siteMode: 'welcome' } });
    enroll(plan('S0001001000'), document);
    expect(journey.events.map(({ url }) => new URL(url).pathname)).toEqual(['/enroll-in-plan.html/welcome']);
  });

  it('[DASH-07] [CONST-04] asks for a ZIP code first if the shopper has given none, and then continues', async () => {
    await openAtRest('member');
    profileChanged({ plans: { zipCode: null, savedPlans: readSavedPlans(''), savedOn: {}, oleLaunchData: {}, details: [], stored: null } });
    setLocation(null);
    const one = { kind: 'MAPD', id: 'H0609044000' as never, year: 2027, zipCode: null } as const;
    enroll(one as never, document);
    expect(journey.events).toEqual([]);
    expect($popup.get()?.tag).toBe('ucp-zip-popup');
    const county = { fipsCountyCode: '013', name: 'Maricopa', fipsStateCode: '04', stateCode: 'AZ', cmsCountyCodes: [] };
    chooseCounty('85004', county);
    await until(() => journey.events.length > 0);
    expect(journey.events).toHaveLength(1);
  });
});

describe('enrolled plans', () => {
  const states = () => $activePlans.get().map(({ planId, planYear, card: { kind, ...rest } }) => [planId, planYear, kind, rest]);
  const off = { flags: { nextYearEnrollment: false } };

  it('[ACT-01] [ACT-02] are those in force, and in the enrollment period those of next year', async () => {
    await openAtRest('enrolled');
    expect($activePlans.get().map(({ planId, planYear, isNextYear }) => [planId, planYear, isNextYear])).toEqual([
      ['H0609026000', 2026, false],
      ['H0609044000', 2027, true],
      ['H0609026000', 2027, true],
    ]);
  });

  it.each([
    ['at 9 is no more', '2026-11-20T09:00:00', []],
    ['at 10 still is', '2026-11-20T10:00:00', ['H0609026000']],
    ['without a time still is', '2026-11-20', ['H0609026000']],
  ])('[ACT-01] at half past nine, one that ends today %s', async (_, terminationDate, inForce) => {
    await openAtRest('enrolled');
    const { memberEnrolledPlans } = (await storedProfile('enrolled')) as { memberEnrolledPlans: readonly Row[] };
    const ending = memberEnrolledPlans.map((one) => (one.planYear === 2026 && one.isEnrolled ? { ...one, terminationDate } : one));
    await setFaults(await changedProfile('enrolled', { memberEnrolledPlans: ending }));
    await rereadAtRest();
    expect(
      $activePlans
        .get()
        .filter(({ isNextYear }) => !isNextYear)
        .map(({ planId }) => planId),
    ).toEqual(inForce);
  });

  it('[ACT-06] of next year say nothing more while next-year enrollment is on', async () => {
    await openAtRest('enrolled');
    expect(states().map(([, , kind]) => kind)).toEqual(['active', 'plain', 'plain']);
  });

  it('[CARD-13] of a supplement plan show its code as it is, which is no plan id', async () => {
    await openAtRest('enrolled');
    const { memberEnrolledPlans } = (await storedProfile('enrolled')) as { memberEnrolledPlans: readonly Row[] };
    const supplement = { ...memberEnrolledPlans[0], planId: 'F01', planType: 'MedSupp' };
    await setFaults(await changedProfile('enrolled', { memberEnrolledPlans: [supplement] }));
    await rereadAtRest();
    expect($activePlans.get().map(({ displayedId }) => displayedId)).toEqual(['F01']);
  });

  it.each([
    ['its type', { planType: 'SNP' }, 'SNP'],
    ['its special-needs type', { snpType: 'D' }, 'SNP'],
    ['its name', { planName: 'UHC Dual Complete (HMO D-SNP)' }, 'SNP'],
    ['nothing', {}, 'MAPD'],
  ])('[ACT-01] [SUPP-01] are of special needs if %s says so', async (_, change, kind) => {
    await openAtRest('enrolled');
    const { memberEnrolledPlans } = (await storedProfile('enrolled')) as { memberEnrolledPlans: readonly Row[] };
    await setFaults(await changedProfile('enrolled', { memberEnrolledPlans: [{ ...memberEnrolledPlans[0], ...change }] }));
    await rereadAtRest();
    expect($activePlans.get().map((plan) => plan.kind)).toEqual([kind]);
  });

  it('[ACT-03] [ACT-05] of next year are enrolled if there is an application, else auto-enrolled', async () => {
    await openAtRest('enrolled', { settings: off });
    expect(states()).toEqual([
      ['H0609026000', 2026, 'active', { action: 'view-member-benefits' }],
      ['H0609044000', 2027, 'next-year', { status: 'enrolled', year: 2027 }],
      ['H0609026000', 2027, 'next-year', { status: 'auto-enrolled', year: 2027 }],
    ]);
  });

  it('[ACT-03] are never auto-enrolled if the flag turns that off', async () => {
    await openAtRest('enrolled', { settings: { flags: { nextYearEnrollment: false, disableAutoEnrolledStatus: true } } });
    expect(states().map(([, , , rest]) => rest)).toMatchObject([{}, { status: 'enrolled' }, { status: 'enrolled' }]);
  });

  it('[ACT-04] are enrolled, never auto-enrolled, when the member-plans call fails', async () => {
    await openAtRest('enrolled', { settings: off, faults: [{ method: 'POST', path: MEMBER_PLANS, status: 502 }] });
    expect(states().map(([, , , rest]) => rest)).toMatchObject([{}, { status: 'enrolled' }, { status: 'enrolled' }]);
    expect(messages().join()).toContain('memberPlans');
  });

  it.each([
    ['comes', []],
    ['fails', [{ method: 'POST', path: MEMBER_PLANS, status: 502 }]],
  ])('[ACT-04] [DASH-04] wait for that call before they say either, on the dashboard too: its answer %s', async (_, faults) => {
    const waits = () => [$activePlans, $medicareAdvantage].map((plans) => plans.get().map(({ isStatusLoading }) => isStatusLoading));
    const held = holdCalls(/POST .*members\/v3/, 'before');
    await openPage({ shopper: 'enrolled', settings: off, faults });
    await until(() => held.length === 1);
    expect(waits()).toEqual(Array(2).fill([true, true, true]));
    await finishCalls();
    expect(waits()).toEqual(Array(2).fill([false, false, false]));
  });

  it.each([
    ['2026-11-20T09:30:00', 'true'],
    ['2026-03-10T09:30:00', 'false'],
  ])('[CALL-19] at %s are requested with future plans: %s', async (date, flag) => {
    await openAtRest('enrolled', { date });
    const [call, ...more] = await callsTo(MEMBER_PLANS);
    const { uuid, userDetails } = (await storedProfile('enrolled')) as { uuid: string; userDetails: { mbi: string } };
    expect(more).toEqual([]);
    expect(call?.body).toEqual({ uuid, mbi: userDetails.mbi });
    expect((call as unknown as { query: string }).query).toBe(`?isFutureYearPlans=${flag}`);
  });

  it('[CALL-19] [ROLE-02] are not requested by a guest, whatever the profile says', async () => {
    await openAtRest('enrolled');
    const asked = await callsTo(MEMBER_PLANS);
    await setFaults(await changedProfile('enrolled', { isGuest: true }));
    await rereadAtRest();
    expect($profile.get().profile?.isGuest).toBe(true);
    expect(await callsTo(MEMBER_PLANS)).toEqual(asked);
  });

  it.each([undefined, null, 'perhaps'])(
    '[CALL-19] [IDN-02] [ENT-01] are asked for by a member whose profile does not say that it is no guest’s: %j',
    async (isGuest) => {
      await openAtRest('enrolled');
      await setFaults(await changedProfile('enrolled', { isGuest }));
      await rereadAtRest();
      expect(await callsTo(MEMBER_PLANS)).toHaveLength(2);
    },
  );

  it.each(['heavy', 'guest'])('[CALL-19] are not asked for by a %s who has none', async (shopper) => {
    await openAtRest(shopper);
    expect(await callsTo(MEMBER_PLANS)).toEqual([]);
    expect($memberPlans.get()).toEqual({ isLoading: false, value: null });
  });

  it('[DASH-04] of Medicare Advantage are on the dashboard, drug plans are not', async () => {
    await openAtRest('enrolled');
    const { memberEnrolledPlans } = (await storedProfile('enrolled')) as { memberEnrolledPlans: readonly Row[] };
    const [first, ...others] = memberEnrolledPlans;
    await setFaults(await changedProfile('enrolled', { memberEnrolledPlans: [{ ...first, planType: 'PDP' }, ...others] }));
    await rereadAtRest();
    expect($activePlans.get()).toHaveLength(3);
    expect($medicareAdvantage.get().map(({ planYear }) => planYear)).toEqual([2027, 2027]);
  });

  it('[DASH-09] are there for a signed-in shopper only', async () => {
    await openAtRest('enrolled');
    const { memberEnrolledPlans } = (await storedProfile('enrolled')) as { memberEnrolledPlans: readonly Row[] };
    await openAtRest('guest');
    await setFaults(await changedProfile('guest', { memberEnrolledPlans }));
    await rereadAtRest();
    expect($activePlans.get()).toHaveLength(3);
    expect($medicareAdvantage.get()).toEqual([]);
  });
});

it('[ENR-02] [ENT-07] the contact of a denied application keeps the TTY of the enrollment if the contact has none', async () => {
  await openAtRest('applicant');
  const { enrollmentsDetails } = (await storedProfile('applicant')) as { enrollmentsDetails: { enrollments: readonly Row[] } };
  const enrollments = enrollmentsDetails.enrollments.map((one) => (one.planId === 'S0001001000' ? { ...one, tty: '710' } : one));
  const contact = { method: 'GET', path: '/planinfo/individual-search', body: { data: { phoneNumber: '1-800-555-0144' } } };
  await setFaults(await changedProfile('applicant', { enrollmentsDetails: { enrollments } }), contact);
  await rereadAtRest();
  const card = $applications.get().find(({ id }) => id === 'S0001001000-2027')?.card;
  expect(card?.contact).toEqual({ phone: '1-800-555-0144', tty: '710', hours: null });
});
