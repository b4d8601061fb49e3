import type { Meta, StoryObj } from '@storybook/react-vite';
import { tableDocs } from '../.storybook/table-docs.js';
import { supplementArea } from '../elements/supplement-area.js';

const meta = { ...tableDocs(supplementArea), title: 'Plans/ucp-supplement-area' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** A draft, a submitted application, and two plans that are not applied for here. */
export const Saved: Story = { parameters: { page: { shopper: 'supplement' } } };
/** Applications for supplement plans are switched off. */
export const WithoutApplications: Story = {
  parameters: { page: { shopper: 'supplement', settings: { supplementApplications: false } } },
};
/** The area is switched off. */
export const Off: Story = { parameters: { page: { settings: { flags: { supplementArea: false } } } } };
export const Failed: Story = {
  parameters: { page: { shopper: 'supplement', faults: [{ method: 'GET', path: '/medsupp/plans', status: 403 }] } },
};
/** The brand's own script does not load: the cards show. */
export const ScriptFailed: Story = {
  parameters: {
    page: { shopper: 'supplement', settings: { supplementUi: { script: 'https://elsewhere.example/supplement.js' } } },
  },
};
/** No supplement plan is saved: nothing takes a place. */
export const Member: Story = {};
export const Guest: Story = { parameters: { page: { shopper: 'guest' } } };
export const Loading: Story = {
  parameters: { page: { shopper: 'supplement', isLoading: true, faults: [{ method: 'GET', path: '/systemdate', delayMs: 600_000 }] } },
};
