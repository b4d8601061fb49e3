import { beforeEach, describe, expect, it } from 'vitest';
import { chartScale } from '../../src/domain/cost/chart-scale.js';
import type { ChartRow } from '../../src/domain/cost/yearly-cost.js';
import type { PlanKey } from '../../src/domain/plan/plan.js';
import { piece } from '../../src/pieces/CostChart/CostChart.js';
import { HostProvider } from '../../src/platform/react-renderer.js';
import { $shownCost, type ShownCost } from '../../src/store/shown-cost.js';
import { type Drawn, doing, draw } from './ui/drawn.js';

const Chart = piece.component;

type Total = Extract<ChartRow, { kind: 'total' }>;
type NoTotal = Extract<ChartRow, { kind: 'no-total' }>;

const facts = {
  name: 'Desert Rx Saver AZ-0003 (PDP)',
  displayedId: null,
  drugPart: 'priced',
  uncovered: [],
  isCoverageKnown: true,
} as const;

function priced(over: Partial<Total> = {}): Total {
  const sum = { premium: 312, drugs: 1264, total: 1576 };
  return { ...facts, key: 'a' as PlanKey, kind: 'total', sum, isWithExtraHelp: false, regular: null, ...over };
}

function unpriced(over: Partial<NoTotal> = {}): NoTotal {
  return {
    ...facts,
    key: 'b' as PlanKey,
    kind: 'no-total',
    reason: 'drug-cost-unknown',
    premium: 312,
    drugs: null,
    drugPart: 'unknown',
    ...over,
  };
}

const withHelp = priced({
  sum: { premium: 0, drugs: 62.4, total: 62.4 },
  isWithExtraHelp: true,
  regular: { premium: 138, drugs: 1264.5, total: 1402.5 },
});

function show(rows: readonly ChartRow[], over: Partial<ShownCost> = {}): void {
  const scale = chartScale(rows.map((row) => (row.kind === 'total' ? row.sum.total : 0)));
  $shownCost.set({ rows, scale, leftOut: 0, ...over });
}

interface Values {
  readonly heading?: string;
  readonly noHeading?: boolean;
}

function chart(values: Values = {}): Drawn & { readonly host: HTMLElement } {
  const host = document.createElement('ucp-cost-chart');
  host.attachShadow({ mode: 'open' });
  const drawn = draw(
    <HostProvider value={host}>
      <Chart {...values} />
    </HostProvider>,
  );
  return { ...drawn, host };
}

/** What a screen reader gets of an element, which it may read as one text: a stroke where its parts are kept apart. */
function spoken(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
  for (const end of copy.querySelectorAll('br')) end.replaceWith('|');
  return (copy.textContent ?? '').replace(/\|$/, '');
}

const rowsOf = ({ root }: Drawn) => [...root.querySelectorAll('.chart__row')];
const cells = ({ root }: Drawn) =>
  [...root.querySelectorAll('tr')].map((row) => [...row.querySelectorAll('th, td')].map((cell) => spoken(cell)));

beforeEach(() => {
  $shownCost.set(null);
});

describe('a row of the yearly chart', () => {
  it.each([
    ['a premium and drugs', priced(), 'Total a year: $1,576|Premium $312 · Drugs $1,264.00'],
    [
      'Extra Help, and the year without it',
      withHelp,
      'Total a year: $62.40|Premium $0 · Drugs $62.40 · with Extra Help|Without Extra Help:\u00a0$1,402.50 (premium\u00a0$138, drugs\u00a0$1,264.50)',
    ],
    [
      'Extra Help, and nobody knows the year without it',
      priced({ isWithExtraHelp: true }),
      'Total a year: $1,576|Premium $312 · Drugs $1,264.00 · with Extra Help',
    ],
    [
      'no drugs saved',
      priced({ drugPart: 'none-saved', sum: { premium: 312, drugs: 0, total: 312 } }),
      'Total a year: $312|Premium $312 · No drugs saved',
    ],
    [
      'no drug coverage',
      priced({ drugPart: 'no-drug-coverage', sum: { premium: 0, drugs: 0, total: 0 } }),
      'Total a year: $0|Premium $0 · No prescription drug coverage',
    ],
    [
      'a drug that is not covered',
      priced({ uncovered: ['Trulicity'] }),
      'Total a year: $1,576|Premium $312 · Drugs $1,264.00|Does not include Trulicity, which is not covered',
    ],
    [
      'three drugs that are not covered',
      priced({ uncovered: ['A', 'B', 'C'] }),
      'Total a year: $1,576|Premium $312 · Drugs $1,264.00|Does not include A, B and C, which are not covered',
    ],
    [
      'many drugs that are not covered',
      priced({ uncovered: ['A', 'B', 'C', 'D'] }),
      'Total a year: $1,576|Premium $312 · Drugs $1,264.00|Does not include 4 drugs, which are not covered',
    ],
    [
      'coverage that nobody knows',
      priced({ isCoverageKnown: false }),
      'Total a year: $1,576|Premium $312 · Drugs $1,264.00|May leave out drugs whose coverage is not available',
    ],
    [
      'a drug cost that nobody knows',
      unpriced(),
      'Total a year: not available|Premium $312 · Drug cost not available|No total: the drug cost is not available',
    ],
    [
      'a premium that nobody knows',
      unpriced({ reason: 'premium-unknown', premium: null, drugs: 1264, drugPart: 'priced' }),
      'Total a year: not available|Premium not available · Drugs $1,264.00|No total: the premium is not available',
    ],
    [
      'nothing that anybody knows',
      unpriced({ reason: 'premium-unknown', premium: null }),
      'Total a year: not available|Premium not available · Drug cost not available|No total: the premium is not available',
    ],
  ])('says in words: %s', (_, row, words) => {
    show([row]);
    expect(rowsOf(chart()).map(spoken)).toEqual([`Desert Rx Saver AZ-0003 (PDP)|${words}`]);
  });

  it('says that the cost is on its way while prices load, and that a premium is missing all the same', () => {
    const drugPart = 'loading';
    show([unpriced({ drugPart }), unpriced({ key: 'c' as PlanKey, drugPart, reason: 'premium-unknown', premium: null })]);
    expect(rowsOf(chart()).map(spoken)).toEqual([
      `${facts.name}|Total a year: not available|Premium $312 · Estimating the drug cost`,
      `${facts.name}|Total a year: not available|Premium not available · Estimating the drug cost|No total: the premium is not available`,
    ]);
  });

  it('shows -- and never $0 for what is missing', () => {
    show([unpriced()]);
    expect(chart().find('.chart__total').textContent).toBe('Total a year: --not available');
  });

  it('keeps a code of the name in one piece, and a name as text', () => {
    show([priced({ name: 'A <img src=x> AZ-0003' })]);
    const { find } = chart();
    expect(find('.chart__plan').innerHTML).toBe('A &lt;img src=x&gt; <span class="nb">AZ-0003</span><br>');
  });
});

describe('the bars', () => {
  const widths = (drawn: Drawn) => [...drawn.root.querySelectorAll<HTMLElement>('.chart__bar')].map(({ style }) => style.width);

  it('are as long as their part of the scale', () => {
    show([priced()]);
    expect(widths(chart())).toEqual(['15.60%', '63.20%']);
  });

  it('leave out what costs nothing, and what nobody knows', () => {
    show([
      priced({ sum: { premium: 0, drugs: 50, total: 50 } }),
      priced({ key: 'c' as PlanKey, sum: { premium: 0, drugs: 0, total: 0 } }),
      unpriced({ drugs: null }),
    ]);
    expect(widths(chart())).toEqual(['50.00%']);
  });

  it('are numbers at both ends of what can be shown', () => {
    show([
      priced({ sum: { premium: 9_999_999_999_998, drugs: 0.01, total: 9_999_999_999_998.01 } }),
      priced({ key: 'c' as PlanKey, sum: { premium: 0.01, drugs: 0, total: 0.01 } }),
    ]);
    for (const width of widths(chart())) expect(Number.parseFloat(width)).toBeGreaterThanOrEqual(0);
    expect(widths(chart()).join()).not.toMatch(/NaN|Infinity|-/);
  });

  it('and the scale are decoration: the words hold every value', () => {
    show([priced()]);
    const drawn = chart();
    expect(drawn.find('.chart__bars').getAttribute('aria-hidden')).toBe('true');
    expect(drawn.find('.chart__axis').getAttribute('aria-hidden')).toBe('true');
    expect([...drawn.root.querySelectorAll('.chart__ticks span')].map(({ textContent }) => textContent)).toEqual([
      '$0',
      '$500',
      '$1,000',
      '$1,500',
      '$2,000',
    ]);
  });
});

describe('the chart', () => {
  it('keeps the order that it is given', () => {
    show([priced({ name: 'B' }), priced({ name: 'A', key: 'c' as PlanKey }), unpriced({ name: '0' })]);
    expect([...chart().root.querySelectorAll('.chart__plan')].map(({ textContent }) => textContent)).toEqual(['B', 'A', '0']);
  });

  it('has its own heading, another, or leaves it to the page and keeps its name', () => {
    show([priced()]);
    const own = chart();
    const id = own.find('section').getAttribute('aria-labelledby');
    expect([own.find('h2').textContent, own.find('h2').id]).toEqual(['Yearly cost at a glance', id]);
    expect(chart({ heading: 'What a year costs' }).find('h2').textContent).toBe('What a year costs');
    const none = chart({ noHeading: true, heading: 'What a year costs' });
    expect(none.root.querySelector('h2')).toBeNull();
    expect(none.find('section').getAttribute('aria-label')).toBe('What a year costs');
    expect(none.find('section').hasAttribute('aria-labelledby')).toBe(false);
  });

  it('says what its figures are, and what each series is', () => {
    show([priced()]);
    const { find, root } = chart();
    expect(find('.chart__lead').textContent).toBe('Twelve monthly premiums plus the estimated annual drug cost, lowest first.');
    const series = [...root.querySelectorAll('.chart__legend li')];
    expect(series.map((one) => one.textContent)).toEqual(['Premium', 'Estimated drug cost']);
    const looks = (parts: Iterable<Element>) => [...parts].map(({ className }) => className.split(' ')[1]);
    expect(looks(root.querySelectorAll('.chart__key'))).toEqual(looks(root.querySelectorAll('.chart__bar')));
    expect(find('.chart__foot').textContent).toMatch(/^Your real cost depends on the care and the drugs you use\./);
    expect(find('figure').textContent).not.toContain('could not be loaded');
    expect(find('figure').getAttribute('aria-labelledby')).toBe(find('h2').id);
  });

  it.each([
    [1, '1 saved plan could not be loaded and is not in this chart.'],
    [2, '2 saved plans could not be loaded and are not in this chart.'],
  ])('says that %i plans have no row', (leftOut, words) => {
    show([priced()], { leftOut });
    expect(chart().root.textContent).toContain(words);
  });

  it('takes no room where there is nothing to compare', () => {
    const before = chart();
    const isEmpty = () => before.host.shadowRoot?.adoptedStyleSheets.length === 1;
    expect([before.root.childElementCount, isEmpty()]).toEqual([0, true]);
    show([]);
    expect(chart().root.childElementCount).toBe(0);
    doing(() => show([priced()]));
    expect(isEmpty()).toBe(false);
    expect(rowsOf(before)).toHaveLength(1);
  });
});

describe('the table behind it', () => {
  it('shows at the press of a button that says so, and goes again', () => {
    show([priced()]);
    const { find } = chart();
    const button = find<HTMLButtonElement>('button');
    const table = find('.chart__table');
    expect(button.textContent).toBe('Show as a table');
    expect([button.getAttribute('aria-expanded'), table.hidden]).toEqual(['false', true]);
    expect(button.getAttribute('aria-controls')).toBe(table.id);
    doing(() => button.click());
    expect([button.getAttribute('aria-expanded'), table.hidden]).toEqual(['true', false]);
    expect(button.textContent).toBe('Hide the table');
    doing(() => button.click());
    expect([button.getAttribute('aria-expanded'), table.hidden]).toEqual(['false', true]);
  });

  it('is a table with a name, and a head for each row and column', () => {
    show([priced()]);
    const { find, root } = chart();
    expect(find('caption').textContent).toBe('Yearly cost at a glance');
    expect(find('.chart__table').getAttribute('aria-labelledby')).toBe(find('caption').id);
    expect(find('.chart__table').tabIndex).toBe(0);
    expect([...root.querySelectorAll('thead th')].map((head) => head.getAttribute('scope'))).toEqual(['col', 'col', 'col', 'col']);
    expect(find('tbody th').getAttribute('scope')).toBe('row');
  });

  it('holds the values of the chart, with a column for the year without Extra Help where there is one', () => {
    show([
      withHelp,
      priced({ key: 'c' as PlanKey, name: 'B' }),
      priced({ key: 'd' as PlanKey, name: 'C', isWithExtraHelp: true }),
      unpriced({ name: 'D' }),
    ]);
    expect(cells(chart())).toEqual([
      ['Plan', 'Premium a year', 'Drugs a year', 'Total a year', 'Total without Extra Help'],
      [facts.name, '$0', '$62.40', '$62.40', '$1,402.50'],
      ['B', '$312', '$1,264.00', '$1,576', '$1,576'],
      ['C', '$312', '$1,264.00', '$1,576', 'not available'],
      ['D', '$312', 'not available', 'not available', 'not available'],
    ]);
  });

  it('says beside the plan what its total does not hold, and why it has no drug cost', () => {
    show([
      priced({ uncovered: ['Trulicity'] }),
      priced({ key: 'c' as PlanKey, name: 'B', drugPart: 'no-drug-coverage', sum: { premium: 12, drugs: 0, total: 12 } }),
      priced({ key: 'd' as PlanKey, name: 'C', drugPart: 'none-saved', sum: { premium: 12, drugs: 0, total: 12 } }),
    ]);
    expect(cells(chart()).slice(1)).toEqual([
      [`${facts.name}|Does not include Trulicity, which is not covered`, '$312', '$1,264.00', '$1,576'],
      ['B', '$12', 'No prescription drug coverage', '$12'],
      ['C', '$12', 'No drugs saved', '$12'],
    ]);
  });
});
