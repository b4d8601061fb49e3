import type { Meta, StoryObj } from '@storybook/react-vite';
import { tableDocs } from '../.storybook/table-docs.js';
import { providerList } from '../elements/provider-list.js';
import { tell } from '../src/features/page/state/notices.js';

const meta = { ...tableDocs(providerList), title: 'Doctors/ucp-provider-list' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** Nobody has recommended a plan to this member: the card below the list offers to. */
export const Member: Story = {};
export const Guest: Story = { globals: { shopper: 'guest' } };
/** A plan is recommended already. */
export const Recommended: Story = { globals: { shopper: 'recommended' } };
/** An agent is there to recommend plans. */
export const Agent: Story = { globals: { shopper: 'agent' } };
export const Cloaked: Story = { globals: { shopper: 'cloaked' } };
export const TwentyFiveDoctors: Story = { globals: { shopper: 'heavy' } };
export const Empty: Story = { globals: { shopper: 'empty' } };
export const EmptyWithPlans: Story = { globals: { shopper: 'two-counties' } };
export const EmptyInMarch: Story = { globals: { shopper: 'empty', date: '2026-03-10T09-30-00' } };
export const OwnHeading: Story = { args: { heading: 'Who looks after you' } };
export const WithoutHeading: Story = { args: { 'no-heading': '' } };

export const Removed: Story = {
  play: () => tell({ kind: 'removed', list: 'providers', key: '1003000126', name: 'Dr. Ada Quill' }),
};

export const RemovalFailed: Story = {
  play: () => tell({ kind: 'remove-failed', list: 'providers', key: '1234329724', name: 'Dr. Leonard Klocko' }),
};

/** The server is asked to put the doctor back. */
export const Restoring: Story = {
  play: () => tell({ kind: 'restoring', list: 'providers', key: '1003000126', name: 'Dr. Ada Quill' }),
};

export const Restored: Story = {
  play: () => tell({ kind: 'restored', list: 'providers', key: '1234329724', name: 'Dr. Leonard Klocko' }),
};

export const RestoreFailed: Story = {
  play: () => tell({ kind: 'restore-failed', list: 'providers', key: '1003000126', name: 'Dr. Ada Quill' }),
};

/** The doctors of another ZIP code took the place of the saved ones, and can be taken back (PV-09). */
export const Replaced: Story = { play: () => tell({ kind: 'replaced', list: 'providers' }) };

export const ReplaceFailed: Story = { play: () => tell({ kind: 'replace-failed', list: 'providers' }) };

/** The server is asked to put the earlier doctors back. */
export const PuttingBack: Story = { play: () => tell({ kind: 'putting-back', list: 'providers' }) };

export const PutBack: Story = { play: () => tell({ kind: 'put-back', list: 'providers' }) };

export const PutBackFailed: Story = { play: () => tell({ kind: 'put-back-failed', list: 'providers' }) };

/** No brand's tool is on this page. */
export const ToolUnavailable: Story = { play: () => tell({ kind: 'tool-unavailable', list: 'providers', of: 'providers' }) };

/** The provider search left data that cannot be read (SAFE-04). */
export const ToolUnusable: Story = { play: () => tell({ kind: 'tool-unusable', list: 'providers', of: 'providers' }) };

export const Failed: Story = {
  parameters: { page: { faults: [{ method: 'GET', path: '/profiles/data', status: 500 }] } },
};

export const Loading: Story = {
  parameters: { page: { isLoading: true, faults: [{ method: 'GET', path: '/systemdate', delayMs: 600_000 }] } },
};
