import type { Meta, StoryObj } from '@storybook/react-vite';
import { tableDocs } from '../.storybook/table-docs.js';
import { timeoutPopup } from '../elements/timeout-popup.js';
import { $session, changeSession } from '../src/features/session/state/session.js';
import { when } from '../src/shared/state/when.js';
import { failToSignOut, opened } from './support.js';

const meta = {
  ...tableDocs(timeoutPopup),
  title: 'Popups/ucp-timeout-popup',
  globals: { shopper: 'guest' },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** A minute is left. The page is a guest's, so no clock takes the warning off again. Only the session is a member's. */
async function warned(canvas: HTMLElement): Promise<void> {
  await when($session, ({ state }) => state === 'guest');
  changeSession({ type: 'identified', role: 'member' });
  changeSession({ type: 'warned', secondsLeft: 60 });
  await opened(canvas, timeoutPopup.tag);
}

export const Open: Story = { play: ({ canvasElement }) => warned(canvasElement) };

/** Signing out did not work: the shopper may try again, or stay. */
export const SignOutFailed: Story = {
  play: async ({ canvasElement }) => {
    await warned(canvasElement);
    await failToSignOut(canvasElement, timeoutPopup.tag);
  },
};

export const SigningOut: Story = {
  play: async ({ canvasElement }) => {
    await warned(canvasElement);
    changeSession({ type: 'signing-out' });
  },
};

export const Closed: Story = {};
