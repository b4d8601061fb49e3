import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Guidance, tableDocs } from '../.storybook/table-docs.js';
import { pharmacy } from '../elements/pharmacy.js';

const guidance: Guidance = {
  use: [
    'Shows the chosen pharmacy: a shop, or home delivery. Drug costs are those of this pharmacy.',
    'Place it beside or below `ucp-drug-list`.',
  ],
  dos: ['Set `heading`, or `no-heading` if your page has a heading above it.', 'Connect your drug tool, which changes the pharmacy.'],
  donts: [
    'Do not show it without drugs. Nothing depends on it then.',
    'Do not repeat the address elsewhere. It says where the shopper lives.',
  ],
  accessibility: ['The button that changes the pharmacy names it.', 'If nothing can be read, it says so and offers to try again.'],
};

const meta = { ...tableDocs(pharmacy, guidance), title: 'Drugs/ucp-pharmacy' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const RetailPharmacy: Story = {};
export const HomeDelivery: Story = { globals: { shopper: 'tucson' } };
export const Empty: Story = { globals: { shopper: 'empty' } };
export const Cloaked: Story = { globals: { shopper: 'cloaked' } };
export const CustomHeading: Story = { args: { heading: 'Where you fill your prescriptions' } };
export const WithoutHeading: Story = { args: { 'no-heading': '' } };

export const LoadError: Story = {
  parameters: { page: { faults: [{ method: 'GET', path: '/profiles/data', status: 500 }] } },
};

export const Loading: Story = {
  parameters: { page: { isLoading: true, faults: [{ method: 'GET', path: '/systemdate', delayMs: 600_000 }] } },
};
