import type { Meta, StoryObj } from '@storybook/react-vite';
import { waitFor } from 'storybook/test';
import { tableDocs } from '../.storybook/table-docs.js';
import { savedPlans } from '../elements/saved-plans.js';
import { tell } from '../src/features/page/state/notices.js';
import { chooseToCompare } from '../src/features/plans/actions/compare-plans.js';
import { planKey } from '../src/features/plans/rules/plan.js';
import { setPlanDetails } from '../src/features/plans/state/plan-details.js';
import { $shownPlans } from '../src/features/plans/state/shown.js';
import { markRemoving } from '../src/features/profile/state/removals.js';

const meta = { ...tableDocs(savedPlans), title: 'Plans/ucp-saved-plans' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Member: Story = { tags: ['every-width'] };
export const Guest: Story = { globals: { shopper: 'guest' } };
export const Cloaked: Story = { globals: { shopper: 'cloaked' } };
export const Empty: Story = { globals: { shopper: 'empty' } };
/** The last plan is being removed. Only supplement plans remain, and the supplement area lists them. */
export const SupplementPlansAlone: Story = {
  globals: { shopper: 'supplement' },
  play: () => markRemoving('plans', planKey('S0001001000', 2027)),
};
export const OwnHeading: Story = { args: { heading: 'Plans you are thinking about' } };
export const WithoutHeading: Story = { args: { 'no-heading': '' } };
/** Outside the enrollment period: this year's plans. */
export const InMarch: Story = { globals: { date: '2027-03-10T09-30-00' } };

/** One plan's details fail: its card says so, the others are whole. */
export const OneFailed: Story = {
  parameters: { page: { faults: [{ method: 'GET', path: '/planinfo/details/VPP/plan-years/2027/plans/H0609044000', status: 404 }] } },
};

/** One plan's details are still on their way: its place is kept among the others. */
export const OneOnItsWay: Story = { play: () => setPlanDetails({ [planKey('H0609044000', 2027)]: 'loading' }) };

export const Removed: Story = {
  play: () =>
    tell({ kind: 'removed', list: 'plans', key: 'H0609026000', name: 'AARP Medicare Advantage Essentials from UHC AZ-2 (HMO-POS)' }),
};

/** The server is asked to put the plan back. */
export const Restoring: Story = {
  play: () =>
    tell({ kind: 'restoring', list: 'plans', key: 'H0609026000', name: 'AARP Medicare Advantage Essentials from UHC AZ-2 (HMO-POS)' }),
};

export const Restored: Story = {
  play: () => tell({ kind: 'restored', list: 'plans', key: 'H0609044000', name: 'AARP Medicare Advantage from UHC AZ-0003 (HMO-POS)' }),
};

export const RestoreFailed: Story = {
  play: () =>
    tell({ kind: 'restore-failed', list: 'plans', key: 'H0609026000', name: 'AARP Medicare Advantage Essentials from UHC AZ-2 (HMO-POS)' }),
};

/** A plan that was saved on its own card, or from a recommendation. */
export const Saved: Story = {
  play: () => tell({ kind: 'saved', list: 'plans', key: 'H0609044000-2027', name: 'AARP Medicare Advantage from UHC AZ-0003 (HMO-POS)' }),
};

export const SaveFailed: Story = {
  play: () => tell({ kind: 'save-failed', list: 'plans', key: 'H0302001000-2027', name: 'Blue Best Life Plus (HMO)' }),
};

/** No brand's tool is on this page; it was asked for on a card. */
export const ToolUnavailable: Story = { play: () => tell({ kind: 'tool-unavailable', list: 'plans', of: 'drugs' }) };

/** Of several removals one failed. */
export const SomeFailed: Story = {
  play: () => {
    tell({ kind: 'remove-failed', list: 'plans', key: 'H0609044000', name: 'AARP Medicare Advantage from UHC AZ-0003 (HMO-POS)' });
    tell({ kind: 'removed', list: 'plans', key: 'H0609026000', name: 'AARP Medicare Advantage Essentials from UHC AZ-2 (HMO-POS)' });
  },
};

const choose = (...ids: readonly string[]) =>
  waitFor(() => {
    const { plans } = $shownPlans.get();
    const found = ids.map((id) => plans.find((one) => one.id === id));
    if (found.some((one) => !one)) throw new Error('the plans are not there yet');
    for (const plan of found) if (plan) chooseToCompare(plan, true, document);
  });

/** One plan is chosen: the bar says how many more, and the drug plan says why it cannot be chosen. */
export const OneChosen: Story = { tags: ['every-width'], play: () => choose('H0609044000') };

/** Two are chosen, and can be compared. */
export const TwoChosen: Story = { tags: ['every-width'], play: () => choose('H0609044000', 'H0609026000') };

/** The profile cannot be read: never an empty list by mistake. */
export const Failed: Story = {
  parameters: { page: { faults: [{ method: 'GET', path: '/profiles/data', status: 500 }] } },
};

export const Loading: Story = {
  parameters: { page: { isLoading: true, faults: [{ method: 'GET', path: '/systemdate', delayMs: 600_000 }] } },
};
