import { html, nothing, svg, type TemplateResult } from 'lit';
import type { PlanCardModel } from '../../src/domain/card/plan-card.js';
import type { DrugCost } from '../../src/domain/cost/drug-cost.js';
import type { SecondFigure } from '../../src/domain/cost/second-figure.js';
import type { Coverage } from '../../src/domain/coverage/coverage.js';
import type { DrugBlock, DrugRow } from '../../src/domain/coverage/drug-block.js';
import type { ProviderBlock } from '../../src/domain/coverage/provider-block.js';
import { costText, MISSING, monthlyCostText } from '../../src/domain/money/money-text.js';
import type { BenefitToken } from '../../src/domain/plan/benefit-text.js';
import { iconArt } from '../../src/pieces/PlanCard/bullet-icons.js';
import { planCard as text } from '../../src/text/en/plan-card.js';
import { arrowRight } from '../../src/ui/icons/arrow-right.js';
import type { IconArt } from '../../src/ui/icons/art.js';
import { compare } from '../../src/ui/icons/compare.js';
import { doctor } from '../../src/ui/icons/doctor.js';
import { info } from '../../src/ui/icons/info.js';
import { no } from '../../src/ui/icons/no.js';
import { ok } from '../../src/ui/icons/ok.js';
import { pharmacy } from '../../src/ui/icons/pharmacy.js';
import { pill } from '../../src/ui/icons/pill.js';
import { plus } from '../../src/ui/icons/plus.js';
import { question } from '../../src/ui/icons/question.js';
import type { Verbs } from './dom-card.js';

/** The card in Lit's templates, with the same markup as the library's. */

type Drawn = TemplateResult | typeof nothing | string | readonly (TemplateResult | string)[];

interface LitVerbs extends Verbs {
  readonly openTip: () => void;
  readonly closeTip: () => void;
}

const icon = ({ d, kind }: IconArt, size = ''): TemplateResult =>
  html`<svg class="icon${size && ` icon--${size}`}${kind ? ` icon--${kind}` : ''}" viewBox="0 0 24 24" aria-hidden="true">${svg`<path d=${d}></path>`}</svg>`;

const hidden = (words: string) => html`<span class="vh">${words}</span>`;

const money = (amount: string, spoken?: string) =>
  spoken
    ? html`<span class="money"><span aria-hidden="true">${amount}</span>${hidden(spoken)}</span>`
    : html`<span class="money">${amount}</span>`;

const struckPrice = (struck: string, meaning: string) => html`<s class="money">${hidden(`${meaning}: `)}${struck}</s>`;

const benefit = (tokens: readonly BenefitToken[]): Drawn =>
  tokens.map((token) => {
    if (token.kind === 'money') return html`<b>${token.text}</b>`;
    if (token.kind === 'text') return token.text;
    return html`<sup><a href="#ucp-note-${token.note}" aria-label=${text.footnote[token.note]}>${token.note}</a></sup>`;
  });

interface ButtonParts {
  readonly part?: string;
  readonly suffix: string;
  readonly isDisabled: boolean;
  readonly onClick: () => void;
  readonly icon?: IconArt;
  readonly iconEnd?: IconArt;
}

function button(look: string, label: string, { part, suffix, isDisabled, onClick, icon: before, iconEnd }: ButtonParts): TemplateResult {
  const face = html`${before ? icon(before, 'sm') : nothing}<span>${label}${iconEnd ? icon(iconEnd, 'sm') : nothing}</span>${hidden(` ${suffix}`)}`;
  return part
    ? html`<button part=${part} type="button" class="button${look}" ?disabled=${isDisabled} @click=${onClick}>${face}</button>`
    : html`<button type="button" class="button${look}" ?disabled=${isDisabled} @click=${onClick}>${face}</button>`;
}

function tag({ tag: { kind, tone, hasTooltip, snpKind } }: PlanCardModel, verbs: LitVerbs, isOpen: boolean): TemplateResult {
  const className = `tag${tone === 'blue' ? '' : ` tag--${tone}`}`;
  if (!hasTooltip) return html`<span class=${className} part="tag">${text.tag[kind]}</span>`;
  return html`<span class="tip" @mouseenter=${verbs.openTip} @mouseleave=${verbs.closeTip}>
    <button
      type="button"
      class=${className}
      part="tag"
      aria-describedby="tip"
      @click=${verbs.openTip}
      @focus=${verbs.openTip}
      @blur=${verbs.closeTip}
    ><span>${text.tag[kind]}</span>${icon(info, 'sm')}</button>
    <span class=${isOpen ? 'tip__bubble is-open' : 'tip__bubble'} role="tooltip" aria-hidden=${isOpen ? nothing : 'true'} id="tip" part="tooltip"
      >${text.tooltip[snpKind ?? 'other']}</span
    >
  </span>`;
}

const name = (words: string): Drawn =>
  words.split(/([A-Z0-9]+(?:-[A-Z0-9]+)+)/).map((piece, index) => (index % 2 === 1 ? html`<span class="nb">${piece}</span>` : piece));

const head = (model: PlanCardModel, verbs: LitVerbs, isOpen: boolean) =>
  html`<header class="plan-card__head" part="head">
    <div class="plan-card__top">${tag(model, verbs, isOpen)}</div>
    <h3 class="plan-card__name" part="name" tabindex="-1">${name(model.name)}</h3>
    <p class="plan-card__meta" part="meta">${
      model.displayedId.kind === 'plan-id' ? text.planId(model.displayedId.text) : text.supplementCode(model.displayedId.text)
    }</p>
    ${model.notes.map((note) => html`<p class="plan-card__note">${icon(info, 'sm')}${text.note[note]}</p>`)}
  </header>`;

function second(figure: SecondFigure): TemplateResult {
  if (figure.kind === 'rider') {
    const help = figure.help ? html`<dd class="figure__words">${benefit(figure.help)}</dd>` : nothing;
    return html`<div class="figure"><dt>${benefit(figure.name)}</dt>${help}</div>`;
  }
  const label = figure.kind === 'part-d-deductible' ? text.partDDeductible : text.outOfPocketMaximum;
  return html`<div class="figure"><dt>${label}</dt><dd class="figure__amount">${money(figure.text)}</dd></div>`;
}

const figures = ({ premium, secondFigure }: PlanCardModel) =>
  html`<dl class="figures plan-card__figures" part="figures">
    <div class="figure">
      <dt>${text.monthlyPremium}</dt>
      <dd class="figure__amount">${money(premium.text, premium.text === MISSING ? text.noValue : undefined)}${premium.struck ? ' ' : nothing}${
        premium.struck ? struckPrice(premium.struck, text.normalPremium) : nothing
      }</dd>
      ${premium.isWithExtraHelp ? html`<dd class="figure__note">${text.withExtraHelp}</dd>` : nothing}
    </div>
    ${secondFigure ? second(secondFigure) : nothing}
  </dl>`;

const bullets = ({ bullets: list }: PlanCardModel) =>
  list.length === 0
    ? nothing
    : html`<ul class="bullets" role="list" part="bullets">${list.map((one) => html`<li>${icon(iconArt(one.icon))}<span>${benefit(one.tokens)}</span></li>`)}</ul>`;

const marks = { covered: ok, 'not-covered': no, 'not-available': question, loading: question } as const;

const row = (coverage: Coverage, content: Drawn) => html`<li class="is-${coverage}">${icon(marks[coverage])}${content}</li>`;

function cost(of: DrugCost): TemplateResult {
  const { annual } = of;
  const struck = of.kind === 'extra-help' ? of.struck : null;
  return html`<dl class="coverage__cost">
    <dt>${text.annualDrugCost}</dt>
    <dd>${money(costText(annual), annual === null ? text.noValue : undefined)}</dd>
    ${
      of.kind === 'extra-help'
        ? html`<dt class="is-help">${text.withExtraHelp}</dt>
            <dd class="is-sub">${struck === null ? nothing : struckPrice(costText(struck), text.regularCost)}</dd>`
        : nothing
    }
    ${
      annual === null
        ? nothing
        : html`<dt class="is-sub">${text.monthlyAverage}</dt>
            <dd class="is-sub">${money(monthlyCostText(annual))}</dd>`
    }
  </dl>`;
}

const tierOf = (tier: number | null) => money(text.tier(tier), tier === null ? text.noTier : undefined);

function drug({ drug: { name: words, dosage }, coverage, tier, annualCost, lisAnnualCost }: DrugRow): TemplateResult {
  const shown = lisAnnualCost ?? annualCost;
  const dose = dosage ? html`<span class="coverage__dose">${dosage.replace(/(\d)\s+(?=[a-zA-Z])/g, '$1\u00a0')}</span>` : nothing;
  const struck =
    lisAnnualCost !== null && annualCost !== null
      ? html`<span class="coverage__state">${struckPrice(costText(annualCost), text.regularCost)}</span>`
      : nothing;
  const amount = html`<span class="coverage__amount">${money(costText(shown), shown === null ? text.noCost : undefined)}${struck}</span>`;
  return row(
    coverage,
    html`<span class="coverage__item">${words} ${dose}<br /></span
      ><span class="coverage__state"
        ><b>${text.coverage[coverage]}</b>${coverage === 'loading' ? nothing : html`\u00a0· ${tierOf(tier)}`}<br /></span
      >${amount}`,
  );
}

const blockHead = (art: IconArt, title: string, hint: string | null | false | undefined) =>
  html`<div class="coverage__head">${icon(art)}<h4 class="coverage__title">${title}</h4>${hint ? html`<p class="coverage__sum">${hint}</p>` : nothing}</div>`;

const addRow = (label: string, { label: plan, actions: { isDisabled } }: PlanCardModel, onClick: () => void) =>
  html`<p class="coverage__add">${button(' button--quiet', label, { icon: plus, suffix: text.forPlan(plan), isDisabled, onClick })}</p>`;

function drugBlock(block: DrugBlock, model: PlanCardModel, verbs: Verbs): Drawn {
  if (block.kind === 'no-drug-coverage') return html`<p class="coverage__none">${icon(pill)}${text.noDrugCoverage}</p>`;
  if (block.kind === 'add-drugs') return [blockHead(pill, text.drugsTitle, text.drugsHint), addRow(text.addDrugs, model, verbs.add)];
  if (block.kind !== 'drugs' && block.kind !== 'pharmacy-message') return nothing;
  const { count } = block;
  const title = count ? text.drugsCovered(count.covered, count.of) : text.drugsTitle;
  const hint = block.pharmacy && text.pharmacy(block.pharmacy.name, block.pharmacy.isMailOrder);
  const list =
    block.kind === 'pharmacy-message'
      ? html`<p class="coverage__none coverage__none--last">${icon(pharmacy)}<span>${text.pharmacyMessage(
          block.reason,
          block.pharmacy?.name ?? text.pharmacyTitle,
        )}</span></p>`
      : html`<ul class="coverage__list" role="list">${block.rows.map(drug)}</ul>`;
  return [blockHead(pill, title, hint), cost(block.cost), list];
}

function providerBlock(block: Exclude<ProviderBlock, { readonly kind: 'none' }>, model: PlanCardModel, verbs: Verbs): Drawn {
  if (block.kind === 'add-providers') {
    return [blockHead(doctor, text.providersTitle, text.providersHint), addRow(text.addProviders, model, verbs.add)];
  }
  const { count, rows } = block;
  const title = count ? text.providersCovered(count.covered, count.of) : text.providersTitle;
  const items = rows.map(({ provider, coverage }) =>
    row(
      coverage,
      html`<span class="coverage__item">${provider.name}<br /></span><span class="coverage__state"><b>${text.coverage[coverage]}</b></span>`,
    ),
  );
  return [
    blockHead(doctor, title, block.acceptsMedicare && text.acceptsMedicare),
    html`<ul class="coverage__list" role="list">${items}</ul>`,
  ];
}

function main({ label: plan, actions: { main: action, isDisabled } }: PlanCardModel, verbs: Verbs): Drawn {
  const shared = { part: 'enroll', isDisabled, onClick: verbs.enroll };
  const block = ' button--block';
  switch (action.kind) {
    case 'enroll':
      return button(block, text.enroll, { ...shared, suffix: plan });
    case 'resume':
      return button(block, text.status(action.status), { ...shared, suffix: text.resume(plan), iconEnd: arrowRight });
    case 'start-application':
      return button(block, text.startApplication, { ...shared, suffix: text.forPlan(plan) });
    case 'learn-more':
      return button(block, text.learnMore, { ...shared, suffix: text.forPlan(plan) });
    case 'status':
      return html`<p class="plan-card__status">${text.status(action.status)}</p>`;
    case 'none':
      return nothing;
  }
}

function details({ label: plan, actions: { isDisabled } }: PlanCardModel, url: string | null, verbs: Verbs): TemplateResult {
  const suffix = text.forPlan(plan);
  if (!url || isDisabled) {
    return button(' button--secondary button--block', text.viewDetails, { part: 'details', suffix, isDisabled, onClick: verbs.details });
  }
  return html`<a part="details" href=${url} class="button button--secondary button--block" @click=${verbs.details}
    ><span>${text.viewDetails}</span>${hidden(` ${suffix}`)}</a
  >`;
}

function actions(model: PlanCardModel, url: string | null, verbs: Verbs): TemplateResult {
  const { compare: isOffered, isDisabled } = model.actions;
  const quiet = { part: 'compare', icon: compare, suffix: model.label, isDisabled, onClick: verbs.compare };
  return html`<footer class="plan-card__actions" part="actions">
    ${main(model, verbs)}${details(model, url, verbs)}${
      isOffered ? html`<div class="plan-card__more">${button(' button--quiet', text.compare, quiet)}</div>` : nothing
    }${url && !isDisabled ? html`<p class="print-only plan-card__address" aria-hidden="true">${text.detailsUrl}${url}</p>` : nothing}
  </footer>`;
}

/** The whole card of a decided plan. */
export function litCard(model: PlanCardModel, url: string | null, verbs: LitVerbs, isTipOpen: boolean): TemplateResult {
  const { drugs, providers } = model;
  return html`<article class="root plan-card" part="card" aria-label=${model.label} data-item="">
    ${head(model, verbs, isTipOpen)}${figures(model)}
    <div class="plan-card__body" part="body">
      ${bullets(model)}
      <section class="coverage coverage--drugs" part="drugs">${drugBlock(drugs, model, verbs)}</section>
      ${
        providers.kind === 'none'
          ? nothing
          : html`<section class="coverage coverage--providers" part="providers">${providerBlock(providers, model, verbs)}</section>`
      }
    </div>
    ${actions(model, url, verbs)}
  </article>`;
}
