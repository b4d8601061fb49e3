import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Guidance, tableDocs } from '../.storybook/table-docs.js';
import { recommendations } from '../elements/recommendations.js';

const guidance: Guidance = {
  use: [
    'Shows the plans that fit the shopper’s own answers, with the first one in full. Without answers it invites to give them.',
    'Only signed-in shoppers see it. Place it high on the dashboard.',
  ],
  dos: ['Set `limit` if you have room for fewer results.', 'Keep the reason near the rank. A rank without a reason is an advertisement.'],
  donts: [
    'Do not show it to guests on another page. It stays empty.',
    'Do not call other plans “recommended”. The ranks come from the service.',
  ],
  accessibility: ['The first result has a heading. The other ranks are one list.', '“#1 Recommendation” is text, not a picture.'],
};

const meta = { ...tableDocs(recommendations, guidance), title: 'Dashboard/ucp-recommendations' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** The first result and the four behind it. */
export const Recommended: Story = { globals: { shopper: 'recommended' } };
export const LimitTwo: Story = { args: { limit: '2' }, globals: { shopper: 'recommended' } };
/** Nothing is recommended yet: the invitation. */
export const Invitation: Story = {};
/** December: enrollment in plans of next year is open until the year ends. */
export const InDecember: Story = { globals: { shopper: 'recommended', date: '2026-12-31T12-00-00' } };
/** October 1: plans of next year show, but enrollment is not open yet. */
export const InOctober: Story = { globals: { shopper: 'recommended', date: '2026-10-01T00-00-00' } };
/** Applications are in progress, so there is no invitation. */
export const HiddenWithApplication: Story = { globals: { shopper: 'applicant' } };
/** Only signed-in shoppers see recommendations. */
export const HiddenForGuest: Story = { globals: { shopper: 'guest' } };
export const Loading: Story = {
  globals: { shopper: 'recommended' },
  parameters: { page: { isLoading: true, faults: [{ method: 'GET', path: '/systemdate', delayMs: 600_000 }] } },
};
