import type { MonthAmounts } from '../../src/features/cost/rules/month-amounts.js';
import { type ArrangedMonths, arrangeMonths, type CostParts, type MonthCost } from '../../src/features/cost/rules/months.js';
import { months as text } from '../../src/features/cost/text/en/months.js';
import { costText, wholeDollarsText } from '../../src/shared/money/money-text.js';
import { button, type Child, h, hidden } from './dom-parts.js';
import { axisNames, monthWords, tableRows } from './months-words.js';

/** The months of the hand-written card: two sentences, and the same as bars or as a table. */

function styled(element: HTMLElement, name: string, value: string): HTMLElement {
  element.style.setProperty(name, value);
  return element;
}

function bar({ premium, drugs }: MonthCost, top: number): HTMLElement {
  const part = (kind: string, amount: number) => styled(h('i', { class: `months__${kind}` }), 'height', `${(amount / top) * 100}%`);
  return h('span', {}, drugs > 0 && part('drugs', drugs), premium !== null && premium > 0 && part('premium', premium));
}

function bars(of: ArrangedMonths): HTMLElement {
  const { months, top, sum } = of;
  const inColumns = (element: HTMLElement) => styled(element, 'grid-template-columns', `repeat(${months.length}, minmax(0, 1fr))`);
  const names = axisNames(of).map(({ name, column }) => styled(h('span', {}, name), 'grid-column', column));
  const hasPremium = sum.premium !== null;
  return h(
    'div',
    { class: 'months__drawing', 'aria-hidden': 'true' },
    h(
      'div',
      { class: 'months__plot' },
      h('span', { class: 'months__top' }, wholeDollarsText(top)),
      inColumns(h('div', { class: 'months__bars' }, ...months.map((one) => bar(one, top)))),
    ),
    inColumns(h('div', { class: 'months__axis' }, ...names)),
    h(
      'p',
      { class: 'months__key' },
      hasPremium && h('span', {}, h('i', { class: 'months__premium' }), `${text.premium} +`),
      hasPremium && ' ',
      h('span', {}, h('i', { class: 'months__drugs' }), hasPremium ? text.drugs : text.column.drugs),
    ),
  );
}

function amounts({ premium, drugs, total }: CostParts): readonly Child[] {
  if (premium === null) return [h('td', {}, costText(drugs))];
  const amount = (of: number, label: string) =>
    h('td', {}, h('span', { class: 'months__label', 'aria-hidden': 'true' }, `${label} `), costText(of));
  return [amount(premium, text.column.premium), amount(drugs, text.column.drugs), h('td', { class: 'months__total' }, costText(total))];
}

function table(of: ArrangedMonths): HTMLElement {
  const hasPremium = of.sum.premium !== null;
  const { column } = text;
  const { rows, sum } = tableRows(of);
  const columns = hasPremium ? [column.month, column.premium, column.drugs, column.total] : [column.month, column.drugs];
  return h(
    'table',
    { class: 'months__table' },
    h('caption', { class: 'vh' }, hasPremium ? text.caption(of.year) : text.captionDrugs(of.year)),
    h('thead', {}, h('tr', {}, ...columns.map((name) => h('th', { scope: 'col' }, name)))),
    h(
      'tbody',
      {},
      ...rows.map((row) =>
        h('tr', {}, h('th', { scope: 'row' }, h('span', { 'aria-hidden': 'true' }, row.short), hidden(row.name)), ...amounts(row.amounts)),
      ),
    ),
    sum && h('tfoot', {}, h('tr', {}, h('th', { scope: 'row' }, sum.name), ...amounts(sum.amounts))),
  );
}

export function domMonths(amountsOf: MonthAmounts, planName: string, id: string): HTMLElement {
  const of = arrangeMonths(amountsOf);
  const { highest, more } = monthWords(of);
  const drawing = bars(of);
  const place = h('div', { id });
  const opener = button(' button--quiet months__switch', text.showTable, {
    suffix: text.forPlan(planName),
    isDisabled: false,
    onClick: () => {
      const isTable = place.childElementCount === 0;
      drawing.hidden = isTable;
      place.replaceChildren(...(isTable ? [table(of)] : []));
      opener.setAttribute('aria-expanded', String(isTable));
      const label = opener.querySelector('span');
      if (label) label.textContent = isTable ? text.showBars : text.showTable;
    },
  });
  opener.setAttribute('aria-expanded', 'false');
  opener.setAttribute('aria-controls', id);
  return h(
    'div',
    { class: 'months', part: 'months' },
    h('div', { class: 'months__head' }, h('h4', {}, text.title), opener),
    h('p', {}, h('b', {}, highest), ` ${more}`),
    drawing,
    place,
  );
}
