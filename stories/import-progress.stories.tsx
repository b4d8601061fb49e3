import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Guidance, tableDocs } from '../.storybook/table-docs.js';
import { importProgress } from '../elements/import-progress.js';
import { importSearching } from '../src/features/import/state/import.js';

const guidance: Guidance = {
  use: ['Covers the page after sign-in while the library looks for drugs and doctors. The page adds it if needed.'],
  dos: ['Let it cover everything. The lists behind it are about to change.', 'Check it with a slow service.'],
  donts: [
    'Do not show a spinner of your own beside it.',
    'Do not add a cancel button. The page goes on by itself, also when the search fails.',
  ],
  accessibility: ['It is a modal dialog with a text. The wait is announced politely.', 'With reduced motion, its spinner stands still.'],
};

const meta = { ...tableDocs(importProgress, guidance), title: 'Messages/ucp-import-progress' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** After sign-in the library searches the shopper’s claims. */
export const Searching: Story = { play: () => importSearching() };

/** Nothing shows: nothing is being imported. */
export const Hidden: Story = {};
