import { entryOf } from '../../../../demo/service/enter.js';
import { $placeholders } from '../../../../src/features/content/state/placeholders.js';
import { $shownCost } from '../../../../src/features/cost/state/cost.js';
import { $shownDrugs } from '../../../../src/features/drugs/state/saved-drugs.js';
import { $applications } from '../../../../src/features/enrollment/state/applications.js';
import { $activePlans, $medicareAdvantage } from '../../../../src/features/enrollment/state/dashboard.js';
import { $shownExtraHelp } from '../../../../src/features/extra-help/state/subsidy.js';
import { $shownPlans, savedPlansOf } from '../../../../src/features/known-plans/state/plans.js';
import { $supplementOffer, type SupplementOfferState } from '../../../../src/features/known-plans/state/supplement-offer.js';
import { $supplement } from '../../../../src/features/known-plans/state/supplement-plans.js';
import { $notices } from '../../../../src/features/lists/state/notices.js';
import { $shopping, $upsell } from '../../../../src/features/page/state/page-chrome.js';
import { $pharmacy } from '../../../../src/features/pharmacies/state/pharmacy.js';
import { $browse } from '../../../../src/features/place/state/browse.js';
import { planKey } from '../../../../src/features/plan/rules/plan.js';
import { $activeYear } from '../../../../src/features/plan-year/state/year.js';
import { $yearOffers } from '../../../../src/features/plan-year/state/year-offers.js';
import { $compareChoice } from '../../../../src/features/plans/state/compare.js';
import { $counts } from '../../../../src/features/plans/state/counts.js';
import { $profile } from '../../../../src/features/profile/state/profile.js';
import { $providers } from '../../../../src/features/providers/state/saved-providers.js';
import { $offersRecommendation, $recommendationLinks } from '../../../../src/features/recommendations/state/recommendation-links.js';
import { $recommendations } from '../../../../src/features/recommendations/state/recommendations.js';
import { $accountLinks, $greeting } from '../../../../src/features/session/state/account.js';
import { $identity } from '../../../../src/shared/shopper/identity.js';
import { profileHere } from '../../../fixtures/read-profile.js';
import { cardNow } from '../../../support/card-now.js';
import { allAtoms, allSingletons } from '../leaving.js';
import type { NamedCards } from './named-cards.js';
import { peopleIn, personalIn, uuidOf } from './people.js';

/** The invariants of a page in every visit. Each function returns the violations. */

/** Facts of this visit only, which a fresh load does not have: messages, open popups, choices of views, imports of tools, and the time. */
const ofVisit = new Set([
  'notices',
  'popup',
  'toast',
  'shownToast',
  'note',
  'session',
  'isAccountReady',
  'import',
  'identityAttempts',
  'isServiceOutage',
  'importPopup',
  'confirmIdentity',
  'view',
  'serverTime',
  'hasDateCallFailed',
  'toolImports',
  'moment',
  'isSupplementNoticeClosed',
  'supplementNotice',
  'spanish',
  'genericNames',
  'compareChoice',
  // Content is read once a visit, and may be of an earlier day.
  'suppression',
  'dental',
  'shopperContent',
  'profileWords',
  'contentMessages',
  'contentLanguages',
]);

/**
 * Facts of plans and drugs that are kept in case these return. Also the year for which doctors were read, and the member's plans of the
 * season of their request. Other facts have their visible part.
 */
const kept = new Set(['planDetails', 'estimates', 'drugDetails', 'pharmacyData', 'coverageRefreshedFor', 'extraHelp', 'memberPlans']);

interface Store {
  readonly facts: ReadonlyMap<string, { get(): unknown }>;
}

/** Each fact as text, by name. */
export type Facts = ReadonlyMap<string, string>;

/** Values that components show, computed from the facts. */
const computedValues = {
  $accountLinks,
  $activePlans,
  $applications,
  $browse,
  $counts,
  $greeting,
  $medicareAdvantage,
  $offersRecommendation,
  $pharmacy,
  $placeholders,
  $providers,
  $recommendationLinks,
  $recommendations,
  $shopping,
  $shownCost,
  $shownDrugs,
  $shownExtraHelp,
  $shownPlans,
  $supplement,
  $upsell,
  $yearOffers,
};

const facts = () => [
  ...((globalThis as unknown as Record<symbol, Store>)[Symbol.for('ucp.store.v1')] as Store).facts,
  ...Object.entries(computedValues),
];

export function factsNow(named: NamedCards): Facts {
  const compared = facts().filter(([name]) => !ofVisit.has(name) && !kept.has(name));
  const cards = $shownPlans.get().plans.map((plan) => cardNow(plan));
  return new Map([
    ...compared.map(([name, one]) => [name, text(one.get())] as const),
    ['the cards', text(cards)],
    ['the named cards', text(named.shown())],
    ['supplementOffer', text(offerOfYear())],
  ]);
}

/** Plans of the year that shows: those of the next, sold from October on, are read when that year is chosen. */
function offerOfYear(): SupplementOfferState {
  const offer = $supplementOffer.get();
  if (typeof offer !== 'object') return offer;
  return { ...offer, plans: offer.plans.filter(({ year }) => year === $activeYear.get()) };
}

const text = (value: unknown) => JSON.stringify(value, (key, one: unknown) => plain(key, one)) ?? '';

/**
 * The sections of a guest who has never saved anything were not read, but made: they have nothing stored, and no year. A profile that could
 * not be read again is compared as it is.
 */
function plain(key: string, one: unknown): unknown {
  // A section out of the whole profile has no version.
  if (key === 'stored' || key === 'etag') return undefined;
  if (key === 'status' && one === 'old') return 'ready';
  if (one instanceof Set || one instanceof Map) return [...one];
  const isNobodysDoctors = key === 'providers' && (one as { providers?: readonly unknown[] } | null)?.providers?.length === 0;
  return isNobodysDoctors ? [] : one;
}

/** Facts that are not as after a fresh load. */
export function staleFacts(now: Facts, fresh: Facts): readonly string[] {
  return [...now].flatMap(([name, value]) =>
    value === fresh.get(name) ? [] : [`${name} ${firstDifference(value, fresh.get(name) ?? '')}`],
  );
}

function firstDifference(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const from = Math.max(0, at - 60);
  return `holds …${one.slice(from, at + 60)}…, fresh …${other.slice(from, at + 60)}…`;
}

const isComing =
  /"(loading|restoring|searching|ending)"(?!:)|"(isLoading|isStatusLoading|isAskedAgain)":true|"awaited(Prices)?":("all"|\[")/;

/** The values of these facts when nothing is pending any more. */
const atRest: Readonly<Record<string, string>> = {
  finished: '{"plans":true,"supplement":true,"drugs":true,"providers":true}',
  leaving: '{}',
  coverageLoading: 'false',
  networksLoading: 'false',
  areSupplementApplicationsLoading: 'false',
};

/** Facts that say that something is still to come. */
export function pendingFacts(): readonly string[] {
  const factTexts = facts().map(([name, one]) => [name, text(one.get())] as const);
  return factTexts
    .filter(([name, now]) => isComing.test(now) || (atRest[name] ?? now) !== now)
    .map(([name, now]) => `${name} ${now.slice(0, 200)}`);
}

/** Keys of storage whose values stand with their owner's name, and are nobody else's. */
const owned = ['ucp_extraHelp', 'ucp_zip'];

/** Plans that are chosen to compare, and that the list does not show. A plan leaves the choice with the list, and with another year (CMP-03). */
export function chosenButNotListed(): readonly string[] {
  const { keys } = $shownPlans.get();
  return $compareChoice
    .get()
    .map(({ key }) => key)
    .filter((key) => !keys.includes(key));
}

/** Data of earlier shoppers that is still on the page or, of members, in the browser. A guest who signs in keeps their unfinished actions. */
export function leftoverData(people: readonly string[]): readonly string[] {
  const others = people.filter((name) => uuidOf(name) !== $identity.get()?.uuid);
  const members = others.filter((name) => entryOf(name)?.kind !== 'guest');
  const session = Object.entries({ ...sessionStorage }).filter(([key]) => !owned.includes(key));
  const places = [
    ['the facts', allAtoms(), others],
    ['the cells', allSingletons(), others],
    ['session storage', text(session), members],
    ['local storage', text({ ...localStorage }), members],
  ] as const;
  return places.flatMap(([place, held, names]) => peopleIn(held, names).map((name) => `${place}: of ${name}`));
}

/** What is personal where nothing may be. */
export function exposedPersonalData(): readonly string[] {
  const events = (globalThis as unknown as Record<string, unknown>).ucpEvents;
  const places = { 'the tracking array': text(events), 'the address': location.href, 'local storage': text({ ...localStorage }) };
  return Object.entries(places).flatMap(([place, held]) => personalIn(held).map((sign) => `${place}: ${sign}`));
}

/** The messages to the shopper about each item of their lists, by `list key`. */
export function noticesNow(): ReadonlyMap<string, string> {
  return new Map(
    Object.values($notices.get()).flatMap((notices) =>
      notices.flatMap((one) => ('key' in one ? [[`${one.list} ${one.key}`, one.kind] as const] : [])),
    ),
  );
}

/** Messages that are not true, compared with the profile of a fresh load. */
export function untrueNotices(notices: ReadonlyMap<string, string>): readonly string[] {
  const { profile } = $profile.get();
  const saved = new Set([
    ...savedPlansOf(profile?.plans).map(({ id, year }) => `plans ${planKey(id, year)}`),
    ...(profile?.supplement?.favorites ?? []).map(({ planCode, planYear }) => `supplement ${planKey(planCode, planYear)}`),
    ...(profileHere()?.drugs.drugs ?? []).map(({ ndc }) => `drugs ${ndc}`),
    ...(profileHere()?.providers.providers ?? []).map(({ id }) => `providers ${id}`),
  ]);
  return [...notices].flatMap(([item, kind]) => {
    const isThere = kind === 'remove-failed' || kind === 'restored';
    return saved.has(item) === isThere ? [] : [`${item} was told ${kind}, and is ${saved.has(item) ? '' : 'not '}there`];
  });
}
