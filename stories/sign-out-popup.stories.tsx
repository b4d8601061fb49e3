import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Guidance, tableDocs } from '../.storybook/table-docs.js';
import { signOutPopup } from '../elements/sign-out-popup.js';
import { $session, changeSession } from '../src/shared/shopper/session-state.js';
import { when } from '../src/shared/state/when.js';
import { failToSignOut } from './support.js';

/** A guest has nothing to sign out of: the popup does not open. */
const globals = { shopper: 'member' };
const guidance: Guidance = {
  use: ['Asks before the shopper signs out. `ucp-account-banner` opens it. The page adds it if needed.'],
  dos: ['Call `show()` from your own header if your sign-out is there.', 'Listen to `ucp-sign-out` if your page signs out in its own way.'],
  donts: ['Do not open it for guests. It stays closed.', 'Do not sign out without asking. One press must not end a session by mistake.'],
  accessibility: [
    'Focus starts in the dialog and returns to the button.',
    'If signing out fails, an alert says so. The shopper can try again or stay.',
  ],
};

const meta = { ...tableDocs(signOutPopup, guidance), title: 'Popups/ucp-sign-out-popup', globals } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** Waits for the member, who is the one to sign out. */
async function signingOut(): Promise<void> {
  await when($session, ({ state }) => state === 'member');
  changeSession({ type: 'signing-out' });
}

export const Open: Story = { args: { open: true } };

export const SigningOut: Story = { args: { open: true }, play: signingOut };

/** The shopper may try again, or stay. */
export const SignOutError: Story = {
  args: { open: true },
  play: ({ canvasElement }) => failToSignOut(canvasElement, signOutPopup.tag),
};

export const Closed: Story = {};
