import type { Meta, StoryObj } from '@storybook/react-vite';
import { tableDocs } from '../.storybook/table-docs.js';
import { outageBanner } from '../elements/outage-banner.js';

const meta = { ...tableDocs(outageBanner), title: 'Messages/ucp-outage-banner' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Outage: Story = { parameters: { page: { settings: { serviceOutage: true } } } };

/** Nothing shows. */
export const NoOutage: Story = {};
