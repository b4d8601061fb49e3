import { act } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { HostProvider } from '../../../../src/element/react-renderer.js';
import { component } from '../../../../src/features/cost/CostChart/CostChart.js';
import { arrangeCosts, type CostRow } from '../../../../src/features/cost/rules/cost-chart.js';
import { $shownCost, type ShownCost } from '../../../../src/features/cost/state/cost.js';
import type { PlanKey } from '../../../../src/features/plans/rules/plan.js';
import { cardDrawn } from '../../../../src/features/plans/state/cards-on-page.js';
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
const said = (drawn: RenderedComponent) => rowsOf(drawn).map(spoken);
const cells = ({ root }: RenderedComponent) =>
  [...root.querySelectorAll('tr')].map((line) => [...line.querySelectorAll('th, td')].map((cell) => spoken(cell)));

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
    ['a premium that is not known', none('premium-unknown'), 'A not available The premium is not available'],
    ['prices that load', none('loading', 24), 'A Estimating the cost'],
    ['a cost that is not known', none('not-available'), 'A Cost not available'],
  ])('[COST-01] [COST-02] [COST-06] says in words: %s', (_, total, words) => {
    show([row('A', total)]);
    expect(said(chart())).toEqual([words]);
  });

  it('[COST-01] shows -- and never $0 for a missing premium', () => {
    show([row('A', none('premium-unknown'))]);
    expect(chart().find('.chart__total').textContent).toContain('--');
    expect(chart().root.textContent).not.toContain('$0');
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
    expect(said(chart())).toEqual([
      expect.stringMatching(/December 2026: about \$7$/),
      expect.stringMatching(/December 2026: about \$1 \+ Trulicity at full price$/),
    ]);
  });

  it('[COST-05] marks your plan now, with its year if that is another one', () => {
    show([
      row('Now', complete(0, 96), { isYourPlanNow: true, isSaved: false, year: 2026 }),
      row('Also saved', complete(0, 97), { isYourPlanNow: true }),
    ]);
    const [now, saved] = rowsOf(chart());
    expect(spoken(now as Element)).toMatch(/^Now Your plan now 2026 cost \$96\.00/);
    expect(spoken(saved as Element)).toMatch(/^Also saved Your plan now \$97\.00/);
    expect(now?.getAttribute('aria-current')).toBe('true');
  });

  it('[COST-08] says "with Extra Help" once if it is in every total, and else beside the totals that it is in', () => {
    show([row('A', complete(0, 64, { isWithExtraHelp: true })), row('B', incomplete(6.4, { isWithExtraHelp: true }))]);
    expect(chart().find('.chart__legend').textContent).toBe('Premium + drugs, with Extra Help');
    expect(said(chart()).join()).not.toContain('with Extra Help');
    runInAct(() => show([row('A', complete(0, 64, { isWithExtraHelp: true })), row('B', complete(0, 96))]));
    expect(chart().find('.chart__legend').textContent).toBe('Premium + drugs');
    expect(said(chart()).map((words) => words.includes('with Extra Help'))).toEqual([true, false]);
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

  it('names the type of a plan on a phone only to screen readers, except for drug plans and to distinguish two plans', () => {
    show([
      row('Gold (HMO)', complete(0, 1)),
      row('Gold (PPO)', complete(0, 2)),
      row('Blue (HMO-POS)', complete(0, 3)),
      row('Rx (PDP)', complete(0, 4), { kind: 'PDP' }),
    ]);
    const types = [...chart().root.querySelectorAll('.chart__type')].map(({ textContent }) => textContent?.trim());
    expect(types).toEqual(['(HMO-POS)']);
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
    expect(chart().find('.chart__foot').textContent).toBe('These figures are estimates. They do not include copays for doctor visits.');
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
    const { find, root } = chart();
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
