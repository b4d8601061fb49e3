import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Guidance, tableDocs } from '../.storybook/table-docs.js';
import { activePlans } from '../elements/active-plans.js';

const guidance: Guidance = {
  use: [
    'Shows members which plans they have now, above or below the saved plans. In the enrollment period it also shows plans of next year.',
    'On a dashboard use `ucp-enrolled-plans`, which has only Medicare Advantage plans.',
  ],
  dos: [
    'Place it near `ucp-saved-plans`, so that members can compare what they have with what they consider.',
    'Leave it out of your own headings: it brings one, and shows nothing without plans.',
  ],
  donts: [
    'Do not put a heading of your own above it. The heading would stay when the section is empty.',
    'Do not call a plan “active” before its first day. The card says “Enrolled” or “Auto-enrolled”.',
  ],
  accessibility: ['The section has a heading and a name.', 'A status is never color alone: it always has its word.'],
};

const meta = { ...tableDocs(activePlans, guidance), title: 'Enrollment/ucp-active-plans' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** One plan of this year, and two of next year. */
export const Enrolled: Story = { globals: { shopper: 'enrolled' } };
/** Next-year enrollment is off: one plan with an application, and one without. */
export const StartsNextYear: Story = {
  globals: { shopper: 'enrolled' },
  parameters: { page: { settings: { flags: { nextYearEnrollment: false } } } },
};
/** The list of the member’s plans failed to load: a plan is “Enrolled”, never “Auto-enrolled”. */
export const MemberPlansError: Story = {
  globals: { shopper: 'enrolled' },
  parameters: {
    page: {
      settings: { flags: { nextYearEnrollment: false } },
      faults: [{ method: 'POST', path: '/shopper-profile/api/members', status: 500 }],
    },
  },
};
/** Outside the enrollment period, plans of next year do not show. */
export const OutsideEnrollmentPeriod: Story = { globals: { shopper: 'enrolled', date: '2026-03-10T09-30-00' } };
export const OnePlan: Story = {};
/** Without enrolled plans it takes no space. */
export const Hidden: Story = { globals: { shopper: 'guest' } };
export const Loading: Story = {
  globals: { shopper: 'enrolled' },
  parameters: { page: { isLoading: true, faults: [{ method: 'GET', path: '/systemdate', delayMs: 600_000 }] } },
};
