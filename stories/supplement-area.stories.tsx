import type { Meta, StoryObj } from '@storybook/react-vite';
import { tableDocs } from '../.storybook/table-docs.js';
import { supplementArea } from '../elements/supplement-area.js';
import { tell } from '../src/features/page/state/notices.js';

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
/** The profile could not be read, and no list of saved plans beside it says so. */
export const Unread: Story = {
  globals: { shopper: 'supplement' },
  parameters: { page: { faults: [{ method: 'GET', path: '/profiles/data', status: 403 }] } },
};
/** One of the saved plans is among those that are sold. */
export const SomeSold: Story = {
  globals: { shopper: 'supplement' },
  parameters: {
    page: {
      faults: [
        {
          method: 'GET',
          path: '/medsupp/plans',
          body: { data: { stateCode: 'AZ', plans: [{ planCode: 'G', planName: 'Sample Medicare Supplement Plan G', planYear: 2027 }] } },
        },
      ],
    },
  },
};
/** It is not known yet which applications there are: none can be started. */
export const ApplicationsAwaited: Story = {
  globals: { shopper: 'supplement' },
  parameters: { page: { isLoading: true, faults: [{ method: 'GET', path: '/enrollments/medsupp', delayMs: 600_000 }] } },
};
/** None of the saved plans is among those that are sold: asking again would change nothing. */
export const NoneSold: Story = {
  globals: { shopper: 'supplement' },
  parameters: { page: { faults: [{ method: 'GET', path: '/medsupp/plans', body: { data: { stateCode: 'AZ', plans: [] } } }] } },
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
/** A plan of another list. Only that list's own page can save it again. */
export const Removed: Story = {
  globals: { shopper: 'supplement' },
  play: () => tell({ kind: 'removed', list: 'supplement', key: 'K-2027', name: 'Plan K' }),
};
export const RemovalFailed: Story = {
  globals: { shopper: 'supplement' },
  play: () => tell({ kind: 'remove-failed', list: 'supplement', key: 'G-2027', name: 'Plan G' }),
};
