import type { Meta, StoryObj } from '@storybook/react-vite';
import { tableDocs } from '../.storybook/table-docs.js';
import { importPopup } from '../elements/import-popup.js';

const meta = { ...tableDocs(importPopup), title: 'Popups/ucp-import-popup' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = { args: { open: '' } };

export const Closed: Story = {};
