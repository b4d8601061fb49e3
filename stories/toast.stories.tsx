import type { Meta, StoryObj } from '@storybook/react-vite';
import { tableDocs } from '../.storybook/table-docs.js';
import { toast } from '../elements/toast.js';
import { tell } from '../src/features/page/state/notices.js';
import { showToast } from '../src/features/page/state/toast.js';

const meta = { ...tableDocs(toast), title: 'Messages/ucp-toast' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** The page has added a toast of its own by now. */
export const Guest: Story = {
  tags: ['desktop-only'],
  globals: { shopper: 'guest' },
  play: () => document.querySelector('body > ucp-toast')?.remove(),
};

/** Nothing was imported: nothing is said. */
export const Member: Story = { tags: ['desktop-only'] };

/** After an import that found something. */
export const Imported: Story = {
  tags: ['desktop-only'],
  play: () => showToast({ kind: 'imported', firstName: 'Margarette', isAgent: false }),
};

/** The service has ended the session at a press, or it had expired before the page was opened. */
export const SessionEnded: Story = {
  tags: ['every-width'],
  play: () => showToast({ kind: 'session-ended', canSignIn: true }),
};

/** A shopper who looked at another person's profile signs in elsewhere. */
export const SessionEndedCloaked: Story = { play: () => showToast({ kind: 'session-ended', canSignIn: false }) };

/** In the flow of the page, as on the whole profile page. */
export const InFlow: Story = {
  args: { inline: '' },
  tags: ['every-width'],
  play: () => showToast({ kind: 'session-ended', canSignIn: true }),
};

/** The greeting in the flow, on large screens alone. */
export const GuestInFlow: Story = {
  args: { inline: '' },
  tags: ['desktop-only'],
  globals: { shopper: 'guest' },
  play: () => showToast({ kind: 'guest' }),
};

/** In the flow, a failure above what was done. */
export const MessagesInFlow: Story = {
  args: { inline: '' },
  tags: ['every-width'],
  play: () => {
    tell({ kind: 'remove-failed', list: 'plans', key: 'H0321002000-2027', name: 'UHC Dual Complete AZ-S001 (HMO-POS D-SNP)' }, true);
    tell({ kind: 'removed', list: 'plans', key: 'H0609044000-2027', name: 'AARP Medicare Advantage from UHC AZ-0003 (HMO-POS)' }, true);
  },
};

/** A card that stands alone has no list above which this could be told. */
export const RemovedElsewhere: Story = {
  tags: ['every-width'],
  play: () =>
    tell({ kind: 'removed', list: 'plans', key: 'H0321002000-2027', name: 'AARP Medicare Advantage Patriot No Rx AZ-MA01 (PPO)' }, true),
};

export const RemovalFailed: Story = {
  tags: ['every-width'],
  play: () =>
    tell(
      { kind: 'remove-failed', list: 'plans', key: 'H0321002000-2027', name: 'AARP Medicare Advantage Patriot No Rx AZ-MA01 (PPO)' },
      true,
    ),
};

/** A card that stands alone was saved. */
export const PlanSaved: Story = {
  tags: ['every-width'],
  play: () => tell({ kind: 'saved', list: 'plans', key: 'H0302001000-2027', name: 'Blue Best Life Plus (HMO)' }, true),
};

export const PlanNotSaved: Story = {
  play: () => tell({ kind: 'save-failed', list: 'plans', key: 'H0302001000-2027', name: 'Blue Best Life Plus (HMO)' }, true),
};

export const ToolMissing: Story = {
  tags: ['every-width'],
  play: () => tell({ kind: 'tool-unavailable', list: 'drugs', of: 'drugs' }, true),
};
