import type { Meta, StoryObj } from '@storybook/react-vite';
import { tableDocs } from '../.storybook/table-docs.js';
import { applicationCard } from '../elements/application-card.js';

const meta = { ...tableDocs(applicationCard), title: 'Enrollment/ucp-application-card' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Draft: Story = {
  args: { 'application-id': 'H0609044000-2027' },
  globals: { shopper: 'applicant' },
};
export const Denied: Story = {
  args: { 'application-id': 'S0001001000-2027' },
  globals: { shopper: 'applicant' },
};
export const SupplementDraft: Story = { args: { 'application-id': 'MS-1001' }, globals: { shopper: 'supplement' } };
export const SupplementApproved: Story = { args: { 'application-id': 'MS-1002' }, globals: { shopper: 'supplement' } };
export const Unknown: Story = { args: { 'application-id': 'MS-9' }, globals: { shopper: 'supplement' } };
export const Loading: Story = {
  args: { 'application-id': 'MS-1001' },
  globals: { shopper: 'supplement' },
  parameters: {
    page: { isLoading: true, faults: [{ method: 'GET', path: '/systemdate', delayMs: 600_000 }] },
  },
};
