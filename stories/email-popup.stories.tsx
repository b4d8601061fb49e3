import type { Meta, StoryObj } from '@storybook/react-vite';
import { tableDocs } from '../.storybook/table-docs.js';
import { emailPopup } from '../elements/email-popup.js';
import { fillIn, fillInAndWait, opened } from './support.js';

const meta = { ...tableDocs(emailPopup), title: 'Popups/ucp-email-popup' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = { args: { open: true }, play: ({ canvasElement }) => rest(canvasElement) };
export const Closed: Story = {};
export const NothingSaved: Story = {
  args: { open: true },
  globals: { shopper: 'empty' },
  play: ({ canvasElement }) => rest(canvasElement),
};

/** Of someone who has plans to send: the popup has no form without them. */
const form: Story = { args: { open: true }, globals: { shopper: 'member' } };

export const InvalidAddress: Story = {
  ...form,
  play: ({ canvasElement }) => fillIn(canvasElement, 'ucp-email-popup', 'margarette.skiles', '.error'),
};
export const Sending: Story = {
  ...form,
  parameters: { page: { faults: [{ method: 'POST', path: '/EmailWAR', delayMs: 600_000 }] } },
  play: ({ canvasElement }) => fillInAndWait(canvasElement, 'ucp-email-popup', 'margarette.skiles@example.com'),
};
export const Failed: Story = {
  ...form,
  parameters: { page: { faults: [{ method: 'POST', path: '/EmailWAR', status: 400 }] } },
  play: ({ canvasElement }) => fillIn(canvasElement, 'ucp-email-popup', 'margarette.skiles@example.com', '[role=alert]'),
};
export const Sent: Story = {
  ...form,
  play: ({ canvasElement }) => fillIn(canvasElement, 'ucp-email-popup', 'margarette.skiles@example.com', 'dialog:not(:has(form))'),
};

async function rest(canvas: HTMLElement): Promise<void> {
  await opened(canvas, 'ucp-email-popup');
}
