import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { type Guidance, tableDocs } from '../.storybook/table-docs.js';
import { confirmIdentityPopup } from '../elements/confirm-identity-popup.js';
import { type ConfirmIdentityStep, changeConfirmIdentity, setAttemptsLeft } from '../src/features/session/state/confirm-identity.js';
import { findOpenPopup } from './support.js';

const tag = confirmIdentityPopup.tag;
const guidance: Guidance = {
  use: [
    'Phone sales saves plans for people who did not sign in. When they come to the page, this popup asks them to confirm their identity.',
    'The popup opens by itself, once a session, and only for them. The page adds it if you do not.',
  ],
  dos: [
    'Place the tag yourself only if you need a brand or a language of its own for it.',
    'Give a phone number in the settings. The popup shows it when no attempts are left.',
  ],
  donts: ['Do not open it to sign somebody in. `ucp-account-banner` does that.', 'Do not prefill a field from an address or an attribute.'],
  accessibility: [
    'Errors stand beside their fields and say what to enter. Focus moves to the first one.',
    'The number of attempts that are left is announced.',
    'Paste and autofill work in every field, also in the three boxes of a date.',
  ],
};

const meta = {
  ...tableDocs(confirmIdentityPopup, guidance),
  title: 'Popups/ucp-confirm-identity-popup',
  args: { open: true },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** A form for each of the four telesales types. */
function of(shopper: string): Story {
  return { globals: { shopper } };
}

/** The form after a response of the service. */
function after(step: ConfirmIdentityStep, attemptsLeft = 3): Story {
  return {
    ...of('member-consent'),
    play: async ({ canvasElement }) => {
      await findOpenPopup(canvasElement, tag);
      setAttemptsLeft(attemptsLeft);
      changeConfirmIdentity(step);
    },
  };
}

export const MemberWithConsent: Story = of('member-consent');
export const MemberWithoutConsent: Story = of('member-no-consent');
export const NonMemberWithConsent: Story = of('non-member-consent');
export const NonMemberWithoutConsent: Story = of('non-member-no-consent');

/** Sent while something is missing: each field says what it needs. */
export const ValidationError: Story = {
  ...of('member-consent'),
  play: async ({ canvasElement }) => {
    const root = await findOpenPopup(canvasElement, tag);
    const submit = root.querySelector('[type=submit]');
    if (submit) await userEvent.click(submit);
  },
};

export const NotConfirmed: Story = after({ step: 'details', problem: 'not-confirmed' }, 2);
export const LastAttempt: Story = after({ step: 'details', problem: 'not-confirmed' }, 1);
export const ServiceError: Story = after({ step: 'details', problem: 'unavailable' });
export const Locked: Story = after({ step: 'details', problem: 'not-confirmed' }, 0);
export const Checking: Story = after({ step: 'loading' });
export const Confirmed: Story = after({ step: 'success' });

export const Closed: Story = { args: { open: undefined } };
