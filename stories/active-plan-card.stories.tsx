import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Guidance, tableDocs } from '../.storybook/table-docs.js';
import { activePlanCard } from '../elements/active-plan-card.js';

const guidance: Guidance = {
  use: ['Shows one plan that the member is enrolled in, for example in an article or a reminder. For all of them use `ucp-active-plans`.'],
  dos: [
    'Set `plan-id`. Set `plan-year` too if the member may have the plan in two years.',
    'Plan the page so that it also works when the card is not there.',
  ],
  donts: [
    'Do not use it for saved plans. `ucp-plan-card` shows those.',
    'Do not write a status beside the card. It knows whether the plan is active or starts next year.',
  ],
  accessibility: [
    'The status of a plan of next year is a button with a tip. It opens on focus, hover and tap.',
    'The link to the benefits says that it opens a new tab.',
  ],
};

const meta = { ...tableDocs(activePlanCard, guidance), title: 'Enrollment/ucp-active-plan-card' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Active: Story = {
  args: { 'plan-id': 'H0609026000' },
  globals: { shopper: 'enrolled' },
};
export const StartsNextYear: Story = {
  args: { 'plan-id': 'H0609026000', 'plan-year': '2027' },
  globals: { shopper: 'enrolled' },
  parameters: { page: { settings: { flags: { nextYearEnrollment: false } } } },
};
/** A plan that the shopper is not enrolled in. */
export const PlanNotFound: Story = { args: { 'plan-id': 'H0321002000' }, globals: { shopper: 'enrolled' } };
export const Loading: Story = {
  args: { 'plan-id': 'H0609026000' },
  globals: { shopper: 'enrolled' },
  parameters: {
    page: { isLoading: true, faults: [{ method: 'GET', path: '/systemdate', delayMs: 600_000 }] },
  },
};
