import type { Meta, StoryObj } from '@storybook/react-vite';
import { tableDocs } from '../.storybook/table-docs.js';
import { applications } from '../elements/applications.js';

const meta = { ...tableDocs(applications), title: 'Enrollment/ucp-applications' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** A draft, an approved and a denied application. */
export const Applicant: Story = { globals: { shopper: 'applicant' } };
/** The status service fails: what was submitted is said to be submitted. */
export const StatusFailed: Story = {
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
/** Nothing to show takes no place. */
export const Empty: Story = { globals: { shopper: 'empty' } };
export const Loading: Story = {
  globals: { shopper: 'applicant' },
  parameters: { page: { isLoading: true, faults: [{ method: 'GET', path: '/systemdate', delayMs: 600_000 }] } },
};
