import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Guidance, tableDocs } from '../.storybook/table-docs.js';
import { accountBanner } from '../elements/account-banner.js';
import { putLogo } from './support.js';

const guidance: Guidance = {
  use: [
    'Put it at the top of a page for shoppers, under `ucp-top-bar`. It greets members and asks guests to create an account or sign in.',
    '`ucp-profile-area` and `ucp-dashboard` bring their own. Use the single tag when you compose the page yourself.',
  ],
  dos: [
    'Set `heading-level="2"` if your page has its own first heading.',
    'Put the logo into the slot `logo` here for phones, and into `ucp-top-bar` for wider pages.',
    'Check the greeting in each brand: its drawing and its ground change.',
  ],
  donts: [
    'Do not add a second filled button beside it. “Create account” leads for guests.',
    'Do not write the shopper’s name yourself. The greeting takes it from the profile.',
  ],
  accessibility: [
    'It brings the `h1` of the page.',
    'The drawing is decorative. Screen readers skip it, and forced colors hide it.',
    'On a cloaked profile it says whose profile this is, and that nothing can be changed.',
  ],
};

const meta = { ...tableDocs(accountBanner, guidance), title: 'Page/ucp-account-banner' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Guest: Story = { globals: { shopper: 'guest' } };

export const Member: Story = {};

export const Cloaked: Story = { globals: { shopper: 'cloaked' } };

/** An agent acts for the shopper. */
export const Agent: Story = { globals: { shopper: 'agent' } };

/** The skeleton while the page loads. */
export const Loading: Story = {
  parameters: { page: { isLoading: true, faults: [{ method: 'GET', path: '/systemdate', delayMs: 600_000 }] } },
};

/** A member whose claims can be searched for drugs and doctors. */
export const WithImport: Story = { globals: { shopper: 'base' } };
/** The page has a first heading of its own. */
export const HeadingLevelTwo: Story = { args: { 'heading-level': '2' }, globals: { shopper: 'guest' } };
/** A page’s own logo, on a phone. */
export const WithLogo: Story = { tags: ['every-width'], play: ({ canvasElement }) => putLogo(canvasElement, 'ucp-account-banner') };

/** Guest and member have one height on a phone. */
export const GuestOnPhone: Story = { tags: ['phone-only'], globals: { shopper: 'guest', viewport: { value: 'phone' } } };

/** A fourth action finds place in the same row. */
export const ImportOnPhone: Story = { tags: ['phone-only'], globals: { shopper: 'base', viewport: { value: 'phone' } } };
