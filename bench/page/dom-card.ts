import type { MonthAmounts } from '../../src/features/cost/rules/month-amounts.js';
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
import { button, type Child, h, hidden, icon, money, suffixed } from './dom-parts.js';
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

/** A good hand-written card without a library, with the same markup as the library's. */

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

function name(words: string): HTMLElement {
  const codes = words.split(/((?<![A-Z0-9])\(?[A-Z0-9]+(?:-[A-Za-z0-9]+)+\)?)/);
  return h('bdi', {}, ...codes.map((piece, index) => (index % 2 === 1 ? h('span', { class: 'nb' }, piece) : piece)));
}

function head(model: PlanCardModel): HTMLElement {
  const { idUnderName, need, network, notes, positioning } = model;
  const line = (...children: readonly Child[]) => h('p', { class: 'plan-card__network' }, ...children);
  return h(
    'header',
    { class: 'plan-card__head', part: 'head' },
    h('div', { class: 'plan-card__tag' }, tag(model)),
    h('h3', { class: 'plan-card__name', part: 'name', tabindex: '-1' }, name(model.name)),
    ...needsOf({ need, notes }).map((words) => h('p', { class: 'plan-card__need' }, words)),
    idUnderName && h('p', { class: 'plan-card__network muted' }, text.planId(idUnderName)),
    network && line(network.kind === 'other' ? h('bdi', {}, network.name) : text.network[network.kind]),
    positioning && line(h('bdi', {}, positioning)),
  );
}

function lead(model: PlanCardModel): HTMLElement {
  const words = leadOf(model);
  if (words.kind === 'none') {
    return h(
      'p',
      { class: 'lead', part: 'lead' },
      h('b', { class: 'lead__none' }, text.lead.none),
      ' ',
      h('span', { class: 'lead__of' }, words.reason),
    );
  }
  const rest =
    model.restOfYear &&
    h(
      'span',
      { class: 'lead__rest' },
      text.lead.restOfYear(model.restOfYear.fromMonth, model.restOfYear.year, wholeDollarsText(model.restOfYear.amount)),
    );
  if (words.kind === 'incomplete') {
    return h(
      'p',
      { class: 'lead is-incomplete', part: 'lead' },
      h('span', { class: 'lead__warning' }, icon(warn), text.lead.incomplete, hidden(':')),
      h('b', {}, h('strong', { class: 'money' }, words.amount), ` ${text.lead.aYear}`),
      ' ',
      h('span', { class: 'lead__of' }, ...words.missing),
      rest,
    );
  }
  return h(
    'p',
    { class: 'lead', part: 'lead' },
    h(
      'span',
      { class: 'lead__total' },
      h('b', {}, h('strong', { class: 'money', 'aria-hidden': words.spoken ? 'true' : undefined }, words.amount), ` ${text.lead.aYear}`),
      hidden(' — '),
      words.spoken && hidden(`${words.spoken}, `),
      ' ',
      h('span', { class: 'lead__of' }, words.of),
    ),
    ...(words.difference ? [hidden(','), ' ', h('span', { class: 'lead__difference' }, words.difference)] : []),
    ...(words.rest ? [' ', h('span', { class: 'lead__rest' }, words.rest)] : []),
    rest,
  );
}

function fact(label: Child, className: string, value: Child): HTMLElement {
  return h('div', { class: 'fact' }, h('dt', {}, label), h('dd', { class: className }, value));
}

function factOf(one: CardFact): HTMLElement {
  switch (one.kind) {
    case 'stars': {
      const stars = h('span', { class: 'stars' });
      stars.style.setProperty('--_rating', `${one.rating}`);
      return h(
        'div',
        { class: 'fact' },
        h('dt', {}, text.stars(one.rating)),
        h('dd', { class: 'fact__stars' }, stars, hidden(text.starRating)),
      );
    }
    case 'rider':
      return h('div', { class: 'fact' }, h('dt', {}, benefit(one.name)), one.help && h('dd', { class: 'fact__words' }, benefit(one.help)));
    case 'no-medical-care':
    case 'any-doctor':
    case 'no-stars':
      return fact(text.factInWords[one.kind].label, 'fact__words', text.factInWords[one.kind].title);
    case 'primary-care-copay':
    case 'specialist-copay': {
      const copay = fact(text.fact[one.kind], 'fact__words', benefit(one.text));
      copay.classList.add('fact--copay');
      return copay;
    }
    default:
      return fact(text.fact[one.kind], 'fact__amount', money(one.text));
  }
}

function facts({ premium, facts: all }: PlanCardModel): HTMLElement {
  return h(
    'dl',
    { class: 'facts', part: 'figures' },
    h(
      'div',
      { class: 'fact' },
      h('dt', {}, text.premium),
      h('dd', { class: 'fact__amount' }, money(premium.text, premium.text === MISSING_TEXT ? text.noValue : undefined)),
      premium.struck &&
        h(
          'dd',
          { class: 'fact__more' },
          struckPrice(premium.struck, text.normalPremium),
          ` ${text.withoutHelp.shown}`,
          hidden(` ${text.withoutHelp.hidden}`),
        ),
      premium.isWithExtraHelp && !premium.struck && h('dd', { class: 'fact__more' }, text.withExtraHelp),
    ),
    ...all.map(factOf),
  );
}

const marks = { covered: ok, 'not-covered': no, 'not-available': question, loading: question } as const;

const row = (coverage: Coverage, ...children: readonly Child[]) => h('li', { class: `is-${coverage}` }, icon(marks[coverage]), ...children);

function cost(of: DrugCost): HTMLElement {
  const { annual } = of;
  const isHelped = of.kind === 'extra-help';
  const struck = isHelped ? of.struck : null;
  return h(
    'dl',
    { class: 'coverage__cost' },
    h('dt', { class: 'is-main' }, isHelped ? text.withExtraHelp : text.annualDrugCost),
    h('dd', { class: 'is-main' }, money(costText(annual), annual === null ? text.noValue : undefined)),
    struck !== null && h('dt', {}, 'Without', hidden(` ${text.withoutHelp.hidden}`)),
    struck !== null && h('dd', {}, struckPrice(costText(struck), text.regularCost)),
  );
}

const tierOf = (tier: number | null) => money(text.tier(tier), tier === null ? text.noTier : undefined);

function amount({ coverage, annualCost, lisAnnualCost, fullCost }: DrugRow): readonly Child[] {
  if (coverage === 'not-covered') {
    return [fullCost !== null && money(costText(fullCost)), ' ', h('span', { class: 'coverage__state' }, text.fullPrice)];
  }
  const shown = lisAnnualCost ?? annualCost;
  return [
    money(costText(shown), shown === null ? text.noCost : undefined),
    lisAnnualCost !== null &&
      annualCost !== null &&
      h('span', { class: 'coverage__state' }, struckPrice(costText(annualCost), text.regularCost)),
  ];
}

function drug(one: DrugRow): HTMLElement {
  const { drug: saved, coverage, tier, restrictions } = one;
  const isLoading = coverage === 'loading';
  const dose = saved.dosage && h('span', { class: 'coverage__dose' }, saved.dosage.replace(/(\d)\s+(?=[a-zA-Z])/g, '$1\u00a0'));
  return row(
    coverage,
    h('span', { class: 'coverage__item' }, h('bdi', {}, saved.name, ' ', dose), h('br', {})),
    h(
      'span',
      { class: 'coverage__state' },
      h('b', {}, text.coverage[coverage]),
      !isLoading && '\u00a0· ',
      !isLoading && tierOf(tier),
      ...restrictions.map((restriction) => h('span', {}, `\u00a0· ${text.restriction[restriction]}`)),
      h('br', {}),
    ),
    h('span', { class: 'coverage__amount' }, ...amount(one)),
  );
}

/** One line that names the items that are not covered. */
function summary(art: IconArt, { words, spoken, missed, isAllCovered }: Line): HTMLElement {
  const { names, more } = missed;
  const isRepeated = spoken !== words;
  return h(
    'h4',
    { class: 'coverage__sum' },
    icon(art),
    h(
      'span',
      {},
      h(
        'span',
        { class: 'dots', 'aria-hidden': isRepeated ? 'true' : undefined },
        h(
          'span',
          {},
          h('span', {}, `${words} `, isAllCovered && icon(ok)),
          ' ',
          names.length > 0 &&
            h(
              'span',
              { class: 'coverage__missed' },
              icon(no),
              ' ',
              ...names.flatMap((one, order) => [h('bdi', {}, one), order < names.length - 1 && ', ']),
              more > 0 && ` ${text.more(more)}`,
            ),
        ),
      ),
      isRepeated && hidden(spoken),
    ),
  );
}

const wordLine = (art: IconArt, ...children: readonly Child[]) =>
  h('div', { class: 'coverage__sum' }, icon(art), h('span', {}, ...children));

function addLine(art: IconArt, label: string, hint: string, model: PlanCardModel, handlers: CardHandlers): HTMLElement {
  const suffix = text.forPlan(model.label);
  const { isDisabled } = model.actions;
  return wordLine(art, button(' button--quiet coverage__add', label, { suffix, isDisabled, onClick: handlers.add }), ` ${hint}`);
}

/** Draws the months of a card. Only pages with months load it. */
export type DrawMonths = (of: MonthAmounts, planName: string, id: string) => HTMLElement;

function drugList(block: SavedDrugs, model: PlanCardModel, id: string, drawMonths: DrawMonths | undefined): HTMLElement {
  const note = noteOf(block, model.total);
  const { months, label } = model;
  return h(
    'div',
    { class: 'coverage__list', id },
    cost(block.cost),
    note && h('p', { class: 'coverage__note' }, note),
    block.kind === 'pharmacy-message'
      ? h(
          'p',
          { class: 'coverage__none' },
          icon(pharmacy),
          h('span', {}, text.pharmacyMessage(block.reason, block.pharmacy?.name ?? text.pharmacyTitle)),
        )
      : h('ul', { class: 'coverage__items', role: 'list' }, ...block.rows.map(drug)),
    months && h('div', { class: 'coverage__months' }, months.kind === 'known' && drawMonths?.(months, label, `${id}-months`)),
  );
}

function drugs(
  block: DrugBlock,
  model: PlanCardModel,
  handlers: CardHandlers,
  id: string,
  drawMonths: DrawMonths | undefined,
): readonly Child[] {
  if (block.kind === 'no-drug-coverage') return [wordLine(pill, text.noDrugCoverage)];
  if (block.kind === 'add-drugs') return [addLine(pill, text.addDrugs, text.addDrugsHint, model, handlers)];
  return [summary(pill, drugLine(block)), drugList(block, model, id, drawMonths)];
}

function providerItems({ acceptsMedicare, rows }: SavedProviders): readonly Child[] {
  return [
    acceptsMedicare && h('p', { class: 'coverage__note' }, text.acceptsMedicare),
    h(
      'ul',
      { class: 'coverage__items', role: 'list' },
      ...rows.map(({ provider, coverage }) =>
        row(
          coverage,
          h('span', { class: 'coverage__item' }, h('bdi', {}, provider.name), h('br', {})),
          h('span', { class: 'coverage__state' }, h('b', {}, text.doctorCoverage[coverage])),
        ),
      ),
    ),
  ];
}

function bullets({ bullets: list }: PlanCardModel): Child {
  if (list.length === 0) return null;
  const items = list.map((one) => h('li', {}, icon(iconArt(one.icon)), h('span', {}, benefit(one.tokens))));
  return h('ul', { class: 'bullets', role: 'list', part: 'bullets' }, ...items);
}

function planId({ displayedId, name: own }: PlanCardModel): Child {
  const words = displayedId.kind === 'plan-id' ? text.planId(displayedId.text) : text.supplementCode(displayedId.text);
  if (displayedId.kind === 'supplement-code' && own.toLowerCase().includes(words.toLowerCase())) return null;
  return h('p', { class: 'plan-card__meta', part: 'meta' }, words);
}

function providers(block: ProviderBlock, model: PlanCardModel, handlers: CardHandlers, id: string): HTMLElement {
  return h(
    'section',
    { class: 'coverage coverage--providers', part: block.kind === 'none' ? undefined : 'providers' },
    block.kind === 'none' && wordLine(doctor, model.tag.kind === 'MEDSUPP' ? text.anyDoctor : text.originalMedicare),
    block.kind === 'add-providers' && addLine(doctor, text.addProviders, text.addProvidersHint, model, handlers),
    block.kind === 'providers' && summary(doctor, providerLine(block)),
    h('div', { class: 'coverage__list', id }, ...(block.kind === 'providers' ? providerItems(block) : []), bullets(model), planId(model)),
  );
}

function toggle(model: PlanCardModel, id: string): HTMLElement {
  const { show, hide } = text.lists[listsOf(model)];
  const label = h('span', {}, show);
  const opener = h(
    'button',
    {
      part: 'toggle',
      'aria-expanded': 'false',
      'aria-controls': `${id}-drugs ${id}-doctors`,
      type: 'button',
      class: 'button button--quiet',
    },
    icon(chevronDown, 'sm'),
    label,
    suffixed(text.ofPlan(model.label)),
  );
  opener.addEventListener('click', () => {
    const isOpen = opener.closest('.plan-card')?.classList.toggle('is-open');
    opener.setAttribute('aria-expanded', String(isOpen));
    label.textContent = isOpen ? hide : show;
  });
  return h('div', { class: 'plan-card__toggle' }, opener);
}

function main(model: PlanCardModel, handlers: CardHandlers): Child {
  const words = mainWords(model);
  return words && button('', words.label, { ...words, part: 'enroll', isDisabled: model.actions.isDisabled, onClick: handlers.enroll });
}

function details(model: PlanCardModel, url: string | null, handlers: CardHandlers): HTMLElement {
  const look = ' button--secondary';
  const { isDisabled } = model.actions;
  if (!url || isDisabled) {
    return button(look, text.viewDetails, { part: 'details', suffix: text.forPlan(model.label), isDisabled, onClick: handlers.details });
  }
  const link = h(
    'a',
    { part: 'details', href: url, class: `button${look}` },
    h('span', {}, text.viewDetails),
    suffixed(text.forPlan(model.label)),
  );
  link.addEventListener('click', handlers.details);
  return link;
}

/** The bench's shopper has no application and the enrollment window is open, so there is no status to show. */
function actions(model: PlanCardModel, url: string | null, handlers: CardHandlers): HTMLElement {
  return h(
    'div',
    { class: 'plan-card__actions', part: 'actions' },
    main(model, handlers),
    details(model, url, handlers),
    url && !model.actions.isDisabled && h('p', { class: 'print-only plan-card__address', 'aria-hidden': 'true' }, text.detailsUrl, url),
  );
}

function foot({ label, actions: { compare, isDisabled } }: PlanCardModel, handlers: CardHandlers): HTMLElement {
  const leave = button(' button--quiet', text.unsave, { part: 'unsave', suffix: label, isDisabled, onClick: handlers.unsave, icon: heart });
  if (!compare.isEligible) {
    const why = h('p', { class: 'plan-card__why plan-card__why--only' }, text.compare.never[compare.reason]);
    return h('footer', { class: 'plan-card__foot' }, why, leave);
  }
  const box = h('input', { type: 'checkbox', part: 'compare', disabled: isDisabled ? '' : undefined });
  box.addEventListener('change', handlers.compare);
  const pick = h('label', { class: `pick${isDisabled ? ' is-off' : ''}` }, box, h('span', {}, text.compare.label, hidden(` ${label}`)));
  return h('footer', { class: 'plan-card__foot' }, pick, leave);
}

/** The whole card of a plan. */
export function domCard(model: PlanCardModel, url: string | null, handlers: CardHandlers, drawMonths?: DrawMonths): HTMLElement {
  ids += 1;
  const id = `card-${ids}`;
  return h(
    'article',
    { class: 'root plan-card', part: 'card', 'aria-label': model.label, 'data-item': '' },
    head(model),
    lead(model),
    facts(model),
    h('section', { class: 'coverage coverage--drugs', part: 'drugs' }, ...drugs(model.drugs, model, handlers, `${id}-drugs`, drawMonths)),
    providers(model.providers, model, handlers, `${id}-doctors`),
    toggle(model, id),
    actions(model, url, handlers),
    foot(model, handlers),
  );
}
