import type { Meta, StoryObj } from '@storybook/react-vite';
import { tableDocs } from '../.storybook/table-docs.js';
import { timeoutPopup } from '../elements/timeout-popup.js';

const meta = { ...tableDocs(timeoutPopup), title: 'Popups/ucp-timeout-popup' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = { args: { open: '' } };

export const Closed: Story = {};
