import type { Meta, StoryObj } from '@storybook/react-vite';
import { tableDocs } from '../.storybook/table-docs.js';
import { disclosures } from '../elements/disclosures.js';
import { readNote } from '../src/features/page/state/notes.js';

const meta = { ...tableDocs(disclosures), title: 'Page/ucp-disclosures' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Member: Story = {};

/** The built-in words. */
export const ContentFailed: Story = { parameters: { page: { faults: [{ method: 'GET', path: '/api/assets', status: 500 }] } } };

/** A marker has led to a note: it leads back. */
export const AtANote: Story = { play: () => readNote(10) };
