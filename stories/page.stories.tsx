import type { Meta, StoryObj } from '@storybook/react-vite';
import { tableDocs } from '../.storybook/table-docs.js';
import { profileArea } from '../elements/profile-area.js';

const meta = {
  ...tableDocs(profileArea),
  title: 'Page/ucp-profile-area',
  parameters: { ...tableDocs(profileArea).parameters, layout: 'fullscreen' },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** The whole profile page by one tag. */
export const Member: Story = { tags: ['every-width'] };
export const Guest: Story = { globals: { shopper: 'guest' } };
export const Cloaked: Story = { globals: { shopper: 'cloaked' } };
export const Empty: Story = { globals: { shopper: 'empty' } };
export const InMarch: Story = { globals: { date: '2026-03-10T09-30-00' } };

/** Nothing has loaded yet. */
export const Loading: Story = {
  parameters: { page: { isLoading: true, faults: [{ method: 'GET', path: '/profiles/data', delayMs: 600_000 }] } },
};

/** The profile does not come. */
export const Failed: Story = { parameters: { page: { faults: [{ method: 'GET', path: '/profiles/data', status: 500 }] } } };
