import type { Meta, StoryObj } from '@storybook/react-vite';
import { tableDocs } from '../.storybook/table-docs.js';
import { needHelp } from '../elements/need-help.js';

const meta = { ...tableDocs(needHelp), title: 'Page/ucp-need-help' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Member: Story = {};

/** The campaign’s number cannot be had. */
export const DefaultNumber: Story = { parameters: { page: { faults: [{ method: 'GET', path: '/bin/psctfn', status: 500 }] } } };

/** The built-in hours. */
export const ContentFailed: Story = { parameters: { page: { faults: [{ method: 'GET', path: '/api/assets', status: 400 }] } } };
