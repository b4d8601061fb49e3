import type { Meta, StoryObj } from '@storybook/react-vite';
import { createElement } from 'react';
import { type Guidance, tableDocs } from '../.storybook/table-docs.js';
import { doctorSearch } from '../elements/doctor-search.js';

const guidance: Guidance = {
  use: ['A place for your own doctor search on the dashboard. On small screens it also links to the search once plans are saved.'],
  dos: ['Put your search into it as its content.', 'Register your tool, so that the link on phones can open it.'],
  donts: [
    'Do not use it to list saved doctors. `ucp-provider-list` does that.',
    'Do not leave it as the only way to add doctors. Lists and cards have buttons for it.',
  ],
  accessibility: [
    'Your search needs its own label and heading.',
    'Focus has to move into your tool when it opens, and back when it closes.',
  ],
};

const meta = { ...tableDocs(doctorSearch, guidance), title: 'Dashboard/ucp-doctor-search' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** On a small screen: a link to the doctor search. */
export const LinkOnPhone: Story = { tags: ['phone-only'], globals: { viewport: { value: 'phone' } } };
/** The brand’s own search shows on every screen. */
export const EmbeddedSearch: Story = {
  render: (args) => createElement(doctorSearch.tag, args, <p>The doctor search of the brand.</p>),
};
export const Empty: Story = { globals: { shopper: 'empty' } };
export const Cloaked: Story = {
  tags: ['phone-only'],
  globals: { shopper: 'cloaked', viewport: { value: 'phone' } },
};
