import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Guidance, tableDocs } from '../.storybook/table-docs.js';
import { timeoutPopup } from '../elements/timeout-popup.js';
import { $session, changeSession } from '../src/shared/shopper/session-state.js';
import { when } from '../src/shared/state/when.js';
import { failToSignOut, findOpenPopup } from './support.js';

const guidance: Guidance = {
  use: ['Warns members two minutes before an inactive session ends. It opens by itself. The page adds it if needed.'],
  dos: ['Set `sessionTimeout` to what your services allow.', 'Check it on a phone: the countdown and both buttons must fit.'],
  donts: ['Do not add a countdown of your own. One is enough.', 'Do not open it for guests. They have no session.'],
  accessibility: [
    'It is an alert dialog. “Stay on this page” has focus, and Escape stays too.',
    'The time left is announced four times, not each second.',
    'Activity in any tab of the site keeps the session.',
  ],
};

const meta = {
  ...tableDocs(timeoutPopup, guidance),
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
  await findOpenPopup(canvas, timeoutPopup.tag);
}

export const Open: Story = { play: ({ canvasElement }) => warned(canvasElement) };

/** Signing out failed: the shopper may try again, or stay. */
export const SignOutError: Story = {
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
