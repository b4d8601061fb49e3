import type { Meta, StoryObj } from '@storybook/react-vite';
import { tableDocs } from '../.storybook/table-docs.js';
import { costChart } from '../elements/cost-chart.js';
import { sayExtraHelp } from '../src/features/extra-help/actions/answer-extra-help.js';
import { switchYear } from '../src/features/page/actions/switch-year.js';
import { closePopup } from '../src/features/page/state/popups.js';
import { drawn } from './support.js';

const meta = { ...tableDocs(costChart), title: 'Plans/ucp-cost-chart' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

async function showTable(canvas: HTMLElement): Promise<void> {
  (await drawn(canvas, 'ucp-cost-chart', 'button')).click();
}

/** No answer about Extra Help: the regular totals. One plan leaves Trulicity out, so it is not ranked. */
export const WithoutExtraHelp: Story = { globals: { shopper: 'guest' } };
/** The member of the demo, with the plan that she has now. */
export const WithExtraHelp: Story = { globals: { shopper: 'member' } };

/** The answer of the guest changes every bar at once. */
export const AfterAYes: Story = {
  globals: { shopper: 'guest' },
  play: async () => {
    await sayExtraHelp('yes', document);
    closePopup();
  },
};

export const AsATable: Story = { globals: { shopper: 'member' }, play: ({ canvasElement }) => showTable(canvasElement) };

/** In November, with the current year chosen: what December costs. */
export const RestOfTheYear: Story = {
  globals: { shopper: 'member', date: '2026-11-20T09-30-00' },
  play: async () => {
    await switchYear(2026, document);
  },
};

/** Every plan leaves a drug out, and no carrier sends its full price. */
export const EveryTotalIncomplete: Story = { globals: { shopper: 'incomplete' } };
/** The totals include the full price of a drug that no plan covers. The plan now is saved too. */
export const WithFullPrices: Story = { globals: { shopper: 'full-price' } };
/** Drug plans are a group of their own; one of them is the plan now. */
export const DrugPlans: Story = { globals: { shopper: 'next-year-drug-plan' } };
/** A plan without drug coverage is not ranked among the others. */
export const WithoutDrugCoverage: Story = { globals: { shopper: 'tucson' } };
/** Supplement plans are not in the chart, and it says so. */
export const SupplementPlans: Story = { globals: { shopper: 'supplement-start-two' } };
export const NoDrugsSaved: Story = { globals: { shopper: 'two-counties' } };
export const ManyPlans: Story = { globals: { shopper: 'heavy' } };

/** On a phone six plans show, and a button for the others. */
export const SixOfManyPlans: Story = { tags: ['phone-only'], globals: { shopper: 'heavy', viewport: { value: 'mobile1' } } };
export const Cloaked: Story = { globals: { shopper: 'cloaked' } };
export const ThisYear: Story = { globals: { date: '2026-03-10T09-30-00' } };

/** The service of the drug prices is down: what is known shows, and no total is made up. */
export const PricesUnknown: Story = {
  globals: { shopper: 'member' },
  parameters: { page: { faults: [{ method: 'POST', path: '/drug-pricing-api', status: 400 }] } },
};

export const PricesOnTheirWay: Story = {
  parameters: { page: { isLoading: true, faults: [{ method: 'POST', path: '/drug-pricing-api', delayMs: 600_000 }] } },
};

/** The details of the plan that the shopper has now could not be loaded. */
export const PlanNowUnknown: Story = {
  globals: { shopper: 'member' },
  parameters: {
    page: { faults: [{ method: 'GET', path: '/planinfo/details/VPP/plan-years/2026/plans/H1822001000', status: 400 }] },
  },
};

/** One of the saved plans could not be loaded. */
export const APlanIsMissing: Story = {
  globals: { shopper: 'guest' },
  parameters: {
    page: { faults: [{ method: 'GET', path: '/planinfo/details/VPP/plan-years/2027/plans/H0609044000', status: 400 }] },
  },
};

export const OwnHeading: Story = { args: { heading: 'What a year costs' } };
export const WithoutHeading: Story = { args: { 'no-heading': true } };
/** Nothing to compare: it takes no space. */
export const NothingSaved: Story = { globals: { shopper: 'empty' } };
export const LoadFailed: Story = { parameters: { page: { faults: [{ method: 'GET', path: '/profiles/data', status: 400 }] } } };
export const Loading: Story = {
  parameters: { page: { isLoading: true, faults: [{ method: 'GET', path: '/systemdate', delayMs: 600_000 }] } },
};
