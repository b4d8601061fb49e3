import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Guidance, tableDocs } from '../.storybook/table-docs.js';
import { planCard } from '../elements/plan-card.js';
import type { MedicarePlan } from '../src/features/plan/rules/plan.js';
import { chooseToCompare } from '../src/features/plans/actions/compare-plans.js';
import { planId } from '../test/fixtures/plan-ids.js';
import { aDualPlan, anEstimate, anInstitutionalPlan, aPdpPlan, aPlan, aSupplementPlan } from '../test/fixtures/plans.js';
import { findDrawn } from './support.js';

const guidance: Guidance = {
  use: [
    'Shows one plan with its costs, its facts, and how it covers the shopper’s drugs and doctors. Use it in an article or on a plan page.',
    'For the list of saved plans use `ucp-saved-plans`. It brings the chart, the messages and the compare bar.',
  ],
  dos: [
    'Set `plan-id`, with or without hyphens.',
    'Place `ucp-disclosures` on the same page, because small numbers on the card lead to its notes.',
    'Let a long plan name wrap. Check “AARP Medicare Advantage from UHC AZ-0003 (HMO-POS)”.',
    'Look at a card without a premium: a missing value is “--”, never $0.',
  ],
  donts: [
    'Do not add a second filled button. Enroll, the status or “Learn more” leads.',
    'Do not tint the card by plan type. The tag in the corner names the type.',
    'Do not hide what is not covered. It comes first, in words.',
    'Do not give it a column that is narrower than a phone.',
  ],
  accessibility: [
    'Each button and link names the plan, so a list of links makes sense.',
    'The tag of a special needs plan is a button with a tip. Escape closes the tip.',
    'The struck price is read as “no longer applies”. The valid price comes first.',
    'A plan that cannot be compared now keeps its checkbox, with the reason.',
  ],
};

const meta = { ...tableDocs(planCard, guidance), title: 'Plans/ucp-plan-card', args: { 'plan-id': 'H0321002000' } } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const nextYear = { 'plan-year': '2027' };

/** The member's drugs. */
const coveredDrugs = ['00378520977', '00378021601', '00378181777', '00002143480'];
const withPharmacyMessage = { coveredDrugs, isPharmacyMessageShown: true };

const fourOthers = [
  aPlan({ id: planId('H0302001000'), name: 'Blue Best Life Plus (HMO)', year: 2027 }),
  aPlan({ id: planId('H0302006000'), name: 'Blue Best Life Classic (HMO)', year: 2027 }),
  aPlan({ id: planId('H1822001000'), name: 'SCAN Classic (HMO)', year: 2027 }),
  aPlan({ id: planId('H3443001000'), name: 'Alignment Health the ONE + Walgreens (HMO)', year: 2027 }),
];

/** A dual special needs plan of a member with Extra Help: tag with tip, note, struck premium and costs. */
export const SpecialNeeds: Story = { args: nextYear };

export const MedicareAdvantage: Story = { args: { ...nextYear, 'plan-id': 'H0609044000' } };

/** Six bullets, a deductible, and no doctors. */
export const DrugPlan: Story = { args: { ...nextYear, 'plan-id': 'S0001001000' } };

/** Not saved yet: a button saves it. */
export const NotSaved: Story = { args: { ...nextYear, 'plan-id': 'H0302001000' } };

/** The button “Save plan” was pressed: the plan is saved at once. */
export const Saved: Story = {
  args: { ...nextYear, 'plan-id': 'H0302001000' },
  play: async ({ canvasElement }) => {
    (await findDrawn(canvasElement, 'ucp-plan-card', '[part=save]')).click();
    await findDrawn(canvasElement, 'ucp-plan-card', '[part=unsave]');
  },
};

/** The page sets the plan as a property. */
export const PlanFromProperty: Story = { args: { plan: aPlan({ year: 2027 }), 'plan-id': undefined } };

/** The tip explains the plan type. It shows on focus and hover. */
export const TagTooltip: Story = {
  args: nextYear,
  play: async ({ canvasElement }) => (await findDrawn(canvasElement, 'ucp-plan-card', '.tag')).focus(),
};

/** A draft of this plan: the filled button resumes it. */
export const InProgress: Story = { args: { ...nextYear, 'plan-id': 'H0609044000' }, globals: { shopper: 'guest' } };

/** The status service fails: the card says “Submitted”. */
export const Submitted: Story = {
  args: { ...nextYear, 'plan-id': 'H0609026000' },
  globals: { shopper: 'applicant' },
  parameters: { page: { faults: [{ method: 'POST', path: '/shopper-profile/api/applications', status: 500 }] } },
};

/** The status service has not answered. */
export const StatusLoading: Story = {
  args: { ...nextYear, 'plan-id': 'H0609026000' },
  globals: { shopper: 'applicant' },
  parameters: { page: { faults: [{ method: 'POST', path: '/shopper-profile/api/applications', delayMs: 600_000 }] } },
};

export const Approved: Story = { args: { ...nextYear, 'plan-id': 'H0609026000' }, globals: { shopper: 'applicant' } };

/** The button leads to the application. The phone number is beside the status. */
export const Denied: Story = { args: { ...nextYear, 'plan-id': 'S0001001000' }, globals: { shopper: 'applicant' } };

/** The shopper is enrolled, so there is nothing to compare. */
export const Enrolled: Story = { args: { ...nextYear, 'plan-id': 'H0609044000' }, globals: { shopper: 'next-year' } };

export const NotSoldOnline: Story = { args: { ...nextYear, 'plan-id': 'H0351064000' }, globals: { shopper: 'suppressed' } };

export const ChronicCondition: Story = {
  args: { plan: aDualPlan({ snpKind: 'chronic', name: 'UHC Complete Care AZ-C001 (HMO C-SNP)', year: 2027 }), 'plan-id': undefined },
};

/** The conditions are known. */
export const KnownCondition: Story = {
  args: {
    plan: aDualPlan({
      snpKind: 'chronic',
      snpConditions: ['diabetes', 'heart-failure'],
      name: 'UHC Complete Care AZ-C001 (HMO C-SNP)',
      year: 2027,
    }),
    'plan-id': undefined,
  },
};

/** Who can join is not known. */
export const UnknownNeed: Story = {
  args: { plan: aDualPlan({ snpKind: null, name: 'Saguaro Together (HMO SNP)', year: 2027 }), 'plan-id': undefined },
};

/** Three of the drugs at full price: their number and sum. The names are in the opened list. */
export const ManyFullPrices: Story = {
  args: {
    plan: aPlan({
      year: 2027,
      drugEstimate: anEstimate({
        coveredDrugs: coveredDrugs.slice(0, 1),
        fullCosts: { '00378021601': 24, '00378181777': 36, '00002143480': 12_480 },
      }),
    }),
    'plan-id': undefined,
  },
};

/** A card of its own says in December what joining needs. */
export const AfterOpenEnrollment: Story = {
  args: { ...nextYear, 'plan-id': 'H0609044000' },
  globals: { date: '2026-12-10T09-30-00' },
};

export const Institutional: Story = { args: { plan: anInstitutionalPlan({ year: 2027 }), 'plan-id': undefined } };

export const PrivateFeeForService: Story = {
  args: { plan: aPlan({ year: 2027, isPrivateFeeForService: true, name: 'Freedom Choice (PFFS)' }), 'plan-id': undefined },
};

/** No Part D: the drug block says so. */
export const WithoutDrugCoverage: Story = { args: { plan: aPlan({ kind: 'MA', rawType: 'MA', year: 2027 }), 'plan-id': undefined } };

/** The premium is not known: never $0. */
export const WithoutPremium: Story = {
  args: {
    plan: aPlan({ monthlyPremium: null, monthlyPremiumText: null, lisMonthlyPremiumText: null, outOfPocketMaximum: null, year: 2027 }),
    'plan-id': undefined,
  },
  globals: { shopper: 'guest' },
};

export const Supplement: Story = { args: { plan: aSupplementPlan({ year: 2027 }), 'plan-id': undefined } };

/** There is no application yet: the button starts one. */
export const SupplementToStart: Story = {
  args: { plan: aSupplementPlan({ year: 2027 }), 'plan-id': undefined },
  globals: { shopper: 'supplement-start' },
};

/** A plan letter that is only for people eligible before 2020. */
export const OlderSupplement: Story = {
  args: { plan: aSupplementPlan({ code: 'F01', name: 'Plan F', year: 2027 }), 'plan-id': undefined },
};

/** The plan covers none of the drugs. */
export const NoDrugCovered: Story = {
  args: {
    plan: aPlan({ year: 2027, drugEstimate: anEstimate({ coveredDrugs: [], annualCost: null, lisAnnualCost: null }) }),
    'plan-id': undefined,
  },
};

/** If the pharmacy is not covered or not in the network, a message replaces the drugs. */
export const PharmacyNotCovered: Story = {
  args: {
    plan: aPlan({ year: 2027, drugEstimate: anEstimate({ ...withPharmacyMessage, isPharmacyCovered: false }) }),
    'plan-id': undefined,
  },
};
export const PharmacyOutOfNetwork: Story = {
  args: {
    plan: aPlan({ year: 2027, drugEstimate: anEstimate({ ...withPharmacyMessage, isPharmacyInNetwork: false }) }),
    'plan-id': undefined,
  },
};

/** No drugs and doctors are saved: the card offers to add them. */
export const NoDrugsOrDoctors: Story = {
  args: { plan: aPlan({ year: 2027 }), 'plan-id': undefined },
  globals: { shopper: 'empty' },
};

/** A drug is not covered: the total is incomplete, and the lists are open. */
export const IncompleteTotal: Story = {
  args: { ...nextYear, 'plan-id': 'H0609026000' },
  play: async ({ canvasElement }) => {
    const toggle = await findDrawn(canvasElement, 'ucp-plan-card', '[part=toggle]');
    if (toggle.checkVisibility() && toggle.ariaExpanded === 'false') toggle.click();
  },
};

/** The total includes the full price of a drug that is not covered. Another drug needs authorization. */
export const FullPriceIncluded: Story = {
  args: {
    plan: aPlan({
      year: 2027,
      drugEstimate: anEstimate({
        coveredDrugs: coveredDrugs.slice(0, 3),
        annualCost: 72,
        lisAnnualCost: null,
        fullCosts: { '00002143480': 9600 },
        restrictions: { '00378181777': ['prior-authorization', 'quantity-limit'] },
      }),
    }),
    'plan-id': undefined,
  },
};

/** Stars, a medical deductible and copays. */
export const AllFacts: Story = {
  args: {
    plan: aPlan({
      year: 2027,
      overallStarRating: 4.5,
      medicalDeductible: 0,
      benefits: [
        { label: 'Primary care visit', value: '$0 copay' },
        { label: 'Specialist visit', value: '$20 copay' },
      ],
    }),
    'plan-id': undefined,
  },
};

/** The bar says how many more plans can be selected. */
export const ChosenToCompare: Story = {
  args: { ...nextYear, 'plan-id': 'H0609044000' },
  play: async ({ canvasElement }) => (await findDrawn(canvasElement, 'ucp-plan-card', '[part=compare]')).click(),
};

/** Plans that are chosen to compare, by their ids. */
const chosenBefore = (...plans: readonly MedicarePlan[]) => {
  for (const plan of plans) chooseToCompare(plan, true, document);
};

/** Four plans are selected, so this one has to wait. */
export const CompareFull: Story = {
  args: { ...nextYear, 'plan-id': 'H0609044000' },
  play: () => chosenBefore(...fourOthers),
};

/** Drug plans are selected, and this is another type. */
export const CompareOtherType: Story = {
  args: { ...nextYear, 'plan-id': 'H0609044000' },
  play: () => chosenBefore({ ...aPdpPlan(), year: 2027 }),
};

/** Plans of this year are selected. */
export const CompareOtherYear: Story = { args: { ...nextYear, 'plan-id': 'H0609044000' }, play: () => chosenBefore(aPlan()) };

/** Forty drugs and 25 doctors: the lines name two of those that are not covered. */
export const LongLists: Story = { args: { ...nextYear, 'plan-id': 'H0609044000' }, globals: { shopper: 'heavy' } };

/** Another saved plan has the same name: the plan ID is under it. */
export const SharedName: Story = { args: { ...nextYear, 'plan-id': 'H0028074001' }, globals: { shopper: 'tucson' } };

/** In November, a plan of this year: the costs of December. */
export const RestOfYear: Story = { args: { 'plan-id': 'H0609044000', 'plan-year': '2026' } };

/** Twelve amounts, from the service: a plan whose costs end with the out-of-pocket maximum. */
const reachesTheCap = [715, 254, 254, 254, 254, 254, 115, 0, 0, 0, 0, 0];
const monthsOf = (monthlyCosts: readonly number[], over: Parameters<typeof anEstimate>[0] = {}) =>
  anEstimate({
    coveredDrugs,
    monthlyCosts,
    annualCost: Math.round(monthlyCosts.reduce((sum, one) => sum + one, 0) * 100) / 100,
    lisAnnualCost: null,
    ...over,
  });

const openLists: Story['play'] = async ({ canvasElement }) => {
  const toggle = await findDrawn(canvasElement, 'ucp-plan-card', '[part=toggle]');
  if (toggle.checkVisibility() && toggle.ariaExpanded === 'false') toggle.click();
  await findDrawn(canvasElement, 'ucp-plan-card', '[part=months]');
};

const showTable: Story['play'] = async (context) => {
  await openLists(context);
  (await findDrawn(context.canvasElement, 'ucp-plan-card', '.months__switch')).click();
};

/** The cost of each month. From August the drugs cost nothing. */
export const Months: Story = {
  args: { plan: aPlan({ year: 2027, drugEstimate: monthsOf(reachesTheCap) }), 'plan-id': undefined },
  globals: { shopper: 'guest' },
  play: openLists,
};

/** The same figures as a table. */
export const MonthsAsTable: Story = { ...Months, play: showTable };

/** Four months have the same highest cost, and the drugs are never free. */
export const MonthsWithEqualHighest: Story = {
  ...Months,
  args: {
    plan: aPlan({ year: 2027, drugEstimate: monthsOf([6.4, 4.8, 4.8, 6.4, 4.8, 4.8, 6.4, 4.8, 4.8, 6.4, 4.8, 4.8]) }),
    'plan-id': undefined,
  },
};

/** A plan of this year in November: two months are left. */
export const MonthsLeft: Story = {
  ...Months,
  args: { plan: aPlan({ year: 2026, drugEstimate: monthsOf(reachesTheCap.toReversed()) }), 'plan-id': undefined },
};

/** The premium is not known, and one drug is not covered: the sentences say so. */
export const MonthsOfDrugsOnly: Story = {
  ...Months,
  args: {
    plan: aPlan({
      year: 2027,
      monthlyPremium: null,
      monthlyPremiumText: null,
      lisMonthlyPremiumText: null,
      drugEstimate: monthsOf(reachesTheCap, { coveredDrugs: coveredDrugs.slice(0, 3) }),
    }),
    'plan-id': undefined,
  },
  play: showTable,
};

/** Every action shows, and none works. */
export const Cloaked: Story = { args: { plan: aPlan({ year: 2027 }), 'plan-id': undefined }, globals: { shopper: 'cloaked' } };

/** October 1 to 14: plans of next year show, but enrollment is not open yet. */
export const BeforeEnrollment: Story = { args: nextYear, globals: { date: '2026-10-14T12-00-00' } };

/** December: this year's plans are closed. */
export const AfterEnrollment: Story = { args: { 'plan-year': '2026' }, globals: { date: '2026-12-01T00-00-00' } };

/** Prices load: the card has its rows, and does not grow later. */
export const PricesLoading: Story = {
  args: nextYear,
  parameters: { page: { isLoading: true, faults: [{ method: 'POST', path: '/drug-pricing-api', delayMs: 600_000 }] } },
};

/** Prices failed to load: coverage is not available, and there is no count. */
export const PricesError: Story = {
  args: nextYear,
  parameters: { page: { faults: [{ method: 'POST', path: '/drug-pricing-api', status: 500 }] } },
};

/** The plan’s details failed to load. */
export const LoadError: Story = {
  args: nextYear,
  parameters: { page: { faults: [{ method: 'GET', path: '/planinfo/details', status: 404 }] } },
};

/** The skeleton while the profile loads. */
export const Loading: Story = {
  args: nextYear,
  parameters: { page: { isLoading: true, faults: [{ method: 'GET', path: '/systemdate', delayMs: 600_000 }] } },
};
