import type { Meta, StoryObj } from '@storybook/react-vite';
import { createElement } from 'react';
import { type Guidance, tableDocs } from '../.storybook/table-docs.js';
import { view } from '../elements/view.js';

const guidance: Guidance = {
  use: ['Shows your own content in one or more of the views only. The tags of the library know their view by themselves.'],
  dos: ['Name the views: `name="drugs providers"`.', 'Use it for hints that belong to one view.'],
  donts: [
    'Do not wrap each tag into its own. One around a group is enough.',
    'Do not hide content in it that the shopper needs in every view.',
  ],
  accessibility: ['Hidden content is out of the keyboard’s and the screen reader’s way.', 'Headings inside it start at level 2.'],
};

const meta = { ...tableDocs(view, guidance), title: 'Page/ucp-view' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const CurrentView: Story = {
  args: { name: 'plans' },
  render: (args) => createElement(view.tag, args, 'What belongs to the plans view.'),
};
/** Another view is current, so nothing shows. */
export const Hidden: Story = {
  args: { name: 'drugs' },
  render: (args) => createElement(view.tag, args, 'What belongs to the drugs view.'),
};
