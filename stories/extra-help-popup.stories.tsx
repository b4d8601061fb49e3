import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Guidance, tableDocs } from '../.storybook/table-docs.js';
import { extraHelpPopup } from '../elements/extra-help-popup.js';

const guidance: Guidance = {
  use: [
    'Says once a session that the prices include Extra Help. It opens after a first “yes”, or after sign-in.',
    'The page adds it if needed. Place it yourself only to open it from your own link.',
  ],
  dos: [
    'Write an example into your content fragment. It makes the saving concrete.',
    'Call `show()` from a link such as “What is Extra Help?”.',
  ],
  donts: ['Do not open it for agents. It stays closed in their flow.', 'Do not use it to ask for the answer. `ucp-extra-help` asks.'],
  accessibility: [
    'It is a dialog with a heading. Focus moves into it, and back when it closes.',
    'It has one button, so there is nothing to decide.',
  ],
};

const meta = { ...tableDocs(extraHelpPopup, guidance), title: 'Popups/ucp-extra-help-popup' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** A member with a level from the low-income data. */
export const Open: Story = { args: { open: true } };
/** The feature is off: the popup names the level and says nothing about prices, which stay as they are. */
export const WithoutPriceChanges: Story = { args: { open: true }, parameters: { page: { settings: { flags: { lisChanges: false } } } } };
/** The content has no example. */
export const WithoutExample: Story = {
  args: { open: true },
  parameters: { page: { faults: [{ method: 'GET', path: '/api/assets/uhccp/content-fragments/shopper.json', status: 400 }] } },
};
/** The current year shows: the example is that of this year. */
export const CurrentYear: Story = { args: { open: true }, globals: { date: '2026-06-10T09-30-00' } };
/** In the agent flow it stays closed. */
export const ClosedForAgents: Story = { args: { open: true }, globals: { shopper: 'agent' } };

export const Closed: Story = {};
