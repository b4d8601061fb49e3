import type { Meta, StoryObj } from '@storybook/react-vite';
import { tableDocs } from '../.storybook/table-docs.js';
import { extraHelpPopup } from '../elements/extra-help-popup.js';

const meta = { ...tableDocs(extraHelpPopup), title: 'Popups/ucp-extra-help-popup' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** A member with a level that the low-income data names. */
export const Member: Story = { args: { open: true } };
/** The feature is off: the popup tells the level, and nothing of the prices on the cards, which stay as they are. */
export const PricesDoNotFollow: Story = { args: { open: true }, parameters: { page: { settings: { flags: { lisChanges: false } } } } };
/** The content has no example. */
export const WithoutExample: Story = {
  args: { open: true },
  parameters: { page: { faults: [{ method: 'GET', path: '/api/assets/uhccp/content-fragments/shopper.json', status: 400 }] } },
};
/** In the agent flow it stays closed, whatever asks for it. */
export const AgentFlow: Story = { args: { open: true }, globals: { shopper: 'agent' } };

export const Closed: Story = {};
