import type { Meta, StoryObj } from '@storybook/react-vite';
import { tableDocs } from '../.storybook/table-docs.js';
import { dashboard } from '../elements/dashboard.js';

const meta = {
  ...tableDocs(dashboard),
  title: 'Dashboard/ucp-dashboard',
  parameters: { ...tableDocs(dashboard).parameters, layout: 'fullscreen' },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** The dashboard of a signed-in shopper by one tag. */
export const Member: Story = { tags: ['every-width'] };
export const Recommended: Story = { globals: { shopper: 'recommended' } };
export const Enrolled: Story = { globals: { shopper: 'enrolled' } };
export const Applicant: Story = { globals: { shopper: 'applicant' } };
/** Recommendations and enrolled plans need a signed-in shopper (DASH-09). */
export const Guest: Story = { globals: { shopper: 'guest' } };
export const Cloaked: Story = { globals: { shopper: 'cloaked' } };

/** Nothing has loaded yet. */
export const Loading: Story = {
  parameters: { page: { isLoading: true, faults: [{ method: 'GET', path: '/profiles/data', delayMs: 600_000 }] } },
};

/** The profile does not come. */
export const Failed: Story = { parameters: { page: { faults: [{ method: 'GET', path: '/profiles/data', status: 500 }] } } };
