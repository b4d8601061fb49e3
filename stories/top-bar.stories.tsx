import type { Meta, StoryObj } from '@storybook/react-vite';
import { tableDocs } from '../.storybook/table-docs.js';
import { topBar } from '../elements/top-bar.js';
import { setOrigin } from '../src/features/page/state/origin.js';
import { putLogo } from './support.js';

const meta = { ...tableDocs(topBar), title: 'Page/ucp-top-bar' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Member: Story = {};

export const Guest: Story = { globals: { shopper: 'guest' } };

/** The words of the back link follow where the shopper comes from. */
export const FromTheDrugEstimator: Story = { play: () => setOrigin('drug-cost-estimator') };

/** No back link. */
export const Cloaked: Story = { globals: { shopper: 'cloaked' } };

/** The email link is a setting. */
export const WithoutEmail: Story = { parameters: { page: { settings: { emailLink: false } } } };

/** A page's own mark, from 720 px on. */
export const WithLogo: Story = { play: ({ canvasElement }) => putLogo(canvasElement, 'ucp-top-bar') };
