import type { Meta, StoryObj } from '@storybook/react-vite';
import { tableDocs } from '../.storybook/table-docs.js';
import { recommendations } from '../elements/recommendations.js';

const meta = { ...tableDocs(recommendations), title: 'Dashboard/ucp-recommendations' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** The number one and the four behind it. */
export const Recommended: Story = { globals: { shopper: 'recommended' } };
export const Limited: Story = { args: { limit: '2' }, globals: { shopper: 'recommended' } };
/** Nobody has been recommended a plan: the invitation. */
export const Prompt: Story = {};
/** December: plans of next year can be enrolled in until the year ends. */
export const InDecember: Story = { globals: { shopper: 'recommended', date: '2026-12-31T12-00-00' } };
/** October 1: next year's plans, which cannot be enrolled in yet. */
export const InOctober: Story = { globals: { shopper: 'recommended', date: '2026-10-01T00-00-00' } };
/** Applications are under way: nobody is asked to begin again. */
export const Applicant: Story = { globals: { shopper: 'applicant' } };
/** Only signed-in shoppers are recommended a plan here. */
export const Guest: Story = { globals: { shopper: 'guest' } };
export const Loading: Story = {
  globals: { shopper: 'recommended' },
  parameters: { page: { isLoading: true, faults: [{ method: 'GET', path: '/systemdate', delayMs: 600_000 }] } },
};
