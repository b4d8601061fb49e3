import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Guidance, tableDocs } from '../.storybook/table-docs.js';
import { outageBanner } from '../elements/outage-banner.js';

const guidance: Guidance = {
  use: ['Says that sign-in is not available. Leave it on the page all the time. It shows only while the setting `serviceOutage` is true.'],
  dos: ['Place it above everything else.', 'Switch it on before planned work begins.'],
  donts: ['Do not use it for other news.', 'Do not hide the sign-in buttons as well. Shoppers may try again.'],
  accessibility: ['It is announced when it shows, and does not move focus.', 'The shopper closes it. It never disappears by itself.'],
};

const meta = { ...tableDocs(outageBanner, guidance), title: 'Messages/ucp-outage-banner' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Outage: Story = { parameters: { page: { settings: { serviceOutage: true } } } };

/** Nothing shows. */
export const Hidden: Story = {};
