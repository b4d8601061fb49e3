import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Guidance, tableDocs } from '../.storybook/table-docs.js';
import { drugList } from '../elements/drug-list.js';
import { postNotice } from '../src/features/lists/state/notices.js';

const guidance: Guidance = {
  use: [
    'Shows the saved drugs with dose and refill, and lets shoppers add, change, remove and print them.',
    'Use it where prices on plans depend on the drugs. Place `ucp-pharmacy` beside it.',
  ],
  dos: [
    'Set `heading`, or `no-heading` if your page has a heading above it.',
    'Connect your drug tool. Without it, the list says that the tool is not available.',
    'Check it empty, with one drug and with forty.',
  ],
  donts: [
    'Do not put drug names into attributes, addresses or tracking.',
    'Do not color a drug by its price or by its coverage. The plan cards say what is covered.',
  ],
  accessibility: [
    'After a removal, focus moves to the next drug, or to the heading. The result is announced once.',
    'Edit and Remove name the drug for screen readers.',
    'A list of more than 50 rows has a button for the others.',
  ],
};

const meta = { ...tableDocs(drugList, guidance), title: 'Drugs/ucp-drug-list' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Member: Story = {};
export const Guest: Story = { globals: { shopper: 'guest' } };
export const Cloaked: Story = { globals: { shopper: 'cloaked' } };
/** Forty drugs. */
export const ManyDrugs: Story = { globals: { shopper: 'heavy' } };
/** Nothing is saved at all. The text names the year, because there are two. */
export const Empty: Story = { globals: { shopper: 'empty' } };
/** Plans are saved, but no drugs. */
export const EmptyWithPlans: Story = { globals: { shopper: 'two-counties' } };
/** Outside the enrollment period there is one year, so the text does not name it. */
export const EmptyOutsideEnrollmentPeriod: Story = { globals: { shopper: 'empty', date: '2026-03-10T09-30-00' } };
export const CustomHeading: Story = { args: { heading: 'What you take' } };
/** The button that adds drugs stays. */
export const WithoutHeading: Story = { args: { 'no-heading': '' } };

export const Removed: Story = {
  play: () => postNotice({ kind: 'removed', list: 'drugs', key: '00093505698', name: 'Atorvastatin' }),
};

/** “Undo” was pressed: the server puts the drug back. */
export const Restoring: Story = {
  play: () => postNotice({ kind: 'restoring', list: 'drugs', key: '00093505698', name: 'Atorvastatin' }),
};

export const Restored: Story = {
  play: () => postNotice({ kind: 'restored', list: 'drugs', key: '00378021601', name: 'Furosemide' }),
};

export const RestoreError: Story = {
  play: () => postNotice({ kind: 'restore-failed', list: 'drugs', key: '00093505698', name: 'Atorvastatin' }),
};

/** Several removals at once: the failure shows above the success. */
export const PartialRemoveError: Story = {
  play: () => {
    postNotice({ kind: 'remove-failed', list: 'drugs', key: '00378021601', name: 'Furosemide' });
    postNotice({ kind: 'removed', list: 'drugs', key: '00093505698', name: 'Atorvastatin' });
  },
};

/** The page has no drug tool. */
export const ToolUnavailable: Story = { play: () => postNotice({ kind: 'tool-unavailable', list: 'drugs', of: 'drugs' }) };

/** The data of the drug cost tool cannot be read (SAFE-04). */
export const ToolDataError: Story = { play: () => postNotice({ kind: 'tool-unusable', list: 'drugs', of: 'drugs' }) };

/** The profile failed to load: the list never looks empty by mistake. */
export const LoadError: Story = {
  parameters: { page: { faults: [{ method: 'GET', path: '/profiles/data', status: 500 }] } },
};

export const Loading: Story = {
  parameters: { page: { isLoading: true, faults: [{ method: 'GET', path: '/systemdate', delayMs: 600_000 }] } },
};
