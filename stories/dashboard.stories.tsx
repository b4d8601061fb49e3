import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Guidance, tableDocs } from '../.storybook/table-docs.js';
import { dashboard } from '../elements/dashboard.js';

const guidance: Guidance = {
  use: [
    'One tag for the dashboard of a signed-in shopper: applications, recommendations, enrolled plans and saved items.',
    'Put single tags into it if you need another order, or parts for your own styles.',
  ],
  dos: [
    'Start with the empty tag. Compose your own page only when you need to.',
    'Put your logo into the slot `logo`. The dashboard still fills itself.',
    'Give it the width of the page: it has a side column from 1024 px.',
  ],
  donts: [
    'Do not place it on the same page as `ucp-profile-area`.',
    'Do not style its inner tags by part when it fills itself. Custom properties work.',
  ],
  accessibility: [
    'It brings the `h1`. Put it into your `<main>`.',
    'Sections keep a logical order for keyboards and screen readers. Do not reorder them with CSS.',
  ],
};

const meta = {
  ...tableDocs(dashboard, guidance, { layout: 'fullscreen' }),
  title: 'Dashboard/ucp-dashboard',
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** The dashboard of a signed-in shopper by one tag. */
export const Member: Story = { tags: ['every-width'] };
export const WithRecommendations: Story = { globals: { shopper: 'recommended' } };
export const WithEnrolledPlans: Story = { globals: { shopper: 'enrolled' } };
export const WithApplications: Story = { globals: { shopper: 'applicant' } };
/** Recommendations and enrolled plans need a signed-in shopper (DASH-09). */
export const Guest: Story = { globals: { shopper: 'guest' } };
export const Cloaked: Story = { globals: { shopper: 'cloaked' } };

/** Before anything has loaded. */
export const Loading: Story = {
  parameters: { page: { isLoading: true, faults: [{ method: 'GET', path: '/profiles/data', delayMs: 600_000 }] } },
};

/** The profile failed to load. */
export const LoadError: Story = { parameters: { page: { faults: [{ method: 'GET', path: '/profiles/data', status: 500 }] } } };
