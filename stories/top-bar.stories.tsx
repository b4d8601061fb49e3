import type { Meta, StoryObj } from '@storybook/react-vite';
import { tableDocs } from '../.storybook/table-docs.js';
import { topBar } from '../elements/top-bar.js';

const meta = { ...tableDocs(topBar), title: 'Page/ucp-top-bar' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Member: Story = {};

export const Guest: Story = { globals: { shopper: 'guest' } };

/** No back link. */
export const Cloaked: Story = { globals: { shopper: 'cloaked' } };

/** The email link is a setting. */
export const WithoutEmail: Story = { parameters: { page: { settings: { emailLink: false } } } };
