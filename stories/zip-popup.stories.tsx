import type { Meta, StoryObj } from '@storybook/react-vite';
import { tableDocs } from '../.storybook/table-docs.js';
import { zipPopup } from '../elements/zip-popup.js';
import { fillIn, fillInAndWait, opened, sendAsItIs } from './support.js';

const meta = { ...tableDocs(zipPopup), title: 'Popups/ucp-zip-popup' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {
  args: { open: true },
  play: async ({ canvasElement }) => {
    await opened(canvasElement, 'ucp-zip-popup');
  },
};
export const Closed: Story = {};
export const Invalid: Story = {
  args: { open: true },
  play: ({ canvasElement }) => fillIn(canvasElement, 'ucp-zip-popup', '8500', '.error'),
};
export const Looking: Story = {
  args: { open: true },
  parameters: { page: { faults: [{ method: 'GET', path: '/geolocationinfo/counties/85142', delayMs: 600_000 }] } },
  play: ({ canvasElement }) => fillInAndWait(canvasElement, 'ucp-zip-popup', '85142'),
};
/** A ZIP code of two counties. */
export const Counties: Story = {
  args: { open: true },
  play: ({ canvasElement }) => fillIn(canvasElement, 'ucp-zip-popup', '85142', '[type=radio]'),
};
/** Sent before one was chosen. */
export const NoCountyChosen: Story = {
  args: { open: true },
  play: async ({ canvasElement }) => {
    await fillIn(canvasElement, 'ucp-zip-popup', '85142', '[type=radio]');
    await sendAsItIs(canvasElement, 'ucp-zip-popup', '.error');
  },
};
