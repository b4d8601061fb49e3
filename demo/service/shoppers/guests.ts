import { medicarePlans } from '../catalogue/medicare-plans.js';
import { activeYear, type DemoDate } from '../demo-date.js';
import { emptyProfile, type ProfileData } from '../profiles/profile-data.js';
import { noBackground } from '../profiles/profile-record.js';
import { application } from './applications.js';
import {
  drugsDetails,
  FOUR_DRUGS,
  FOUR_PLANS,
  FOUR_PROVIDERS,
  PHARMACY,
  PHOENIX,
  plansDetails,
  plansOfBothYears,
  providersDetails,
  QUEEN_CREEK,
  TUCSON,
} from './saved-items.js';
import type { Seed, Shopper } from './shopper.js';

function guestProfile(zipCode: string): ProfileData {
  return { ...emptyProfile('', true), userDetails: { zipCode, siteId: 'uhc', isGuestUser: true } };
}

function seedOf(profile: ProfileData): Seed {
  return { profile, background: noBackground };
}

function guest(at: DemoDate): Seed {
  const plans = plansOfBothYears(FOUR_PLANS, PHOENIX, at);
  // Last year's plan and the malformed entries must never be shown, and must survive every write (YEAR-04, YEAR-07).
  const more = [`H0609026000 ${at.year - 1} MAPD`, 'H0609026000', `${at.year} MAPD`];
  const draft = { planId: 'H0609044000', year: activeYear(at), place: PHOENIX, steps: 11, savedDaysAgo: 1, submitted: null };
  return seedOf({
    ...guestProfile(PHOENIX.zip),
    plansDetails: plansDetails(PHOENIX.zip, plans, at, more),
    enrollmentsDetails: { enrollments: [application(draft, at)] },
    drugsAndPharmacyDetails: drugsDetails(FOUR_DRUGS, PHARMACY),
    providersDetails: providersDetails(PHOENIX.zip, FOUR_PROVIDERS, at),
  });
}

function empty(): Seed {
  return seedOf({ ...emptyProfile('', true), userDetails: { siteId: 'uhc', isGuestUser: true } });
}

function tucson(at: DemoDate): Seed {
  const plans = plansOfBothYears(['H0028074001', 'H0028074002', 'H2406077000', 'H0710005000', 'S0002010000'], TUCSON, at);
  return seedOf({
    ...guestProfile(TUCSON.zip),
    plansDetails: plansDetails(TUCSON.zip, plans, at),
    drugsAndPharmacyDetails: drugsDetails(FOUR_DRUGS.slice(0, 2), '999001'),
    providersDetails: providersDetails(TUCSON.zip, ['2323232225'], at),
  });
}

function twoCounties(at: DemoDate): Seed {
  const [plan] = medicarePlans.filter(({ family }) => family === 'PDP');
  const plans = plansOfBothYears(plan ? [plan.id] : [], QUEEN_CREEK, at);
  return seedOf({ ...guestProfile(QUEEN_CREEK.zip), plansDetails: plansDetails(QUEEN_CREEK.zip, plans, at) });
}

export const guests = {
  guest: {
    name: 'guest',
    kind: 'guest',
    summary: 'A guest in Phoenix with four plans, four drugs, four doctors and a draft application',
    typedAs: null,
    build: guest,
  },
  empty: { name: 'empty', kind: 'guest', summary: 'A guest who has saved nothing and has no ZIP code', typedAs: null, build: empty },
  tucson: {
    name: 'tucson',
    kind: 'guest',
    summary: 'A guest in Tucson: segments 1 and 2 of one plan, a plan without drug coverage, home delivery',
    typedAs: null,
    build: tucson,
  },
  twoCounties: {
    name: 'two-counties',
    kind: 'guest',
    summary: 'A guest in ZIP 85142, which lies in two counties, with one drug plan',
    typedAs: null,
    build: twoCounties,
  },
} as const satisfies Readonly<Record<string, Shopper>>;
