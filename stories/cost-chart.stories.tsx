import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Guidance, tableDocs } from '../.storybook/table-docs.js';
import { costChart } from '../elements/cost-chart.js';
import { submitExtraHelpAnswer } from '../src/features/extra-help/actions/answer-extra-help.js';
import { switchYear } from '../src/features/plans/actions/switch-year.js';
import { closePopup } from '../src/features/popups/state/popups.js';
import { findDrawn } from './support.js';

const guidance: Guidance = {
  use: [
    'Helps shoppers decide: it ranks their saved plans by what a year costs them, with their own drugs.',
    'Place it above the cards. In `ucp-saved-plans` that is the slot `costs`.',
  ],
  dos: [
    'Show it together with `ucp-extra-help`. An answer changes every bar at once.',
    'Keep the note about estimates readable: totals leave out copays for doctor visits.',
    'Check it with one plan, many plans, an incomplete total and special needs plans.',
  ],
  donts: [
    'Do not sort or color the rows yourself. An incomplete total is never ranked among complete ones.',
    'Do not call the cheapest plan “best”. Cost is one of several reasons.',
    'Do not hide the heading of special needs plans, or the need under a name. Not everybody can join these plans.',
  ],
  accessibility: [
    'The bars are hidden from screen readers. Each row says its amounts in words.',
    '“Show as a table” gives the same figures as a table with headings.',
    'Drug costs are hatched, so the two parts differ without color.',
  ],
};

const meta = { ...tableDocs(costChart, guidance), title: 'Plans/ucp-cost-chart' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

async function showTable(canvas: HTMLElement): Promise<void> {
  (await findDrawn(canvas, 'ucp-cost-chart', 'button')).click();
}

/** No answer about Extra Help: the regular totals. One plan leaves Trulicity out, so it is not ranked. */
export const WithoutExtraHelp: Story = { globals: { shopper: 'guest' } };
/** The member of the demo, with her current plan. */
export const WithExtraHelp: Story = { globals: { shopper: 'member' } };

/** The guest answers “yes”: every bar changes at once. */
export const ExtraHelpAnswered: Story = {
  globals: { shopper: 'guest' },
  play: async () => {
    await submitExtraHelpAnswer('yes', document);
    closePopup();
  },
};

export const Table: Story = { globals: { shopper: 'member' }, play: ({ canvasElement }) => showTable(canvasElement) };

/** In November, with the current year selected: the costs of December. */
export const RestOfYear: Story = {
  globals: { shopper: 'member', date: '2026-11-20T09-30-00' },
  play: async () => {
    await switchYear(2026, document);
  },
};

/** The sentences over the rows: the cheapest plan that anybody can join, and one with more of the doctors. */
export const Answer: Story = { globals: { shopper: 'answer-guest' } };

/** The answer “yes” changes the sentences, the counts and the totals in one step. */
export const AnswerWithExtraHelp: Story = {
  globals: { shopper: 'answer-guest' },
  play: async () => {
    await submitExtraHelpAnswer('yes', document);
    closePopup();
  },
};

/** The plan of this year stands apart, and leads to its row of the next year. */
export const PlanOfBothYears: Story = { globals: { shopper: 'answer-member' } };

export const PlanOfBothYearsInTable: Story = {
  globals: { shopper: 'answer-member' },
  play: ({ canvasElement }) => showTable(canvasElement),
};

/** The member has a D-SNP. Other D-SNPs stand among the plans that anybody can join, and C-SNPs and I-SNPs in their group. */
export const SpecialNeeds: Story = { globals: { shopper: 'special-needs' } };
export const SpecialNeedsInTable: Story = {
  globals: { shopper: 'special-needs' },
  play: ({ canvasElement }) => showTable(canvasElement),
};

/** The sentence waits for the prices, and its place is kept. */
export const AnswerLoading: Story = {
  globals: { shopper: 'answer-guest' },
  parameters: { page: { isLoading: true, faults: [{ method: 'POST', path: '/drug-pricing-api', delayMs: 600_000 }] } },
};

/** Every plan leaves a drug out, and no carrier sends its full price. */
export const AllTotalsIncomplete: Story = { globals: { shopper: 'incomplete' } };
/** The totals include the full price of a drug that no plan covers. The current plan is saved too. */
export const FullPricesIncluded: Story = { globals: { shopper: 'full-price' } };
/** Drug plans are a group of their own. One of them is the current plan. */
export const DrugPlans: Story = { globals: { shopper: 'next-year-drug-plan' } };
/** A plan without drug coverage is not ranked among the others. */
export const WithoutDrugCoverage: Story = { globals: { shopper: 'tucson' } };
/** Supplement plans are not in the chart, and it says so. */
export const SupplementPlans: Story = { globals: { shopper: 'supplement-start-two' } };
export const NoDrugsSaved: Story = { globals: { shopper: 'two-counties' } };
export const ManyPlans: Story = { globals: { shopper: 'heavy' } };

/** On a phone six plans show, and a button for the others. */
export const ManyPlansOnPhone: Story = { tags: ['phone-only'], globals: { shopper: 'heavy', viewport: { value: 'phone' } } };
export const Cloaked: Story = { globals: { shopper: 'cloaked' } };
export const ThisYear: Story = { globals: { date: '2026-03-10T09-30-00' } };

/** The drug prices failed to load: premiums show, and no total is invented. */
export const PricesError: Story = {
  globals: { shopper: 'member' },
  parameters: { page: { faults: [{ method: 'POST', path: '/drug-pricing-api', status: 400 }] } },
};

export const PricesLoading: Story = {
  parameters: { page: { isLoading: true, faults: [{ method: 'POST', path: '/drug-pricing-api', delayMs: 600_000 }] } },
};

/** The details of the current plan failed to load. */
export const CurrentPlanError: Story = {
  globals: { shopper: 'member' },
  parameters: {
    page: {
      faults: [2026, 2027].map((year) => ({
        method: 'GET',
        path: `/planinfo/details/VPP/plan-years/${year}/plans/H1822001000`,
        status: 400,
      })),
    },
  },
};

/** One of the saved plans failed to load. */
export const OnePlanError: Story = {
  globals: { shopper: 'guest' },
  parameters: {
    page: { faults: [{ method: 'GET', path: '/planinfo/details/VPP/plan-years/2027/plans/H0609044000', status: 400 }] },
  },
};

export const CustomHeading: Story = { args: { heading: 'What a year costs' } };
export const WithoutHeading: Story = { args: { 'no-heading': true } };
/** Nothing to compare: it takes no space. */
export const Empty: Story = { globals: { shopper: 'empty' } };
export const LoadError: Story = { parameters: { page: { faults: [{ method: 'GET', path: '/profiles/data', status: 400 }] } } };
export const Loading: Story = {
  parameters: { page: { isLoading: true, faults: [{ method: 'GET', path: '/systemdate', delayMs: 600_000 }] } },
};
