import type { Meta, StoryObj } from '@storybook/react-vite';
import { waitFor } from 'storybook/test';
import { type Guidance, tableDocs } from '../.storybook/table-docs.js';
import { savedPlans } from '../elements/saved-plans.js';
import { setPlanDetails } from '../src/features/known-plans/state/plan-details.js';
import { $shownPlans } from '../src/features/known-plans/state/plans.js';
import { postNotice } from '../src/features/lists/state/notices.js';
import { planKey } from '../src/features/plan/rules/plan.js';
import { chooseToCompare } from '../src/features/plans/actions/compare-plans.js';
import { markRemoving } from '../src/features/profile/state/removals.js';
import { PATIENCE } from './support.js';

const guidance: Guidance = {
  use: [
    'The heart of the profile page: the saved plans of the active year as cards. Without plans it shows the next step.',
    'For one plan in other content use `ucp-plan-card`.',
  ],
  dos: [
    'Put `ucp-year-toggle` into the slot `toggle`, and `ucp-extra-help` and `ucp-cost-chart` into the slot `costs`.',
    'Give it the width for two columns: 600 px or more.',
    'Keep the order of the cards. Special needs plans lead, and drug plans come last.',
  ],
  donts: [
    'Do not sort the cards by price. The chart ranks them.',
    'Do not hide a card that failed to load. It says so and offers to try again.',
    'Do not cover the compare bar at the lower edge of the window.',
  ],
  accessibility: [
    'After “Unsave”, focus moves to the next card, or to the heading. “Undo” is in the message above.',
    'Messages stay until the shopper closes them.',
    'Loading says “Loading your plans”, once.',
  ],
};

const meta = { ...tableDocs(savedPlans, guidance), title: 'Plans/ucp-saved-plans' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Member: Story = { tags: ['every-width'] };
export const Guest: Story = { globals: { shopper: 'guest' } };
export const Cloaked: Story = { globals: { shopper: 'cloaked' } };
export const Empty: Story = { globals: { shopper: 'empty' } };
/** Only supplement plans are left. Their own area lists them. */
export const OnlySupplementPlans: Story = {
  globals: { shopper: 'supplement' },
  play: () => markRemoving('plans', planKey('S0001001000', 2027)),
};
/** Plans are saved for the other year only. The button shows them. */
export const OnlyOtherYear: Story = { globals: { shopper: 'closed-window' }, tags: ['every-width'] };
/** The shopper has one plan, of the other year. */
export const OnePlanOfOtherYear: Story = {
  globals: { shopper: 'closed-window' },
  play: () => markRemoving('plans', planKey('H1822001000', 2026)),
};
/** December 8 to 31: what joining needs now. */
export const AfterOpenEnrollment: Story = { globals: { date: '2026-12-10T09-30-00' }, tags: ['every-width'] };
/** The same for a member whose plan ends. */
export const PlanNowEnds: Story = { globals: { shopper: 'plan-ends', date: '2026-12-10T09-30-00' } };
/** Each total is compared with the plan now. */
export const ComparedWithPlanNow: Story = { globals: { shopper: 'full-price' } };
export const CustomHeading: Story = { args: { heading: 'Plans you are thinking about' } };
export const WithoutHeading: Story = { args: { 'no-heading': '' } };
/** Outside the enrollment period: this year's plans. */
export const OutsideEnrollmentPeriod: Story = { globals: { date: '2027-03-10T09-30-00' } };

/** One plan failed to load: its card says so, and the others are whole. */
export const OnePlanError: Story = {
  parameters: { page: { faults: [{ method: 'GET', path: '/planinfo/details/VPP/plan-years/2027/plans/H0609044000', status: 404 }] } },
};

/** One plan still loads: its place among the others stays free. */
export const OnePlanLoading: Story = { play: () => setPlanDetails({ [planKey('H0609044000', 2027)]: 'loading' }) };

export const Removed: Story = {
  play: () =>
    postNotice({ kind: 'removed', list: 'plans', key: 'H0609026000', name: 'AARP Medicare Advantage Essentials from UHC AZ-2 (HMO-POS)' }),
};

/** “Undo” was pressed: the server puts the plan back. */
export const Restoring: Story = {
  play: () =>
    postNotice({
      kind: 'restoring',
      list: 'plans',
      key: 'H0609026000',
      name: 'AARP Medicare Advantage Essentials from UHC AZ-2 (HMO-POS)',
    }),
};

export const Restored: Story = {
  play: () =>
    postNotice({ kind: 'restored', list: 'plans', key: 'H0609044000', name: 'AARP Medicare Advantage from UHC AZ-0003 (HMO-POS)' }),
};

export const RestoreError: Story = {
  play: () =>
    postNotice({
      kind: 'restore-failed',
      list: 'plans',
      key: 'H0609026000',
      name: 'AARP Medicare Advantage Essentials from UHC AZ-2 (HMO-POS)',
    }),
};

/** A plan was saved on its own card, or from a recommendation. */
export const Saved: Story = {
  play: () =>
    postNotice({ kind: 'saved', list: 'plans', key: 'H0609044000-2027', name: 'AARP Medicare Advantage from UHC AZ-0003 (HMO-POS)' }),
};

export const SaveError: Story = {
  play: () => postNotice({ kind: 'save-failed', list: 'plans', key: 'H0302001000-2027', name: 'Blue Best Life Plus (HMO)' }),
};

/** A card asked for the drug tool, and the page has none. */
export const ToolUnavailable: Story = { play: () => postNotice({ kind: 'tool-unavailable', list: 'plans', of: 'drugs' }) };

/** One of several removals failed. */
export const PartialRemoveError: Story = {
  play: () => {
    postNotice({ kind: 'remove-failed', list: 'plans', key: 'H0609044000', name: 'AARP Medicare Advantage from UHC AZ-0003 (HMO-POS)' });
    postNotice({ kind: 'removed', list: 'plans', key: 'H0609026000', name: 'AARP Medicare Advantage Essentials from UHC AZ-2 (HMO-POS)' });
  },
};

const choose = (...ids: readonly string[]) =>
  waitFor(() => {
    const { plans } = $shownPlans.get();
    const found = ids.map((id) => plans.find((one) => one.id === id));
    if (found.some((one) => !one)) throw new Error('the plans are not there yet');
    for (const plan of found) if (plan) chooseToCompare(plan, true, document);
  }, PATIENCE);

/** One plan is selected: the bar asks for more, and the drug plan says why it cannot be selected. */
export const CompareOne: Story = { tags: ['every-width'], play: () => choose('H0609044000') };

/** Two plans are selected and can be compared. */
export const CompareTwo: Story = { tags: ['every-width'], play: () => choose('H0609044000', 'H0609026000') };

/** The profile failed to load: the list never looks empty by mistake. */
export const LoadError: Story = {
  parameters: { page: { faults: [{ method: 'GET', path: '/profiles/data', status: 500 }] } },
};

export const Loading: Story = {
  parameters: { page: { isLoading: true, faults: [{ method: 'GET', path: '/systemdate', delayMs: 600_000 }] } },
};
