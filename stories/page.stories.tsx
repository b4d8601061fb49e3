import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Guidance, tableDocs } from '../.storybook/table-docs.js';
import { profileArea } from '../elements/profile-area.js';

const guidance: Guidance = {
  use: [
    'One tag for the whole profile page: head, navigation, views, questions, help and disclosures.',
    'Put single tags into it if you need another order, or parts for your own styles.',
  ],
  dos: [
    'Start with the empty tag.',
    'Put your logo into the slot `logo`. The page still fills itself.',
    'Give it the full width of the page. Its own layout has the margins.',
  ],
  donts: ['Do not put it into a narrow column. Use single tags there.', 'Do not place a second `ucp-side-nav` beside it.'],
  accessibility: [
    'It brings the `h1`. Put it into your `<main>`, with a skip link before your header.',
    'If your header is sticky, set `scroll-padding-top` to its height. It hides the focused element otherwise.',
  ],
};

const meta = {
  ...tableDocs(profileArea, guidance, { layout: 'fullscreen' }),
  title: 'Page/ucp-profile-area',
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** The whole profile page by one tag. */
export const Member: Story = { tags: ['every-width'] };
export const Guest: Story = { globals: { shopper: 'guest' } };
export const Cloaked: Story = { globals: { shopper: 'cloaked' } };
export const Empty: Story = { globals: { shopper: 'empty' } };
export const OutsideEnrollmentPeriod: Story = { globals: { date: '2026-03-10T09-30-00' } };

/** Before anything has loaded. */
export const Loading: Story = {
  parameters: { page: { isLoading: true, faults: [{ method: 'GET', path: '/profiles/data', delayMs: 600_000 }] } },
};

/** The profile failed to load. */
export const LoadError: Story = { parameters: { page: { faults: [{ method: 'GET', path: '/profiles/data', status: 500 }] } } };
