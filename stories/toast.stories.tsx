import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Guidance, tableDocs } from '../.storybook/table-docs.js';
import { toast } from '../elements/toast.js';
import { postNotice } from '../src/features/lists/state/notices.js';
import { setToast } from '../src/features/session/state/toast.js';

const guidance: Guidance = {
  use: [
    'Says what happened elsewhere: the session has ended, or a removal or a tool has an outcome away from its list.',
    'The page adds it at the corner if needed. With `inline` it stands in the flow, above the plans.',
  ],
  dos: ['Use `inline` on pages with cards, so that it covers no figure.', 'Leave messages to it. One place is easier to find than three.'],
  donts: [
    'Do not use it for errors of a field. They belong beside the field.',
    'Do not let it disappear after some seconds. The shopper closes it.',
  ],
  accessibility: [
    'A message is a status. A failure is an alert.',
    'It never covers the focused element.',
    'The welcome for guests shows once a session, and only on large screens.',
  ],
};

const meta = { ...tableDocs(toast, guidance), title: 'Messages/ucp-toast' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  tags: ['desktop-only'],
  globals: { shopper: 'guest' },
  // By now the page has added a toast of its own.
  play: () => document.querySelector('body > ucp-toast')?.remove(),
};

/** Nothing was imported, so nothing shows. */
export const Hidden: Story = { tags: ['desktop-only'] };

/** After an import that found something. */
export const Imported: Story = {
  tags: ['desktop-only'],
  play: () => setToast({ kind: 'imported', firstName: 'Margarette', isAgent: false }),
};

/** The service ended the session, or it expired before the page was opened. */
export const SessionEnded: Story = {
  tags: ['every-width'],
  play: () => setToast({ kind: 'session-ended', canSignIn: true }),
};

/** The viewer of another person’s profile signs in elsewhere. */
export const SessionEndedCloaked: Story = { play: () => setToast({ kind: 'session-ended', canSignIn: false }) };

/** In the flow of the page, as on the whole profile page. */
export const SessionEndedInline: Story = {
  args: { inline: '' },
  tags: ['every-width'],
  play: () => setToast({ kind: 'session-ended', canSignIn: true }),
};

/** The welcome in the flow, on large screens only. */
export const GuestInline: Story = {
  args: { inline: '' },
  tags: ['desktop-only'],
  globals: { shopper: 'guest' },
  play: () => setToast({ kind: 'guest' }),
};

/** In the flow: a failure shows above a success. */
export const MessagesInline: Story = {
  args: { inline: '' },
  tags: ['every-width'],
  play: () => {
    postNotice({ kind: 'remove-failed', list: 'plans', key: 'H0321002000-2027', name: 'UHC Dual Complete AZ-S001 (HMO-POS D-SNP)' }, true);
    postNotice(
      { kind: 'removed', list: 'plans', key: 'H0609044000-2027', name: 'AARP Medicare Advantage from UHC AZ-0003 (HMO-POS)' },
      true,
    );
  },
};

/** The removal of a single card has no list above which this could show. */
export const PlanRemoved: Story = {
  tags: ['every-width'],
  play: () =>
    postNotice(
      { kind: 'removed', list: 'plans', key: 'H0321002000-2027', name: 'AARP Medicare Advantage Patriot No Rx AZ-MA01 (PPO)' },
      true,
    ),
};

export const PlanRemoveError: Story = {
  tags: ['every-width'],
  play: () =>
    postNotice(
      { kind: 'remove-failed', list: 'plans', key: 'H0321002000-2027', name: 'AARP Medicare Advantage Patriot No Rx AZ-MA01 (PPO)' },
      true,
    ),
};

/** A single card was saved. */
export const PlanSaved: Story = {
  tags: ['every-width'],
  play: () => postNotice({ kind: 'saved', list: 'plans', key: 'H0302001000-2027', name: 'Blue Best Life Plus (HMO)' }, true),
};

export const PlanSaveError: Story = {
  play: () => postNotice({ kind: 'save-failed', list: 'plans', key: 'H0302001000-2027', name: 'Blue Best Life Plus (HMO)' }, true),
};

export const ToolUnavailable: Story = {
  tags: ['every-width'],
  play: () => postNotice({ kind: 'tool-unavailable', list: 'drugs', of: 'drugs' }, true),
};
