import type { Meta, StoryObj } from '@storybook/react-vite';
import { createElement } from 'react';
import { type Guidance, tableDocs } from '../.storybook/table-docs.js';
import { sideNav } from '../elements/side-nav.js';
import { showView } from '../src/features/navigation/actions/view.js';

const guidance: Guidance = {
  use: [
    'Leads to the three views: plans, drugs and doctors. It is a column on wide pages and a strip of tabs on narrow ones.',
    'Use `ucp-view` for content that belongs to one view.',
  ],
  dos: ['Put it beside the content from 1024 px, and above it below that.', 'Put `ucp-browse-plans` into it. It shows only in the column.'],
  donts: ['Do not add links of your own between the views.', 'Do not hide the counts. They say at once whether something is saved.'],
  accessibility: [
    'It is a navigation with a name. The current view has `aria-current`.',
    'The bar, the weight and the fill mark the current view, not color alone.',
    'Entries are at least 44 px high.',
  ],
};

const meta = { ...tableDocs(sideNav, guidance), title: 'Page/ucp-side-nav' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Member: Story = {};
/** Another view is the current one, and its count is marked too. */
export const DrugsView: Story = { play: () => showView('drugs', document) };
/** Beside the content, with more content under its entries. */
export const SideColumn: Story = {
  render: (args) => createElement(sideNav.tag, args, createElement('ucp-extra-help')),
  decorators: [
    (Story) => (
      <div style={{ width: '17.5rem' }}>
        <Story />
      </div>
    ),
  ],
};
export const Empty: Story = { globals: { shopper: 'empty' } };
export const WithoutDoctors: Story = { parameters: { page: { settings: { hideProviders: true } } } };
export const Loading: Story = {
  parameters: { page: { isLoading: true, faults: [{ method: 'GET', path: '/systemdate', delayMs: 600_000 }] } },
};
