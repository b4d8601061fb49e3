import { act } from 'react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { HostProvider } from '../../../../src/element/react-renderer.js';
import { component } from '../../../../src/features/cost/CostChart/CostChart.js';
import type { CostAnswer } from '../../../../src/features/cost/rules/cost-answer.js';
import { arrangeCosts, type CostRow } from '../../../../src/features/cost/rules/cost-chart.js';
import { $shownCost, type ShownCost } from '../../../../src/features/cost/state/cost.js';
import type { PlanKey } from '../../../../src/features/plan/rules/plan.js';
import { cardDrawn } from '../../../../src/features/plans/actions.js';
import { clock } from '../../../../src/shared/time/clock.js';
import { stubComputed } from '../../../support/stub-computed.js';
import { type RenderedComponent, render, runInAct } from '../../../ui/render.js';
import { complete, incomplete, none, costRow as row, sumOf } from '../support/cost-rows.js';

const Chart = component.component;

function show(rows: readonly CostRow[], over: Partial<ShownCost> = {}): void {
  const { year = 2027 } = over;
  const highest = Math.max(0, ...rows.map(({ total }) => (total.kind === 'none' ? 0 : total.sum.total)));
  stubComputed($shownCost, {
    ...arrangeCosts(rows, year),
    answer: { kind: 'none', reason: 'too-few' },
    year,
    highest,
    isWithExtraHelp: false,
    leftOut: 0,
    supplements: 0,
    ...over,
  });
}

interface Values {
  readonly heading?: string;
  readonly noHeading?: boolean;
}

function chart(values: Values = {}): RenderedComponent & { readonly host: HTMLElement } {
  const host = document.createElement('ucp-cost-chart');
  host.attachShadow({ mode: 'open' });
  const drawn = render(
    <HostProvider value={host}>
      <Chart {...values} />
    </HostProvider>,
  );
  return { ...drawn, host };
}

/** The content of an element for a screen reader. */
function spoken(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
  for (const end of copy.querySelectorAll('br')) end.replaceWith(' ');
  return (copy.textContent ?? '').replace(/\s+/g, ' ').trim();
}

const rowsOf = ({ root }: Pick<RenderedComponent, 'root'>) => [...root.querySelectorAll('.chart__row')];
const spokenRows = (drawn: RenderedComponent) => rowsOf(drawn).map(spoken);
/** Of the table, which is open afterwards. */
function openTable(drawn: RenderedComponent): RenderedComponent {
  const button = drawn.find<HTMLButtonElement>('.chart__switch');
  if (button.getAttribute('aria-expanded') === 'false') runInAct(() => button.click());
  return drawn;
}

const cells = (drawn: RenderedComponent) =>
  [...openTable(drawn).root.querySelectorAll('tr')].map((line) => [...line.querySelectorAll('th, td')].map((cell) => spoken(cell)));

beforeEach(() => {
  stubComputed($shownCost, null);
});

describe('a row of the yearly chart', () => {
  it.each([
    ['a premium and drugs', complete(24, 64), 'A $88.00 a year: premium $24.00, your drugs $64.00'],
    ['no drugs saved', complete(24, 0, { drugPart: 'none-saved' }), 'A $24.00 a year: premium $24.00'],
    ['nothing to pay', complete(0, 0), 'A $0.00 a year: premium $0.00, your drugs $0.00'],
    [
      'no drug coverage',
      complete(24, 0, { drugPart: 'no-drug-coverage' }),
      'A $24.00 a year: premium $24.00 premium only, no drug coverage',
    ],
    [
      'a full price in the total',
      complete(24, 9664, { includesFullPrice: [{ drugName: 'Trulicity', annual: 9600 }] }),
      'A $9,688.00 a year: premium $24.00, your drugs $9,664.00 includes Trulicity at full price, $9,600',
    ],
    [
      'a full price with cents, as the list of changes has it',
      complete(0, 28.8, { includesFullPrice: [{ drugName: 'Furosemide', annual: 28.8 }] }),
      'A $28.80 a year: premium $0.00, your drugs $28.80 includes Furosemide at full price, $28.80',
    ],
    [
      'the full prices of three drugs',
      complete(0, 30, { includesFullPrice: ['A', 'B', 'C'].map((drugName) => ({ drugName, annual: 10 })) }),
      'A $30.00 a year: premium $0.00, your drugs $30.00 includes 3 drugs at full price, $30',
    ],
    ['an uncovered drug', incomplete(6.4), 'A $6.40 a year: premium $0.00, your drugs $6.40 + Trulicity at full price'],
    [
      'an uncovered drug and one that could not be priced',
      incomplete(6.4, {
        missing: [
          { drugName: 'Trulicity', reason: 'full-price' },
          { drugName: 'Zolpidem', reason: 'price-not-available' },
        ],
      }),
      'A $6.40 a year: premium $0.00, your drugs $6.40 + Trulicity at full price + Zolpidem, price not available',
    ],
    [
      'three uncovered drugs',
      incomplete(0, { missing: ['A', 'B', 'C'].map((drugName) => ({ drugName, reason: 'full-price' as const })) }),
      'A $0.00 a year: premium $0.00, your drugs $0.00 + 3 drugs at full price',
    ],
    [
      'three drugs without a price',
      incomplete(1, { missing: ['A', 'B', 'C'].map((drugName) => ({ drugName, reason: 'price-not-available' as const })) }),
      'A $1.00 a year: premium $0.00, your drugs $1.00 + 3 drugs, price not available',
    ],
    ['a premium that is not known', none('premium-unknown'), 'A not available The premium is not available'],
    ['prices that load', none('loading', 24), 'A Estimating the cost'],
    ['a cost that is not known', none('not-available'), 'A Cost not available'],
  ])('[COST-01] [COST-02] [COST-06] [COST-11] says in words: %s', (_, total, words) => {
    show([row('A', total)]);
    expect(spokenRows(chart())).toEqual([words]);
  });

  it('[COST-01] shows -- and never $0 for a missing premium', () => {
    show([row('A', none('premium-unknown'))]);
    expect(chart().find('.chart__total').textContent).toContain('--');
    expect(chart().root.textContent).not.toContain('$0');
  });

  it('[COST-01] has its name at once far down a long chart, and its cost when its turn comes', async () => {
    const later: (() => void)[] = [];
    let now = 0;
    // Each turn is over after one row.
    vi.spyOn(clock, 'elapsed').mockImplementation(() => (now += 1000));
    vi.spyOn(clock, 'after').mockImplementation((_, run) => {
      later.push(run);
      return () => undefined;
    });
    onTestFinished(() => void vi.restoreAllMocks());
    show(Array.from({ length: 33 }, (_, at) => row(`Plan ${at + 10}`, complete(at, 0))));
    const drawn = chart();
    const waiting = () => spokenRows(drawn).filter((words) => !words.includes('$'));
    expect(waiting()).toEqual(['Plan 40', 'Plan 41', 'Plan 42']);
    await act(async () => undefined);
    expect(waiting()).toEqual(['Plan 41', 'Plan 42']);
    while (later.length > 0)
      await act(async () => {
        for (const run of later.splice(0)) run();
      });
    expect(waiting()).toEqual([]);
    expect(spokenRows(drawn).at(-1)).toBe('Plan 42 $32.00 a year: premium $32.00, your drugs $0.00');
  });

  it('[COST-01] says once for all rows that the totals are the premium only', () => {
    show([row('A', complete(24, 0, { drugPart: 'none-saved' }))]);
    expect(chart().find('.chart__legend').textContent).toBe('premium only, until you add your drugs');
  });

  it('[COST-07] gives the cost of the rest of the year, with what it lacks', () => {
    const restOfYear = { fromMonth: 12, year: 2026, amount: 7.33 } as const;
    show([row('A', complete(24, 64), { restOfYear }), row('B', incomplete(6.4), { restOfYear: { ...restOfYear, amount: 0.53 } })], {
      year: 2026,
    });
    expect(spokenRows(chart())).toEqual([
      expect.stringMatching(/December 2026: about \$7$/),
      expect.stringMatching(/December 2026: about \$1 \+ Trulicity at full price$/),
    ]);
  });

  it('[COST-05] [NEXT-03] marks your plan now, and says which year its cost is of if that is another one', () => {
    show([
      row('Now', complete(0, 96), { isYourPlanNow: true, isSaved: false, year: 2026 }),
      row('Also saved', complete(0, 97), { isYourPlanNow: true }),
    ]);
    const [now, saved] = rowsOf(chart());
    expect(spoken(now as Element)).toBe('Now Your plan now $96.00 a year: premium $0.00, your drugs $96.00 2026 cost');
    expect(spoken(saved as Element)).toMatch(/^Also saved Your plan now \$97\.00/);
    expect(now?.getAttribute('aria-current')).toBe('true');
  });

  it('[COST-08] says "with Extra Help" once if it is in every total, and else beside the totals that it is in', () => {
    show([row('A', complete(0, 64, { isWithExtraHelp: true })), row('B', incomplete(6.4, { isWithExtraHelp: true }))]);
    expect(chart().find('.chart__legend').textContent).toBe('Premium + drugs, with Extra Help');
    expect(spokenRows(chart()).join()).not.toContain('with Extra Help');
    runInAct(() => show([row('A', complete(0, 64, { isWithExtraHelp: true })), row('B', complete(0, 96))]));
    expect(chart().find('.chart__legend').textContent).toBe('Premium + drugs');
    expect(spokenRows(chart()).map((words) => words.includes('with Extra Help'))).toEqual([true, false]);
  });

  it('keeps names as text, each isolated from the words beside it, and never breaks a code', () => {
    const name = 'A <img src=x> AZ-0003 (HMO)';
    show([row(name, incomplete(6.4, { missing: [{ drugName: '‮Trulicity', reason: 'full-price' }] }))]);
    const { root, find } = chart();
    expect(root.querySelector('img')).toBeNull();
    expect(find('.chart__name bdi').textContent).toBe(name);
    expect(find('.chart__name .nb').textContent).toBe('AZ-0003');
    expect(find('.chart__missing').textContent).toContain('\u2068\u202ETrulicity\u2069');
  });

  it('[COST-10] shows the type at the end of a name in the row and in the table', () => {
    show([row('UHC Dual Complete (HMO-POS D-SNP)', complete(0, 1), { kind: 'SNP', snpKind: 'dual' })]);
    const { find } = openTable(chart());
    expect(find('.chart__name a, .chart__name > span').textContent).toBe('UHC Dual Complete (HMO-POS D-SNP)');
    expect(find('tbody th[scope="row"] bdi').textContent).toBe('UHC Dual Complete (HMO-POS D-SNP)');
  });

  it.each([
    [
      'both',
      { drugs: { covered: 4, of: 4 }, doctors: { covered: 2, of: 4 } },
      '4 of 4 drugs · 2 of 4 doctors',
      'covers 4 of 4 drugs, 2 of 4 doctors in network',
    ],
    ['drugs alone', { drugs: { covered: 0, of: 1 }, doctors: null }, '0 of 1 drug', 'covers 0 of 1 drug'],
    ['doctors alone', { drugs: null, doctors: { covered: 1, of: 1 } }, '1 of 1 doctor', '1 of 1 doctor in network'],
  ])('[COST-13] says under the name how many drugs and doctors the plan covers: %s', (_, counts, shown, words) => {
    show([row('A', complete(0, 1), { counts })]);
    const drawn = chart();
    expect(drawn.find('.chart__has [aria-hidden]').textContent?.trim()).toBe(shown);
    expect(spokenRows(drawn)[0]).toMatch(new RegExp(`^A ${words} \\$1\\.00`));
    expect(cells(drawn)[1]?.[0]).toBe(`A ${words}`);
  });

  it('[COST-13] leaves out counts that are not known', () => {
    show([row('A', complete(0, 1))]);
    expect(chart().root.querySelector('.chart__has')).toBeNull();
  });

  it('says the plan id if another plan has the name', () => {
    show([row('A', complete(0, 1), { displayedId: 'H0609-044-000' })]);
    expect(chart().find('.chart__id').textContent).toBe(' H0609-044-000');
  });
});

describe('the link of a row', () => {
  it('leads to the heading of the plan’s card, and is no link without a card', async () => {
    show([row('A', complete(0, 1)), row('B', complete(0, 2))]);
    const heading = document.createElement('h3');
    document.body.append(heading);
    const drawn = chart();
    expect(drawn.root.querySelectorAll('a')).toHaveLength(0);
    const leave = cardDrawn('A-2027' as PlanKey, heading);
    await act(async () => undefined);
    expect([...drawn.root.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual(['A']);
    runInAct(() => drawn.find('a').click());
    expect(document.activeElement).toBe(heading);
    leave();
    await act(async () => undefined);
    expect(drawn.root.querySelectorAll('a')).toHaveLength(0);
    heading.remove();
  });
});

describe('the answer', () => {
  const counts = (covered: number) => ({ drugs: { covered: 4, of: 4 }, doctors: { covered, of: 4 } });
  const ranked = (name: string, dollars: number, doctors: number, over: Partial<CostRow> = {}) => ({
    ...row(name, complete(0, dollars), { counts: counts(doctors), ...over }),
    total: complete(0, dollars),
  });
  const low = ranked('Low (HMO)', 88, 3);
  const dear = ranked('Dear (HMO-POS)', 112, 4);
  const lowest = (over: Partial<Extract<CostAnswer, { readonly kind: 'lowest' }>> = {}): CostAnswer => ({
    kind: 'lowest',
    plan: low,
    about: 'every-plan',
    moreDoctors: null,
    ...over,
  });
  const sentences = ({ root }: RenderedComponent) => [...root.querySelectorAll('[part="answer"] p')].map(({ textContent }) => textContent);

  it.each<[string, CostAnswer, readonly string[]]>([
    ['one', lowest(), ['Lowest yearly cost: Low (HMO), $88.00. It covers 4 of 4 drugs. 3 of 4 doctors are in its network.']],
    [
      'another plan has more doctors',
      lowest({ moreDoctors: { plan: dear, more: 24 }, about: 'anybody-can-join' }),
      [
        'Lowest yearly cost of a Medicare Advantage plan that anybody can join: Low (HMO), $88.00. It covers 4 of 4 drugs. 3 of 4 doctors are in its network.',
        'Dear (HMO-POS) has 4 of 4 doctors, for $24.00 more a year.',
      ],
    ],
    [
      'doctors are not known',
      lowest({ plan: { ...low, counts: { ...counts(0), doctors: null } } }),
      ['Lowest yearly cost: Low (HMO), $88.00. It covers 4 of 4 drugs.'],
    ],
    ['nothing is known', lowest({ plan: { ...low, counts: { drugs: null, doctors: null } } }), ['Lowest yearly cost: Low (HMO), $88.00.']],
    [
      'one doctor, and two plans of one name',
      lowest({ plan: { ...low, displayedId: 'H0028-074-001', counts: { drugs: null, doctors: { covered: 1, of: 1 } } } }),
      ['Lowest yearly cost: Low (HMO), H0028-074-001, $88.00. 1 of 1 doctor is in its network.'],
    ],
    ['drug plans', lowest({ about: 'drug-plan' }), [expect.stringMatching(/^Lowest yearly cost of a drug plan: Low/)]],
    [
      'plans without drug coverage are left out',
      lowest({ about: 'with-drug-coverage' }),
      [expect.stringMatching(/^Lowest yearly cost of a Medicare Advantage plan with drug coverage that anybody can join: Low/)],
    ],
    ['no answer', { kind: 'none', reason: 'too-few' }, []],
    ['prices load', { kind: 'waits' }, []],
  ])('[COST-12] is said in sentences of their own: %s', (_, answer, expected) => {
    show([low, dear], { answer });
    expect(sentences(chart())).toEqual(expected);
  });

  it('[COST-12] has bold amounts, and names that lead to the cards', async () => {
    show([low, dear], { answer: lowest({ moreDoctors: { plan: dear, more: 24 } }) });
    const heading = document.createElement('h3');
    document.body.append(heading);
    const leave = cardDrawn(low.key, heading);
    const { root, find } = chart();
    await act(async () => undefined);
    expect([...root.querySelectorAll('[part="answer"] b')].map(({ textContent }) => textContent)).toEqual(['$88.00', '$24.00 more']);
    expect([...root.querySelectorAll('[part="answer"] a')].map(({ textContent }) => textContent)).toEqual(['Low (HMO)']);
    runInAct(() => find('[part="answer"] a').click());
    expect(document.activeElement).toBe(heading);
    leave();
    heading.remove();
    await act(async () => undefined);
  });

  it('[COST-12] [LOAD-04] keeps a place while prices load', () => {
    show([low, dear], { answer: { kind: 'waits' } });
    const { root } = chart();
    expect(root.querySelector('.chart__answer--waits')?.getAttribute('aria-hidden')).toBe('true');
    runInAct(() => show([low, dear], { answer: { kind: 'none', reason: 'too-few' } }));
    expect(root.querySelector('.chart__answer')).toBeNull();
  });

  it('[COST-12] isolates a name that is written from right to left', () => {
    show([low], { answer: lowest({ plan: { ...low, name: '\u202eLow' } }) });
    expect(chart().find('[part="answer"] bdi').textContent).toBe('\u202eLow');
  });
});

describe('the costs of another year', () => {
  const now = (over: Partial<CostRow> = {}) => row('Blue', complete(0, 5), { year: 2026, isYourPlanNow: true, isSaved: false, ...over });

  it('[NEXT-03] stand first, without a bar and without a rank, in the chart and in the table', () => {
    show([row('Saved', complete(0, 88)), now()]);
    const drawn = chart();
    const [first, second] = rowsOf(drawn);
    expect([first?.parentElement?.tagName, first?.querySelector('.chart__bars'), first?.querySelector('.chart__of')?.textContent]).toEqual([
      'UL',
      null,
      ' 2026 cost',
    ]);
    expect([second?.parentElement?.tagName, second?.querySelectorAll('.chart__bars').length]).toEqual(['OL', 1]);
    expect(cells(drawn).slice(1)).toEqual([
      ['Blue Your plan now', '$0.00', '$5.00', '$5.00 2026 cost a year'],
      ['Saved', '$0.00', '$88.00', '$88.00 a year'],
    ]);
  });

  it('[NEXT-03] says that the plan ends', () => {
    show([row('Saved', complete(0, 88)), now({ doesEnd: true })]);
    const drawn = chart();
    expect(rowsOf(drawn)[0]?.querySelector('.chart__of')?.textContent).toBe(' 2026 cost, ends December 31');
    expect(cells(drawn)[1]?.[3]).toBe('$5.00 2026 cost, ends December 31 a year');
  });

  it.each([
    [{ kind: 'more', amount: 8 } as const, ' $8.00 more than 2026'],
    [{ kind: 'less', amount: 0.5 } as const, ' $0.50 less than 2026'],
    [{ kind: 'same' } as const, ' the same as 2026'],
    [null, undefined],
  ])('[NEXT-03] have no row of their own if the plan has a total of this year, which says the difference: %j', (difference, words) => {
    show([row('Saved', complete(0, 88)), now({ year: 2027, sinceLastYear: { year: 2026, difference, lost: { drugs: [], doctors: [] } } })]);
    const drawn = chart();
    const [first, second] = rowsOf(drawn);
    expect(first?.querySelector('.chart__now')?.textContent).toBe(' Your plan now, in 2027');
    expect(first?.querySelector('.chart__of')?.textContent).toBe(words);
    expect([first?.querySelectorAll('.chart__bars').length, second?.querySelectorAll('.chart__bars').length]).toEqual([1, 1]);
    expect(cells(drawn)[1]).toEqual(['Blue Your plan now, in 2027', '$0.00', '$5.00', `$5.00${words ?? ''} a year`]);
  });

  it('[NEXT-03] names the drugs and doctors that the plan no longer has', () => {
    const lost = { drugs: ['Furosemide', 'Eliquis'], doctors: ['Dr. Novella Hoppe'] };
    show([row('Saved', complete(0, 88)), now({ year: 2027, sinceLastYear: { year: 2026, difference: null, lost } })]);
    expect(spokenRows(chart())[0]).toMatch(/no longer covered: Furosemide, Eliquis no longer in network: Dr. Novella Hoppe$/);
  });

  it('[NEXT-03] say their year first if the plan has a row of this year too, and lead to that row', () => {
    show([row('Blue', complete(0, 88)), now()]);
    const drawn = chart();
    const [of2026, of2027] = rowsOf(drawn).map((one) => one.querySelector('.chart__name'));
    expect(of2026?.textContent).toMatch(/^2026: Blue Your plan now See this plan in 2027$/);
    expect(of2027?.textContent).toBe('Blue');
    runInAct(() => drawn.find('.chart__row--apart a').click());
    expect((drawn.find('.chart').getRootNode() as ShadowRoot).activeElement).toBe(of2027);
    expect(cells(drawn)[1]?.[0]).toBe('2026: Blue Your plan now');
  });
});

describe('the groups', () => {
  const headings = ({ root }: RenderedComponent) => [...root.querySelectorAll('h3')].map(({ textContent }) => textContent);

  it('[COST-03] are the complete totals first, then incomplete ones under their heading, then those without a total', () => {
    show([row('Z', none('premium-unknown')), row('Cheap', incomplete(6.4)), row('Dear', complete(0, 96)), row('Low', complete(0, 64))]);
    const drawn = chart();
    expect([...drawn.root.querySelectorAll('h3, .chart__name')].map(({ textContent }) => textContent)).toEqual([
      'Low',
      'Dear',
      'Total is incomplete',
      'Cheap',
      'No total',
      'Z',
    ]);
    expect([...drawn.root.querySelectorAll('.chart__rows')].map(({ tagName }) => tagName)).toEqual(['OL', 'UL', 'UL']);
  });

  it('[COST-04] are separate for drug plans, whose heading is left out without other plans', () => {
    const drugPlan = row('Rx', complete(0, 1), { kind: 'PDP' });
    show([drugPlan, row('A', complete(0, 64)), row('MA', complete(0, 0, { drugPart: 'no-drug-coverage' }), { kind: 'MA' })]);
    expect(headings(chart())).toEqual(['Medicare Advantage plans without drug coverage', 'Drug plans, used with Original Medicare']);
    runInAct(() => show([drugPlan]));
    expect(headings(chart())).toEqual([]);
  });

  it.each([
    ['special needs plans alone', []],
    ['one other too', [row('Advantage', complete(0, 99))]],
    ['a drug plan too', [row('Rx', complete(0, 9), { kind: 'PDP' })]],
  ])('[COST-10] have special needs plans last, under their heading, with the need under each name: %s', (_, others) => {
    const kinds = ['dual', 'chronic', 'institutional', null] as const;
    show([...kinds.map((snpKind) => row(`${snpKind} plan`, complete(0, 1), { kind: 'SNP', snpKind })), ...others]);
    const drawn = chart();
    const title = 'Special needs plans. You can join only if you qualify.';
    expect(headings(drawn).at(-1)).toBe(title);
    const names = [...drawn.root.querySelectorAll('h3:last-of-type + ul .chart__name')].map(spoken);
    expect(names).toEqual([
      'chronic plan Chronic condition required',
      'dual plan Medicaid required',
      'institutional plan Nursing home level of care required',
      'null plan Special needs',
    ]);
    expect(drawn.root.querySelectorAll('ol .chart__need')).toHaveLength(0);
    const table = cells(drawn).map(([first]) => first);
    expect(table.slice(table.indexOf(title) + 1)).toEqual(names);
  });

  it('[COST-10] have no heading of their own between the special needs plans, whose complete totals come first', () => {
    const snp = { kind: 'SNP', snpKind: 'dual' } as const;
    show([row('Part', incomplete(12.8), snp), row('Whole', complete(0, 99), snp), row('None', none('premium-unknown'), snp)]);
    const drawn = chart();
    expect(headings(drawn)).toEqual(['Special needs plans. You can join only if you qualify.']);
    expect(spokenRows(drawn).map((words) => words.split(' ')[0])).toEqual(['Whole', 'Part', 'None']);
    expect(spokenRows(drawn)[1]).toContain('$12.80 a year: premium $0.00, your drugs $12.80 + Trulicity at full price');
  });

  it('[COST-10] have the special needs plans of the kind of your plan now among the others, with their need', () => {
    const snp = { kind: 'SNP', snpKind: 'dual' } as const;
    show([row('Dual', complete(0, 1), snp), row('Other', complete(0, 2)), row('Now', complete(0, 3), { ...snp, isYourPlanNow: true })]);
    const drawn = chart();
    expect(headings(drawn)).toEqual([]);
    expect([...drawn.root.querySelectorAll('ol .chart__name')].map(spoken)).toEqual([
      'Dual Medicaid required',
      'Other',
      'Now Medicaid required Your plan now',
    ]);
  });

  it('show six rows on a phone, your plan now among them, and the rest at the press of a button', () => {
    const rows = Array.from({ length: 8 }, (_, at) => row(`P${at}`, complete(0, at)));
    show([...rows, row('Now', complete(0, 99), { isYourPlanNow: true })]);
    const drawn = chart();
    const more = () => [...drawn.root.querySelectorAll('.chart__row.chart__more .chart__name')].map(({ textContent }) => textContent);
    expect(more()).toEqual(['P5', 'P6', 'P7']);
    const button = drawn.find<HTMLButtonElement>('.chart__all button');
    expect([button.textContent, button.getAttribute('aria-expanded')]).toEqual(['Show all 9 plans', 'false']);
    runInAct(() => button.click());
    expect(drawn.find('.chart').classList.contains('chart--all')).toBe(true);
    expect([button.textContent, button.getAttribute('aria-expanded')]).toEqual(['Show fewer plans', 'true']);
  });

  it('hide the heading of a group with its last row on a phone', () => {
    const rows = Array.from({ length: 6 }, (_, at) => row(`P${at}`, complete(0, at)));
    show([...rows, row('Open', incomplete(1)), row('Rx', complete(0, 1), { kind: 'PDP' })]);
    expect([...chart().root.querySelectorAll('h3')].map(({ classList }) => classList.contains('chart__more'))).toEqual([true, true]);
    expect(chart().find('.chart__all').textContent).toBe('Show all 8 plans');
  });

  it('have no button if all rows show', () => {
    show([row('A', complete(0, 1))]);
    expect(chart().root.querySelector('.chart__all')).toBeNull();
  });
});

describe('the bars', () => {
  const widths = (drawn: RenderedComponent) => [...drawn.root.querySelectorAll<HTMLElement>('.chart__bar')].map(({ style }) => style.width);

  it('are as long as their part of the highest total, and hidden from screen readers', () => {
    show([row('A', complete(24, 72)), row('B', complete(0, 48))]);
    const drawn = chart();
    expect(widths(drawn)).toEqual(['49.00%', '24.50%', '73.50%']);
    for (const bars of drawn.root.querySelectorAll('.chart__bars')) expect(bars.getAttribute('aria-hidden')).toBe('true');
  });

  it('[COST-03] end open if the total is incomplete, and are left out without a total', () => {
    show([row('A', complete(0, 64)), row('B', incomplete(6.4)), row('C', none('premium-unknown'))]);
    expect(
      rowsOf(chart()).map((one) => [one.querySelectorAll('.chart__bars').length, one.querySelectorAll('.chart__open').length]),
    ).toEqual([
      [1, 0],
      [1, 1],
      [0, 0],
    ]);
  });

  it('are numbers at both ends of what can be shown', () => {
    show([row('A', complete(9_999_999_999_998, 0.01)), row('B', complete(0.01, 0)), row('C', complete(0, 0))]);
    for (const width of widths(chart())) expect(Number.parseFloat(width)).toBeGreaterThanOrEqual(0);
    expect(widths(chart()).join()).not.toMatch(/NaN|Infinity|-/);
  });
});

describe('the chart', () => {
  it('has its own heading, another, or leaves it to the page and keeps its name', () => {
    show([row('A', complete(0, 1))]);
    const own = chart();
    const id = own.find('section').getAttribute('aria-labelledby');
    expect([own.find('h2').textContent, own.find('h2').id]).toEqual(['Yearly cost', id]);
    expect(chart({ heading: 'What a year costs' }).find('h2').textContent).toBe('What a year costs');
    const bare = chart({ noHeading: true, heading: 'What a year costs' });
    expect(bare.root.querySelector('h2')).toBeNull();
    expect(bare.find('section').getAttribute('aria-label')).toBe('What a year costs');
  });

  it('[COST-09] says that its figures are estimates, without copays for doctor visits', () => {
    show([row('A', complete(0, 1))]);
    expect(chart().find('.chart__foot').textContent).toBe('Estimates. Doctor visits are not counted.');
  });

  it('[COST-04] says that saved supplement plans are not in it', () => {
    show([row('A', complete(0, 1))], { supplements: 1 });
    expect(chart().find('.chart__foot').textContent).toContain('Your Medicare Supplement plan is not in this chart.');
  });

  it.each([
    [1, '1 saved plan could not be loaded and is not in this chart.'],
    [2, '2 saved plans could not be loaded and are not in this chart.'],
  ])('[ERR-02] says that %i plans have no row', (leftOut, words) => {
    show([row('A', complete(0, 1))], { leftOut });
    expect(chart().root.textContent).toContain(words);
  });

  it('takes no space if there is nothing to compare', () => {
    const before = chart();
    const isEmpty = () => before.host.shadowRoot?.adoptedStyleSheets.length === 1;
    expect([before.root.childElementCount, isEmpty()]).toEqual([0, true]);
    runInAct(() => show([row('A', complete(0, 1))]));
    expect(isEmpty()).toBe(false);
    expect(rowsOf(before)).toHaveLength(1);
  });
});

describe('the table', () => {
  it('shows at the press of a button that says so, and hides again', () => {
    show([row('A', complete(0, 1))]);
    const { find } = chart();
    const button = find<HTMLButtonElement>('button');
    const table = find('.chart__table');
    expect(table.children, 'a closed table has no rows').toHaveLength(0);
    expect(button.textContent).toBe('Show as a table');
    expect([button.getAttribute('aria-expanded'), table.hidden]).toEqual(['false', true]);
    expect(button.getAttribute('aria-controls')).toBe(table.id);
    runInAct(() => button.click());
    expect([button.getAttribute('aria-expanded'), table.hidden, button.textContent]).toEqual(['true', false, 'Hide the table']);
    runInAct(() => button.click());
    expect([button.getAttribute('aria-expanded'), table.hidden]).toEqual(['false', true]);
  });

  it('is a table with a name, and a head for each row and column', () => {
    show([row('A', complete(0, 1))]);
    const { find, root } = openTable(chart());
    expect(find('caption').textContent).toBe('Yearly cost');
    expect(find('.chart__table').getAttribute('aria-labelledby')).toBe(find('caption').id);
    expect(find('.chart__table').tabIndex).toBe(0);
    expect([...root.querySelectorAll('thead th')].every((head) => head.getAttribute('scope') === 'col')).toBe(true);
    expect(find('tbody th').getAttribute('scope')).toBe('row');
  });

  it('[COST-03] [COST-06] holds the groups and the values of the chart, all with two decimals', () => {
    const regular = sumOf(138, 1264.5);
    show([
      row('A', complete(0, 62.4, { isWithExtraHelp: true, regular }), { isYourPlanNow: true }),
      row('B', complete(312, 1264)),
      row('C', complete(312, 1300, { isWithExtraHelp: true })),
      row('D', incomplete(6.4)),
      row('E', none('premium-unknown')),
      row('Rx', complete(24, 0, { drugPart: 'none-saved' }), { kind: 'PDP' }),
    ]);
    expect(cells(chart())).toEqual([
      ['Plan', 'Premium a year', 'Drugs a year', 'Total a year', 'Total without Extra Help'],
      ['A Your plan now', '$0.00', '$62.40', '$62.40 a year', '$1,402.50'],
      ['B', '$312.00', '$1,264.00', '$1,576.00 a year', '$1,576.00'],
      ['C', '$312.00', '$1,300.00', '$1,612.00 a year', 'not available'],
      ['Total is incomplete'],
      ['D', '$0.00', '$6.40', '$6.40 + Trulicity at full price', '$6.40 + Trulicity at full price'],
      ['No total'],
      ['E', 'not available', 'not available', 'not available The premium is not available', 'not available'],
      ['Drug plans, used with Original Medicare'],
      ['Rx', '$24.00', 'premium only, until you add your drugs', '$24.00 a year', '$24.00'],
    ]);
  });

  it('[COST-02] [COST-07] says what is included, and the rest of the year', () => {
    const total = complete(0, 9600, { includesFullPrice: [{ drugName: 'Trulicity', annual: 9600 }] });
    show([row('A', total, { restOfYear: { fromMonth: 11, year: 2027, amount: 1600 } })]);
    expect(cells(chart())[1]).toEqual([
      'A includes Trulicity at full price, $9,600',
      '$0.00',
      '$9,600.00',
      '$9,600.00 a year',
      'November and December 2027: about $1,600',
    ]);
  });
});
