import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Guidance, tableDocs } from '../.storybook/table-docs.js';
import { faq } from '../elements/faq.js';
import { showView } from '../src/features/navigation/actions/view.js';
import { findDrawn } from './support.js';

const guidance: Guidance = {
  use: ['Answers the questions of the current view. Place it after the content, before `ucp-need-help`.'],
  dos: [
    'Write questions and answers in your content fragment. Each question names its views.',
    'Write each question as the shopper would ask it.',
  ],
  donts: [
    'Do not put steps into it that the shopper must read to go on.',
    'Do not write a long list. Shoppers read five questions, not twenty.',
  ],
  accessibility: [
    'Each question is a button inside a heading. It says whether it is open.',
    'The browser’s own search opens a closed answer.',
    'An open answer stays open when the language changes.',
  ],
};

const meta = { ...tableDocs(faq, guidance), title: 'Page/ucp-faq' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const PlansView: Story = {};

/** The content failed to load: the built-in questions show. */
export const ContentError: Story = { parameters: { page: { faults: [{ method: 'GET', path: '/api/assets', status: 500 }] } } };

/** The skeleton while the page loads. */
export const Loading: Story = {
  parameters: { page: { isLoading: true, faults: [{ method: 'GET', path: '/systemdate', delayMs: 600_000 }] } },
};

export const DrugsView: Story = { play: () => showView('drugs', document) };
/** Every answer is open, with its number and its links. */
export const AllOpen: Story = {
  play: async ({ canvasElement }) => (await findDrawn(canvasElement, 'ucp-faq', '[part=all]')).click(),
};

/** One row, as the whole page has it on phones. */
export const Compact: Story = { args: { compact: true }, tags: ['phone-only'], globals: { viewport: { value: 'phone' } } };

export const CompactOpen: Story = {
  ...Compact,
  play: async ({ canvasElement }) => (await findDrawn(canvasElement, 'ucp-faq', '[part=toggle]')).click(),
};
