import type { Meta, StoryObj } from '@storybook/react-vite';
import { tableDocs } from '../.storybook/table-docs.js';
import { activePlanCard } from '../elements/active-plan-card.js';

const meta = { ...tableDocs(activePlanCard), title: 'Enrollment/ucp-active-plan-card' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Active: Story = {
  args: { 'plan-id': 'H0609026000' },
  globals: { shopper: 'enrolled' },
};
export const NextYear: Story = {
  args: { 'plan-id': 'H0609026000', 'plan-year': '2027' },
  globals: { shopper: 'enrolled' },
  parameters: { page: { settings: { flags: { nextYearEnrollment: false } } } },
};
/** A plan that the shopper is not enrolled in. */
export const Unknown: Story = { args: { 'plan-id': 'H0321002000' }, globals: { shopper: 'enrolled' } };
export const Loading: Story = {
  args: { 'plan-id': 'H0609026000' },
  globals: { shopper: 'enrolled' },
  parameters: {
    page: { isLoading: true, faults: [{ method: 'GET', path: '/systemdate', delayMs: 600_000 }] },
  },
};
