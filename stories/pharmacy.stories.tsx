import type { Meta, StoryObj } from '@storybook/react-vite';
import { tableDocs } from '../.storybook/table-docs.js';
import { pharmacy } from '../elements/pharmacy.js';

const meta = { ...tableDocs(pharmacy), title: 'Drugs/ucp-pharmacy' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Retail: Story = {};
export const HomeDelivery: Story = { globals: { shopper: 'tucson' } };
export const None: Story = { globals: { shopper: 'empty' } };
export const Cloaked: Story = { globals: { shopper: 'cloaked' } };
export const OwnHeading: Story = { args: { heading: 'Where you fill your prescriptions' } };
export const WithoutHeading: Story = { args: { 'no-heading': '' } };

export const Failed: Story = {
  parameters: { page: { faults: [{ method: 'GET', path: '/profiles/data', status: 500 }] } },
};

export const Loading: Story = {
  parameters: { page: { isLoading: true, faults: [{ method: 'GET', path: '/systemdate', delayMs: 600_000 }] } },
};
