import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Guidance, tableDocs } from '../.storybook/table-docs.js';
import { applicationCard } from '../elements/application-card.js';

const guidance: Guidance = {
  use: [
    'Shows one application with its status, date and progress, for example on the page that a reminder email opens. For all of them use `ucp-applications`.',
  ],
  dos: [
    'Set `application-id`. For Medicare plans it is plan id and year, such as `H0609044000-2027`.',
    'Check a draft, a submitted and a denied application in your layout.',
  ],
  donts: [
    'Do not write the name of the shopper or any number of theirs into an attribute.',
    'Do not explain the status beside the card. Your own status texts belong into the setting `applicationStatus`.',
  ],
  accessibility: ['The progress also stands in words, as “Step 13 of 17”.', 'The button names the plan for screen readers.'],
};

const meta = { ...tableDocs(applicationCard, guidance), title: 'Enrollment/ucp-application-card' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Draft: Story = {
  args: { 'application-id': 'H0609044000-2027' },
  globals: { shopper: 'applicant' },
};
export const Denied: Story = {
  args: { 'application-id': 'S0001001000-2027' },
  globals: { shopper: 'applicant' },
};
export const SupplementDraft: Story = { args: { 'application-id': 'MS-1001' }, globals: { shopper: 'supplement' } };
export const SupplementApproved: Story = { args: { 'application-id': 'MS-1002' }, globals: { shopper: 'supplement' } };
export const ApplicationNotFound: Story = { args: { 'application-id': 'MS-9' }, globals: { shopper: 'supplement' } };
export const Loading: Story = {
  args: { 'application-id': 'MS-1001' },
  globals: { shopper: 'supplement' },
  parameters: {
    page: { isLoading: true, faults: [{ method: 'GET', path: '/systemdate', delayMs: 600_000 }] },
  },
};
