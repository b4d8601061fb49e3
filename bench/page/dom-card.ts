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

/** The card by hand: as good as one writes it without a library, and with the same markup as the library's. */

type Child = Node | string | false | null | undefined;

function h(tag: string, attributes: Readonly<Record<string, string | undefined>>, ...children: readonly Child[]): HTMLElement {
  const element = document.createElement(tag);
  for (const name in attributes) {
    const value = attributes[name];
    if (value !== undefined) element.setAttribute(name, value);
  }
  for (const child of children) if (child || child === '') element.append(child);
  return element;
}

const svg = 'http://www.w3.org/2000/svg';

function icon({ d, kind }: IconArt, size = ''): SVGElement {
  const picture = document.createElementNS(svg, 'svg');
  picture.setAttribute('class', `icon${size && ` icon--${size}`}${kind ? ` icon--${kind}` : ''}`);
  picture.setAttribute('viewBox', '0 0 24 24');
  picture.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(svg, 'path');
  path.setAttribute('d', d);
  picture.append(path);
  return picture;
}

const hidden = (words: string) => h('span', { class: 'vh' }, words);

function money(amount: string, spoken?: string): HTMLElement {
  return spoken
    ? h('span', { class: 'money' }, h('span', { 'aria-hidden': 'true' }, amount), hidden(spoken))
    : h('span', { class: 'money' }, amount);
}

const struckPrice = (struck: string, meaning: string) => h('s', { class: 'money' }, hidden(`${meaning}: `), struck);

function benefit(tokens: readonly BenefitToken[]): DocumentFragment {
  const drawn = new DocumentFragment();
  for (const token of tokens) {
    if (token.kind === 'money') drawn.append(h('b', {}, token.text));
    else if (token.kind === 'text') drawn.append(token.text);
    else drawn.append(h('sup', {}, h('a', { href: `#ucp-note-${token.note}`, 'aria-label': text.footnote[token.note] }, `${token.note}`)));
  }
  return drawn;
}

export interface Verbs {
  readonly enroll: () => void;
  readonly details: () => void;
  readonly compare: () => void;
  readonly add: () => void;
}

interface ButtonParts {
  readonly part?: string;
  readonly suffix: string;
  readonly isDisabled: boolean;
  readonly onClick: () => void;
  readonly icon?: IconArt;
  readonly iconEnd?: IconArt;
}

function button(look: string, label: string, { part, suffix, isDisabled, onClick, icon: before, iconEnd }: ButtonParts): HTMLElement {
  const made = h(
    'button',
    { part, type: 'button', class: `button${look}`, disabled: isDisabled ? '' : undefined },
    before && icon(before, 'sm'),
    h('span', {}, label, iconEnd && icon(iconEnd, 'sm')),
    hidden(` ${suffix}`),
  );
  made.addEventListener('click', onClick);
  return made;
}

let ids = 0;

function tag({ tag: { kind, tone, hasTooltip, snpKind } }: PlanCardModel): HTMLElement {
  const className = `tag${tone === 'blue' ? '' : ` tag--${tone}`}`;
  if (!hasTooltip) return h('span', { class: className, part: 'tag' }, text.tag[kind]);
  ids += 1;
  const id = `tip-${ids}`;
  const bubble = h(
    'span',
    { class: 'tip__bubble', role: 'tooltip', 'aria-hidden': 'true', id, part: 'tooltip' },
    text.tooltip[snpKind ?? 'other'],
  );
  const opener = h(
    'button',
    { type: 'button', class: className, part: 'tag', 'aria-describedby': id },
    h('span', {}, text.tag[kind]),
    icon(info, 'sm'),
  );
  const frame = h('span', { class: 'tip' }, opener, bubble);
  const open = () => {
    bubble.classList.add('is-open');
    bubble.removeAttribute('aria-hidden');
  };
  const close = () => {
    bubble.classList.remove('is-open');
    bubble.setAttribute('aria-hidden', 'true');
  };
  frame.addEventListener('mouseenter', open);
  frame.addEventListener('mouseleave', close);
  opener.addEventListener('focus', open);
  opener.addEventListener('blur', close);
  opener.addEventListener('click', open);
  return frame;
}

function name(words: string): readonly Child[] {
  return words.split(/([A-Z0-9]+(?:-[A-Z0-9]+)+)/).map((piece, index) => (index % 2 === 1 ? h('span', { class: 'nb' }, piece) : piece));
}

function head(model: PlanCardModel): HTMLElement {
  const { displayedId, notes } = model;
  return h(
    'header',
    { class: 'plan-card__head', part: 'head' },
    h('div', { class: 'plan-card__top' }, tag(model)),
    h('h3', { class: 'plan-card__name', part: 'name', tabindex: '-1' }, ...name(model.name)),
    h(
      'p',
      { class: 'plan-card__meta', part: 'meta' },
      displayedId.kind === 'plan-id' ? text.planId(displayedId.text) : text.supplementCode(displayedId.text),
    ),
    ...notes.map((note) => h('p', { class: 'plan-card__note' }, icon(info, 'sm'), text.note[note])),
  );
}

function second(figure: SecondFigure): HTMLElement {
  if (figure.kind === 'rider') {
    return h(
      'div',
      { class: 'figure' },
      h('dt', {}, benefit(figure.name)),
      figure.help && h('dd', { class: 'figure__words' }, benefit(figure.help)),
    );
  }
  const label = figure.kind === 'part-d-deductible' ? text.partDDeductible : text.outOfPocketMaximum;
  return h('div', { class: 'figure' }, h('dt', {}, label), h('dd', { class: 'figure__amount' }, money(figure.text)));
}

function figures({ premium, secondFigure }: PlanCardModel): HTMLElement {
  return h(
    'dl',
    { class: 'figures plan-card__figures', part: 'figures' },
    h(
      'div',
      { class: 'figure' },
      h('dt', {}, text.monthlyPremium),
      h(
        'dd',
        { class: 'figure__amount' },
        money(premium.text, premium.text === MISSING ? text.noValue : undefined),
        premium.struck && ' ',
        premium.struck && struckPrice(premium.struck, text.normalPremium),
      ),
      premium.isWithExtraHelp && h('dd', { class: 'figure__note' }, text.withExtraHelp),
    ),
    secondFigure && second(secondFigure),
  );
}

function bullets({ bullets: list }: PlanCardModel): Child {
  if (list.length === 0) return null;
  const items = list.map((one) => h('li', {}, icon(iconArt(one.icon)), h('span', {}, benefit(one.tokens))));
  return h('ul', { class: 'bullets', role: 'list', part: 'bullets' }, ...items);
}

const marks = { covered: ok, 'not-covered': no, 'not-available': question, loading: question } as const;

const row = (coverage: Coverage, ...children: readonly Child[]) => h('li', { class: `is-${coverage}` }, icon(marks[coverage]), ...children);

function cost(of: DrugCost): HTMLElement {
  const { annual } = of;
  const struck = of.kind === 'extra-help' ? of.struck : null;
  return h(
    'dl',
    { class: 'coverage__cost' },
    h('dt', {}, text.annualDrugCost),
    h('dd', {}, money(costText(annual), annual === null ? text.noValue : undefined)),
    of.kind === 'extra-help' && h('dt', { class: 'is-help' }, text.withExtraHelp),
    of.kind === 'extra-help' && h('dd', { class: 'is-sub' }, struck !== null && struckPrice(costText(struck), text.regularCost)),
    annual !== null && h('dt', { class: 'is-sub' }, text.monthlyAverage),
    annual !== null && h('dd', { class: 'is-sub' }, money(monthlyCostText(annual))),
  );
}

const tierOf = (tier: number | null) => money(text.tier(tier), tier === null ? text.noTier : undefined);

function drug({ drug: { name: words, dosage }, coverage, tier, annualCost, lisAnnualCost }: DrugRow): HTMLElement {
  const shown = lisAnnualCost ?? annualCost;
  const isLoading = coverage === 'loading';
  return row(
    coverage,
    h(
      'span',
      { class: 'coverage__item' },
      words,
      ' ',
      dosage && h('span', { class: 'coverage__dose' }, dosage.replace(/(\d)\s+(?=[a-zA-Z])/g, '$1\u00a0')),
      h('br', {}),
    ),
    h(
      'span',
      { class: 'coverage__state' },
      h('b', {}, text.coverage[coverage]),
      !isLoading && '\u00a0· ',
      !isLoading && tierOf(tier),
      h('br', {}),
    ),
    h(
      'span',
      { class: 'coverage__amount' },
      money(costText(shown), shown === null ? text.noCost : undefined),
      lisAnnualCost !== null &&
        annualCost !== null &&
        h('span', { class: 'coverage__state' }, struckPrice(costText(annualCost), text.regularCost)),
    ),
  );
}

function blockHead(art: IconArt, title: string, hint: string | null | false | undefined): HTMLElement {
  return h(
    'div',
    { class: 'coverage__head' },
    icon(art),
    h('h4', { class: 'coverage__title' }, title),
    hint && h('p', { class: 'coverage__sum' }, hint),
  );
}

const addRow = (label: string, model: PlanCardModel, verbs: Verbs) =>
  h(
    'p',
    { class: 'coverage__add' },
    button(' button--quiet', label, {
      icon: plus,
      suffix: text.forPlan(model.label),
      isDisabled: model.actions.isDisabled,
      onClick: verbs.add,
    }),
  );

function drugBlock(block: DrugBlock, model: PlanCardModel, verbs: Verbs): readonly Child[] {
  if (block.kind === 'no-drug-coverage') return [h('p', { class: 'coverage__none' }, icon(pill), text.noDrugCoverage)];
  if (block.kind === 'add-drugs') return [blockHead(pill, text.drugsTitle, text.drugsHint), addRow(text.addDrugs, model, verbs)];
  if (block.kind !== 'drugs' && block.kind !== 'pharmacy-message') return [];
  const { count } = block;
  return [
    blockHead(
      pill,
      count ? text.drugsCovered(count.covered, count.of) : text.drugsTitle,
      block.pharmacy && text.pharmacy(block.pharmacy.name, block.pharmacy.isMailOrder),
    ),
    cost(block.cost),
    block.kind === 'pharmacy-message'
      ? h(
          'p',
          { class: 'coverage__none coverage__none--last' },
          icon(pharmacy),
          h('span', {}, text.pharmacyMessage(block.reason, block.pharmacy?.name ?? text.pharmacyTitle)),
        )
      : h('ul', { class: 'coverage__list', role: 'list' }, ...block.rows.map(drug)),
  ];
}

function providerBlock(block: Exclude<ProviderBlock, { readonly kind: 'none' }>, model: PlanCardModel, verbs: Verbs): readonly Child[] {
  if (block.kind === 'add-providers') {
    return [blockHead(doctor, text.providersTitle, text.providersHint), addRow(text.addProviders, model, verbs)];
  }
  const { count, rows } = block;
  return [
    blockHead(
      doctor,
      count ? text.providersCovered(count.covered, count.of) : text.providersTitle,
      block.acceptsMedicare && text.acceptsMedicare,
    ),
    h(
      'ul',
      { class: 'coverage__list', role: 'list' },
      ...rows.map(({ provider, coverage }) =>
        row(
          coverage,
          h('span', { class: 'coverage__item' }, provider.name, h('br', {})),
          h('span', { class: 'coverage__state' }, h('b', {}, text.coverage[coverage])),
        ),
      ),
    ),
  ];
}

function main({ label: plan, actions: { main: action, isDisabled } }: PlanCardModel, verbs: Verbs): Child {
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
      return h('p', { class: 'plan-card__status' }, text.status(action.status));
    case 'none':
      return null;
  }
}

function details(model: PlanCardModel, url: string | null, verbs: Verbs): HTMLElement {
  const look = ' button--secondary button--block';
  const { isDisabled } = model.actions;
  if (!url || isDisabled) {
    return button(look, text.viewDetails, { part: 'details', suffix: text.forPlan(model.label), isDisabled, onClick: verbs.details });
  }
  const link = h(
    'a',
    { part: 'details', href: url, class: `button${look}` },
    h('span', {}, text.viewDetails),
    hidden(` ${text.forPlan(model.label)}`),
  );
  link.addEventListener('click', verbs.details);
  return link;
}

function actions(model: PlanCardModel, url: string | null, verbs: Verbs): HTMLElement {
  const { isDisabled } = model.actions;
  const quiet = { part: 'compare', icon: compare, suffix: model.label, isDisabled, onClick: verbs.compare };
  return h(
    'footer',
    { class: 'plan-card__actions', part: 'actions' },
    main(model, verbs),
    details(model, url, verbs),
    model.actions.compare && h('div', { class: 'plan-card__more' }, button(' button--quiet', text.compare, quiet)),
    url && !isDisabled && h('p', { class: 'print-only plan-card__address', 'aria-hidden': 'true' }, text.detailsUrl, url),
  );
}

/** The whole card of a decided plan. */
export function domCard(model: PlanCardModel, url: string | null, verbs: Verbs): HTMLElement {
  const { drugs, providers } = model;
  const coverage = (kind: string, children: readonly Child[]) =>
    h('section', { class: `coverage coverage--${kind}`, part: kind }, ...children);
  return h(
    'article',
    { class: 'root plan-card', part: 'card', 'aria-label': model.label, 'data-item': '' },
    head(model),
    figures(model),
    h(
      'div',
      { class: 'plan-card__body', part: 'body' },
      bullets(model),
      coverage('drugs', drugBlock(drugs, model, verbs)),
      providers.kind !== 'none' && coverage('providers', providerBlock(providers, model, verbs)),
    ),
    actions(model, url, verbs),
  );
}
