import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Guidance, tableDocs } from '../.storybook/table-docs.js';
import { providerList } from '../elements/provider-list.js';
import { postNotice } from '../src/features/lists/state/notices.js';

const guidance: Guidance = {
  use: [
    'Shows the saved doctors and dentists, and lets shoppers add, change, remove and print them.',
    'Use it where coverage on plans depends on the doctors.',
  ],
  dos: [
    'Set `heading`, or `no-heading` if your page has a heading above it.',
    'Connect your provider search. Without it, the list says that it is not available.',
    'Check the message after a search in another ZIP code. It offers to put the earlier doctors back.',
  ],
  donts: [
    'Do not put names of doctors into attributes, addresses or tracking.',
    'Do not say “in network” here. Only a plan’s card can say it.',
  ],
  accessibility: [
    'After a removal, focus moves to the next doctor, or to the heading. The result is announced once.',
    'Edit and Remove name the doctor for screen readers.',
  ],
};

const meta = { ...tableDocs(providerList, guidance), title: 'Doctors/ucp-provider-list' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** This member has no recommendation yet: the card below the list offers one. */
export const Member: Story = {};
export const Guest: Story = { globals: { shopper: 'guest' } };
/** A plan is already recommended. */
export const WithRecommendation: Story = { globals: { shopper: 'recommended' } };
/** An agent recommends plans in person. */
export const Agent: Story = { globals: { shopper: 'agent' } };
export const Cloaked: Story = { globals: { shopper: 'cloaked' } };
export const ManyDoctors: Story = { globals: { shopper: 'heavy' } };
export const Empty: Story = { globals: { shopper: 'empty' } };
export const EmptyWithPlans: Story = { globals: { shopper: 'two-counties' } };
export const EmptyOutsideEnrollmentPeriod: Story = { globals: { shopper: 'empty', date: '2026-03-10T09-30-00' } };
export const CustomHeading: Story = { args: { heading: 'Who looks after you' } };
export const WithoutHeading: Story = { args: { 'no-heading': '' } };

export const Removed: Story = {
  play: () => postNotice({ kind: 'removed', list: 'providers', key: '1003000126', name: 'Dr. Ada Quill' }),
};

export const RemoveError: Story = {
  play: () => postNotice({ kind: 'remove-failed', list: 'providers', key: '1234329724', name: 'Dr. Leonard Klocko' }),
};

/** “Undo” was pressed: the server puts the doctor back. */
export const Restoring: Story = {
  play: () => postNotice({ kind: 'restoring', list: 'providers', key: '1003000126', name: 'Dr. Ada Quill' }),
};

export const Restored: Story = {
  play: () => postNotice({ kind: 'restored', list: 'providers', key: '1234329724', name: 'Dr. Leonard Klocko' }),
};

export const RestoreError: Story = {
  play: () => postNotice({ kind: 'restore-failed', list: 'providers', key: '1003000126', name: 'Dr. Ada Quill' }),
};

/** Doctors of another ZIP code replaced the saved ones. “Undo” brings those back (PV-09). */
export const Replaced: Story = { play: () => postNotice({ kind: 'replaced', list: 'providers' }) };

export const ReplaceError: Story = { play: () => postNotice({ kind: 'replace-failed', list: 'providers' }) };

/** The server puts the earlier doctors back. */
export const ReplaceUndoing: Story = { play: () => postNotice({ kind: 'putting-back', list: 'providers' }) };

export const ReplaceUndone: Story = { play: () => postNotice({ kind: 'put-back', list: 'providers' }) };

export const ReplaceUndoError: Story = { play: () => postNotice({ kind: 'put-back-failed', list: 'providers' }) };

/** The page has no provider search. */
export const ToolUnavailable: Story = { play: () => postNotice({ kind: 'tool-unavailable', list: 'providers', of: 'providers' }) };

/** The data of the provider search cannot be read (SAFE-04). */
export const ToolDataError: Story = { play: () => postNotice({ kind: 'tool-unusable', list: 'providers', of: 'providers' }) };

export const LoadError: Story = {
  parameters: { page: { faults: [{ method: 'GET', path: '/profiles/data', status: 500 }] } },
};

export const Loading: Story = {
  parameters: { page: { isLoading: true, faults: [{ method: 'GET', path: '/systemdate', delayMs: 600_000 }] } },
};
