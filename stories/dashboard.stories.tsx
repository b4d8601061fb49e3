import type { Meta, StoryObj } from '@storybook/react-vite';
import { tableDocs } from '../.storybook/table-docs.js';
import { dashboard } from '../elements/dashboard.js';

const meta = {
  ...tableDocs(dashboard),
  title: 'Dashboard/ucp-dashboard',
  parameters: { ...tableDocs(dashboard).parameters, layout: 'fullscreen' },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** The dashboard of a signed-in shopper by one tag. */
export const Member: Story = {};
export const Recommended: Story = { parameters: { page: { shopper: 'recommended' } } };
export const Enrolled: Story = { parameters: { page: { shopper: 'enrolled' } } };
export const Applicant: Story = { parameters: { page: { shopper: 'applicant' } } };
export const Cloaked: Story = { parameters: { page: { shopper: 'cloaked' } } };
