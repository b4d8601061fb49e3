import type { Meta, StoryObj } from '@storybook/react-vite';
import { tableDocs } from '../.storybook/table-docs.js';
import { toast } from '../elements/toast.js';
import { showToast } from '../src/store/toast.js';

const meta = { ...tableDocs(toast), title: 'Messages/ucp-toast', tags: ['desktop-only'] } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** The page has added a toast of its own by now. */
export const Guest: Story = {
  globals: { shopper: 'guest' },
  play: () => document.querySelector('body > ucp-toast')?.remove(),
};

/** Nothing was imported: nothing is said. */
export const Member: Story = {};

/** After an import that found something. */
export const Imported: Story = { play: () => showToast({ kind: 'imported', firstName: 'Margarette' }) };
