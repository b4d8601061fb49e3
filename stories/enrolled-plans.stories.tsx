import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Guidance, tableDocs } from '../.storybook/table-docs.js';
import { enrolledPlans } from '../elements/enrolled-plans.js';

const guidance: Guidance = {
  use: [
    'Shows a signed-in member’s Medicare Advantage plans on a dashboard. On the profile page use `ucp-active-plans`, which has all plans.',
  ],
  dos: ['Place it below `ucp-upsell`.', 'Expect it to be empty. Guests never see it.'],
  donts: ['Do not put a heading of your own above it.', 'Do not use it together with `ucp-active-plans` on one page.'],
  accessibility: ['The section has a heading and a name.', 'The link to the benefits says that it opens a new tab.'],
};

const meta = { ...tableDocs(enrolledPlans, guidance), title: 'Dashboard/ucp-enrolled-plans' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Enrolled: Story = { globals: { shopper: 'enrolled' } };
export const OutsideEnrollmentPeriod: Story = { globals: { shopper: 'enrolled', date: '2026-03-10T09-30-00' } };
export const OnePlan: Story = {};
/** Guests see nothing. */
export const Hidden: Story = { globals: { shopper: 'guest' } };
export const Loading: Story = {
  globals: { shopper: 'enrolled' },
  parameters: { page: { isLoading: true, faults: [{ method: 'GET', path: '/systemdate', delayMs: 600_000 }] } },
};
