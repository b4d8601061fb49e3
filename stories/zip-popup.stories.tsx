import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Guidance, tableDocs } from '../.storybook/table-docs.js';
import { zipPopup } from '../elements/zip-popup.js';
import { fillIn, fillInAndWait, findOpenPopup, submitForm } from './support.js';

const guidance: Guidance = {
  use: ['Asks for the ZIP code when enrollment needs it, and for the county if there are several. The page adds it if needed.'],
  dos: ['Let it open by itself, when a shopper enrolls without a ZIP code.', 'Check a ZIP code of two counties, such as 85142.'],
  donts: [
    'Do not ask for the ZIP code on your own page first. The library keeps the answer for the session.',
    'Do not go on after a cancel. Nothing is kept for later.',
  ],
  accessibility: [
    'The field has a visible label. An error says what to enter.',
    'No county is chosen at first. A wrong guess would change every price.',
    'Counties are radio buttons in a group with a name.',
  ],
};

const meta = { ...tableDocs(zipPopup, guidance), title: 'Popups/ucp-zip-popup' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {
  args: { open: true },
  play: async ({ canvasElement }) => {
    await findOpenPopup(canvasElement, 'ucp-zip-popup');
  },
};
export const Closed: Story = {};
export const ValidationError: Story = {
  args: { open: true },
  play: ({ canvasElement }) => fillIn(canvasElement, 'ucp-zip-popup', '8500', '.error'),
};
export const Searching: Story = {
  args: { open: true },
  parameters: { page: { faults: [{ method: 'GET', path: '/geolocationinfo/counties/85142', delayMs: 600_000 }] } },
  play: ({ canvasElement }) => fillInAndWait(canvasElement, 'ucp-zip-popup', '85142'),
};
/** A ZIP code of two counties. */
export const ChooseCounty: Story = {
  args: { open: true },
  play: ({ canvasElement }) => fillIn(canvasElement, 'ucp-zip-popup', '85142', '[type=radio]'),
};
/** Sent before a county was selected. */
export const CountyRequired: Story = {
  args: { open: true },
  play: async ({ canvasElement }) => {
    await fillIn(canvasElement, 'ucp-zip-popup', '85142', '[type=radio]');
    await submitForm(canvasElement, 'ucp-zip-popup', '.error');
  },
};
