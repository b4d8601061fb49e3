import type { Meta, StoryObj } from '@storybook/react-vite';
import { tableDocs } from '../.storybook/table-docs.js';
import { sideNav } from '../elements/side-nav.js';

const meta = { ...tableDocs(sideNav), title: 'Page/ucp-side-nav' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Member: Story = {};
export const NothingSaved: Story = { globals: { shopper: 'empty' } };
export const WithoutDoctors: Story = { parameters: { page: { settings: { hideProviders: true } } } };
export const Loading: Story = {
  parameters: { page: { isLoading: true, faults: [{ method: 'GET', path: '/systemdate', delayMs: 600_000 }] } },
};
