import type { Meta, StoryObj } from '@storybook/react-vite';
import { tableDocs } from '../.storybook/table-docs.js';
import { applications } from '../elements/applications.js';

const meta = { ...tableDocs(applications), title: 'Enrollment/ucp-applications' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** A draft, an approved and a denied application. */
export const Applicant: Story = { parameters: { page: { shopper: 'applicant' } } };
/** The status service fails: what was submitted is said to be submitted. */
export const StatusFailed: Story = {
  parameters: {
    page: { shopper: 'applicant', faults: [{ method: 'POST', path: '/shopper-profile/api/applications', status: 500 }] },
  },
};
/** The status service has not answered: submitted applications wait for it, drafts do not. */
export const StatusLoading: Story = {
  parameters: {
    page: { shopper: 'applicant', faults: [{ method: 'POST', path: '/shopper-profile/api/applications', delayMs: 600_000 }] },
  },
};
/** Drafts cannot be resumed on this site. */
export const WithoutResume: Story = {
  parameters: { page: { shopper: 'applicant', settings: { flags: { disableOleSaveResume: true } } } },
};
export const Supplement: Story = { parameters: { page: { shopper: 'supplement' } } };
export const Guest: Story = { parameters: { page: { shopper: 'guest' } } };
export const Cloaked: Story = { parameters: { page: { shopper: 'cloaked' } } };
/** Nothing to show takes no place. */
export const Empty: Story = { parameters: { page: { shopper: 'empty' } } };
export const Loading: Story = {
  parameters: { page: { shopper: 'applicant', isLoading: true, faults: [{ method: 'GET', path: '/systemdate', delayMs: 600_000 }] } },
};
