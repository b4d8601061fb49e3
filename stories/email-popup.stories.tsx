import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Guidance, tableDocs } from '../.storybook/table-docs.js';
import { emailPopup } from '../elements/email-popup.js';
import { fillIn, fillInAndWait, findOpenPopup } from './support.js';

const guidance: Guidance = {
  use: [
    'Sends the saved plans of the active year to an email address. The button of `ucp-top-bar` opens it, and adds it to the page if needed.',
  ],
  dos: [
    'Switch the button off with the setting `emailLink` if your service sends no email.',
    'Open it with `show()` from a button of your own if you have no top bar.',
  ],
  donts: [
    'Do not fill in an address for the shopper.',
    'Do not close it when sending fails. It stays open, keeps the address and says so.',
  ],
  accessibility: [
    'An error of the address stands under the field and is read with it.',
    'Success shows in a dialog of its own, which gets focus.',
    'Escape closes it, and focus returns to the button.',
  ],
};

const meta = { ...tableDocs(emailPopup, guidance), title: 'Popups/ucp-email-popup' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = { args: { open: true }, play: ({ canvasElement }) => rest(canvasElement) };
export const Closed: Story = {};
export const Empty: Story = {
  args: { open: true },
  globals: { shopper: 'empty' },
  play: ({ canvasElement }) => rest(canvasElement),
};

/** Of someone who has plans to send: the popup has no form without them. */
const form: Story = { args: { open: true }, globals: { shopper: 'member' } };

export const ValidationError: Story = {
  ...form,
  play: ({ canvasElement }) => fillIn(canvasElement, 'ucp-email-popup', 'margarette.skiles', '.error'),
};
export const Sending: Story = {
  ...form,
  parameters: { page: { faults: [{ method: 'POST', path: '/EmailWAR', delayMs: 600_000 }] } },
  play: ({ canvasElement }) => fillInAndWait(canvasElement, 'ucp-email-popup', 'margarette.skiles@example.com'),
};
export const SendError: Story = {
  ...form,
  parameters: { page: { faults: [{ method: 'POST', path: '/EmailWAR', status: 400 }] } },
  play: ({ canvasElement }) => fillIn(canvasElement, 'ucp-email-popup', 'margarette.skiles@example.com', '[role=alert]'),
};
export const Sent: Story = {
  ...form,
  play: ({ canvasElement }) => fillIn(canvasElement, 'ucp-email-popup', 'margarette.skiles@example.com', 'dialog:not(:has(form))'),
};

async function rest(canvas: HTMLElement): Promise<void> {
  await findOpenPopup(canvas, 'ucp-email-popup');
}
