import { html, nothing, type TemplateResult } from 'lit';
import type { Coverage } from '../../src/features/drugs/rules/coverage.js';
import type { DrugBlock, DrugRow } from '../../src/features/drugs/rules/drug-block.js';
import type { DrugCost } from '../../src/features/drugs/rules/drug-cost.js';
import { planCard as text } from '../../src/features/plan/text/en/plan-card.js';
import { iconArt } from '../../src/features/plans/PlanCard/bullet-icons.js';
import { listsOf } from '../../src/features/plans/PlanCard/ListsToggle.js';
import type { BenefitToken } from '../../src/features/plans/rules/benefit-text.js';
import type { CardFact } from '../../src/features/plans/rules/card-facts.js';
import type { PlanCardModel } from '../../src/features/plans/rules/plan-card.js';
import type { ProviderBlock } from '../../src/features/providers/rules/provider-block.js';
import { costText, MISSING_TEXT, wholeDollarsText } from '../../src/shared/money/money-text.js';
import type { IconArt } from '../../src/ui/icons/art.js';
import { chevronDown } from '../../src/ui/icons/chevron-down.js';
import { doctor } from '../../src/ui/icons/doctor.js';
import { heart } from '../../src/ui/icons/heart.js';
import { info } from '../../src/ui/icons/info.js';
import { no } from '../../src/ui/icons/no.js';
import { ok } from '../../src/ui/icons/ok.js';
import { pharmacy } from '../../src/ui/icons/pharmacy.js';
import { pill } from '../../src/ui/icons/pill.js';
import { question } from '../../src/ui/icons/question.js';
import { warn } from '../../src/ui/icons/warn.js';
import { litMonths } from './lit-months.js';
import { button, type Drawn, hidden, icon, money, suffixed } from './lit-parts.js';
import {
  type CardHandlers,
  drugLine,
  type Line,
  leadOf,
  mainWords,
  needsOf,
  noteOf,
  providerLine,
  type SavedDrugs,
  type SavedProviders,
} from './words.js';

/** The card in Lit templates, with the same markup as the library's. */

interface LitCardHandlers extends CardHandlers {
  readonly openTip: () => void;
  readonly closeTip: () => void;
  readonly switchMonths: () => void;
}

interface LitCardState {
  readonly isTipOpen: boolean;
  readonly isMonthsTable: boolean;
}

const struckPrice = (struck: string, meaning: string) => html`<s class="money">${hidden(`${meaning}: `)}${struck}</s>`;

const benefit = (tokens: readonly BenefitToken[]): Drawn =>
  tokens.map((token) => {
    if (token.kind === 'money') return html`<b>${token.text}</b>`;
    if (token.kind === 'text') return token.text;
    return html`<sup><a href="#ucp-note-${token.note}" aria-label=${text.footnote[token.note]}>${token.note}</a></sup>`;
  });

function tag({ tag: { kind, tone, hasTooltip, snpKind } }: PlanCardModel, handlers: LitCardHandlers, isOpen: boolean): TemplateResult {
  const className = `tag${tone === 'blue' ? '' : ` tag--${tone}`}`;
  if (!hasTooltip) return html`<span class=${className} part="tag">${text.tag[kind]}</span>`;
  return html`<span class="tip" @mouseenter=${handlers.openTip} @mouseleave=${handlers.closeTip}>
    <button
      type="button"
      class=${className}
      part="tag"
      aria-describedby="tip"
      @click=${handlers.openTip}
      @focus=${handlers.openTip}
      @blur=${handlers.closeTip}
    ><span>${text.tag[kind]}</span>${icon(info, 'sm')}</button>
    <span class=${isOpen ? 'tip__bubble is-open' : 'tip__bubble'} role="tooltip" aria-hidden=${isOpen ? nothing : 'true'} id="tip" part="tooltip"
      >${text.tooltip[snpKind ?? 'other']}</span
    >
  </span>`;
}

const name = (words: string) =>
  html`<bdi>${words
    .split(/((?<![A-Z0-9])\(?[A-Z0-9]+(?:-[A-Za-z0-9]+)+\)?)/)
    .map((piece, index) => (index % 2 === 1 ? html`<span class="nb">${piece}</span>` : piece))}</bdi>`;

const head = (model: PlanCardModel, handlers: LitCardHandlers, isOpen: boolean) => {
  const { idUnderName, need, network, notes, positioning } = model;
  const line = (content: Drawn) => html`<p class="plan-card__network">${content}</p>`;
  return html`<header class="plan-card__head" part="head">
    <div class="plan-card__tag">${tag(model, handlers, isOpen)}</div>
    <h3 class="plan-card__name" part="name" tabindex="-1">${name(model.name)}</h3>
    ${needsOf({ need, notes }).map((words) => html`<p class="plan-card__need">${words}</p>`)}
    ${idUnderName ? html`<p class="plan-card__network muted">${text.planId(idUnderName)}</p>` : nothing}
    ${network ? line(network.kind === 'other' ? html`<bdi>${network.name}</bdi>` : text.network[network.kind]) : nothing}
    ${positioning ? line(html`<bdi>${positioning}</bdi>`) : nothing}
  </header>`;
};

function lead(model: PlanCardModel): TemplateResult {
  const words = leadOf(model);
  if (words.kind === 'none') {
    return html`<p class="lead" part="lead"><b class="lead__none">${text.lead.none}</b> <span class="lead__of">${words.reason}</span></p>`;
  }
  const { restOfYear } = model;
  const rest = restOfYear
    ? html`<span class="lead__rest">${text.lead.restOfYear(restOfYear.fromMonth, restOfYear.year, wholeDollarsText(restOfYear.amount))}</span>`
    : nothing;
  if (words.kind === 'incomplete') {
    return html`<p class="lead is-incomplete" part="lead"
      ><span class="lead__warning">${icon(warn)}${text.lead.incomplete}${hidden(':')}</span
      ><b><strong class="money">${words.amount}</strong> ${text.lead.aYear}</b> <span class="lead__of">${words.missing}</span>${rest}</p
    >`;
  }
  const amount = words.spoken
    ? html`<strong class="money" aria-hidden="true">${words.amount}</strong>`
    : html`<strong class="money">${words.amount}</strong>`;
  return html`<p class="lead" part="lead"
    ><span class="lead__total"><b>${amount} ${text.lead.aYear}</b>${hidden(' — ')}${words.spoken ? hidden(`${words.spoken}, `) : nothing} <span class="lead__of">${words.of}</span></span>${
      words.difference ? html`${hidden(',')} <span class="lead__difference">${words.difference}</span>` : nothing
    }${words.rest ? html` <span class="lead__rest">${words.rest}</span>` : nothing}${rest}</p
  >`;
}

const fact = (label: Drawn, className: string, value: Drawn) =>
  html`<div class="fact"><dt>${label}</dt><dd class=${className}>${value}</dd></div>`;

function factOf(one: CardFact): TemplateResult {
  switch (one.kind) {
    case 'stars':
      return html`<div class="fact">
        <dt>${text.stars(one.rating)}</dt>
        <dd class="fact__stars"><span class="stars" style="--_rating: ${one.rating};"></span>${hidden(text.starRating)}</dd>
      </div>`;
    case 'rider':
      return html`<div class="fact"><dt>${benefit(one.name)}</dt>${
        one.help ? html`<dd class="fact__words">${benefit(one.help)}</dd>` : nothing
      }</div>`;
    case 'no-medical-care':
    case 'any-doctor':
    case 'no-stars':
      return fact(text.factInWords[one.kind].label, 'fact__words', text.factInWords[one.kind].title);
    case 'primary-care-copay':
    case 'specialist-copay':
      return html`<div class="fact fact--copay"><dt>${text.fact[one.kind]}</dt><dd class="fact__words">${benefit(one.text)}</dd></div>`;
    default:
      return fact(text.fact[one.kind], 'fact__amount', money(one.text));
  }
}

const facts = ({ premium, facts: all }: PlanCardModel) =>
  html`<dl class="facts" part="figures">
    <div class="fact">
      <dt>${text.premium}</dt>
      <dd class="fact__amount">${money(premium.text, premium.text === MISSING_TEXT ? text.noValue : undefined)}</dd>
      ${
        premium.struck
          ? html`<dd class="fact__more">${struckPrice(premium.struck, text.normalPremium)} ${text.withoutHelp.shown}${hidden(
              ` ${text.withoutHelp.hidden}`,
            )}</dd>`
          : nothing
      }
      ${premium.isWithExtraHelp && !premium.struck ? html`<dd class="fact__more">${text.withExtraHelp}</dd>` : nothing}
    </div>
    ${all.map(factOf)}
  </dl>`;

const marks = { covered: ok, 'not-covered': no, 'not-available': question, loading: question } as const;

const row = (coverage: Coverage, content: Drawn) => html`<li class="is-${coverage}">${icon(marks[coverage])}${content}</li>`;

function cost(of: DrugCost): TemplateResult {
  const { annual } = of;
  const isHelped = of.kind === 'extra-help';
  const struck = isHelped ? of.struck : null;
  return html`<dl class="coverage__cost">
    <dt class="is-main">${isHelped ? text.withExtraHelp : text.annualDrugCost}</dt>
    <dd class="is-main">${money(costText(annual), annual === null ? text.noValue : undefined)}</dd>
    ${
      struck === null
        ? nothing
        : html`<dt>Without${hidden(` ${text.withoutHelp.hidden}`)}</dt>
            <dd>${struckPrice(costText(struck), text.regularCost)}</dd>`
    }
  </dl>`;
}

const tierOf = (tier: number | null) => money(text.tier(tier), tier === null ? text.noTier : undefined);

function amount({ coverage, annualCost, lisAnnualCost, fullCost }: DrugRow): TemplateResult {
  if (coverage === 'not-covered') {
    return html`${fullCost === null ? nothing : money(costText(fullCost))} <span class="coverage__state">${text.fullPrice}</span>`;
  }
  const shown = lisAnnualCost ?? annualCost;
  const struck =
    lisAnnualCost !== null && annualCost !== null
      ? html`<span class="coverage__state">${struckPrice(costText(annualCost), text.regularCost)}</span>`
      : nothing;
  return html`${money(costText(shown), shown === null ? text.noCost : undefined)}${struck}`;
}

function drug(one: DrugRow): TemplateResult {
  const { drug: saved, coverage, tier, restrictions } = one;
  const dose = saved.dosage
    ? html`<span class="coverage__dose">${saved.dosage.replace(/(\d)\s+(?=[a-zA-Z])/g, '$1\u00a0')}</span>`
    : nothing;
  return row(
    coverage,
    html`<span class="coverage__item"><bdi>${saved.name} ${dose}</bdi><br /></span
      ><span class="coverage__state"
        ><b>${text.coverage[coverage]}</b>${coverage === 'loading' ? nothing : html`\u00a0· ${tierOf(tier)}`}${restrictions.map(
          (restriction) => html`<span>\u00a0· ${text.restriction[restriction]}</span>`,
        )}<br /></span
      ><span class="coverage__amount">${amount(one)}</span>`,
  );
}

/** One line that names the items that are not covered. */
function summary(art: IconArt, { words, spoken, missed: { names, more }, isAllCovered }: Line): TemplateResult {
  const shown = html`<span
    ><span>${words} ${isAllCovered ? icon(ok) : nothing}</span> ${
      names.length > 0
        ? html`<span class="coverage__missed"
            >${icon(no)} ${names.map((one, order) => html`<bdi>${one}</bdi>${order < names.length - 1 ? ', ' : nothing}`)}${
              more > 0 ? ` ${text.more(more)}` : nothing
            }</span
          >`
        : nothing
    }</span
  >`;
  const line =
    spoken === words
      ? html`<span class="dots">${shown}</span>`
      : html`<span class="dots" aria-hidden="true">${shown}</span>${hidden(spoken)}`;
  return html`<h4 class="coverage__sum">${icon(art)}<span>${line}</span></h4>`;
}

const wordLine = (art: IconArt, content: Drawn) => html`<div class="coverage__sum">${icon(art)}<span>${content}</span></div>`;

function addLine(
  art: IconArt,
  label: string,
  hint: string,
  { label: plan, actions: { isDisabled } }: PlanCardModel,
  onClick: () => void,
): TemplateResult {
  const add = button(' button--quiet coverage__add', label, { suffix: text.forPlan(plan), isDisabled, onClick });
  return wordLine(art, html`${add} ${hint}`);
}

function drugList(block: SavedDrugs, model: PlanCardModel, handlers: LitCardHandlers, isMonthsTable: boolean): TemplateResult {
  const note = noteOf(block, model.total);
  const { months, label } = model;
  const items =
    block.kind === 'pharmacy-message'
      ? html`<p class="coverage__none">${icon(pharmacy)}<span>${text.pharmacyMessage(
          block.reason,
          block.pharmacy?.name ?? text.pharmacyTitle,
        )}</span></p>`
      : html`<ul class="coverage__items" role="list">${block.rows.map(drug)}</ul>`;
  return html`<div class="coverage__list" id="drugs">
    ${cost(block.cost)}${note ? html`<p class="coverage__note">${note}</p>` : nothing}${items}${
      months
        ? html`<div class="coverage__months"
            >${months.kind === 'known' ? litMonths(months, label, isMonthsTable, handlers.switchMonths) : nothing}</div
          >`
        : nothing
    }
  </div>`;
}

function drugs(block: DrugBlock, model: PlanCardModel, handlers: LitCardHandlers, isMonthsTable: boolean): Drawn {
  if (block.kind === 'no-drug-coverage') return wordLine(pill, text.noDrugCoverage);
  if (block.kind === 'add-drugs') return addLine(pill, text.addDrugs, text.addDrugsHint, model, handlers.add);
  return [summary(pill, drugLine(block)), drugList(block, model, handlers, isMonthsTable)];
}

const providerItems = ({ acceptsMedicare, rows }: SavedProviders) =>
  html`${acceptsMedicare ? html`<p class="coverage__note">${text.acceptsMedicare}</p>` : nothing}
    <ul class="coverage__items" role="list">${rows.map(({ provider, coverage }) =>
      row(
        coverage,
        html`<span class="coverage__item"><bdi>${provider.name}</bdi><br /></span><span class="coverage__state"><b>${text.doctorCoverage[coverage]}</b></span>`,
      ),
    )}</ul>`;

const bullets = ({ bullets: list }: PlanCardModel) =>
  list.length === 0
    ? nothing
    : html`<ul class="bullets" role="list" part="bullets">${list.map((one) => html`<li>${icon(iconArt(one.icon))}<span>${benefit(one.tokens)}</span></li>`)}</ul>`;

function planId({ displayedId, name: own }: PlanCardModel): Drawn {
  const words = displayedId.kind === 'plan-id' ? text.planId(displayedId.text) : text.supplementCode(displayedId.text);
  if (displayedId.kind === 'supplement-code' && own.toLowerCase().includes(words.toLowerCase())) return nothing;
  return html`<p class="plan-card__meta" part="meta">${words}</p>`;
}

function providers(block: ProviderBlock, model: PlanCardModel, handlers: CardHandlers): TemplateResult {
  const list = html`<div class="coverage__list" id="doctors">
    ${block.kind === 'providers' ? providerItems(block) : nothing}${bullets(model)}${planId(model)}
  </div>`;
  if (block.kind === 'none') {
    const words = model.tag.kind === 'MEDSUPP' ? text.anyDoctor : text.originalMedicare;
    return html`<section class="coverage coverage--providers">${wordLine(doctor, words)}${list}</section>`;
  }
  const line =
    block.kind === 'add-providers'
      ? addLine(doctor, text.addProviders, text.addProvidersHint, model, handlers.add)
      : summary(doctor, providerLine(block));
  return html`<section class="coverage coverage--providers" part="providers">${line}${list}</section>`;
}

/** Changes the class and the text in place. The element renders again only if the plan changes. */
function toggle(event: Event, { show, hide }: { readonly show: string; readonly hide: string }): void {
  const opener = event.currentTarget as HTMLElement;
  const isOpen = opener.closest('.plan-card')?.classList.toggle('is-open');
  opener.setAttribute('aria-expanded', String(isOpen));
  const label = opener.querySelector('span');
  if (label) label.textContent = isOpen ? hide : show;
}

function lists(model: PlanCardModel): TemplateResult {
  const words = text.lists[listsOf(model)];
  return html`<div class="plan-card__toggle"
    ><button
      part="toggle"
      aria-expanded="false"
      aria-controls="drugs doctors"
      type="button"
      class="button button--quiet"
      @click=${(event: Event) => toggle(event, words)}
      >${icon(chevronDown, 'sm')}<span>${words.show}</span>${suffixed(text.ofPlan(model.label))}</button
    ></div
  >`;
}

function main(model: PlanCardModel, handlers: CardHandlers): Drawn {
  const words = mainWords(model);
  return words
    ? button('', words.label, { ...words, part: 'enroll', isDisabled: model.actions.isDisabled, onClick: handlers.enroll })
    : nothing;
}

function details({ label: plan, actions: { isDisabled } }: PlanCardModel, url: string | null, handlers: CardHandlers): TemplateResult {
  const suffix = text.forPlan(plan);
  if (!url || isDisabled) {
    return button(' button--secondary', text.viewDetails, { part: 'details', suffix, isDisabled, onClick: handlers.details });
  }
  return html`<a part="details" href=${url} class="button button--secondary" @click=${handlers.details}
    ><span>${text.viewDetails}</span>${suffixed(suffix)}</a
  >`;
}

/** The bench's shopper has no application and the enrollment window is open, so there is no status to show. */
function actions(model: PlanCardModel, url: string | null, handlers: CardHandlers): TemplateResult {
  const address =
    url && !model.actions.isDisabled
      ? html`<p class="print-only plan-card__address" aria-hidden="true">${text.detailsUrl}${url}</p>`
      : nothing;
  return html`<div class="plan-card__actions" part="actions">${main(model, handlers)}${details(model, url, handlers)}${address}</div>`;
}

function foot({ label, actions: { compare, isDisabled } }: PlanCardModel, handlers: CardHandlers): TemplateResult {
  const leave = button(' button--quiet', text.unsave, { part: 'unsave', suffix: label, isDisabled, onClick: handlers.unsave, icon: heart });
  if (!compare.isEligible) {
    return html`<footer class="plan-card__foot">
      <p class="plan-card__why plan-card__why--only">${text.compare.never[compare.reason]}</p>${leave}
    </footer>`;
  }
  return html`<footer class="plan-card__foot">
    <label class=${isDisabled ? 'pick is-off' : 'pick'}
      ><input type="checkbox" part="compare" ?disabled=${isDisabled} @change=${handlers.compare} /><span
        >${text.compare.label}${hidden(` ${label}`)}</span
      ></label
    >${leave}
  </footer>`;
}

/** The whole card of a plan. */
export function litCard(model: PlanCardModel, url: string | null, handlers: LitCardHandlers, state: LitCardState): TemplateResult {
  return html`<article class="root plan-card" part="card" aria-label=${model.label} data-item="">
    ${head(model, handlers, state.isTipOpen)}${lead(model)}${facts(model)}
    <section class="coverage coverage--drugs" part="drugs">${drugs(model.drugs, model, handlers, state.isMonthsTable)}</section>
    ${providers(model.providers, model, handlers)}${lists(model)}${actions(model, url, handlers)}${foot(model, handlers)}
  </article>`;
}
