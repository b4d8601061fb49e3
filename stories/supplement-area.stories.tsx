import type { Meta, StoryObj } from '@storybook/react-vite';
import { tableDocs } from '../.storybook/table-docs.js';
import { supplementArea } from '../elements/supplement-area.js';

const meta = { ...tableDocs(supplementArea), title: 'Plans/ucp-supplement-area' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** A draft, a submitted application, and two plans that are not applied for here. */
export const Saved: Story = { globals: { shopper: 'supplement' } };
/** Applications for supplement plans are switched off. */
export const WithoutApplications: Story = {
  globals: { shopper: 'supplement' },
  parameters: { page: { settings: { supplementApplications: false } } },
};
/** The area is switched off. */
export const Off: Story = { parameters: { page: { settings: { flags: { supplementArea: false } } } } };
export const Failed: Story = {
  globals: { shopper: 'supplement' },
  parameters: { page: { faults: [{ method: 'GET', path: '/medsupp/plans', status: 403 }] } },
};
/** The brand's own script does not load: the cards show. */
export const ScriptFailed: Story = {
  globals: { shopper: 'supplement' },
  parameters: {
    page: { settings: { supplementUi: { script: 'https://elsewhere.example/supplement.js' } } },
  },
};
/** No supplement plan is saved: nothing takes a place. */
export const Member: Story = {};
export const Guest: Story = { globals: { shopper: 'guest' } };
export const Loading: Story = {
  globals: { shopper: 'supplement' },
  parameters: { page: { isLoading: true, faults: [{ method: 'GET', path: '/systemdate', delayMs: 600_000 }] } },
};
