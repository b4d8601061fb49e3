import type { Meta, StoryObj } from '@storybook/react-vite';
import { tableDocs } from '../.storybook/table-docs.js';
import { activePlans } from '../elements/active-plans.js';

const meta = { ...tableDocs(activePlans), title: 'Enrollment/ucp-active-plans' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** In force this year, and two plans of next year. */
export const Enrolled: Story = { globals: { shopper: 'enrolled' } };
/** Next-year enrollment is off: enrolled by an application, and without one. */
export const NextYear: Story = {
  globals: { shopper: 'enrolled' },
  parameters: { page: { settings: { flags: { nextYearEnrollment: false } } } },
};
/** Nobody knows who applied: enrolled, never auto-enrolled. */
export const MemberPlansFailed: Story = {
  globals: { shopper: 'enrolled' },
  parameters: {
    page: {
      settings: { flags: { nextYearEnrollment: false } },
      faults: [{ method: 'POST', path: '/shopper-profile/api/members', status: 500 }],
    },
  },
};
/** Outside the enrollment period plans of next year do not show. */
export const InMarch: Story = { globals: { shopper: 'enrolled', date: '2026-03-10T09-30-00' } };
/** Nothing to show takes no place. */
export const Member: Story = {};
export const Guest: Story = { globals: { shopper: 'guest' } };
export const Loading: Story = {
  globals: { shopper: 'enrolled' },
  parameters: { page: { isLoading: true, faults: [{ method: 'GET', path: '/systemdate', delayMs: 600_000 }] } },
};
