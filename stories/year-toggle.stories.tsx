import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Guidance, tableDocs } from '../.storybook/table-docs.js';
import { yearToggle } from '../elements/year-toggle.js';
import { findDrawn } from './support.js';

const guidance: Guidance = {
  use: [
    'Switches between the current and the next plan year. It shows from October 1 through December 31, and never otherwise.',
    'Place it beside the heading of the plans: slot `toggle` of `ucp-saved-plans`.',
  ],
  dos: ['Keep it near the list that it changes.', 'Check the page with and without it. Most of the year it is not there.'],
  donts: [
    'Do not build a year choice of your own. Dates are the server’s, to the second.',
    'Do not repeat the year in a heading of your own. It changes.',
  ],
  accessibility: [
    'It is a group of two radio buttons. Arrow keys move between them.',
    'The chosen year has a check mark, not color alone.',
    'The new list is announced once.',
  ],
};

const meta = { ...tableDocs(yearToggle, guidance), title: 'Plans/ucp-year-toggle' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const inThePeriod = { globals: { date: '2026-11-20T09-30-00' } };
export const EnrollmentPeriod: Story = inThePeriod;
/** The current year is selected. */
export const CurrentYear: Story = {
  ...inThePeriod,
  play: async ({ canvasElement }) => (await findDrawn(canvasElement, 'ucp-year-toggle', 'input:not(:checked)')).click(),
};
export const December: Story = { globals: { date: '2026-12-01T00-00-00' } };
/** After December 7 the current year says that it is no longer sold. It can still be chosen. */
export const AfterOpenEnrollment: Story = { globals: { date: '2026-12-08T00-00-00' } };
/** Outside the enrollment period it shows nothing. */
export const OutsideEnrollmentPeriod: Story = { globals: { date: '2026-03-10T09-30-00' } };
