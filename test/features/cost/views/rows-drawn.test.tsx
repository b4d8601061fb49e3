import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { HostProvider } from '../../../../src/element/react-renderer.js';
import { component } from '../../../../src/features/cost/CostChart/CostChart.js';
import * as texts from '../../../../src/features/cost/cost-text.js';
import { arrangeCosts, type CostRow } from '../../../../src/features/cost/rules/cost-chart.js';
import { $shownCost } from '../../../../src/features/cost/state/cost.js';
import { cardDrawn } from '../../../../src/features/plans/actions.js';
import { stubComputed } from '../../../support/stub-computed.js';
import { type RenderedComponent, render, runInAct } from '../../../ui/render.js';
import { complete, costRow, none } from '../support/cost-rows.js';

/** Counts how often rows are drawn, and never how long that takes. Every row of the bars and of the table reads its texts once. */

const PLANS = 30;
const Chart = component.component;
const planName = (order: number) => `Plan ${String(order).padStart(2, '0')}`;
const priced = (order: number): CostRow => costRow(planName(order), complete(order, 10));
const all = Array.from({ length: PLANS }, (_, order) => priced(order));

/** As `$shownCost` computes it: every row is another object each time. */
function show(rows: readonly CostRow[], highest = PLANS + 10): void {
  stubComputed($shownCost, {
    ...arrangeCosts(structuredClone(rows), 2027),
    answer: { kind: 'none', reason: 'too-few' },
    year: 2027,
    highest,
    isWithExtraHelp: false,
    leftOut: 0,
    supplements: 0,
  });
}

const rowsRead = vi.spyOn(texts, 'costTexts');

/** The rows that a step draws, by the total of each. */
async function drawnBy(step: () => void): Promise<number> {
  rowsRead.mockClear();
  await act(async () => step());
  return rowsRead.mock.calls.length;
}

function chart(): RenderedComponent {
  const host = document.createElement('ucp-cost-chart');
  return render(
    <HostProvider value={host}>
      <Chart />
    </HostProvider>,
  );
}

beforeEach(() => {
  stubComputed($shownCost, null);
});

describe('the rows of thirty plans', () => {
  it('[COST-01] are drawn once for the bars, and for the table only while it is open', async () => {
    show(all);
    rowsRead.mockClear();
    const { find } = chart();
    expect(rowsRead).toHaveBeenCalledTimes(PLANS);
    const press = () => runInAct(() => find('.chart__switch').click());
    // Each row of the table has a cell with the total, which reads the texts too.
    expect(await drawnBy(press)).toBe(PLANS * 2);
    expect(await drawnBy(press)).toBe(0);
  });

  it('[COST-01] are drawn again only when their own facts change', async () => {
    show(all);
    chart();
    const [first, ...others] = all as [CostRow, ...CostRow[]];
    expect(await drawnBy(() => show([{ ...first, stars: 4 }, ...others])), 'a fact of one row').toBe(1);
    // One more of the others is among the first six, which show on a phone.
    expect(await drawnBy(() => show(others)), 'a removal').toBe(1);
    expect(await drawnBy(() => show(all)), 'its undo').toBe(2);
  });

  it('[COST-01] are drawn again once each when their cards come, one after the other', async () => {
    show(all);
    chart();
    let rows = 0;
    for (const { key } of all) rows += await drawnBy(() => void cardDrawn(key, document.createElement('h3')));
    expect(rows).toBe(PLANS);
  });

  it('[COST-01] are drawn again once each when their prices come plan by plan', async () => {
    const waiting = (row: CostRow): CostRow => ({ ...row, total: none('loading') });
    show(all.map(waiting));
    chart();
    let rows = 0;
    for (let known = 1; known < PLANS; known += 1) {
      rows += await drawnBy(() => show(all.map((row, order) => (order < known ? row : waiting(row)))));
    }
    expect(rows).toBe(PLANS - 1);
    // With the last price every row is another element: rows that change places would count as moved (LOAD-04).
    expect(await drawnBy(() => show(all))).toBe(PLANS);
  });
});
