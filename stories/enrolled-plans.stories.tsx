import type { Meta, StoryObj } from '@storybook/react-vite';
import { tableDocs } from '../.storybook/table-docs.js';
import { enrolledPlans } from '../elements/enrolled-plans.js';

const meta = { ...tableDocs(enrolledPlans), title: 'Dashboard/ucp-enrolled-plans' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Enrolled: Story = { globals: { shopper: 'enrolled' } };
export const InMarch: Story = { globals: { shopper: 'enrolled', date: '2026-03-10T09-30-00' } };
/** Nothing to show takes no place. */
export const Member: Story = {};
export const Guest: Story = { globals: { shopper: 'guest' } };
export const Loading: Story = {
  globals: { shopper: 'enrolled' },
  parameters: { page: { isLoading: true, faults: [{ method: 'GET', path: '/systemdate', delayMs: 600_000 }] } },
};
