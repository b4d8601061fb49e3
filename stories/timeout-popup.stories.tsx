import type { Meta, StoryObj } from '@storybook/react-vite';
import { tableDocs } from '../.storybook/table-docs.js';
import { timeoutPopup } from '../elements/timeout-popup.js';
import { changeSession } from '../src/features/session/state/session.js';
import { failToSignOut, opened } from './support.js';

const meta = {
  ...tableDocs(timeoutPopup),
  title: 'Popups/ucp-timeout-popup',
  globals: { shopper: 'guest' },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** A guest has no session whose clock would take the warning off again: a minute is left. */
async function warned(canvas: HTMLElement): Promise<void> {
  changeSession({ secondsLeft: 60 });
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
    changeSession({ signOut: 'under-way' });
  },
};

export const Closed: Story = {};
