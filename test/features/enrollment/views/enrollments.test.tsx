import { act } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { HostProvider, type ReactComponent } from '../../../../src/element/react-renderer.js';
import { component as activePlanCard } from '../../../../src/features/enrollment/ActivePlans/ActivePlanCardElement.js';
import { component as activePlans } from '../../../../src/features/enrollment/ActivePlans/ActivePlans.js';
import { component as applicationCard } from '../../../../src/features/enrollment/Applications/ApplicationCardElement.js';
import { component as applications } from '../../../../src/features/enrollment/Applications/Applications.js';
import { component as enrolledPlans } from '../../../../src/features/enrollment/EnrolledPlans/EnrolledPlans.js';
import { setPlanDetails } from '../../../../src/features/known-plans/state/plan-details.js';
import { $supplement } from '../../../../src/features/known-plans/state/supplement-plans.js';
import { planKey } from '../../../../src/features/plan/rules/plan.js';
import { reload } from '../../../../src/features/profile/actions/reload.js';
import { component as doctorSearch } from '../../../../src/features/providers/DoctorSearch/DoctorSearch.js';
import { component as recommendations } from '../../../../src/features/recommendations/Recommendations/Recommendations.js';
import { $recommendations } from '../../../../src/features/recommendations/state/recommendations.js';
import { component as supplementArea } from '../../../../src/features/supplement/SupplementArea/SupplementArea.js';
import { $hasOwnUi, setSupplementNotice } from '../../../../src/features/supplement/state/supplement.js';
import { preloadActions } from '../../../../src/shared/actions/define-action.js';
import { finishCalls, holdCalls } from '../../../flows/support/held-calls.js';
import { changedProfile, recordEachNavigation } from '../../../flows/support/navigation-log.js';
import { openPage, setFaults, storedProfile, until } from '../../../flows/support/service.js';
import { stubAction } from '../../../support/stub-action.js';
import { stubComputed } from '../../../support/stub-computed.js';
import { key, type RenderedComponent, render, runInAct, send } from '../../../ui/render.js';

vi.spyOn(console, 'info').mockImplementation(() => undefined);

const STATUS = '/shopper-profile/api/applications/status';

type Row = Readonly<Record<string, unknown>>;

const journey = recordEachNavigation();
let host: HTMLElement;
let shown: RenderedComponent | undefined;

beforeAll(preloadActions);

async function open(shopper: string, more: Parameters<typeof openPage>[0] = {}): Promise<void> {
  shown?.remove();
  await openPage({ shopper, ...more });
  await finishCalls();
}

async function reread(...changes: Parameters<typeof changedProfile>): Promise<void> {
  await setFaults(await changedProfile(...changes));
  await reload();
  await finishCalls();
}

/** A component as its element draws it, on the page that is open. */
function show({ component: Component }: ReactComponent, props: Row = {}): RenderedComponent {
  host = document.createElement('div');
  // happy-dom's own throws where nothing has focus, not even the body.
  Object.defineProperty(host.attachShadow({ mode: 'open' }), 'activeElement', { value: null });
  document.body.append(host);
  shown = render(
    <HostProvider value={host}>
      <Component {...props} />
    </HostProvider>,
  );
  return shown;
}

const words = (part: ParentNode | null | undefined) => (part?.textContent ?? '').replace(/\s+/g, ' ').trim();
const all = (drawn: RenderedComponent, selector: string) => [...drawn.root.querySelectorAll<HTMLElement>(selector)];
const isEmpty = () => host.shadowRoot?.adoptedStyleSheets.length === 1;

function labelled(drawn: RenderedComponent, label: string): HTMLElement {
  const found = all(drawn, 'a, button').find((one) => words(one).startsWith(label));
  if (!found) throw new Error(`nothing is called ${label}`);
  return found;
}

/** Presses, and lets everything happen that follows. */
async function press(one: HTMLElement): Promise<void> {
  await act(async () => {
    one.click();
    await finishCalls();
  });
}

describe('enrolled plans', () => {
  it('[ACT-04] [ACT-07] [PLN-01] say active, since when, and lead to the benefits in a new tab', async () => {
    await open('enrolled');
    const drawn = show(activePlans);
    expect(words(drawn.find('h2'))).toBe('Your Active Plans');
    const [first, second] = all(drawn, '[part=active-plan]');
    expect(words(first)).toContain('ActiveMedicare Advantage');
    expect(words(first)).toContain('Plan ID H0609-026-000 · Effective January 1, 2026');
    const link = drawn.find<HTMLAnchorElement>('a');
    expect([words(link.querySelector('span')), link.target, link.rel]).toEqual(['View member benefits', '_blank', 'noopener']);
    expect(link.getAttribute('href')).toBe(`${location.origin}/hsid-member-portal-redirection`);
    expect(words(link)).toContain('(opens in a new tab)');
    expect(words(second)).toContain('Starts January 1, 2027');
  });

  it('[CARD-12] are named without the code that their names end in', async () => {
    await open('enrolled');
    const { memberEnrolledPlans } = (await storedProfile('enrolled')) as { memberEnrolledPlans: readonly Row[] };
    const names = all(show(activePlans), 'h3').map(words);
    shown?.remove();
    await reread('enrolled', {
      memberEnrolledPlans: memberEnrolledPlans.map((one) => ({ ...one, planName: `${one.planName} H0609-026` })),
    });
    expect(all(show(activePlans), 'h3').map(words)).toEqual(names);
  });

  it('[ACT-07] open the benefits as a navigation that the page can refuse', async () => {
    await open('enrolled');
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    const drawn = show(activePlans);
    await press(drawn.find('a'));
    const portal = `${location.origin}/hsid-member-portal-redirection`;
    expect(journey.events).toEqual([{ url: portal, reason: 'member-benefits' }]);
    expect(opened.mock.calls).toEqual([[portal, '_blank', 'noopener']]);
    document.addEventListener('ucp-navigate', (event) => event.preventDefault(), { once: true });
    await press(drawn.find('a'));
    expect(opened).toHaveBeenCalledOnce();
    opened.mockRestore();
  });

  it('[ACT-06] of next year say nothing more while next-year enrollment is on', async () => {
    await open('enrolled');
    const [, second, third] = all(show(activePlans), '[part=active-plan]');
    expect([second, third].flatMap((one) => [...(one?.querySelectorAll('a, button, .chip') ?? [])])).toEqual([]);
  });

  it('[ACT-05] of next year explain their status in a bubble, with next year in its text', async () => {
    await open('enrolled', { settings: { flags: { nextYearEnrollment: false } } });
    const drawn = show(activePlans);
    const buttons = all(drawn, '.tip > button');
    expect(buttons.map(words)).toEqual(['Enrolled', 'Auto-enrolled']);
    const bubbles = all(drawn, '[role=tooltip]');
    expect(bubbles.map(words)).toEqual([
      'You are enrolled in this plan for 2027.',
      'You do not need to do anything. Your plan renews on January 1, 2027.',
    ]);
    const [button] = buttons;
    expect(button?.getAttribute('aria-describedby')).toBe(bubbles[0]?.id);
    runInAct(() => button?.click());
    expect(bubbles[0]?.classList.contains('is-open')).toBe(true);
    send(window, key('Escape'));
    expect(bubbles[0]?.classList.contains('is-open')).toBe(false);
  });

  it('[ACT-05] of next year that begin later name no other day in the bubble', async () => {
    await open('enrolled', { settings: { flags: { nextYearEnrollment: false } } });
    const { memberEnrolledPlans } = (await storedProfile('enrolled')) as { memberEnrolledPlans: readonly Row[] };
    const [plan] = memberEnrolledPlans.filter(({ planYear }) => planYear === 2027);
    await reread('enrolled', { memberEnrolledPlans: [{ ...plan, effectiveDate: '2027-02-01' }] });
    expect(words(show(activePlans).find('[part=active-plan]')).match(/[A-Z][a-z]+ \d+, 2027/g)).toEqual(['February 1, 2027']);
  });

  it('[ACT-04] of next year say nothing about enrolled or auto-enrolled while that is loading', async () => {
    shown?.remove();
    const held = holdCalls(/POST .*members\/v3/, 'before');
    await openPage({ shopper: 'enrolled', settings: { flags: { nextYearEnrollment: false } } });
    await until(() => held.length === 1);
    const drawn = show(activePlans);
    expect(all(drawn, '.tip')).toEqual([]);
    expect(all(drawn, '[role=status]').map(words)).toEqual(['Loading', 'Loading']);
    await act(finishCalls);
    expect(all(drawn, '.tip > button').map(words)).toEqual(['Enrolled', 'Auto-enrolled']);
  });

  it('[ROLE-03] of a cloaked profile lead nowhere', async () => {
    await open('enrolled');
    const { memberEnrolledPlans } = (await storedProfile('enrolled')) as { memberEnrolledPlans: readonly Row[] };
    await open('cloaked');
    await reread('cloaked', { memberEnrolledPlans });
    const drawn = show(activePlans);
    expect(all(drawn, 'a')).toEqual([]);
    expect(drawn.find<HTMLButtonElement>('button[part="benefits"]').disabled).toBe(true);
  });

  it('of someone without any take no place', async () => {
    await open('agent');
    expect(words(show(activePlans).root)).toBe('');
    expect(isEmpty()).toBe(true);
    expect(words(show(enrolledPlans).root)).toBe('');
    expect(isEmpty()).toBe(true);
  });

  it('[DASH-04] are separate on the dashboard, each named by its own heading', async () => {
    await open('enrolled');
    const drawn = show(enrolledPlans);
    expect(all(drawn, 'h3')).toHaveLength(3);
    expect(isEmpty()).toBe(false);
  });

  it.each([
    [{ planId: 'H0609026000' }, 'Effective January 1, 2026'],
    [{ planId: 'H0609026000', planYear: 2027 }, 'Starts January 1, 2027'],
    [{ planId: 'H0609026000', planYear: 2025 }, ''],
    [{ planId: 'H9999999000' }, ''],
    [{}, ''],
  ])('show alone by %j', async (props, starts) => {
    await open('enrolled');
    const text = words(show(activePlanCard, props).root);
    expect(starts ? text : text || 'nothing').toContain(starts || 'nothing');
    expect(isEmpty()).toBe(starts === '');
  });
});

describe('applications', () => {
  it('[ENR-06] [ENR-08] [DASH-08] of a draft: continue, when it was saved, and its progress', async () => {
    await open('applicant');
    const drawn = show(applications);
    const [draft] = all(drawn, '[part=application]');
    expect(words(draft)).toContain('Application started');
    expect(words(draft)).toContain('$26.00 monthly premium · Saved 11/20/2026, 7:15 AM CST');
    expect(words(draft)).toContain('Step 13 of 17');
    expect([draft?.querySelectorAll('.progress__track i').length, draft?.querySelectorAll('.progress__track .is-done').length]).toEqual([
      17, 13,
    ]);
    expect(draft?.querySelector('a')).toBeNull();
    await press(labelled(drawn, 'Continue your application'));
    expect(journey.events.map(({ reason }) => reason)).toEqual(['enroll']);
  });

  it('[ENR-06] of what was submitted: its status, and the way to its details', async () => {
    await open('applicant');
    const drawn = show(applications);
    const [, approved] = all(drawn, '[part=application]');
    expect(words(approved)).toContain('Approved');
    expect(words(approved)).not.toContain('Step');
    const link = approved?.querySelector('a');
    expect(words(link)).toBe('View application details AARP Medicare Advantage Essentials from UHC AZ-2 (HMO-POS)');
    expect(link?.getAttribute('href')).toBe(`${location.origin}/health-plans/application-details.html/H0609026000/2027`);
  });

  it('[CARD-12] are named without the code that the plans’ names end in', async () => {
    await open('applicant');
    const { enrollmentsDetails } = (await storedProfile('applicant')) as { enrollmentsDetails: { enrollments: readonly Row[] } };
    const names = all(show(applications), 'h3').map(words);
    shown?.remove();
    const enrollments = enrollmentsDetails.enrollments.map((one) => ({ ...one, planName: `${one.planName} H0609-026` }));
    await reread('applicant', { enrollmentsDetails: { ...enrollmentsDetails, enrollments } });
    expect(all(show(applications), 'h3').map(words)).toEqual(names);
  });

  it.each([
    ['applicant', [], ['Application started chip--accent', 'Approved chip--positive', 'Denied chip--negative']],
    [
      'applicant',
      [{ method: 'POST', path: STATUS, status: 403 }],
      ['Application started chip--accent', 'Application sent', 'Application sent'],
    ],
    ['supplement', [], ['Application started chip--accent', 'approved chip--positive']],
  ])('[ENR-06] [HAND-04] look as they came out, each with an icon of its own: of %s', async (shopper, faults, looks) => {
    await open(shopper, { faults });
    const chips = all(show(applications), '.chip');
    expect(chips.map((chip) => [words(chip), ...chip.classList].filter((one) => one !== 'chip').join(' '))).toEqual(looks);
    expect(new Set(chips.map((chip) => chip.querySelector('svg')?.innerHTML)).size).toBe(new Set(looks).size);
  });

  it('[HAND-04] says what comes next to who has sent one, in the words of the plan’s card', async () => {
    await open('applicant', { faults: [{ method: 'POST', path: STATUS, status: 403 }] });
    const [draft, sent] = all(show(applications), '[part=application]');
    expect(words(sent)).toContain('Next: the plan writes to you to confirm.');
    expect(words(draft)).not.toContain('the plan writes to you');
  });

  it('[ENR-02] of a denied one: whom to call', async () => {
    await open('applicant');
    const [, , denied] = all(show(applications), '[part=application]');
    expect(words(denied)).toContain('Denied');
    expect(words(denied)).toContain('Questions? Call 1-800-555-0142, TTY 711, 8 a.m. to 8 p.m. local time, 7 days a week');
    expect(denied?.querySelector('a[href^="tel:"]')?.getAttribute('href')).toBe('tel:+18005550142');
  });

  it('[ENR-06] for a supplement plan: the adjudication in lower case, and the day of its status', async () => {
    await open('supplement');
    const drawn = show(applicationCard, { applicationId: 'MS-1002' });
    expect(words(drawn.find('.chip'))).toBe('approved');
    expect(words(drawn.root)).toContain('Status date November 14, 2026');
  });

  it('[LINK-07] of a supplement draft: nothing of the birth date is in the document', async () => {
    await open('supplement');
    const { userDetails } = (await storedProfile('supplement')) as { userDetails: { dob: string } };
    const drawn = show(applicationCard, { applicationId: 'MS-1001' });
    const [year, month, day] = userDetails.dob.split('-');
    for (const written of [userDetails.dob, `${month}/${day}/${year}`, `${month}%2F${day}%2F${year}`]) {
      expect(drawn.root.innerHTML).not.toContain(written);
    }
    await press(labelled(drawn, 'Continue your application'));
    expect(journey.left[0]).toContain(`DOB=${month}%2F${day}%2F${year}`);
  });

  it('[ROLE-03] of a cloaked profile cannot be continued or viewed', async () => {
    await open('applicant');
    const { enrollmentsDetails } = (await storedProfile('applicant')) as { enrollmentsDetails: Row };
    await open('cloaked');
    await reread('cloaked', { enrollmentsDetails });
    const drawn = show(applications);
    expect(all(drawn, 'a:not([href^="tel:"])')).toEqual([]);
    const actions = all(drawn, 'button:not([part~="all"])');
    expect(actions.map((button) => (button as HTMLButtonElement).disabled)).toEqual([true, true, true]);
  });

  it.each([
    ['H0609026000-2027', false],
    ['MS-1001', true],
    [undefined, true],
  ])('show alone by the id %s', async (applicationId, empty) => {
    await open('applicant');
    show(applicationCard, { applicationId });
    expect(isEmpty()).toBe(empty);
  });
});

describe('recommendations', () => {
  it('[REC-01] [DASH-05] invite to answer a few questions, and lead to the plan finder', async () => {
    await open('member');
    const drawn = show(recommendations);
    expect(words(drawn.root)).toContain('Answer a few questions and we will recommend Medicare Advantage plans for you.');
    expect([words(drawn.find('.chip')), words(drawn.find('h2'))]).toEqual(['Plan recommendations', 'Not sure which plan fits?']);
    expect(drawn.find('[part=recommendation]').getAttribute('aria-labelledby')).toBe(drawn.find('h2').id);
    await press(labelled(drawn, 'Get recommendations'));
    expect(journey.events).toEqual([{ url: `${location.origin}/plan-finder`, reason: 'plan-finder' }]);
  });

  it('[REC-02] [DASH-05] lead with the number one, the others behind it by rank', async () => {
    await open('recommended');
    const drawn = show(recommendations);
    expect(words(drawn.find('.head'))).toMatch(/^Your recommendationsBased on the answers you gave/);
    const named = all(drawn, 'section, ol').map((one) => one.getAttribute('aria-label'));
    expect(named).toEqual(['Your recommendations', 'Other recommended plans']);
    expect(words(drawn.find('.rec__flag'))).toBe('#1 Recommendation');
    expect(words(drawn.find('.tag'))).toBe('Medicare Advantage');
    expect(words(drawn.find('.rec__body h3'))).toBe('AARP Medicare Advantage Essentials from UHC AZ-2 (HMO-POS)');
    expect(all(drawn, '.rank').map((rank) => words(rank.querySelector('.rank__number')))).toEqual(['2', '3', '4', '5']);
    expect(words(all(drawn, '.rank')[2])).toContain('Blue Best Life Plus (HMO)$44.00 monthly premium');
  });

  it('[DASH-05] [COST-01] [FACT-01] give the number one the yearly total, the figures and the stars of its card', async () => {
    await open('recommended');
    const drawn = show(recommendations);
    await expect.poll(() => words(drawn.find('.lead'))).toMatch(/^\$0 a year — premium only, until you add your drugs/);
    expect(words(drawn.find('.facts'))).toMatch(/^Premium a month\$0\.00Out-of-pocket maximum\$3,500Medical deductible\$0.*of 5 stars/);
  });

  it('[DASH-05] [ERR-02] give the number one its own figures if its details do not load', async () => {
    const path = '/planinfo/details/VPP/plan-years/2027/plans/H0609026000';
    await open('recommended', { faults: [{ method: 'GET', path, status: 404 }] });
    const drawn = show(recommendations);
    await expect.poll(() => words(drawn.find('.lead'))).toBe('No yearly total The cost is not available');
    expect(words(drawn.find('.facts'))).toBe('Premium a month$0.00Out-of-pocket maximum$3,500');
  });

  it.each([
    [3500, 'Out-of-pocket maximum$3,500'],
    ['3500.5', 'Out-of-pocket maximum$3,501'],
    ['Not Applicable', ''],
  ])('[CONST-01] write the number one’s out-of-pocket maximum of %j as money', async (value, figure) => {
    await open('recommended');
    const { preData } = await storedProfile('recommended');
    const { planRecommendationObj: stored, ...rest } = JSON.parse(String(preData));
    const plans = stored.plans.map((plan: Row) => ({ ...plan, outofPocketMaximum: { value } }));
    await reread('recommended', { preData: JSON.stringify({ ...rest, planRecommendationObj: { plans } }) });
    setPlanDetails({ [planKey('H0609026000', 2027)]: 'failed' });
    expect(words(show(recommendations).find('.facts'))).toBe(`Premium a month$0.00${figure}`);
  });

  it('[REC-02] [CONST-01] say in words that the premium of one of the others is not known', async () => {
    await open('recommended');
    const { preData } = await storedProfile('recommended');
    const { planRecommendationObj: stored, ...rest } = JSON.parse(String(preData));
    const plans = stored.plans.map((plan: Row) => ({ ...plan, monthlyPremiumFormatted: null }));
    await reread('recommended', { preData: JSON.stringify({ ...rest, planRecommendationObj: { plans } }) });
    const drawn = show(recommendations);
    expect(all(drawn, '.rank p').map(words)).toEqual(Array(4).fill('Premium a month not available'));
  });

  it.each([
    [1, 1, 0],
    [3, 1, 2],
    [5, 1, 4],
    [undefined, 1, 4],
  ])('[REC-02] show no more than their limit %s', async (limit, top, ranks) => {
    await open('recommended');
    const drawn = show(recommendations, { limit });
    expect([all(drawn, '.rec__body').length, all(drawn, '.rank').length]).toEqual([top, ranks]);
  });

  it('[REC-02] show no more than their limit if none of them is the number one', async () => {
    await open('recommended');
    const { preData } = await storedProfile('recommended');
    const { planRecommendationObj: stored, ...rest } = JSON.parse(String(preData));
    const plans = stored.plans.filter(({ rank }: Row) => String(rank) !== '1');
    await reread('recommended', { preData: JSON.stringify({ ...rest, planRecommendationObj: { plans } }) });
    const drawn = show(recommendations, { limit: 2 });
    expect([all(drawn, '.rec__body').length, all(drawn, '.rank').length]).toEqual([0, 2]);
  });

  it('[REC-03] lead to all results of the year, and to the answers', async () => {
    await open('recommended');
    const drawn = show(recommendations);
    await press(labelled(drawn, 'See all results'));
    await press(labelled(drawn, 'Edit your answers'));
    expect(journey.events).toEqual([
      { url: `${location.origin}/plan-recommendation-engine.html/result?year=2027`, reason: 'recommendation-results' },
      { url: `${location.origin}/plan-recommendation-engine.html/editmypreferences`, reason: 'recommendation-edit' },
    ]);
  });

  it('[REC-05] lead to the enrollment and to the details of the plan that is pressed', async () => {
    const act = stubAction('actOnRecommendation');
    const look = stubAction('viewRecommendation');
    await open('recommended');
    const drawn = show(recommendations);
    await press(labelled(drawn, 'Enroll SCAN Classic'));
    await press(labelled(drawn, 'View SCAN Classic'));
    await press(labelled(drawn, 'View plan details'));
    expect(act.mock.calls.map(([plan, target]) => [plan.rank, target])).toEqual([[3, host]]);
    expect(look.mock.calls.map(([plan, target]) => [plan.rank, target])).toEqual([
      [3, host],
      [1, host],
    ]);
    expect(labelled(drawn, 'View SCAN Classic').getAttribute('href')).toMatch(/^http/);
  });

  it('[REC-06] start no supplement application while it is asked which there are, and the others can be pressed', async () => {
    await open('recommended');
    const { preData } = await storedProfile('recommended');
    const { planRecommendationObj: stored, ...rest } = JSON.parse(String(preData));
    // Of equal ranks the first is shown.
    const supplement = stored.plans.find(({ planType, planYear }: Row) => planType === 'MedSupp' && planYear === 2027);
    const plans = [{ ...supplement, rank: 2 }, ...stored.plans];
    const fault = await changedProfile('recommended', { preData: JSON.stringify({ ...rest, planRecommendationObj: { plans } }) });
    const held = holdCalls(/^GET \/enrollments\/medsupp/, 'after');
    await openPage({ shopper: 'recommended', faults: [fault], isLoading: true });
    await until(() => held.length === 1 && $recommendations.get().results.length > 0);
    const drawn = show(recommendations);
    const start = labelled(drawn, 'Start application Sample Medicare Supplement Plan G') as HTMLButtonElement;
    expect(start.disabled).toBe(true);
    expect((labelled(drawn, 'Enroll SCAN Classic') as HTMLButtonElement).disabled).toBe(false);
    await act(() => finishCalls());
    expect(start.disabled).toBe(false);
  });

  it('[REC-05] label each button by what it does, and name the plan behind it', async () => {
    await open('applicant');
    const { enrollmentsDetails } = (await storedProfile('applicant')) as { enrollmentsDetails: Row };
    await open('recommended');
    await reread('recommended', { enrollmentsDetails });
    const drawn = show(recommendations);
    expect(words(drawn.find('.rec__actions'))).toMatch(/^SubmittedView plan details/);
    expect(words(all(drawn, '.rank__actions')[0]?.children[1] ?? null)).toBe('View AARP Medicare Advantage from UHC AZ-0003 (HMO-POS)');
    expect(all(drawn, '.rank__actions').map((one) => words(one.firstElementChild))).toEqual([
      'In Progress continue your application for AARP Medicare Advantage from UHC AZ-0003 (HMO-POS)',
      'Enroll SCAN Classic (HMO)',
      'Enroll Blue Best Life Plus (HMO)',
      'Enroll Alignment Health the ONE + Walgreens (HMO)',
    ]);
  });

  it('[REC-06] label supplement plans by the progress of an application', async () => {
    await open('recommended');
    const { preData } = (await storedProfile('recommended')) as { preData: string };
    const { plans } = JSON.parse(preData).planRecommendationObj as { plans: readonly Row[] };
    const supplement = plans.find(({ planType, planYear }) => planType === 'MedSupp' && planYear === 2027);
    const named = ['G', 'F', 'N'].map((planId, at) => ({
      ...supplement,
      planId,
      planName: `Sample Medicare Supplement Plan ${planId}`,
      rank: at + 1,
    }));
    await open('supplement');
    await reread('supplement', { preData: JSON.stringify({ planRecommendationObj: { plans: named }, stateCode: 'AZ' }) });
    const drawn = show(recommendations);
    expect(all(drawn, '.rec__actions, .rank__actions').map((one) => words(one.firstElementChild))).toEqual([
      'Continue application Sample Medicare Supplement Plan G',
      'View application Sample Medicare Supplement Plan F',
      'Start application Sample Medicare Supplement Plan N',
    ]);
  });

  it('[ROLE-03] of a cloaked profile can be read, and nothing else', async () => {
    await open('recommended');
    const { preData } = (await storedProfile('recommended')) as { preData: string };
    await open('cloaked');
    await reread('cloaked', { preData, enrollmentsDetails: { enrollments: [] } });
    const drawn = show(recommendations);
    expect(all(drawn, 'a').map(words)).toEqual([]);
    const disabled = all(drawn, 'button').map((button) => (button as HTMLButtonElement).disabled);
    expect(new Set(disabled), 'buttons are there').toEqual(new Set([true]));
  });

  it('[REC-01] [ROLE-03] invite nobody of a cloaked profile', async () => {
    await open('cloaked');
    const drawn = show(recommendations);
    expect((labelled(drawn, 'Get recommendations') as HTMLButtonElement).disabled).toBe(true);
  });

  it('[DASH-09] take no place for a guest', async () => {
    await open('guest');
    show(recommendations);
    expect(isEmpty()).toBe(true);
  });
});

describe('the supplement area', () => {
  const off = { settings: { flags: { supplementArea: false } } };

  it('[SUP-02] shows its notice and the number to call instead, until it is closed', async () => {
    await open('member', off);
    const drawn = show(supplementArea);
    expect(words(drawn.find('.notice__body'))).toBe(
      'Plan Card Unavailable for Medicare Supplement Insurance Plans. We are working hard to get you the information you need. Please check back soon. You can also call 1-800-555-0142/TTY 711 to speak with a licensed insurance agent/producer who can help.',
    );
    expect(words(drawn.find('.notice__title'))).toBe('Plan Card Unavailable for Medicare Supplement Insurance Plans.');
    expect(drawn.find('a').getAttribute('href')).toBe('tel:+18005550142');
    let isOurs = true;
    const look = (event: Event) => {
      isOurs = event.defaultPrevented;
      event.preventDefault();
    };
    document.addEventListener('click', look, { once: true });
    await press(drawn.find('a'));
    expect(isOurs, 'a number is the browser’s to dial').toBe(false);
    await press(drawn.find('button[aria-label="Close this notice"]'));
    expect(all(drawn, '.notice')).toEqual([]);
    expect(isEmpty()).toBe(true);
  });

  it.each([
    [null, 'Plan Card Unavailable for Medicare Supplement Insurance Plans.'],
    ['We are closed', 'We are closed'],
    ['Closed. <img src=x onerror=alert(1)> Call {phone}.', 'Closed.'],
  ])('[SUP-02] takes its words from the content as they are: %s', async (content, title) => {
    await open('member', off);
    setSupplementNotice(content);
    const drawn = show(supplementArea);
    expect(words(drawn.find('.notice__title'))).toBe(title);
    expect(drawn.root.querySelector('img')).toBeNull();
  });

  it('[PLN-01] [CARD-14] shows the saved plans as cards, each with what may be done', async () => {
    await open('supplement');
    const drawn = show(supplementArea);
    expect(words(drawn.find('h2'))).toBe('Your Medicare Supplement Plans');
    const cards = all(drawn, '.plan-card');
    expect(cards.map((card) => card.getAttribute('aria-label'))).toEqual([
      'Sample Medicare Supplement Plan G',
      'Sample Medicare Supplement Plan F',
      'Sample Medicare Supplement Wellness Plan G',
      'Sample Medicare Supplement Select Plan G',
    ]);
    expect(words(cards[1])).toContain('Only for those first eligible for Medicare before 2020');
    await press(labelled(drawn, 'In Progress'));
    expect(journey.events.map(({ reason }) => reason)).toEqual(['supplement-resume']);
  });

  it('[ERR-02] says so when its plans could not be read, and tries again', async () => {
    await open('supplement', { faults: [{ method: 'GET', path: '/medsupp/plans', status: 403 }] });
    const drawn = show(supplementArea);
    expect(words(drawn.find('.notice__title'))).toBe('We could not load your Medicare Supplement plans');
    await setFaults();
    await press(labelled(drawn, 'Try again'));
    expect(all(drawn, '.plan-card')).toHaveLength(4);
  });

  it('[ERR-02] says so too when none of its plans is sold any more, unless the last one is just being removed', async () => {
    await open('supplement');
    const shownNow = { kind: 'plans', plans: [], stateCode: 'AZ', details: 'ready' } as const;
    stubComputed($supplement, { ...shownNow, count: 1 });
    const drawn = show(supplementArea);
    expect(words(drawn.find('.notice__title'))).toBe('We could not load your Medicare Supplement plans');
    expect(words(drawn.find('.notice__title + p')), 'another try would not help').toBe('They are still in your list.');
    expect(all(drawn, 'button').map(words)).toEqual([]);
    runInAct(() => stubComputed($supplement, { ...shownNow, count: 0 }));
    expect(all(drawn, '.notice')).toEqual([]);
  });

  it('[LOAD-05] says that the profile could not be read, unless the saved plans beside it do, and asks for it again', async () => {
    await open('supplement', { faults: [{ method: 'GET', path: '/profiles/data', status: 403 }] });
    const drawn = show(supplementArea);
    expect(words(drawn.find('[role=alert]'))).toContain('We could not load your saved items.');
    expect(words(drawn.find('h2'))).toBe('Your Medicare Supplement Plans');
    drawn.remove();
    const beside = document.body.appendChild(document.createElement('ucp-saved-plans'));
    show(supplementArea);
    expect(isEmpty()).toBe(true);
    beside.remove();
    const alone = show(supplementArea);
    await setFaults();
    await press(labelled(alone, 'Try again'));
    expect(all(alone, '.plan-card')).toHaveLength(4);
    expect(all(alone, '.notice')).toEqual([]);
  });

  it('[LOAD-05] takes no place if nothing of it is known again, and none was saved', async () => {
    await open('member');
    await setFaults({ method: 'GET', path: '/profiles/data', status: 403 });
    await reload();
    await finishCalls();
    show(supplementArea);
    expect(isEmpty()).toBe(true);
  });

  describe('if the profile has one of three saved plans', () => {
    const of = (details: 'loading' | 'failed' | 'ready', count = 3) => {
      const shownNow = $supplement.get();
      if (shownNow.kind !== 'plans') throw new Error('the shopper has saved some');
      stubComputed($supplement, { ...shownNow, plans: shownNow.plans.slice(0, 1), count, details });
    };
    const drawnOf = async (...args: Parameters<typeof of>) => {
      await open('supplement');
      of(...args);
      return show(supplementArea);
    };
    const cards = (drawn: RenderedComponent) => all(drawn, '.plan-card').map((card) => card.getAttribute('aria-label'));

    it('[LOAD-04] outlines the others behind its card while they are read, and not on paper', async () => {
      const drawn = await drawnOf('loading');
      expect(cards(drawn)).toEqual(['Sample Medicare Supplement Plan G']);
      expect(all(drawn, '.skeleton')).toHaveLength(2);
      expect(words(drawn.find('[role=status]:has(.skeleton)'))).toBe('Loading');
      expect(drawn.find('.skeleton').closest('.no-print')?.querySelector('.plan-card')).toBe(null);
    });

    it.each([
      ['failed', 'They are still in your list. Please try again in a moment.', ['Try again']],
      ['ready', 'They are still in your list.', []],
    ] as const)('[ERR-02] says that the others failed to load, behind its card and not on paper: %s', async (details, hint, buttons) => {
      const drawn = await drawnOf(details);
      expect(cards(drawn)).toEqual(['Sample Medicare Supplement Plan G']);
      const notice = drawn.find('.notice');
      expect(words(notice.querySelector('.notice__title'))).toBe('We could not load all of your Medicare Supplement plans');
      expect(words(notice.querySelector('.notice__title + p'))).toBe(hint);
      expect([...notice.querySelectorAll('button')].map(words)).toEqual(buttons);
      expect(notice.closest('.no-print')?.querySelector('.plan-card')).toBe(null);
      expect(drawn.find('.plan-card').compareDocumentPosition(notice)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    });

    it.each(['loading', 'failed', 'ready'] as const)('[ERR-02] says nothing of the kind where none is missing: %s', async (details) => {
      const drawn = await drawnOf(details, 1);
      expect([cards(drawn).length, all(drawn, '.skeleton, .notice').length]).toEqual([1, 0]);
    });
  });

  const ownUi = { script: '/tools/supplement-ui.js', style: '', init: 'demoSupplementUi.init' };
  it.each([
    ['the plans that it draws', {}, true],
    ['no notice', off, false],
    ['nothing of what a script of the brand’s draws', { settings: { supplementUi: ownUi } }, false],
    ['nothing that says that the plans did not come', { faults: [{ method: 'GET', path: '/medsupp/plans', status: 403 }] }, false],
  ])('[TOP-05] puts %s on paper', async (_, page, isOnPaper) => {
    await open('supplement', page);
    expect(show(supplementArea).find('section').classList.contains('no-print')).toBe(!isOnPaper);
  });

  it('[SUP-01] starts the brand’s script once the state is known, and not sooner', async () => {
    const start = stubAction('showSupplementUi');
    await open('member');
    const shownNow = { kind: 'plans', plans: [], count: 1, details: 'loading' } as const;
    const stub = (stateCode: string | null) => {
      stubComputed($supplement, { ...shownNow, stateCode });
      stubComputed($hasOwnUi, true);
    };
    stub(null);
    show(supplementArea);
    expect(start).not.toHaveBeenCalled();
    runInAct(() => stub('AZ'));
    expect(start.mock.calls).toEqual([[host, expect.any(Function)]]);
  });

  it('takes no place for someone who saved no supplement plan', async () => {
    await open('member');
    show(supplementArea);
    expect(isEmpty()).toBe(true);
  });
});

describe('the doctor search', () => {
  function screen(isSmall: boolean): void {
    vi.stubGlobal('matchMedia', () => ({ matches: isSmall, addEventListener: () => undefined, removeEventListener: () => undefined }));
  }

  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it.each([
    ['a small screen and saved plans', true, 'member', true],
    ['a small screen and no saved plan', true, 'empty', false],
    ['a large screen', false, 'member', false],
  ])('[DASH-08] with %s', async (_, isSmall, shopper, shows) => {
    screen(isSmall);
    await open(shopper);
    const drawn = show(doctorSearch);
    expect(all(drawn, '[part=doctor-search]')).toHaveLength(shows ? 1 : 0);
    expect(isEmpty()).toBe(!shows);
    expect(drawn.find('slot')).toBeDefined();
  });

  it('[DASH-08] opens the doctor search, unless a cloaked profile asks or the page has no doctors', async () => {
    screen(true);
    await open('member');
    const hear = vi.fn((event: Event) => event.preventDefault());
    document.addEventListener('ucp-tool-open', hear);
    await press(labelled(show(doctorSearch), 'Find doctors and dentists'));
    expect(hear.mock.calls[0]?.[0]).toMatchObject({ detail: { tool: 'provider-search' } });
    document.removeEventListener('ucp-tool-open', hear);
    await open('cloaked');
    expect((labelled(show(doctorSearch), 'Find doctors and dentists') as HTMLButtonElement).disabled).toBe(true);
    await open('member', { settings: { hideProviders: true } });
    show(doctorSearch);
    expect(isEmpty()).toBe(true);
  });
});
