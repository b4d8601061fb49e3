import type { Meta, StoryObj } from '@storybook/react-vite';
import { tableDocs } from '../.storybook/table-docs.js';
import { importProgress } from '../elements/import-progress.js';
import { importSearching } from '../src/features/import/state/import.js';

const meta = { ...tableDocs(importProgress), title: 'Messages/ucp-import-progress' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** The claims of a shopper who has just signed in are searched. */
export const Searching: Story = { play: () => importSearching() };

/** Nothing shows: nothing is being imported. */
export const Usual: Story = {};
