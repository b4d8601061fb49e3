import type { Meta, StoryObj } from '@storybook/react-vite';
import { tableDocs } from '../.storybook/table-docs.js';
import { drugList } from '../elements/drug-list.js';
import { tell } from '../src/features/page/state/notices.js';

const meta = { ...tableDocs(drugList), title: 'Drugs/ucp-drug-list' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Member: Story = {};
export const Guest: Story = { globals: { shopper: 'guest' } };
export const Cloaked: Story = { globals: { shopper: 'cloaked' } };
export const FortyDrugs: Story = { globals: { shopper: 'heavy' } };
/** Nothing is saved at all. The year is named, because there are two. */
export const Empty: Story = { globals: { shopper: 'empty' } };
/** Plans are saved, and no drugs. */
export const EmptyWithPlans: Story = { globals: { shopper: 'two-counties' } };
/** Outside the enrollment period there is one year, and nobody has to be told which. */
export const EmptyInMarch: Story = { globals: { shopper: 'empty', date: '2026-03-10T09-30-00' } };
export const OwnHeading: Story = { args: { heading: 'What you take' } };
/** The button that adds drugs stays. */
export const WithoutHeading: Story = { args: { 'no-heading': '' } };

export const Removed: Story = {
  play: () => tell({ kind: 'removed', list: 'drugs', key: '00093505698', name: 'Atorvastatin' }),
};

/** The server is asked to put the drug back. */
export const Restoring: Story = {
  play: () => tell({ kind: 'restoring', list: 'drugs', key: '00093505698', name: 'Atorvastatin' }),
};

export const Restored: Story = {
  play: () => tell({ kind: 'restored', list: 'drugs', key: '00378021601', name: 'Furosemide' }),
};

export const RestoreFailed: Story = {
  play: () => tell({ kind: 'restore-failed', list: 'drugs', key: '00093505698', name: 'Atorvastatin' }),
};

/** Several removals at once: a failure is never hidden by what went well. */
export const SomeFailed: Story = {
  play: () => {
    tell({ kind: 'remove-failed', list: 'drugs', key: '00378021601', name: 'Furosemide' });
    tell({ kind: 'removed', list: 'drugs', key: '00093505698', name: 'Atorvastatin' });
  },
};

/** No brand's tool is on this page. */
export const ToolUnavailable: Story = { play: () => tell({ kind: 'tool-unavailable', list: 'drugs', of: 'drugs' }) };

/** The drug cost tool left data that cannot be read (SAFE-04). */
export const ToolUnusable: Story = { play: () => tell({ kind: 'tool-unusable', list: 'drugs', of: 'drugs' }) };

/** The profile cannot be read: never an empty list by mistake. */
export const Failed: Story = {
  parameters: { page: { faults: [{ method: 'GET', path: '/profiles/data', status: 500 }] } },
};

export const Loading: Story = {
  parameters: { page: { isLoading: true, faults: [{ method: 'GET', path: '/systemdate', delayMs: 600_000 }] } },
};
