import type { Meta, StoryObj } from '@storybook/react-vite';
import { tableDocs } from '../.storybook/table-docs.js';
import { toast } from '../elements/toast.js';

const meta = { ...tableDocs(toast), title: 'Messages/ucp-toast' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Guest: Story = { parameters: { page: { shopper: 'guest' } } };

/** Nothing was imported: nothing is said. */
export const Member: Story = {};
