import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { tableDocs } from '../.storybook/table-docs.js';
import { confirmIdentityPopup } from '../elements/confirm-identity-popup.js';
import { type ConfirmIdentityStep, changeConfirmIdentity, setAttemptsLeft } from '../src/features/session/state/confirm-identity.js';
import { opened } from './support.js';

const tag = confirmIdentityPopup.tag;
const meta = { ...tableDocs(confirmIdentityPopup), title: 'Popups/ucp-confirm-identity-popup', args: { open: true } } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** A form for each of the four telesales types. */
function of(shopper: string): Story {
  return { globals: { shopper } };
}

/** The form after what the service said. */
function after(step: ConfirmIdentityStep, attemptsLeft = 3): Story {
  return {
    ...of('member-consent'),
    play: async ({ canvasElement }) => {
      await opened(canvasElement, tag);
      setAttemptsLeft(attemptsLeft);
      changeConfirmIdentity(step);
    },
  };
}

export const MemberConsent: Story = of('member-consent');
export const MemberNoConsent: Story = of('member-no-consent');
export const NonMemberConsent: Story = of('non-member-consent');
export const NonMemberNoConsent: Story = of('non-member-no-consent');

/** Sent while something is missing: each field says what it needs. */
export const Invalid: Story = {
  ...of('member-consent'),
  play: async ({ canvasElement }) => {
    const root = await opened(canvasElement, tag);
    const submit = root.querySelector('[type=submit]');
    if (submit) await userEvent.click(submit);
  },
};

export const NotConfirmed: Story = after({ step: 'details', problem: 'not-confirmed' }, 2);
export const LastAttempt: Story = after({ step: 'details', problem: 'not-confirmed' }, 1);
export const Unavailable: Story = after({ step: 'details', problem: 'unavailable' });
export const Locked: Story = after({ step: 'details', problem: 'not-confirmed' }, 0);
export const Checking: Story = after({ step: 'loading' });
export const Confirmed: Story = after({ step: 'success' });

export const Closed: Story = { args: { open: undefined } };
