import type { Meta, StoryObj } from '@storybook/react-vite';
import { createElement } from 'react';
import { tableDocs } from '../.storybook/table-docs.js';
import { view } from '../elements/view.js';

const meta = { ...tableDocs(view), title: 'Page/ucp-view' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plans: Story = { args: { name: 'plans' }, render: (args) => createElement(view.tag, args, 'What belongs to the plans view.') };
/** Another view is the current one: nothing shows. */
export const NotCurrent: Story = {
  args: { name: 'drugs' },
  render: (args) => createElement(view.tag, args, 'What belongs to the drugs view.'),
};
