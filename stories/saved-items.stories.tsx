import type { Meta, StoryObj } from '@storybook/react-vite';
import { tableDocs } from '../.storybook/table-docs.js';
import { savedItems } from '../elements/saved-items.js';

const meta = { ...tableDocs(savedItems), title: 'Dashboard/ucp-saved-items' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Member: Story = {};

export const NothingSaved: Story = { globals: { shopper: 'empty' } };

/** The skeleton, while the page is on its way. */
export const Loading: Story = {
  parameters: { page: { isLoading: true, faults: [{ method: 'GET', path: '/systemdate', delayMs: 600_000 }] } },
};

/** The profile cannot be read: no count, and no zero. */
export const Failed: Story = { parameters: { page: { faults: [{ method: 'GET', path: '/profiles/data', status: 400 }] } } };
export const WithoutDoctors: Story = { parameters: { page: { settings: { hideProviders: true } } } };
