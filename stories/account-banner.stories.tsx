import type { Meta, StoryObj } from '@storybook/react-vite';
import { tableDocs } from '../.storybook/table-docs.js';
import { accountBanner } from '../elements/account-banner.js';
import { putLogo } from './support.js';

const meta = { ...tableDocs(accountBanner), title: 'Page/ucp-account-banner' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Guest: Story = { globals: { shopper: 'guest' } };

export const Member: Story = {};

export const Cloaked: Story = { globals: { shopper: 'cloaked' } };

/** An agent acts for the shopper. */
export const Agent: Story = { globals: { shopper: 'agent' } };

/** The skeleton, while the page is on its way. */
export const Loading: Story = {
  parameters: { page: { isLoading: true, faults: [{ method: 'GET', path: '/systemdate', delayMs: 600_000 }] } },
};

/** A member whose claims nobody knows yet: they can be brought in. */
export const CanImport: Story = { globals: { shopper: 'base' } };
/** The page has a first heading of its own. */
export const UnderAHeading: Story = { args: { 'heading-level': '2' }, globals: { shopper: 'guest' } };
/** A page's own mark, on a phone. */
export const WithLogo: Story = { tags: ['every-width'], play: ({ canvasElement }) => putLogo(canvasElement, 'ucp-account-banner') };
