import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Guidance, tableDocs } from '../.storybook/table-docs.js';
import { accountReadyBanner } from '../elements/account-ready-banner.js';
import { setAccountReady } from '../src/features/session/state/banners.js';

const guidance: Guidance = {
  use: ['Put it above the content of a page that shoppers reach after they set up an account. At all other times it takes no space.'],
  dos: [
    'Place it above the greeting, so that it is the first thing that shoppers read.',
    'Leave it on the page all the time. It decides by itself when to show.',
  ],
  donts: ['Do not put other good news into it. It has one message.', 'Do not hide it after some seconds. The shopper closes it.'],
  accessibility: ['It is announced politely and does not move focus.', 'After it closes, focus moves to the heading below it.'],
};

const meta = { ...tableDocs(accountReadyBanner, guidance), title: 'Messages/ucp-account-ready-banner' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** The shopper comes back after setting up the account. */
export const AccountReady: Story = { play: () => setAccountReady(true) };

/** Nothing shows: no account was set up. */
export const Hidden: Story = {};
