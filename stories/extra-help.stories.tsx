import type { Meta, StoryObj } from '@storybook/react-vite';
import { tableDocs } from '../.storybook/table-docs.js';
import { extraHelp } from '../elements/extra-help.js';
import { sayExtraHelp } from '../src/features/extra-help/actions/answer-extra-help.js';
import { closePopup } from '../src/features/page/state/popups.js';
import { drawn } from './support.js';

const meta = { ...tableDocs(extraHelp), title: 'Page/ucp-extra-help' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Guest: Story = { globals: { shopper: 'guest' } };
export const Member: Story = {};

export const Yes: Story = {
  globals: { shopper: 'guest' },
  play: async () => {
    await sayExtraHelp('yes', document);
    closePopup();
  },
};

export const No: Story = { globals: { shopper: 'guest' }, play: () => sayExtraHelp('no', document) };

/** The first yes of a session tells what follows. */
export const FirstYes: Story = {
  globals: { shopper: 'guest' },
  play: async ({ canvasElement }) => (await drawn(canvasElement, 'ucp-extra-help', 'input')).click(),
};

/** The question again, with the chosen answer. */
export const Change: Story = { play: async ({ canvasElement }) => (await drawn(canvasElement, 'ucp-extra-help', '.line button')).click() };

/** A member who is known to have no subsidy is not asked. */
export const NoSubsidy: Story = { globals: { shopper: 'enrolled' } };
export const Cloaked: Story = { globals: { shopper: 'cloaked' } };
export const FeatureOff: Story = { parameters: { page: { settings: { flags: { extraHelp: false } } } } };
/** Nobody knows the level: the question shows. */
export const LoadFailed: Story = { parameters: { page: { faults: [{ method: 'GET', path: '/profiles/data', status: 400 }] } } };
export const Loading: Story = {
  parameters: { page: { isLoading: true, faults: [{ method: 'GET', path: '/systemdate', delayMs: 600_000 }] } },
};
