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
export const Member: Story = {};
export const Guest: Story = { parameters: { page: { shopper: 'guest' } } };
export const Cloaked: Story = { parameters: { page: { shopper: 'cloaked' } } };
export const Empty: Story = { parameters: { page: { shopper: 'empty' } } };
