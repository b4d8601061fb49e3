import type { Meta, StoryObj } from '@storybook/react-vite';
import { tableDocs } from '../.storybook/table-docs.js';
import { costChart } from '../elements/cost-chart.js';
import { sayExtraHelp } from '../src/flows/extra-help/answer-extra-help.js';
import { closePopup } from '../src/store/popups.js';
import { drawn } from './support.js';

const meta = { ...tableDocs(costChart), title: 'Plans/ucp-cost-chart' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

async function showTable(canvas: HTMLElement): Promise<void> {
  (await drawn(canvas, 'ucp-cost-chart', 'button')).click();
}

export const WithoutExtraHelp: Story = { globals: { shopper: 'guest' } };
export const WithExtraHelp: Story = {};

/** The answer of the guest changes every bar at once. */
export const AfterAYes: Story = {
  globals: { shopper: 'guest' },
  play: async () => {
    await sayExtraHelp('yes', document);
    closePopup();
  },
};

/** Of someone who has plans: there is nothing to show as a table without them. */
const withPlans = { shopper: 'member' };

export const AsATable: Story = { globals: withPlans, play: ({ canvasElement }) => showTable(canvasElement) };

/** Supplement plans cover no drugs, and say so. */
export const SupplementPlans: Story = {
  globals: { shopper: 'supplement' },
  play: ({ canvasElement }) => showTable(canvasElement),
};

export const NoDrugsSaved: Story = { globals: { shopper: 'two-counties' } };
export const ManyPlans: Story = { globals: { shopper: 'heavy' } };
export const Cloaked: Story = { globals: { shopper: 'cloaked' } };
export const ThisYear: Story = { globals: { date: '2026-03-10T09-30-00' } };

/** The service of the drug prices is down: what is known shows, and no total is made up. */
export const PricesUnknown: Story = {
  globals: withPlans,
  parameters: { page: { faults: [{ method: 'POST', path: '/drug-pricing-api', status: 400 }] } },
  play: ({ canvasElement }) => showTable(canvasElement),
};

export const PricesOnTheirWay: Story = {
  parameters: { page: { isLoading: true, faults: [{ method: 'POST', path: '/drug-pricing-api', delayMs: 600_000 }] } },
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
/** Nothing to compare: it takes no room. */
export const NothingSaved: Story = { globals: { shopper: 'empty' } };
export const LoadFailed: Story = { parameters: { page: { faults: [{ method: 'GET', path: '/profiles/data', status: 400 }] } } };
export const Loading: Story = {
  parameters: { page: { isLoading: true, faults: [{ method: 'GET', path: '/systemdate', delayMs: 600_000 }] } },
};
