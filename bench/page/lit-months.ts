import { html, nothing, type TemplateResult } from 'lit';
import type { MonthAmounts } from '../../src/features/cost/rules/month-amounts.js';
import { type ArrangedMonths, arrangeMonths, type CostParts, type MonthCost } from '../../src/features/cost/rules/months.js';
import { months as text } from '../../src/features/cost/text/en/months.js';
import { costText, wholeDollarsText } from '../../src/shared/money/money-text.js';
import { hidden, suffixed } from './lit-parts.js';
import { axisNames, monthWords, tableRows } from './months-words.js';

/** The months of the card in Lit: two sentences, and the same as bars or as a table. */

function bar({ premium, drugs }: MonthCost, top: number): TemplateResult {
  const part = (kind: string, amount: number) => html`<i class="months__${kind}" style="height: ${(amount / top) * 100}%"></i>`;
  return html`<span>${drugs > 0 ? part('drugs', drugs) : nothing}${premium ? part('premium', premium) : nothing}</span>`;
}

function bars(of: ArrangedMonths): TemplateResult {
  const { months, top, sum } = of;
  const columns = `grid-template-columns: repeat(${months.length}, minmax(0, 1fr))`;
  const hasPremium = sum.premium !== null;
  return html`<div class="months__drawing" aria-hidden="true">
    <div class="months__plot"
      ><span class="months__top">${wholeDollarsText(top)}</span
      ><div class="months__bars" style=${columns}>${months.map((one) => bar(one, top))}</div></div
    >
    <div class="months__axis" style=${columns}
      >${axisNames(of).map(({ name, column }) => html`<span style="grid-column: ${column}">${name}</span>`)}</div
    >
    <p class="months__key"
      >${hasPremium ? html`<span><i class="months__premium"></i>${text.premium} +</span> ` : nothing}<span
        ><i class="months__drugs"></i>${hasPremium ? text.drugs : text.column.drugs}</span
      ></p
    >
  </div>`;
}

function amounts({ premium, drugs, total }: CostParts): TemplateResult {
  if (premium === null) return html`<td>${costText(drugs)}</td>`;
  const amount = (of: number, label: string) =>
    html`<td><span class="months__label" aria-hidden="true">${label} </span>${costText(of)}</td>`;
  return html`${amount(premium, text.column.premium)}${amount(drugs, text.column.drugs)}<td class="months__total">${costText(total)}</td>`;
}

function table(of: ArrangedMonths): TemplateResult {
  const hasPremium = of.sum.premium !== null;
  const { column } = text;
  const { rows, sum } = tableRows(of);
  const columns = hasPremium ? [column.month, column.premium, column.drugs, column.total] : [column.month, column.drugs];
  return html`<table class="months__table">
    <caption class="vh">${hasPremium ? text.caption(of.year) : text.captionDrugs(of.year)}</caption>
    <thead><tr>${columns.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
    <tbody>${rows.map(
      (row) => html`<tr><th scope="row"><span aria-hidden="true">${row.short}</span>${hidden(row.name)}</th>${amounts(row.amounts)}</tr>`,
    )}</tbody>
    ${sum ? html`<tfoot><tr><th scope="row">${sum.name}</th>${amounts(sum.amounts)}</tr></tfoot>` : nothing}
  </table>`;
}

/** `isTable` is state of the card's element. */
export function litMonths(amountsOf: MonthAmounts, planName: string, isTable: boolean, onSwitch: () => void): TemplateResult {
  const of = arrangeMonths(amountsOf);
  const { highest, more } = monthWords(of);
  return html`<div class="months" part="months">
    <div class="months__head">
      <h4>${text.title}</h4>
      <button
        type="button"
        class="button button--quiet months__switch"
        aria-expanded=${isTable ? 'true' : 'false'}
        aria-controls="months"
        @click=${onSwitch}
      ><span>${isTable ? text.showBars : text.showTable}</span>${suffixed(text.forPlan(planName))}</button>
    </div>
    <p><b>${highest}</b> ${more}</p>
    ${isTable ? nothing : bars(of)}
    <div id="months">${isTable ? table(of) : nothing}</div>
  </div>`;
}
