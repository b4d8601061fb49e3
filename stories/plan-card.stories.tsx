import type { Meta, StoryObj } from '@storybook/react-vite';
import { tableDocs } from '../.storybook/table-docs.js';
import { planCard } from '../elements/plan-card.js';
import { chooseToCompare } from '../src/features/plans/actions/compare-plans.js';
import type { MedicarePlan } from '../src/features/plans/rules/plan.js';
import { planId } from '../test/fixtures/plan-ids.js';
import { aDualPlan, anEstimate, anInstitutionalPlan, aPdpPlan, aPlan, aSupplementPlan } from '../test/fixtures/plans.js';
import { drawn } from './support.js';

const meta = { ...tableDocs(planCard), title: 'Plans/ucp-plan-card', args: { 'plan-id': 'H0321002000' } } satisfies Meta;
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

/** A dual special-needs plan of a member with Extra Help: tag with tooltip, note, struck premium and costs. */
export const SpecialNeeds: Story = { args: nextYear };

export const MedicareAdvantage: Story = { args: { ...nextYear, 'plan-id': 'H0609044000' } };

/** Six bullets, a deductible, and no doctors. */
export const DrugPlan: Story = { args: { ...nextYear, 'plan-id': 'S0001001000' } };

/** Not saved: it can be. */
export const NotSaved: Story = { args: { ...nextYear, 'plan-id': 'H0302001000' } };

/** The button of a plan that is not saved was pressed: the plan is saved at once. */
export const Saved: Story = {
  args: { ...nextYear, 'plan-id': 'H0302001000' },
  play: async ({ canvasElement }) => {
    (await drawn(canvasElement, 'ucp-plan-card', '[part=save]')).click();
    await drawn(canvasElement, 'ucp-plan-card', '[part=unsave]');
  },
};

/** Handed over by the page as a property. */
export const HandedOver: Story = { args: { plan: aPlan({ year: 2027 }), 'plan-id': undefined } };

/** The meaning of the tag, shown while it has focus or the pointer is over it. */
export const TagExplained: Story = {
  args: nextYear,
  play: async ({ canvasElement }) => (await drawn(canvasElement, 'ucp-plan-card', '.tag')).focus(),
};

/** A draft of this plan: the filled button resumes it. */
export const InProgress: Story = { args: { ...nextYear, 'plan-id': 'H0609044000' }, globals: { shopper: 'guest' } };

/** The status service fails: what was sent is said to be sent. */
export const Submitted: Story = {
  args: { ...nextYear, 'plan-id': 'H0609026000' },
  globals: { shopper: 'applicant' },
  parameters: { page: { faults: [{ method: 'POST', path: '/shopper-profile/api/applications', status: 500 }] } },
};

/** The status service has not answered. */
export const StatusOnItsWay: Story = {
  args: { ...nextYear, 'plan-id': 'H0609026000' },
  globals: { shopper: 'applicant' },
  parameters: { page: { faults: [{ method: 'POST', path: '/shopper-profile/api/applications', delayMs: 600_000 }] } },
};

export const Approved: Story = { args: { ...nextYear, 'plan-id': 'H0609026000' }, globals: { shopper: 'applicant' } };

/** The button leads to the application, and the number to call stands beside the status. */
export const Denied: Story = { args: { ...nextYear, 'plan-id': 'S0001001000' }, globals: { shopper: 'applicant' } };

/** Nothing to compare for whoever has chosen already. */
export const Enrolled: Story = { args: { ...nextYear, 'plan-id': 'H0609044000' }, globals: { shopper: 'next-year' } };

/** Not sold online. */
export const Suppressed: Story = { args: { ...nextYear, 'plan-id': 'H0351064000' }, globals: { shopper: 'suppressed' } };

export const ChronicCondition: Story = {
  args: { plan: aDualPlan({ snpKind: 'chronic', name: 'UHC Complete Care AZ-C001 (HMO C-SNP)', year: 2027 }), 'plan-id': undefined },
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

/** Nobody has applied for it: the button starts an application. */
export const SupplementToStart: Story = {
  args: { plan: aSupplementPlan({ year: 2027 }), 'plan-id': undefined },
  globals: { shopper: 'supplement-start' },
};

/** A letter of before 2020. */
export const OlderSupplement: Story = {
  args: { plan: aSupplementPlan({ code: 'F01', name: 'Plan F', year: 2027 }), 'plan-id': undefined },
};

/** Drugs that this plan covers not one of. */
export const NoDrugCovered: Story = {
  args: {
    plan: aPlan({ year: 2027, drugEstimate: anEstimate({ coveredDrugs: [], annualCost: null, lisAnnualCost: null }) }),
    'plan-id': undefined,
  },
};

/** If the pharmacy is not covered or not in the network, that shows instead of the drugs. */
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

/** Nothing saved yet: the card invites to add drugs and doctors. */
export const NothingSaved: Story = {
  args: { plan: aPlan({ year: 2027 }), 'plan-id': undefined },
  globals: { shopper: 'empty' },
};

/** A drug is not covered: the total is incomplete, and the lists are open. */
export const IncompleteTotal: Story = {
  args: { ...nextYear, 'plan-id': 'H0609026000' },
  play: async ({ canvasElement }) => {
    const toggle = await drawn(canvasElement, 'ucp-plan-card', '[part=toggle]');
    if (toggle.checkVisibility()) toggle.click();
  },
};

/** The full price of a drug that is not covered is known, and in the total. The plan asks for authorization of another. */
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
export const EveryFact: Story = {
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

/** Chosen to compare: the bar says how many more can be chosen. */
export const Chosen: Story = {
  args: { ...nextYear, 'plan-id': 'H0609044000' },
  play: async ({ canvasElement }) => (await drawn(canvasElement, 'ucp-plan-card', '[part=compare]')).click(),
};

/** Plans that are chosen to compare, by their ids. */
const chosenBefore = (...plans: readonly MedicarePlan[]) => {
  for (const plan of plans) chooseToCompare(plan, true, document);
};

/** Four plans are chosen: this one has to wait. */
export const FourOthersChosen: Story = {
  args: { ...nextYear, 'plan-id': 'H0609044000' },
  play: () => chosenBefore(...fourOthers),
};

/** Drug plans are chosen, and this is none. */
export const DrugPlanChosen: Story = {
  args: { ...nextYear, 'plan-id': 'H0609044000' },
  play: () => chosenBefore({ ...aPdpPlan(), year: 2027 }),
};

/** Plans of this year are chosen. */
export const AnotherYearChosen: Story = { args: { ...nextYear, 'plan-id': 'H0609044000' }, play: () => chosenBefore(aPlan()) };

/** Forty drugs and 25 doctors: the lines name two of those that are not covered. */
export const LongLists: Story = { args: { ...nextYear, 'plan-id': 'H0609044000' }, globals: { shopper: 'heavy' } };

/** Another saved plan has the same name: the plan ID stands under it. */
export const SharedName: Story = { args: { ...nextYear, 'plan-id': 'H0028074001' }, globals: { shopper: 'tucson' } };

/** In November, a plan of this year: what December costs. */
export const RestOfTheYear: Story = { args: { 'plan-id': 'H0609044000', 'plan-year': '2026' } };

/** Every action is shown and none can be used. */
export const Cloaked: Story = { args: { plan: aPlan({ year: 2027 }), 'plan-id': undefined }, globals: { shopper: 'cloaked' } };

/** October 1 to 14: next year's plans are shown, and cannot be enrolled in yet. */
export const BeforeEnrollment: Story = { args: nextYear, globals: { date: '2026-10-14T12-00-00' } };

/** December: this year's plans are closed. */
export const AfterEnrollment: Story = { args: { 'plan-year': '2026' }, globals: { date: '2026-12-01T00-00-00' } };

/** Prices are on their way: the card has its rows, and does not grow when they come. */
export const PricesOnTheirWay: Story = {
  args: nextYear,
  parameters: { page: { isLoading: true, faults: [{ method: 'POST', path: '/drug-pricing-api', delayMs: 600_000 }] } },
};

/** Prices could not be had: coverage is not available, and nothing is counted. */
export const PricesFailed: Story = {
  args: nextYear,
  parameters: { page: { faults: [{ method: 'POST', path: '/drug-pricing-api', status: 500 }] } },
};

/** The plan's details could not be had. */
export const Failed: Story = {
  args: nextYear,
  parameters: { page: { faults: [{ method: 'GET', path: '/planinfo/details', status: 404 }] } },
};

/** The skeleton, while the profile is on its way. */
export const Loading: Story = {
  args: nextYear,
  parameters: { page: { isLoading: true, faults: [{ method: 'GET', path: '/systemdate', delayMs: 600_000 }] } },
};
