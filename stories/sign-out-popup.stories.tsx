import type { Meta, StoryObj } from '@storybook/react-vite';
import { tableDocs } from '../.storybook/table-docs.js';
import { signOutPopup } from '../elements/sign-out-popup.js';

const meta = { ...tableDocs(signOutPopup), title: 'Popups/ucp-sign-out-popup' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = { args: { open: true } };

export const Closed: Story = {};
