import type { Meta, StoryObj } from '@storybook/react-vite';
import { tableDocs } from '../.storybook/table-docs.js';
import { importProgress } from '../elements/import-progress.js';

const meta = { ...tableDocs(importProgress), title: 'Messages/ucp-import-progress' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** Nothing shows: nothing is being imported. */
export const Usual: Story = {};
