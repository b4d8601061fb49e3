import type { Meta, StoryObj } from '@storybook/react-vite';
import { tableDocs } from '../.storybook/table-docs.js';
import { yearToggle } from '../elements/year-toggle.js';
import { drawn } from './support.js';

const meta = { ...tableDocs(yearToggle), title: 'Plans/ucp-year-toggle' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const inThePeriod = { globals: { date: '2026-11-20T09-30-00' } };
export const InTheEnrollmentPeriod: Story = inThePeriod;
/** The current year is chosen. */
export const CurrentYear: Story = {
  ...inThePeriod,
  play: async ({ canvasElement }) => (await drawn(canvasElement, 'ucp-year-toggle', 'input:not(:checked)')).click(),
};
export const December: Story = { globals: { date: '2026-12-01T00-00-00' } };
/** Outside the enrollment period it shows nothing. */
export const OutsideIt: Story = { globals: { date: '2026-03-10T09-30-00' } };
