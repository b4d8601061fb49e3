import type { Meta, StoryObj } from '@storybook/react-vite';
import { createElement } from 'react';
import { tableDocs } from '../.storybook/table-docs.js';
import { doctorSearch } from '../elements/doctor-search.js';

const meta = { ...tableDocs(doctorSearch), title: 'Dashboard/ucp-doctor-search' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** On a small screen: the way to the doctor search. */
export const Small: Story = { tags: ['phone-only'], globals: { viewport: { value: 'mobile1' } } };
/** The brand's content shows on every screen. */
export const Embedded: Story = {
  render: (args) => createElement(doctorSearch.tag, args, <p>The doctor search of the brand.</p>),
};
export const Empty: Story = { globals: { shopper: 'empty' } };
export const Cloaked: Story = {
  tags: ['phone-only'],
  globals: { shopper: 'cloaked', viewport: { value: 'mobile1' } },
};
