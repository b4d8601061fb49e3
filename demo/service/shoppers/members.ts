import { drugPackages, findDrug, type Refill, usualRefill } from '../catalogue/drugs.js';
import { findPlan, medicarePlans } from '../catalogue/medicare-plans.js';
import { priceDrugs } from '../catalogue/pricing.js';
import { providers } from '../catalogue/providers.js';
import { activeYear, type DemoDate, dayFrom } from '../demo-date.js';
import { emptyProfile, type ProfileData, type Row } from '../profiles/profile-data.js';
import { type Claims, noBackground, type Person } from '../profiles/profile-record.js';
import { knownMember, personNamed } from './people.js';
import {
  drugRows,
  drugsDetails,
  enrolledPlan,
  FOUR_DRUGS,
  FOUR_PLANS,
  FOUR_PROVIDERS,
  PHARMACY,
  PHOENIX,
  plansDetails,
  plansOfBothYears,
  plansSaved,
  providerRows,
  providersDetails,
  type SavedDrug,
} from './saved-items.js';
import type { Seed, Shopper } from './shopper.js';

/** A date before this month, so that no import was agreed to this month (IMP-02). */
function agreedLongAgo(at: DemoDate): Row {
  return { importAgreementData: { agreementDate: `${dayFrom(at, -70)}T10:00:00Z` } };
}

export function memberProfile(person: Person, at: DemoDate): ProfileData {
  return {
    ...emptyProfile('', false),
    userDetails: { ...knownMember(person), ...agreedLongAgo(at) },
    macraData: { lisSubsidyLevel: '0', extraHelpAnswer: null },
  };
}

/** Claims with two drugs and a provider that no seed has saved. */
export function someClaims(at: DemoDate, emptyImports = 0): Claims {
  return {
    drugs: drugRows([
      ['00093046301', 60, 30],
      ['57664075583', 30, 30],
    ]),
    providers: providerRows(['1508864828'], activeYear(at)),
    emptyImports,
  };
}

const margarette = personNamed('Margarette Skiles', PHOENIX.zip);
const donette = personNamed('Donette Dicki', PHOENIX.zip);
const jarrod = personNamed('Jarrod Jaskolski', PHOENIX.zip);
const eldridge = personNamed('Eldridge Ankunding', PHOENIX.zip);

/** The plan with an estimate that an earlier visit saved. Removing the last drug removes the estimate (DV-06). */
function withEstimateLine(plan: Row): Row {
  const facts = findPlan(String(plan.planId));
  if (!facts || !Array.isArray(plan.benefits)) return plan;
  const drugs = FOUR_DRUGS.flatMap(([ndc, quantity, supply]) => {
    const drug = findDrug(ndc);
    return drug ? [{ drug, quantity, fillsAYear: supply === 90 ? (4 as const) : (12 as const) }] : [];
  });
  const { annualDrugCost } = priceDrugs(facts, drugs, null);
  const value = annualDrugCost.toLocaleString('en-US', { style: 'currency', currency: 'USD' });
  return { ...plan, benefits: [...plan.benefits, { label: 'Estimated annual drug cost', value }] };
}

/** SCAN Classic (HMO): the member is enrolled in it today and has not saved it. */
const CURRENT_PLAN = 'H1822001000';

function member(at: DemoDate): Seed {
  const plans = plansOfBothYears(FOUR_PLANS, PHOENIX, at).map(withEstimateLine);
  return {
    profile: {
      ...memberProfile(margarette, at),
      macraData: { lisSubsidyLevel: '1', extraHelpAnswer: null },
      plansDetails: plansDetails(PHOENIX.zip, plans, at),
      drugsAndPharmacyDetails: drugsDetails(FOUR_DRUGS, PHARMACY),
      providersDetails: providersDetails(PHOENIX.zip, FOUR_PROVIDERS, at),
      memberEnrolledPlans: [enrolledPlan(CURRENT_PLAN, at.year)],
    },
    background: {
      ...noBackground,
      person: margarette,
      claims: someClaims(at),
      memberPlans: [{ effDateYearAndPlanId: `${at.year}-${CURRENT_PLAN}`, applicationIdentifier: 'A-5120' }],
    },
  };
}

/** A member whose profile an agent or supporter views. */
function watched(person: Person, agentUserName: string) {
  return (at: DemoDate): Seed => ({
    profile: {
      ...memberProfile(person, at),
      plansDetails: plansDetails(PHOENIX.zip, plansOfBothYears(FOUR_PLANS, PHOENIX, at), at),
      drugsAndPharmacyDetails: drugsDetails(FOUR_DRUGS, PHARMACY),
      providersDetails: providersDetails(PHOENIX.zip, FOUR_PROVIDERS, at),
    },
    background: { ...noBackground, person, agentUserName },
  });
}

const HEAVY = { plans: 30, drugs: 40, providers: 25 } as const;

/** The first prescription drugs of the data, one package each. */
function manyDrugs(count: number): readonly SavedDrug[] {
  const byName = new Map(drugPackages.map((drug) => [drug.name, drug]));
  return [...byName.values()].slice(0, count).map((drug) => {
    const { quantity, supply }: Refill = usualRefill(drug);
    return [drug.ndc, quantity, supply];
  });
}

/** Drug plans and the private fee-for-service plan first, so that the 30 include every plan type. */
function manyPlans(count: number): readonly string[] {
  const local = medicarePlans.filter(({ counties }) => counties === null || counties.includes(PHOENIX.county));
  const rare = local.filter(({ family }) => family === 'PDP' || family === 'PFFS');
  const rest = local.filter((plan) => !rare.includes(plan));
  return [...rare, ...rest].slice(0, count).map(({ id }) => id);
}

/** A doctor in no directory: coverage was never loaded (PROV-07). */
const UNLISTED: Row = {
  providerId: 'demo-unlisted',
  providerName: 'Dr. Sample Unlisted',
  plansList: null,
  specialities: ['Podiatry'],
  providerAddress: '1 W Unlisted Way, Phoenix, AZ 85004',
  directoryType: 'M',
  providerCoverageType: 'medical',
};

function heavy(at: DemoDate): Seed {
  const plans = [
    ...plansSaved(manyPlans(HEAVY.plans), at.year, PHOENIX, at),
    ...plansSaved(manyPlans(HEAVY.plans), at.year + 1, PHOENIX, at),
  ];
  const npis = [...FOUR_PROVIDERS, '2323232225', ...providers.map(({ npi }) => npi)];
  const known = [...new Set(npis)].slice(0, HEAVY.providers - 1);
  return {
    profile: {
      ...memberProfile(eldridge, at),
      plansDetails: plansDetails(PHOENIX.zip, plans, at),
      drugsAndPharmacyDetails: drugsDetails(manyDrugs(HEAVY.drugs), PHARMACY),
      providersDetails: providersDetails(PHOENIX.zip, known, at, [UNLISTED]),
    },
    background: { ...noBackground, person: eldridge },
  };
}

export const members = {
  member: {
    name: 'member',
    kind: 'member',
    summary: 'A signed-in member with Extra Help, a plan now, four saved plans, four drugs and four doctors; claims to import on sign-in',
    typedAs: margarette,
    build: member,
  },
  cloaked: {
    name: 'cloaked',
    kind: 'cloaked',
    summary: 'A member whose profile a supporter looks at: nothing can be enrolled in',
    typedAs: null,
    build: watched(donette, 'demo.supporter'),
  },
  agent: {
    name: 'agent',
    kind: 'agent',
    summary: 'A member whose profile an agent works on: identity in session storage',
    typedAs: null,
    build: watched(jarrod, 'demo.agent'),
  },
  heavy: {
    name: 'heavy',
    kind: 'member',
    summary: 'A member with 30 plans a year, 40 drugs and 25 doctors',
    typedAs: null,
    build: heavy,
  },
} as const satisfies Readonly<Record<string, Shopper>>;
