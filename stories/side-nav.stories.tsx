import type { Meta, StoryObj } from '@storybook/react-vite';
import { createElement } from 'react';
import { tableDocs } from '../.storybook/table-docs.js';
import { sideNav } from '../elements/side-nav.js';
import { showView } from '../src/features/page/actions/view.js';

const meta = { ...tableDocs(sideNav), title: 'Page/ucp-side-nav' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Member: Story = {};
/** Another view is the current one: its count is marked with it. */
export const DrugsView: Story = { play: () => showView('drugs', document) };
/** Beside the content, with what stands under its entries there. */
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
export const NothingSaved: Story = { globals: { shopper: 'empty' } };
export const WithoutDoctors: Story = { parameters: { page: { settings: { hideProviders: true } } } };
export const Loading: Story = {
  parameters: { page: { isLoading: true, faults: [{ method: 'GET', path: '/systemdate', delayMs: 600_000 }] } },
};
