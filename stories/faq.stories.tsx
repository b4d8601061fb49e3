import type { Meta, StoryObj } from '@storybook/react-vite';
import { tableDocs } from '../.storybook/table-docs.js';
import { faq } from '../elements/faq.js';
import { showView } from '../src/features/page/actions/view.js';
import { drawn } from './support.js';

const meta = { ...tableDocs(faq), title: 'Page/ucp-faq' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const PlansView: Story = {};

/** The built-in questions. */
export const ContentFailed: Story = { parameters: { page: { faults: [{ method: 'GET', path: '/api/assets', status: 500 }] } } };

/** The skeleton, while the page is on its way. */
export const Loading: Story = {
  parameters: { page: { isLoading: true, faults: [{ method: 'GET', path: '/systemdate', delayMs: 600_000 }] } },
};

export const DrugsView: Story = { play: () => showView('drugs', document) };
/** Every answer open, with its number and its links. */
export const Open: Story = {
  play: async ({ canvasElement }) => (await drawn(canvasElement, 'ucp-faq', '[part=all]')).click(),
};
