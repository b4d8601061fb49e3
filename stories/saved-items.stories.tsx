import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Guidance, tableDocs } from '../.storybook/table-docs.js';
import { savedItems } from '../elements/saved-items.js';

const guidance: Guidance = {
  use: ['Three tiles on the dashboard: the number of saved plans, drugs and doctors. Each opens its view.'],
  dos: ['Place it where shoppers look first after signing in.', 'Use the setting `hideProviders` if your site has no doctors.'],
  donts: ['Do not add tiles of your own between them.', 'Do not show a zero while the profile loads or after an error.'],
  accessibility: ['Each tile is one link, with number and name in one text.', 'A number that is not known is read as words.'],
};

const meta = { ...tableDocs(savedItems, guidance), title: 'Dashboard/ucp-saved-items' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Member: Story = {};

export const Empty: Story = { globals: { shopper: 'empty' } };

/** The skeleton while the page loads. */
export const Loading: Story = {
  parameters: { page: { isLoading: true, faults: [{ method: 'GET', path: '/systemdate', delayMs: 600_000 }] } },
};

/** The profile failed to load: no count, and no zero. */
export const LoadError: Story = { parameters: { page: { faults: [{ method: 'GET', path: '/profiles/data', status: 400 }] } } };
export const WithoutDoctors: Story = { parameters: { page: { settings: { hideProviders: true } } } };
