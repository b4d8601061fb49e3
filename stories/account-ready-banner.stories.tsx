import type { Meta, StoryObj } from '@storybook/react-vite';
import { tableDocs } from '../.storybook/table-docs.js';
import { accountReadyBanner } from '../elements/account-ready-banner.js';
import { setAccountReady } from '../src/features/session/state/session.js';

const meta = { ...tableDocs(accountReadyBanner), title: 'Messages/ucp-account-ready-banner' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** The shopper comes back from setting up the account. */
export const Ready: Story = { play: () => setAccountReady(true) };

/** Nothing shows: the account was not set up just now. */
export const Usual: Story = {};
