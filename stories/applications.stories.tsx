import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Guidance, tableDocs } from '../.storybook/table-docs.js';
import { applications } from '../elements/applications.js';

const guidance: Guidance = {
  use: [
    'Shows the shopper where they stopped, and what happens next. Use it on dashboards and beside saved plans.',
    'It shows nothing without applications.',
  ],
  dos: [
    'Place it high. An open application matters more than a new plan.',
    'Check the state while statuses load: submitted applications wait, drafts do not.',
  ],
  donts: [
    'Do not put it into a box of your own that stays when it is empty.',
    'Do not offer “Enroll” for the same plan elsewhere on the page. The plan card already says “In Progress”.',
  ],
  accessibility: ['Each application is a card with a heading.', 'A status that loads is announced once.'],
};

const meta = { ...tableDocs(applications, guidance), title: 'Enrollment/ucp-applications' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** A draft, an approved and a denied application. */
export const DraftApprovedDenied: Story = { globals: { shopper: 'applicant' } };
/** The status service fails: submitted applications say “Submitted”. */
export const StatusError: Story = {
  globals: { shopper: 'applicant' },
  parameters: {
    page: { faults: [{ method: 'POST', path: '/shopper-profile/api/applications', status: 500 }] },
  },
};
/** The status service has not answered: submitted applications wait for it, drafts do not. */
export const StatusLoading: Story = {
  globals: { shopper: 'applicant' },
  parameters: {
    page: { faults: [{ method: 'POST', path: '/shopper-profile/api/applications', delayMs: 600_000 }] },
  },
};
/** Drafts cannot be resumed on this site. */
export const WithoutResume: Story = {
  globals: { shopper: 'applicant' },
  parameters: { page: { settings: { flags: { disableOleSaveResume: true } } } },
};
export const Supplement: Story = { globals: { shopper: 'supplement' } };
export const Guest: Story = { globals: { shopper: 'guest' } };
export const Cloaked: Story = { globals: { shopper: 'cloaked' } };
/** Without applications it takes no space. */
export const Empty: Story = { globals: { shopper: 'empty' } };
export const Loading: Story = {
  globals: { shopper: 'applicant' },
  parameters: { page: { isLoading: true, faults: [{ method: 'GET', path: '/systemdate', delayMs: 600_000 }] } },
};

/** On a phone, those that ask nothing of the shopper wait behind a button. */
export const ThreeOnPhone: Story = { tags: ['phone-only'], globals: { shopper: 'applicant', viewport: { value: 'phone' } } };
