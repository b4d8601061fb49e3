import type { Meta, StoryObj } from '@storybook/react-vite';
import { tableDocs } from '../.storybook/table-docs.js';
import { signOutPopup } from '../elements/sign-out-popup.js';
import { $session, changeSession } from '../src/features/session/state/session.js';
import { when } from '../src/shared/state/when.js';
import { failToSignOut } from './support.js';

/** A guest has nothing to sign out of: the popup does not open. */
const globals = { shopper: 'member' };
const meta = { ...tableDocs(signOutPopup), title: 'Popups/ucp-sign-out-popup', globals } satisfies Meta;
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
export const Failed: Story = {
  args: { open: true },
  play: ({ canvasElement }) => failToSignOut(canvasElement, signOutPopup.tag),
};

export const Closed: Story = {};
