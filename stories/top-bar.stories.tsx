import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Guidance, tableDocs } from '../.storybook/table-docs.js';
import { topBar } from '../elements/top-bar.js';
import { setPreviousPage } from '../src/features/navigation/state/previous-page.js';
import { putLogo } from './support.js';

const guidance: Guidance = {
  use: [
    'The row of tools above the greeting: back, email, print, continue shopping.',
    '`ucp-profile-area` and `ucp-dashboard` bring their own.',
  ],
  dos: ['Put the logo into the slot `logo`. It shows from 720 px.', 'Set where “Continue shopping” leads with the setting `links`.'],
  donts: ['Do not repeat its links in your own header.', 'Do not cover it with a sticky header of your own.'],
  accessibility: [
    'On phones the back link reads “Plans”, and its accessible name says where it leads.',
    'All targets are at least 44 px high.',
    'On a cloaked profile there is no back link.',
  ],
};

const meta = { ...tableDocs(topBar, guidance), title: 'Page/ucp-top-bar' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Member: Story = {};

export const Guest: Story = { globals: { shopper: 'guest' } };

/** The back link names the tool that the shopper came from. */
export const BackToDrugEstimator: Story = { play: () => setPreviousPage('drug-cost-estimator') };

/** No back link. */
export const Cloaked: Story = { globals: { shopper: 'cloaked' } };

/** The setting `emailLink` is off. */
export const WithoutEmail: Story = { parameters: { page: { settings: { emailLink: false } } } };

/** A page’s own logo, from 720 px. */
export const WithLogo: Story = { play: ({ canvasElement }) => putLogo(canvasElement, 'ucp-top-bar') };
