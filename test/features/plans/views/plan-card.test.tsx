import { describe, expect, it, vi } from 'vitest';
import { planCard } from '../../../../elements/plan-card.js';
import { HostProvider } from '../../../../src/element/react-renderer.js';
import { setTollFree } from '../../../../src/features/content/state/phone.js';
import { type Plan, type PlanKey, planKey } from '../../../../src/features/plan/rules/plan.js';
import { planCard as english } from '../../../../src/features/plan/text/en/plan-card.js';
import { ConnectedCard } from '../../../../src/features/plans/ConnectedCard/ConnectedCard.js';
import { PlanCard, type PlanCardProps } from '../../../../src/features/plans/PlanCard/PlanCard.js';
import { type CardContext, decidePlanCard } from '../../../../src/features/plans/rules/plan-card.js';
import { wallClock } from '../../../../src/shared/calendar/wall-clock.js';
import { spanish } from '../../../../src/spanish.js';
import { dollar } from '../../../../src/ui/icons/dollar.js';
import { tooth } from '../../../../src/ui/icons/tooth.js';
import { aDrug, aGenericDrug, aHomeDelivery, aPharmacy } from '../../../fixtures/drugs.js';
import { planId } from '../../../fixtures/plan-ids.js';
import { aDualPlan, anEstimate, anInstitutionalPlan, anMaPlan, aPdpPlan, aPlan, aSupplementPlan } from '../../../fixtures/plans.js';
import { aDentist, aProvider, dentalCoveredPlans } from '../../../fixtures/providers.js';
import { site } from '../../../shared/navigation/samples.js';
import { stubAction } from '../../../support/stub-action.js';
import { type RenderedComponent, render, runInAct } from '../../../ui/render.js';
import { application, cardContext, sent, withApplication } from '../rules/card-samples.js';

/** A plan's card as a shopper sees it: what `decidePlanCard` decided, in the words and parts of the component. */

const handlers = {
  enroll: vi.fn(),
  startApplication: vi.fn(),
  viewApplication: vi.fn(),
  details: vi.fn(),
  compare: vi.fn(),
  unsave: vi.fn(),
  save: vi.fn(),
  addDrugs: vi.fn(),
  addProviders: vi.fn(),
};

const detailsUrl = 'https://example.com/plan';

const cardHost = document.createElement('ucp-plan-card');

function show(plan: Plan, context: Partial<CardContext> = {}, over: Partial<PlanCardProps> = {}): RenderedComponent {
  stubAction('trackClick');
  for (const verb of Object.values(handlers)) verb.mockClear();
  return render(cardOf(plan, context, over));
}

function cardOf(plan: Plan, context: Partial<CardContext> = {}, over: Partial<PlanCardProps> = {}) {
  const model = decidePlanCard(plan, cardContext(context));
  return (
    <HostProvider value={cardHost}>
      <PlanCard model={model} text={english} handlers={handlers} detailsUrl={detailsUrl} isSaved {...over} />
    </HostProvider>
  );
}

/** What is seen of an element, without the words that are for screen readers alone. */
function seen(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const one of copy.querySelectorAll('.vh, .print-only')) one.remove();
  return copy.textContent?.replaceAll('\u00a0', ' ').replace(/\s+/g, ' ').trim() ?? '';
}

/** A row as a screen reader has it that reads it as one text: hidden words spoken, and a break between its parts. */
function readAs(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const one of copy.querySelectorAll('[aria-hidden]')) one.remove();
  for (const one of copy.querySelectorAll('br')) one.replaceWith(' | ');
  return copy.textContent?.replaceAll('\u00a0', ' ').replace(/\s+/g, ' ').trim() ?? '';
}

const texts = ({ root }: RenderedComponent, selector: string) => [...root.querySelectorAll(selector)].map(seen);
const spoken = ({ root }: RenderedComponent, selector: string) =>
  [...root.querySelectorAll(`${selector} .vh`)].map((one) => one.textContent);
const pathOf = ({ root }: RenderedComponent, selector: string) => root.querySelector(`${selector} path`)?.getAttribute('d');

/** The one button or link that says this. */
function control({ root }: RenderedComponent, text: string): HTMLElement {
  const [found, ...others] = [...root.querySelectorAll<HTMLElement>('button, a')].filter((one) => seen(one) === text);
  if (!found || others.length > 0) throw new Error(`${others.length + Number(!!found)} controls say "${text}"`);
  return found;
}

describe('content of a card', () => {
  it('[CARD-01] [CARD-13] [COST-01] is name, yearly total, premium, facts, drugs, doctors, bullets, id and actions', () => {
    const drawn = show(aPlan());
    expect(texts(drawn, 'h3')).toEqual(['AARP Medicare Advantage from UHC AZ-0003 (HMO-POS)']);
    expect(texts(drawn, '.plan-card__network')).toEqual(['Network doctors, some care outside']);
    expect(texts(drawn, '.lead')).toEqual(['$312 a year premium only, until you add your drugs']);
    expect(texts(drawn, '.plan-card__meta')).toEqual(['Plan ID H0609-044-000']);
    expect(texts(drawn, '.fact').slice(0, 2)).toEqual(['Premium a month$26.00', 'Out-of-pocket maximum$3,500']);
    expect(texts(drawn, '.bullets li')).toHaveLength(3);
    expect(spoken(drawn, '.fact__amount')).toEqual([]);
    expect(texts(drawn, '.coverage__sum')).toEqual([
      'Add your drugs to see their cost',
      'Add your doctors to see if they are in the network',
    ]);
    expect(texts(drawn, 'button, .plan-card__actions a, .pick')).toEqual([
      'Add your drugs',
      'Add your doctors',
      'Show benefits',
      'Enroll in plan',
      'View plan details',
      'Compare',
      'Unsave',
    ]);
  });

  it('[CARD-13] distinguishes itself and its controls from another card of the same name by the plan id', () => {
    const plan = aPlan({ name: 'Essentials' });
    const drawn = show(plan, { sharedNames: ['Essentials'] });
    expect(texts(drawn, 'h3')).toEqual(['Essentials']);
    expect(drawn.find('article').getAttribute('aria-label')).toBe('Essentials, H0609-044-000');
    expect(texts(drawn, '.plan-card__network')[0]).toBe('Plan ID H0609-044-000');
    const controls = [...drawn.root.querySelectorAll('button, .plan-card__actions a, .pick')].map(({ textContent }) => textContent);
    expect(controls).toHaveLength(7);
    for (const words of controls) expect(words).toContain('Essentials, H0609-044-000');
  });

  const bare = { medicalDeductible: null, overallStarRating: null, benefits: [] };
  it.each([
    ['a drug plan', { ...aPdpPlan(), ...bare }, ['Premium a month$44.40', 'Drug deductible$590', 'Medical careNot included']],
    ['a special-needs plan', aDualPlan(bare), ['Premium a month$11.50', 'Out-of-pocket maximum$9,250']],
    ['a plan without one', anMaPlan({ ...bare, outOfPocketMaximum: null }), ['Premium a month--']],
    [
      'a plan with a deductible, stars and copays',
      aPlan({
        ...bare,
        medicalDeductible: 0,
        overallStarRating: 4.5,
        benefits: [
          { label: 'Primary care visit', value: '$0 copay' },
          { label: 'Specialist visit', value: '$20 copay' },
        ],
      }),
      [
        'Premium a month$26.00',
        'Out-of-pocket maximum$3,500',
        'Medical deductible$0',
        '4.5 of 5 stars',
        'Primary care visit$0 copay',
        'Specialist visit$20 copay',
      ],
    ],
    [
      'a supplement plan',
      aSupplementPlan(),
      [
        'Premium a month$142.25',
        'Wellness extrasNot insurance; may end at any time.',
        'who takes MedicareAny doctor',
        'Supplement plans have no starsNo rating',
      ],
    ],
    [
      'a supplement plan whose rider says no more',
      aSupplementPlan({ riders: [{ name: 'Gym', help: null }] }),
      ['Premium a month$142.25', 'Gym', 'who takes MedicareAny doctor', 'Supplement plans have no starsNo rating'],
    ],
  ])('[CARD-01] [CONST-01] [FACT-01] [COST-06] has the facts of %s', (_, plan, figures) => {
    expect(texts(show(plan), '.fact')).toEqual(figures);
  });

  it('[FACT-01] says the stars in words', () => {
    const drawn = show(aPlan({ overallStarRating: 4 }));
    expect(drawn.find('.fact__stars').textContent).toBe('Medicare star rating');
    expect(texts(drawn, '.fact').filter((fact) => fact.includes('stars'))).toEqual(['4 of 5 stars']);
  });

  it.each([
    ['HMO', 'Network doctors only, except emergencies'],
    ['PPO', 'Any doctor, lower cost in network'],
    ['PFFS', 'Any doctor who accepts the plan’s terms'],
    ['Cost', 'Cost'],
  ])('[FACT-01] says the network %s in words', (type, words) => {
    expect(texts(show(aPlan({ networkType: type })), '.plan-card__network')).toEqual([words]);
  });

  it('[FACT-03] shows the positioning statement of a supplement plan as text', () => {
    const drawn = show(aSupplementPlan({ positioningStatement: 'Predictable costs' }));
    expect(texts(drawn, '.plan-card__network')).toEqual(['Works with Original Medicare', 'Predictable costs']);
    expect(texts(drawn, '.lead')).toEqual(['$1,707 a year premium only, no drug coverage']);
  });

  it.each([
    ['Plan G', []],
    ['Sample Medicare Supplement Plan G', []],
    ['Sample Supplement', ['Plan G']],
  ])('[CARD-13] a supplement plan %s does not say its letter twice', (name, meta) => {
    expect(texts(show(aSupplementPlan({ name, code: 'G' })), '.plan-card__meta')).toEqual(meta);
  });

  it('[CONST-01] says that a premium is not available, and shows --', () => {
    const drawn = show(anMaPlan());
    expect(spoken(drawn, '.fact__amount')).toEqual(['not available']);
    expect(texts(drawn, '.fact')[0]).toBe('Premium a month--');
  });

  it('has every documented part, and no other', () => {
    const drawn = [
      show(aPlan(), { suppression: [{ planId: 'H0609044000', year: 2026 }] }),
      show(aPlan()),
      show(aDualPlan()),
      show(aPlan(), {}, { isSaved: false, canSave: true }),
    ]
      .flatMap(({ root }) => [...root.querySelectorAll('[part]')])
      .map((one) => one.getAttribute('part'));
    // The bar is not the card's own: it stands once a page. The button for more is below lists of more than 100 rows (SAFE-05). The months
    // come with a response that has them (MONTH-01).
    expect([...new Set([...drawn, 'compare-bar', 'more', 'months'])].sort()).toEqual(Object.keys(planCard.parts ?? {}).sort());
  });

  it('[CARD-01] cannot leave the saved plans when it is not one of them', () => {
    expect(texts(show(aPlan(), {}, { isSaved: false }), '[part=unsave], [part=save]')).toEqual([]);
  });

  it('[CARD-12] leaves out the code that a name ends in, on every button too', () => {
    const drawn = show(aPlan({ name: 'Essentials H0609-044' }));
    expect(texts(drawn, 'h3')).toEqual(['Essentials']);
    expect(drawn.find('article').getAttribute('aria-label')).toBe('Essentials');
    expect(drawn.root.textContent, 'but in its id').not.toMatch(/H0609-044(?!-)/);
    expect(spoken(drawn, ':is(button, .pick)')).toEqual([
      ' for Essentials',
      ' for Essentials',
      ' of Essentials',
      ' Essentials',
      ' Essentials',
      ' Essentials',
    ]);
  });

  it.each([
    ['Unsave', handlers.unsave],
    ['Add your drugs', handlers.addDrugs],
    ['Add your doctors', handlers.addProviders],
    ['Enroll in plan', handlers.enroll],
    ['View plan details', handlers.details],
  ])('[CARD-01] [DRUG-04] [PROV-02] %s does that and nothing else', (text, verb) => {
    const drawn = show(aPlan());
    drawn.root.addEventListener('click', (event) => event.preventDefault());
    runInAct(() => control(drawn, text).click());
    expect(Object.values(handlers).filter(({ mock }) => mock.calls.length > 0)).toEqual([verb]);
  });
});

describe('the tag', () => {
  const special = (snpKind: 'dual' | 'chronic' | 'institutional' | null) => aDualPlan({ snpKind });

  it.each([
    ['a supplement plan', aSupplementPlan(), 'tag tag--green', 'Medicare Supplement'],
    ['a drug plan', aPdpPlan(), 'tag tag--purple', 'Prescription Drug Plan'],
    ['a special-needs plan', aDualPlan(), 'tag tag--gold', 'Special Needs Plan'],
    ['an MA plan', anMaPlan(), 'tag', 'Medicare Advantage'],
    ['an MAPD plan', aPlan(), 'tag', 'Medicare Advantage'],
  ])('[CARD-03] of %s has its color, and says the type', (_, plan, className, words) => {
    const tag = show(plan).find('[part=tag]');
    expect([tag.className, seen(tag)]).toEqual([className, words]);
  });

  it.each([
    ['dual', /both Medicare and Medicaid\.$/],
    ['chronic', /live with a chronic condition\.$/],
    ['institutional', /the care that a nursing home gives\.$/],
    [null, /such as a chronic condition, or both Medicare and Medicaid\.$/],
  ] as const)('[CARD-02] of a special-needs plan is a button that says whom it is for: %s', (snpKind, words) => {
    const drawn = show(special(snpKind));
    expect(drawn.find('[part=tag]').localName).toBe('button');
    expect(drawn.find('[role=tooltip]').textContent).toMatch(words);
  });

  it('[CARD-02] of any other plan is no button', () => {
    const drawn = show(aPlan());
    expect(drawn.find('[part=tag]').localName).toBe('span');
    expect(drawn.root.querySelector('[role=tooltip]')).toBeNull();
  });

  it.each([
    ['dual', special('dual'), ['Medicaid required']],
    ['chronic', special('chronic'), ['Chronic condition required']],
    ['institutional', special('institutional'), ['Nursing home level of care required']],
    ['open to all', aPlan(), []],
    ['supplement F', aSupplementPlan({ code: 'F01' }), ['Only for those first eligible for Medicare before 2020']],
    ['supplement C', aSupplementPlan({ code: 'C' }), ['Only for those first eligible for Medicare before 2020']],
    ['supplement G', aSupplementPlan(), []],
  ])('[CARD-14] notes whom a plan is for: %s', (_, plan, notes) => {
    expect(texts(show(plan), '.plan-card__need')).toEqual(notes);
  });

  it.each([
    ['a known condition', aPlan({ kind: 'SNP', snpKind: 'chronic', snpConditions: ['diabetes'] }), 'For people with diabetes'],
    ['a nursing home', aPlan({ kind: 'SNP', snpKind: 'institutional', snpConditions: ['nursing-home'] }), 'For people in a nursing home'],
    ['an unknown need', aPlan({ kind: 'SNP', snpKind: null }), 'Special needs'],
  ])('[COST-10] says the need right under the name: %s', (_, plan, words) => {
    const drawn = show(plan);
    expect(drawn.find('.plan-card__name').nextElementSibling?.textContent).toBe(words);
  });
});

describe('the yearly total', () => {
  const ndc = (digit: string) => `0000000000${digit}`;
  const drugs = ['1', '2', '3', '4'].map((digit) => aDrug({ ndc: ndc(digit), name: `Drug ${digit}` }));
  const fullCosts = { [ndc('1')]: 9600, [ndc('2')]: 400, [ndc('3')]: 17_000 };
  const priced = (over: Parameters<typeof anEstimate>[0]) =>
    aPlan({ monthlyPremium: 2, monthlyPremiumText: null, drugEstimate: anEstimate({ annualCost: 64, lisAnnualCost: null, ...over }) });

  it.each([
    [['2', '3', '4'], '$9,688 a year premium + your drugs includes Drug 1 at full price, $9,600'],
    [['3', '4'], '$10,088 a year premium + your drugs includes Drug 1 at full price, $9,600 and Drug 2 at full price, $400'],
    [['4'], '$27,088 a year premium + your drugs includes 3 drugs at full price, $27,000'],
  ])('[COST-02] [COST-11] names one or two drugs at full price, and counts three: covered %j', (coveredDrugs, words) => {
    const drawn = show(priced({ coveredDrugs: coveredDrugs.map(ndc), fullCosts }), { drugs });
    expect(texts(drawn, '.lead')).toEqual([words]);
  });

  it('[COST-11] has the names of the counted drugs in the list, each with its full price', () => {
    const drawn = show(priced({ coveredDrugs: [ndc('4')], fullCosts }), { drugs });
    const rows = texts(drawn, '.coverage--drugs li').filter((row) => row.includes('Not covered'));
    expect(rows.map((row) => /Drug \d/.exec(row)?.[0])).toEqual(['Drug 1', 'Drug 2', 'Drug 3']);
    expect(rows.map((row) => /\$[\d,.]+ Full price/.exec(row)?.[0])).toEqual([
      '$9,600.00 Full price',
      '$400.00 Full price',
      '$17,000.00 Full price',
    ]);
  });

  it('[COST-11] counts three drugs whose full price is not known', () => {
    const drawn = show(priced({ coveredDrugs: [ndc('4')] }), { drugs });
    expect(texts(drawn, '.lead')).toEqual(['Total is incomplete$88 a year + 3 drugs at full price']);
  });

  it('[COST-02] says which full prices an incomplete total includes', () => {
    const drawn = show(priced({ coveredDrugs: [ndc('3'), ndc('4')], fullCosts: { [ndc('1')]: 9600 } }), { drugs });
    expect(texts(drawn, '.lead')).toEqual([
      'Total is incomplete$9,688 a year + Drug 2 at full price includes Drug 1 at full price, $9,600',
    ]);
  });

  const now = (monthlyPremium: number) => aPlan({ id: planId('H1822001000'), monthlyPremium, monthlyPremiumText: null });
  it.each([
    ['less', 4, '$24.00 less than your plan now'],
    ['more', 1, '$12.00 more than your plan now'],
    ['the same', 2, 'the same as your plan now'],
  ])('[COST-14] is compared with the plan now: %s', (_, premium, words) => {
    const plan = aPlan({ monthlyPremium: 2, monthlyPremiumText: null });
    const drawn = show(plan, { plansNow: [now(premium)] });
    expect(texts(drawn, '.lead__difference')).toEqual([words]);
    expect(readAs(drawn.find('.lead'))).toBe(`$24 a year — premium only, until you add your drugs, ${words}`);
  });

  it.each([
    ['an incomplete total', priced({ coveredDrugs: [ndc('4')] }), [now(4)]],
    ['a drug plan beside a Medicare Advantage plan now', aPdpPlan(), [now(4)]],
    ['a supplement plan', aSupplementPlan(), [now(4)]],
    ['the plan now itself', now(4), [now(4)]],
    ['a shopper without a plan now', aPlan(), []],
  ])('[COST-14] is not compared: %s', (_, plan, plansNow) => {
    expect(texts(show(plan, { drugs, plansNow }), '.lead__difference')).toEqual([]);
  });

  it.each([
    ['of the same kind', 'MAPD', ['']],
    ['of another kind', 'PDP', []],
  ] as const)('[COST-14] [LOAD-04] keeps a line for the comparison until the details of the plan now come: %s', (_, kind, lines) => {
    const awaited = { key: planKey('H1822001000', aPlan().year), kind, year: aPlan().year };
    expect(texts(show(aPlan(), { awaitedPlansNow: [awaited] }), '.lead__difference')).toEqual(lines);
    expect(texts(show(aPlan(), { drugs, awaitedPrices: 'all', awaitedPlansNow: [awaited] }), '.lead__difference')).toEqual(lines);
  });

  it('[HAND-06] says on a card of its own what joining needs in December, above the button', () => {
    const drawn = show(aPlan(), {}, { late: 'ended' });
    expect(texts(drawn, '[part=late]')).toEqual([
      'Open enrollment ended December 7. To join now you need a special reason, such as a move or a plan that ends.',
    ]);
    expect(drawn.find('[part=late]').nextElementSibling?.getAttribute('part')).toBe('enroll');
    expect(texts(show(aPlan()), '[part=late]')).toEqual([]);
  });
});

describe('bullets', () => {
  const withBullet = (text: string, icon: string | null = null) => show(aPlan({ bullets: [{ rank: 1, text, icon }] }));

  it('[CARD-05] have their amounts bold, and nothing else', () => {
    const drawn = withBullet('Up to $1,500 of 2,000 a year, $0.50 each');
    expect(texts(drawn, '.bullets li')).toEqual(['Up to $1,500 of 2,000 a year, $0.50 each']);
    expect(texts(drawn, '.bullets b')).toEqual(['$1,500', '$0.50']);
  });

  it.each([
    ['dental.svg', tooth],
    ['nobody-knows.svg', dollar],
    [null, dollar],
  ])('[CARD-05] have the icon of %j, the dollar if it is none of ours', (icon, art) => {
    expect(pathOf(withBullet('Care', icon), '.bullets')).toBe(art.d);
  });

  it('[CARD-15] lead from their markers to the notes, which say what they are of', () => {
    const drawn = withBullet('Gym<sup>10</sup>, high deductible [14], more<sup>3</sup>');
    const markers = [...drawn.root.querySelectorAll('.bullets sup a')];
    expect(markers.map((one) => [one.getAttribute('href'), one.getAttribute('aria-label'), one.textContent])).toEqual([
      ['#ucp-note-10', 'Footnote 10, wellness extras', '10'],
      ['#ucp-note-14', 'Footnote 14, high-deductible plans', '14'],
    ]);
    expect(texts(drawn, '.bullets li')).toEqual(['Gym10, high deductible 14, more³']);
  });

  it('[CARD-15] lead there from a rider too', () => {
    const drawn = show(aSupplementPlan({ riders: [{ name: 'Wellness<sup>10</sup>', help: 'Not insurance [14]' }] }));
    expect([...drawn.root.querySelectorAll('.fact a')].map((one) => one.getAttribute('href'))).toEqual(['#ucp-note-10', '#ucp-note-14']);
  });

  it('are no empty list if there are none', () => {
    expect(show(aPlan({ bullets: [] })).root.querySelector('.bullets')).toBeNull();
  });
});

it('lists of a card say that they are lists, which they do not look like', () => {
  for (const plan of [aPlan(), aPdpPlan(), aSupplementPlan()]) {
    const lists = [...show(plan, { providers: [aProvider(), aDentist()] }).root.querySelectorAll('ul')];
    expect(lists.map((one) => one.getAttribute('role'))).toEqual(lists.map(() => 'list'));
  }
});

describe('the leading button', () => {
  const { enroll, startApplication, viewApplication, details } = handlers;

  it.each([
    ['an institutional plan', anInstitutionalPlan(), undefined, 'Learn more', details],
    ['a plan that can be enrolled in', aPlan(), undefined, 'Enroll in plan', enroll],
    ['a draft', aPlan(), application(), 'In Progress', enroll],
    ['a supplement plan', aSupplementPlan(), undefined, 'Start application', startApplication],
    ['the draft of a supplement plan', aSupplementPlan(), application(), 'In Progress', enroll],
    ['a denied application', aPlan(), sent('Denied', { outcome: 'denied' }), 'View application details', viewApplication],
  ])('[CARD-06] [HAND-04] of %s', (_, plan, one, text, verb) => {
    const drawn = show(plan, one && withApplication(plan, one));
    const main = drawn.find('[part=enroll]');
    expect([main.localName, seen(main)]).toEqual(['button', text]);
    runInAct(() => main.click());
    expect(Object.values(handlers).filter(({ mock }) => mock.calls.length > 0)).toEqual([verb]);
  });

  it('[REC-06] starts no application while it is asked which there are, and the other buttons work', () => {
    const drawn = show(aSupplementPlan(), { applying: 'awaited' });
    const main = drawn.find('[part=enroll]');
    expect([seen(main), (main as HTMLButtonElement).disabled]).toEqual(['Start application', true]);
    runInAct(() => main.click());
    expect(startApplication).not.toHaveBeenCalled();
    expect(drawn.find('[part=details]').localName).toBe('a');
  });

  const november = { date: { kind: 'saved', text: '11/20/2026, 9:30 AM CST', date: { year: 2026, month: 11, day: 20 } } } as const;
  const progress = { step: 'provider-search', place: 13, of: 17 } as const;
  const contact = { phone: '1-800-555-0100', tty: '711', hours: null };
  it.each([
    ['a draft', application({}, { progress }), 'Application started. Next: step 13 of 17, provider search'],
    ['a draft of no known step', application(), 'Application started.'],
    ['a sent one', sent('Submitted', {}, november), 'Application sent November 20, 2026. Next: the plan writes to you to confirm'],
    ['a sent one without a date', sent(), 'Application sent. Next: the plan writes to you to confirm'],
    ['an approved one', sent('Approved', { outcome: 'approved' }, november), 'Approved November 20, 2026'],
    ['a denied one', sent('Denied', { outcome: 'denied' }, { contact }), 'Denied. Questions? Call 1-800-555-0100, TTY 711'],
    ['a status of the carrier', sent('Held for the carrier'), 'Held for the carrier'],
    ['one whose status is being read', sent('Submitted', { isStatusLoading: true }), 'Looking up the status of your application'],
  ])('[CARD-06] [HAND-04] shows the status of an application, and the next step: %s', (_, one, words) => {
    const drawn = show(aPlan(), withApplication(aPlan(), one));
    expect(texts(drawn, '[part=status]')).toEqual([words]);
  });

  it('[HAND-04] says the status of the application’s own card too, and calls the plan by a link', () => {
    expect(show(aPlan(), withApplication(aPlan(), sent())).find('[part=status]').textContent).toMatch(/^Submitted: Application sent/);
    const denied = show(aPlan(), withApplication(aPlan(), sent('Denied', { outcome: 'denied' }, { contact })));
    expect(denied.find('[part=status] a').getAttribute('href')).toBe('tel:+18005550100');
  });

  const key = 'H0609044000-2026' as PlanKey;
  it.each([
    ['this year', null, 'You are enrolled'],
    ['the next', { year: 2027, month: 1, day: 1 }, 'You are enrolled, starts January 1, 2027'],
  ])('[HAND-02] who is enrolled for %s reads that, and cannot enroll or compare', (_, starts, words) => {
    const drawn = show(aPlan(), { enrolled: new Map([[key, { starts }]]) });
    expect(texts(drawn, '[part=status]')).toEqual([words]);
    expect(drawn.root.querySelector('[part=enroll], [part=compare], .plan-card__why')).toBeNull();
    expect(texts(drawn, '[part=unsave]')).toEqual(['Unsave']);
  });

  it.each([
    ['not open yet', aPlan({ year: 2027 }), { today: wallClock(2026, 10, 14) }, 'Enrollment for 2027 plans opens October 15.'],
    ['closed', aPlan(), { today: wallClock(2026, 12, 1) }, 'Enrollment for 2026 coverage has closed.'],
    ['suppressed', aPlan(), { suppression: [{ planId: 'H0609044000', year: 2026 }] }, 'Not available online.'],
  ])('[HAND-03] says why enrolling is %s', (_, plan, context, words) => {
    const drawn = show(plan, context);
    expect(texts(drawn, '[part=status]')).toEqual([words]);
    expect(drawn.root.querySelector('[part=enroll]')).toBeNull();
  });

  it('[HAND-03] says whom to call for a plan that is not available online if there is a number', () => {
    setTollFree('1-800-555-0142');
    const drawn = show(aPlan(), { suppression: [{ planId: 'H0609044000', year: 2026 }] });
    expect(texts(drawn, '[part=status]')).toEqual(['Not available online. Call 1-800-555-0142.']);
  });

  it.each([
    ['suppressed', { suppression: [{ planId: 'H0609044000', year: 2026 }] }, ['View plan details']],
    ['on the community-plan site', { isCommunitySite: true }, ['Enroll in plan', 'View plan details']],
  ])('[CARD-08] [CARD-10] [SUPP-01] a plan %s has %j', (_, context, actions) => {
    expect(texts(show(aPlan(), context), '.plan-card__actions .button')).toEqual(actions);
  });

  it.each([
    ['a special-needs plan', aDualPlan(), {}, 'Special Needs Plans cannot be compared'],
    ['any plan on the community-plan site', aPlan(), { isCommunitySite: true }, 'Special Needs Plans cannot be compared'],
    ['private fee for service', aPlan({ isPrivateFeeForService: true }), {}, 'Private fee-for-service plans cannot be compared'],
    ['a supplement plan', aSupplementPlan(), {}, 'Supplement plans cannot be compared'],
    ['a suppressed plan', aPlan(), { suppression: [{ planId: 'H0609044000', year: 2026 }] }, 'This plan cannot be compared online'],
  ])('[CARD-10] [CMP-04] says that it cannot be compared, and has no checkbox: %s', (_, plan, context, words) => {
    const drawn = show(plan, context);
    expect(texts(drawn, '.plan-card__why')).toEqual([words]);
    expect(drawn.root.querySelector('[part=compare]')).toBeNull();
  });

  const pick = (drawn: RenderedComponent) => drawn.find<HTMLInputElement>('[part=compare]');

  it('[CMP-01] is chosen to compare by its checkbox, and taken out by it', () => {
    const drawn = show(aPlan());
    runInAct(() => pick(drawn).click());
    expect(handlers.compare.mock.calls).toEqual([[true]]);
    drawn.rerender(cardOf(aPlan(), {}, { option: { kind: 'open', isChosen: true } }));
    expect([pick(drawn).checked, drawn.find('article').classList.contains('is-chosen')]).toEqual([true, true]);
    runInAct(() => pick(drawn).click());
    expect(handlers.compare.mock.calls).toEqual([[true], [false]]);
  });

  it.each([
    [{ kind: 'not-now', reason: 'full' }, 'You chose 4 plans, the most that can be compared. Clear one first.'],
    [{ kind: 'not-now', reason: 'other-group', chosen: 'medicare-advantage' }, 'This is a drug plan. You chose Medicare Advantage plans.'],
    [{ kind: 'not-now', reason: 'other-group', chosen: 'drug-plans' }, 'This is a Medicare Advantage plan. You chose drug plans.'],
    [{ kind: 'not-now', reason: 'other-year' }, 'This is a plan of another year than the plans that you chose.'],
  ] as const)('[CMP-01] keeps a checkbox that cannot be used now, with its reason: %o', (option, words) => {
    const drawn = show(aPlan(), {}, { option });
    expect([pick(drawn).getAttribute('aria-disabled'), pick(drawn).disabled]).toEqual(['true', false]);
    expect(seen(drawn.find(`[id="${pick(drawn).getAttribute('aria-describedby')}"]`))).toBe(words);
    runInAct(() => pick(drawn).click());
    expect(handlers.compare).not.toHaveBeenCalled();
    expect(pick(drawn).checked).toBe(false);
  });

  it('[CMP-03] [CARD-07] the checkbox of a cloaked profile is disabled', () => {
    expect(pick(show(aPlan(), { isCloaked: true })).disabled).toBe(true);
  });

  it.each([
    ['with nothing saved', {}],
    ['with a draft', withApplication(aPlan())],
  ])('[CARD-07] every button of a cloaked profile is there and disabled, %s', (_, context) => {
    const drawn = show(aPlan(), { ...context, isCloaked: true });
    const buttons = [...drawn.root.querySelectorAll<HTMLButtonElement>('button:not([part=toggle]), input')];
    expect(buttons).toHaveLength(6);
    expect(buttons.filter(({ disabled }) => !disabled)).toEqual([]);
    expect(drawn.root.querySelectorAll('.plan-card__actions a')).toHaveLength(0);
    for (const one of buttons) runInAct(() => one.click());
    expect(Object.values(handlers).filter(({ mock }) => mock.calls.length > 0)).toEqual([]);
  });

  it.each([
    ['an institutional plan', anInstitutionalPlan()],
    ['a supplement plan', aSupplementPlan()],
  ])('[CARD-07] so is that of %s', (_, plan) => {
    expect(show(plan, { isCloaked: true }).find<HTMLButtonElement>('[part=enroll]').disabled).toBe(true);
  });

  it('[CARD-07] [TOP-05] the address of the details is on paper alone, and not of a cloaked profile', () => {
    const address = show(aPlan()).find('.plan-card__address');
    expect(address.classList.contains('print-only')).toBe(true);
    expect(address.textContent).toContain(detailsUrl);
    expect(address.getAttribute('aria-hidden')).toBe('true');
    expect(show(aPlan(), { isCloaked: true }).root.querySelector('.plan-card__address')).toBeNull();
  });

  it.each([
    ['an institutional plan', anInstitutionalPlan(), {}, 'Learn more for {plan}'],
    ['a plan that can be enrolled in', aPlan(), {}, 'Enroll in plan {plan}'],
    ['a draft', aPlan(), withApplication(aPlan()), 'In Progress : continue your application for {plan}'],
    ['a supplement plan', aSupplementPlan(), {}, 'Start application for {plan}'],
  ])('[CARD-06] every button of %s names the plan that it is about', (_, plan, context, leading) => {
    const drawn = show(plan, context);
    const { name } = decidePlanCard(plan, cardContext(context));
    expect(drawn.find('[part=enroll]').textContent).toBe(leading.replace('{plan}', name));
    const controls = [...drawn.root.querySelectorAll('button:not([part=tag]), a.button')];
    expect(controls.length).toBeGreaterThan(1);
    expect(controls.filter((one) => !one.textContent?.includes(name)).map((one) => one.textContent)).toEqual([]);
  });
});

describe('prices with Extra Help', () => {
  const helped = { hasExtraHelp: true };

  it('[CARD-16] the premium that applies comes first, the normal one is struck and said to be so', () => {
    const drawn = show(aPlan(), helped);
    expect(texts(drawn, '.fact')[0]).toBe('Premium a month$0.00$26.00 without');
    expect(texts(drawn, '.fact s')).toEqual(['$26.00']);
    expect(drawn.find('.fact__more').textContent).toBe('Normal premium, no longer applies: $26.00 without Extra Help');
    expect(spoken(drawn, '.fact s')).toEqual(['Normal premium, no longer applies: ']);
  });

  it('[CARD-16] a premium with Extra Help says so if the normal one is not known', () => {
    const drawn = show(aPlan({ monthlyPremium: null, monthlyPremiumText: null }), helped);
    expect(texts(drawn, '.fact')[0]).toBe('Premium a month$0.00With Extra Help');
    expect(texts(drawn, '.fact s')).toEqual([]);
  });

  it.each([
    ['without it', aPlan(), {}],
    ['with one that is the same', aPlan({ lisMonthlyPremiumText: '$26.00' }), helped],
    ['with the feature off', aPlan(), { ...helped, flags: { ...cardContext().flags, lisChanges: false } }],
  ])('[CARD-16] nothing is struck %s', (_, plan, context) => {
    expect(texts(show(plan, context), '.fact')[0]).toBe('Premium a month$26.00');
  });

  const drugs = [aDrug(), aGenericDrug()];
  const priced = aPlan({ drugEstimate: anEstimate() });

  it('[DRUG-05] [DRUG-09] [COST-08] show the costs that apply, with the regular ones struck through and labeled', () => {
    const drawn = show(priced, { ...helped, drugs });
    expect(texts(drawn, '.coverage__cost dt')).toEqual(['With Extra Help', 'Without']);
    expect(texts(drawn, '.coverage__cost dd')).toEqual(['$38.40', '$143.99']);
    expect(drawn.find('.coverage__cost dt:not(.is-main)').textContent).toBe('Without Extra Help');
    expect(texts(drawn, '.coverage__note')[0]).toMatch(/^About \$3\.20 a month/);
    expect(texts(drawn, '.coverage__cost s')).toEqual(['$143.99']);
    expect(texts(drawn, '.coverage__amount')).toEqual(['Full price', '$38.40$143.99']);
    expect(texts(drawn, '.coverage__amount s')).toEqual(['$143.99']);
    expect(spoken(drawn, '.coverage s')).toEqual(['Regular cost, no longer applies: ', 'Regular cost, no longer applies: ']);
  });

  it.each([
    ['with it', helped, ['With Extra Help', 'Without']],
    ['without it', {}, ['Estimated annual drug cost']],
  ])('[LOAD-04] [DRUG-05] the cost has the same rows while it is loading, %s', (_, context, rows) => {
    const drawn = show(priced, { ...context, drugs, awaitedPrices: 'all' });
    expect(texts(drawn, '.coverage__cost dt')).toEqual(rows);
    expect(texts(drawn, '.coverage__cost dd')).toEqual(rows.map((row) => (row === 'Without' ? '' : '--')));
    expect(texts(drawn, '.lead')).toEqual(['-- a year Looking up your drug prices']);
    expect(spoken(drawn, '.coverage__cost')[0]).toBe('Checking coverage');
  });

  it('[DRUG-05] a buy-down leaves the regular costs alone', () => {
    const drawn = show({ ...priced, lisBuyDown: true }, { ...helped, drugs });
    expect(texts(drawn, '.coverage__cost dd')).toEqual(['$143.99']);
    expect(texts(drawn, '.coverage__note')[0]).toMatch(/^About \$12\.00 a month/);
    expect(drawn.root.querySelector('.coverage s')).toBeNull();
  });
});

describe('the saved drugs', () => {
  const drugs = [aDrug(), aGenericDrug()];
  const withEstimate = (over: Parameters<typeof anEstimate>[0], context: Partial<CardContext> = {}) =>
    show(aPlan({ drugEstimate: anEstimate(over) }), { drugs, ...context });

  it.each([
    ['an MA plan', anMaPlan()],
    ['a supplement plan', aSupplementPlan()],
  ])('[DRUG-01] %s says that it has no coverage, with drugs saved too', (_, plan) => {
    for (const saved of [[], drugs]) {
      expect(texts(show(plan, { drugs: saved }), '.coverage--drugs')).toEqual(['No prescription drug coverage']);
    }
  });

  it('[DRUG-04] none of them: a way to add them', () => {
    const drawn = show(aPlan());
    expect(texts(drawn, '.coverage--drugs button')).toEqual(['Add your drugs']);
    expect(texts(drawn, '.coverage--drugs .coverage__items')).toEqual([]);
  });

  it.each([
    ['Add your drugs', '[part=drugs]', { drugs }],
    ['Add your doctors', '[part=providers]', { providers: [aProvider()] }],
  ])('[DRUG-04] [PROV-02] “%s” gives its focus to the heading of what it has brought', (words, block, brought) => {
    const drawn = show(aPlan());
    const button = [...drawn.root.querySelectorAll<HTMLElement>('button')].find((one) => seen(one) === words);
    button?.focus();
    drawn.rerender(cardOf(aPlan(), brought));
    expect(button?.isConnected).toBe(false);
    expect(drawn.root.activeElement).toBe(drawn.find(`${block} h4`));
  });

  it('[DRUG-02] [DRUG-07] [DRUG-08] [DRUG-10] [DRUG-11] [DRUG-12] are covered or not, with tier and cost, and counted', () => {
    const drawn = withEstimate({});
    expect(texts(drawn, '.coverage--drugs h4')).toEqual(['1 of 2 drugs covered Nifedipine ER']);
    expect(readAs(drawn.find('.coverage--drugs h4'))).toBe('1 of 2 drugs covered. Not covered: Nifedipine ER');
    expect(texts(drawn, '.coverage--drugs li')).toEqual([
      'Nifedipine ER 30 MG tablet, extended releaseNot covered · Tier -- Full price',
      'Nifedical XL 30 MG tablet, extended releaseCovered · Tier 2$143.99',
    ]);
    expect(texts(drawn, '.coverage__cost dt')).toEqual(['Estimated annual drug cost']);
    expect(texts(drawn, '.coverage__cost dd')).toEqual(['$143.99']);
    expect(texts(drawn, '.coverage__note')[0]).toMatch(/^About \$12\.00 a month, without Nifedipine ER/);
    expect(spoken(drawn, '.coverage__cost')).toEqual([]);
    expect([...drawn.root.querySelectorAll('.coverage--drugs li')].map(readAs)).toEqual([
      'Nifedipine ER 30 MG tablet, extended release | Not covered · Tier not available | Full price',
      'Nifedical XL 30 MG tablet, extended release | Covered · Tier 2 | $143.99',
    ]);
    expect(texts(drawn, '.coverage--drugs button')).toEqual([]);
  });

  it.each([
    [10, 10, []],
    [11, 8, ['Show all 11 drugs']],
  ])('[DRUG-02] of %i drugs show %i', (count, shown, button) => {
    const many = Array.from({ length: count }, (_, order) => aDrug({ ndc: `${10_000_000_000 + order}` }));
    const drawn = show(aPlan(), { drugs: many });
    expect(drawn.root.querySelectorAll('.coverage--drugs li')).toHaveLength(shown);
    expect(texts(drawn, '.coverage__all')).toEqual(button);
  });

  it.each([
    ['a shop', aPharmacy({ isPreferredNetwork: false, isSaver: false }), ', at Saguaro Corner Pharmacy, retail pharmacy'],
    [
      'a preferred shop',
      aPharmacy({ isPreferredNetwork: true, isSaver: false }),
      ', at Saguaro Corner Pharmacy, preferred retail pharmacy',
    ],
    [
      'a pharmacy saver',
      aPharmacy({ isPreferredNetwork: false, isSaver: true }),
      ', at Saguaro Corner Pharmacy, preferred retail pharmacy',
    ],
    ['home delivery', aHomeDelivery(), ', at Optum Home Delivery Pharmacy, preferred home delivery'],
    ['none', null, ''],
  ])('[FACT-03] say at which pharmacy they have these prices, and whether it is preferred: %s', (_, pharmacy, words) => {
    expect(texts(withEstimate({ coveredDrugs: null }, { pharmacy }), '.coverage__note')[0]).toMatch(new RegExp(`${words}$`));
  });

  it('[DRUG-08] cost nothing if they cost nothing', () => {
    const drawn = withEstimate({ costs: { '00093721401': 0 }, annualCost: 0 });
    expect(texts(drawn, '.coverage__amount')).toEqual(['Full price', '$0.00']);
    expect(texts(drawn, '.coverage__cost dd')).toEqual(['$0.00']);
  });

  it.each([
    ['pricing is not shown', anEstimate({ isPricingShown: false, tiers: {} }), 'Tier --', '--'],
    ['the call failed', null, 'Tier --', '--'],
    ['no covered list came, but prices', anEstimate({ coveredDrugs: null, annualCost: null }), 'Tier 2', '$143.99'],
  ])('[DRUG-13] [DRUG-05] [DRUG-07] [DRUG-08] with %s: not available, no count, placeholders', (_, drugEstimate, tier, cost) => {
    const drawn = show(aPlan({ drugEstimate }), { drugs });
    expect(texts(drawn, '.coverage--drugs h4')).toEqual(['Drug coverage not available']);
    expect(texts(drawn, '.coverage--drugs li')).toEqual([
      `Nifedical XL 30 MG tablet, extended releaseCoverage not available · ${tier}${cost}`,
      'Nifedipine ER 30 MG tablet, extended releaseCoverage not available · Tier ----',
    ]);
    expect([...drawn.root.querySelectorAll('.coverage--drugs li')].map(readAs)[1]).toBe(
      'Nifedipine ER 30 MG tablet, extended release | Coverage not available · Tier not available | Cost not available',
    );
    expect(texts(drawn, '.coverage__cost')).toEqual(['Estimated annual drug cost--']);
    expect(spoken(drawn, '.coverage__cost')).toEqual(['not available']);
  });

  it('[DRUG-13] are not covered if the list that came is empty', () => {
    expect(texts(withEstimate({ coveredDrugs: [] }), '.coverage--drugs h4')).toEqual(['0 of 2 drugs covered Nifedical XL, Nifedipine ER']);
  });

  it.each([
    ['not covered', { isPharmacyCovered: false }, 'Saguaro Corner Pharmacy is not covered by this plan.'],
    ['out of network', { isPharmacyInNetwork: false }, "Saguaro Corner Pharmacy is covered but is not in this plan's network."],
  ])('[DRUG-03] give way to a message about a pharmacy that is %s; count and cost stay', (_, over, message) => {
    const drawn = withEstimate({ ...over, isPharmacyMessageShown: true }, { pharmacy: aPharmacy() });
    expect(texts(drawn, '.coverage__none')).toEqual([message]);
    expect(texts(drawn, '.coverage--drugs .coverage__items')).toEqual([]);
    expect(texts(drawn, '.coverage--drugs h4')).toEqual(['1 of 2 drugs covered']);
    expect(texts(drawn, '.coverage__cost dd')[0]).toBe('$143.99');
  });

  it('[DRUG-03] stay if the pharmacy is covered and in network', () => {
    expect(texts(withEstimate({ isPharmacyMessageShown: true }), '.coverage--drugs li')).toHaveLength(2);
  });
});

describe('the saved doctors', () => {
  const providers = [aProvider(), aDentist()];
  const dental = dentalCoveredPlans();

  it.each([
    ['a drug plan', aPdpPlan()],
    ['a supplement plan', aSupplementPlan()],
  ])('[PROV-01] [CARD-11] are nothing to %s, saved or not', (_, plan) => {
    for (const saved of [[], providers]) expect(show(plan, { providers: saved }).root.querySelector('[part=providers]')).toBeNull();
  });

  it('[PROV-03] [PROV-04] [PROV-06] are covered or not, those not covered first, and counted', () => {
    const drawn = show(aPlan(), { providers, dental: [] });
    expect(texts(drawn, '.coverage--providers h4')).toEqual(['1 of 2 doctors in network Lindqvist']);
    expect(readAs(drawn.find('.coverage--providers h4'))).toBe('1 of 2 providers covered. Not in network: Theo Lindqvist, DDS');
    expect(texts(drawn, '.coverage--providers .coverage__items li')).toEqual([
      'Theo Lindqvist, DDSNot in network',
      'Marisol Quintero, MDCovered',
    ]);
    expect(texts(drawn, '.coverage--providers button')).toEqual([]);
  });

  it('[PROV-04] a dentist is covered by a network of the plan', () => {
    const drawn = show(aPlan(), { providers, dental });
    expect(texts(drawn, '.coverage--providers h4')).toEqual(['2 of 2 doctors in network']);
    expect(readAs(drawn.find('.coverage--providers h4'))).toBe('2 of 2 providers covered');
  });

  it('[PROV-07] are not counted if nobody can say', () => {
    const drawn = show(aPlan(), { providers, dental: null });
    expect(texts(drawn, '.coverage--providers h4')).toEqual(['1 of 1 doctor in network']);
    expect(texts(drawn, '.coverage--providers .coverage__items li')).toEqual([
      'Marisol Quintero, MDCovered',
      'Theo Lindqvist, DDSCoverage not available',
    ]);
    expect([...drawn.root.querySelectorAll('.coverage--providers .coverage__items li')].map(readAs)).toEqual([
      'Marisol Quintero, MD | Covered',
      'Theo Lindqvist, DDS | Coverage not available',
    ]);
    expect(texts(show(aPlan(), { providers: [aProvider({ plans: null })] }), '.coverage--providers h4')).toEqual([
      'Doctor coverage not available',
    ]);
  });

  it('[PROV-05] are all covered by a private-fee-for-service plan, which says why', () => {
    const drawn = show(aPlan({ isPrivateFeeForService: true }), { providers: [aProvider({ plans: null }), aDentist()], dental: null });
    expect(texts(drawn, '.coverage--providers h4')).toEqual(['2 of 2 doctors in network']);
    expect(texts(drawn, '.coverage--providers .coverage__note')).toEqual([
      'You can see any doctor or dentist who agrees to accept Medicare patients and this plan’s terms.',
    ]);
    expect(texts(show(aPlan(), { providers }), '.coverage--providers .coverage__note')).toEqual([]);
  });
});

describe('the yearly total', () => {
  const drugs = [aDrug(), aGenericDrug()];
  const all = anEstimate({ coveredDrugs: ['00093721401', '00093721402'] });
  const lead = (plan: Plan, context: Partial<CardContext> = {}) => show(plan, context).find('.lead');
  const leadOf = (plan: Plan, context: Partial<CardContext> = {}) => seen(lead(plan, context));

  it('[COST-01] leads the card in whole dollars, and says what is in it', () => {
    const codes = drugs.map(({ ndc }) => ndc);
    const plan = aPlan({ drugEstimate: anEstimate({ coveredDrugs: codes, annualCost: 143.99 }) });
    expect(leadOf(plan, { drugs })).toBe('$456 a year premium + your drugs');
    expect(readAs(lead(plan, { drugs }))).toBe('$456 a year — premium + your drugs');
  });

  it.each([
    ['one drug', [aDrug()], 'Total is incomplete$312 a year + Nifedical XL at full price'],
    ['two drugs', drugs, 'Total is incomplete$312 a year + Nifedical XL and Nifedipine ER at full price'],
    ['three drugs', [...drugs, aDrug({ ndc: '00000000001', name: 'Other' })], 'Total is incomplete$312 a year + 3 drugs at full price'],
  ])('[COST-02] is incomplete if it leaves out %s', (_, saved, words) => {
    const plan = aPlan({ drugEstimate: anEstimate({ coveredDrugs: [], annualCost: 0, lisAnnualCost: null }) });
    expect(leadOf(plan, { drugs: saved })).toBe(words);
    expect(lead(plan, { drugs: saved }).className).toContain('is-incomplete');
  });

  it('[COST-02] includes a full price that is known, and says so', () => {
    const fullCosts = { [aDrug().ndc]: 9600 };
    const plan = aPlan({ drugEstimate: { ...all, coveredDrugs: [], annualCost: 0, fullCosts } });
    expect(leadOf(plan, { drugs: [aDrug()] })).toBe('$9,912 a year premium + your drugs includes Nifedical XL at full price, $9,600');
    const drawn = show(plan, { drugs: [aDrug()] });
    expect(texts(drawn, '.coverage__amount')).toEqual(['$9,600.00 Full price']);
  });

  it('[COST-02] says which price is not available', () => {
    expect(leadOf(aPlan({ drugEstimate: null }), { drugs: [aDrug()] })).toBe(
      'Total is incomplete$312 a year + Nifedical XL, price not available',
    );
  });

  it('[COST-01] is missing without a premium', () => {
    expect(leadOf(anMaPlan())).toBe('No yearly total The premium is not available');
  });

  it.each([
    ['October', wallClock(2026, 10, 20), 'November and December 2026: about $52'],
    ['November', wallClock(2026, 11, 30), 'December 2026: about $26'],
    ['December', wallClock(2026, 12, 1), ''],
    ['September', wallClock(2026, 9, 30), ''],
  ])('[COST-07] is above the rest of the year in %s', (_, today, words) => {
    expect(texts(show(aPlan(), { today }), '.lead__rest').join()).toBe(words);
  });

  it('[FACT-02] shows what the plan asks for before it pays for a drug', () => {
    const restrictions = { [aDrug().ndc]: ['prior-authorization', 'quantity-limit'] as const };
    const drawn = show(aPlan({ drugEstimate: { ...anEstimate({ coveredDrugs: [aDrug().ndc] }), restrictions } }), { drugs: [aDrug()] });
    expect(texts(drawn, '.coverage--drugs li > .coverage__state')[0]).toMatch(/ · Prior authorization needed · Quantity limit$/);
  });
});

describe('the lists of a card', () => {
  const saved = { drugs: [aDrug()], providers: [aProvider()] };
  it.each([
    ['drugs and doctors', aPlan(), saved, 'Show drugs and doctors'],
    ['drugs', aPlan(), { drugs: [aDrug()] }, 'Show drugs and benefits'],
    ['doctors', aPlan(), { providers: [aProvider()] }, 'Show doctors and benefits'],
    ['neither', aPlan(), {}, 'Show benefits'],
    ['the drugs of a drug plan', aPdpPlan(), saved, 'Show drugs and benefits'],
  ])('[FACT-02] have one button that says what they hold: %s', (_, plan, context, words) => {
    expect(texts(show(plan, context), '[part=toggle]')).toEqual([words]);
  });

  it('[FACT-02] open and close together, and stay open when the card is drawn again', () => {
    const drawn = show(aPlan(), saved);
    const toggle = () => drawn.find('[part=toggle]');
    const ids = toggle().getAttribute('aria-controls')?.split(' ') ?? [];
    expect(ids.map((id) => drawn.root.querySelector(`[id="${id}"]`)?.className)).toEqual(['coverage__list', 'coverage__list']);
    expect(toggle().getAttribute('aria-expanded')).toBe('false');
    runInAct(() => toggle().click());
    expect([toggle().getAttribute('aria-expanded'), seen(toggle())]).toEqual(['true', 'Hide drugs and doctors']);
    expect(drawn.find('article').classList.contains('is-open')).toBe(true);
    runInAct(() => toggle().click());
    expect(drawn.find('article').classList.contains('is-open')).toBe(false);
  });
});

describe('buttons of a page’s card', () => {
  const host = document.createElement('ucp-plan-card');

  function connected(plan: Plan, context: Partial<CardContext> = {}): RenderedComponent {
    return render(
      <HostProvider value={host}>
        <ConnectedCard
          plan={plan}
          context={{ ...cardContext(context), place: { zipCode: '85004', county: null }, site }}
          text={english}
          isSaved
        />
      </HostProvider>,
    );
  }

  const draft = withApplication(aPlan());

  it.each([
    ['Unsave', 'askToRemovePlan', aPlan(), {}],
    ['Add your drugs', 'addDrugs', aPlan(), {}],
    ['Add your doctors', 'addProviders', aPlan(), {}],
    ['Enroll in plan', 'enroll', aPlan(), {}],
    ['In Progress', 'enroll', aPlan(), draft],
    ['View plan details', 'viewDetails', aPlan(), {}],
    ['Learn more', 'viewDetails', anInstitutionalPlan(), {}],
    ['Start application', 'startSavedSupplement', aSupplementPlan(), {}],
    ['Unsave', 'askToRemovePlan', aSupplementPlan(), {}],
  ] as const)('[CARD-01] [CARD-06] %s: %s', (text, name, plan, context) => {
    const verb = stubAction(name);
    const drawn = connected(plan, context);
    runInAct(() => control(drawn, text).click());
    expect(verb.mock.calls).toEqual([[plan, host]]);
  });
});

describe('in Spanish', () => {
  const text = spanish.planCard;

  it('[DRUG-02] [DRUG-03] [PROV-03] [CARD-14] says the same of coverage, pharmacy and whom a plan is for', () => {
    expect(text.coverage).toMatchObject({ covered: 'Cubierto', 'not-covered': 'No cubierto', 'not-available': 'Cobertura no disponible' });
    expect(text.pharmacyMessage('not-covered', 'Whalley')).toBe('Whalley no está cubierta por este plan.');
    expect(text.pharmacyMessage('out-of-network', 'Whalley')).toBe('Whalley está cubierta, pero no está en la red de este plan.');
    expect(text.note).toMatchObject({
      'medicaid-required': 'Se requiere Medicaid',
      'chronic-condition-required': 'Se requiere una afección crónica',
      'nursing-home-care-required': 'Se requiere un nivel de atención de hogar de ancianos',
    });
  });

  it('[CARD-06] labels the button of a draft with its status', () => {
    const drawn = show(aPlan(), withApplication(aPlan()), { text });
    expect(seen(drawn.find('[part=enroll]'))).toBe(text.status('In Progress'));
    expect(seen(drawn.find('[part=enroll]'))).not.toBe('In Progress');
  });
});
