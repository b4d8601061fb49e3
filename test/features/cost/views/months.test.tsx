import { describe, expect, it } from 'vitest';
import { HostProvider } from '../../../../src/element/react-renderer.js';
import { MonthByMonth } from '../../../../src/features/cost/MonthByMonth.js';
import { Months } from '../../../../src/features/cost/Months/Months.js';
import { type MonthAmounts, monthAmounts } from '../../../../src/features/cost/rules/month-amounts.js';
import type { MedicarePlan } from '../../../../src/features/plan/rules/plan.js';
import { wallClock } from '../../../../src/shared/calendar/wall-clock.js';
import { spanish } from '../../../../src/spanish.js';
import { stubAction } from '../../../support/stub-action.js';
import { render, runInAct } from '../../../ui/render.js';
import { drug, drugContext, estimate } from '../../drugs/rules/samples.js';
import { medicarePlan } from '../../plans/rules/samples.js';

/** Sentences, bars and table of a plan's months, as a shopper sees and hears them. */

const reachesTheCap = [715, 254, 254, 254, 254, 254, 115, 0, 0, 0, 0, 0];
const sumOf = (months: readonly number[]) => months.reduce((sum, one) => sum + one, 0);

interface Given {
  readonly months?: readonly number[];
  readonly today?: readonly [number, number, number];
  readonly plan?: Partial<Omit<MedicarePlan, 'id'>>;
  readonly covered?: readonly string[];
}

function monthsOf({ months = reachesTheCap, today = [2025, 11, 20], plan, covered = ['1', '2'] }: Given): MonthAmounts {
  const drugEstimate = estimate({ coveredDrugs: covered, annualCost: sumOf(months), monthlyCosts: months });
  const priced = medicarePlan({ year: 2026, monthlyPremium: 26, drugEstimate, ...plan });
  const drugs = [drug('1', 'Amlodipine'), drug('2', 'Trulicity')];
  const known = monthAmounts(priced, { ...drugContext({ drugs }), lowIncome: null, today: wallClock(...today) });
  if (known?.kind !== 'known') throw new Error('no months');
  return known;
}

const host = document.createElement('ucp-plan-card');

function show(given: Given = {}) {
  stubAction('trackClick');
  return render(
    <HostProvider value={host}>
      <Months of={monthsOf(given)} planName="SCAN Classic" />
    </HostProvider>,
  );
}

const wordsOf = (element: Element | null | undefined) => element?.textContent?.replace(/\s+/g, ' ').trim();

/** What is read: without what screen readers skip. */
function readAs(element: Element | null): string {
  const copy = element?.cloneNode(true) as Element;
  for (const one of copy.querySelectorAll('[aria-hidden=true]')) one.remove();
  return copy.textContent?.replace(/\s+/g, ' ').trim() ?? '';
}

describe('the sentences of the months', () => {
  it.each<readonly [string, Given]>([
    ['January is highest: $741.00. From August you pay $0.00 for these drugs.', {}],
    [
      'January, April, July and October are highest: $8.40.',
      { months: [6.4, 4.8, 4.8, 6.4, 4.8, 4.8, 6.4, 4.8, 4.8, 6.4, 4.8, 4.8], plan: { monthlyPremium: 2 } },
    ],
    ['January and February are highest: $412.00.', { months: [386, 386, ...Array(10).fill(40)] }],
    ['Every month: $36.00.', { months: Array(12).fill(10) }],
    ['Every month: $26.00. From January you pay $0.00 for these drugs.', { months: Array(12).fill(0) }],
    ['January is highest: $741.00. Not included: Trulicity. From August you pay $0.00 for the other drugs.', { covered: ['1'] }],
    [
      'January is highest: $715.00. These amounts are for drugs only. The premium is not available. From August you pay $0.00 for these drugs.',
      { plan: { monthlyPremium: null } },
    ],
  ])('[MONTH-01] %s', (words, given) => {
    expect(wordsOf(show(given).root.querySelector('.months > p'))).toBe(words);
  });

  it.each<readonly [string, Given]>([
    ['November is highest: $36.00.', { months: [...Array(10).fill(9), 10, 9], today: [2026, 11, 20] }],
    ['Each month left in 2026: $36.00.', { months: Array(12).fill(10), today: [2026, 11, 20] }],
    ['December 2026: $36.00.', { months: Array(12).fill(10), today: [2026, 12, 10] }],
    ['December 2026: $26.00. From December you pay $0.00 for these drugs.', { today: [2026, 12, 10] }],
  ])('[MONTH-04] in the current year: %s', (words, given) => {
    expect(wordsOf(show(given).root.querySelector('.months > p'))).toBe(words);
  });
});

describe('the bars', () => {
  const bars = (given: Given = {}) => [...show(given).root.querySelectorAll('.months__bars > span')];
  const heights = (bar: Element | undefined) => [...(bar?.querySelectorAll('i') ?? [])].map((one) => one.style.height);

  it('[MONTH-01] are as high as drugs and premium on the scale, and an amount of $0.00 has none', () => {
    const all = bars();
    expect(all).toHaveLength(12);
    expect(heights(all[0])).toEqual(['89.375%', '3.25%']);
    expect(heights(all[11])).toEqual(['3.25%']);
    expect(heights(bars({ plan: { monthlyPremium: 0 } })[11])).toEqual([]);
  });

  it.each<readonly [string, Given, readonly string[]]>([
    ['a whole year', {}, ['Jan', 'Apr', 'Jul', 'Oct']],
    ['from February', { today: [2026, 2, 1] }, ['Feb', 'Apr', 'Jul', 'Oct']],
    ['from March', { today: [2026, 3, 1] }, ['Apr', 'Jul', 'Oct']],
    ['from September', { today: [2026, 9, 1] }, ['Sep', 'Oct', 'Nov', 'Dec']],
    ['December', { today: [2026, 12, 1] }, ['Dec']],
  ])('[MONTH-04] have the names of their months under them: %s', (_, given, names) => {
    const { root } = show(given);
    expect([...root.querySelectorAll('.months__axis > span')].map(wordsOf)).toEqual(names);
    expect(root.querySelectorAll('.months__bars > span')).toHaveLength(13 - (given.today?.[1] ?? 1));
  });

  it('[MONTH-03] are not read: the title, the button and the sentences are', () => {
    expect(readAs(show().root.querySelector('.months'))).toBe(
      'Month by monthShow as a table for SCAN ClassicJanuary is highest: $741.00. From August you pay $0.00 for these drugs.',
    );
  });
});

describe('the table', () => {
  const rows = (root: ParentNode) => [...root.querySelectorAll('tr')].map((row) => [...row.children].map(readAs));

  it('[MONTH-03] stands in place of the bars after a press, and goes with the next', () => {
    const { root } = show();
    const button = root.querySelector('button');
    expect([button?.getAttribute('aria-expanded'), root.querySelector('table')]).toEqual(['false', null]);
    runInAct(() => button?.click());
    expect([button?.getAttribute('aria-expanded'), wordsOf(button)]).toEqual(['true', 'Show as bars for SCAN Classic']);
    expect(root.querySelector(`[id="${button?.getAttribute('aria-controls')}"] table`)).not.toBeNull();
    expect(root.querySelector('.months__drawing')).toBeNull();
    runInAct(() => button?.click());
    expect([root.querySelector('table'), root.querySelectorAll('.months__drawing').length]).toEqual([null, 1]);
  });

  it('[MONTH-03] has the same figures, whole month names for screen readers, and the sum', () => {
    const { root } = show();
    runInAct(() => root.querySelector('button')?.click());
    expect(wordsOf(root.querySelector('caption'))).toBe('Premium and drugs, month by month in 2026');
    const all = rows(root);
    expect(all).toHaveLength(14);
    expect(all[0]).toEqual(['Month', 'Premium', 'Drugs', 'Total']);
    expect(all[1]).toEqual(['January', '$26.00', '$715.00', '$741.00']);
    expect(all[12]).toEqual(['December', '$26.00', '$0.00', '$26.00']);
    expect(all[13]).toEqual(['Year', '$312.00', '$2,100.00', '$2,412.00']);
  });

  it('[MONTH-03] [MONTH-01] has no premium and no total if the premium is not known', () => {
    const { root } = show({ plan: { monthlyPremium: null } });
    runInAct(() => root.querySelector('button')?.click());
    expect(rows(root).filter((_, at) => [0, 1, 13].includes(at))).toEqual([
      ['Month', 'Drugs'],
      ['January', '$715.00'],
      ['Year', '$2,100.00'],
    ]);
  });

  it('[MONTH-04] has the months that are left and their sum', () => {
    const { root } = show({ months: Array(12).fill(10), today: [2026, 11, 20] });
    runInAct(() => root.querySelector('button')?.click());
    expect(rows(root).slice(1)).toEqual([
      ['November', '$26.00', '$10.00', '$36.00'],
      ['December', '$26.00', '$10.00', '$36.00'],
      ['Left in 2026', '$52.00', '$20.00', '$72.00'],
    ]);
  });

  it('[MONTH-03] is on paper, whatever shows on the screen', () => {
    const { root } = show();
    runInAct(() => window.dispatchEvent(new Event('beforeprint')));
    expect(root.querySelectorAll('tbody tr')).toHaveLength(12);
    runInAct(() => window.dispatchEvent(new Event('afterprint')));
    expect(root.querySelector('table')).toBeNull();
  });
});

it('[MONTH-01] says it in Spanish', () => {
  const { months } = spanish;
  expect(months.highest([1], '$741.00')).toBe('Enero es el mes más caro: $741.00.');
  expect(months.highest([1, 2], '$412.00')).toBe('Enero y febrero son los meses más caros: $412.00.');
  expect(months.freeFrom(8, '$0.00', false)).toBe('A partir de agosto usted paga $0.00 por estos medicamentos.');
});

it('[LOAD-04] draws nothing while new prices load', () => {
  const { root } = render(
    <HostProvider value={host}>
      <MonthByMonth of={{ kind: 'waits' }} planName="SCAN Classic" />
    </HostProvider>,
  );
  expect(root.textContent).toBe('');
});
