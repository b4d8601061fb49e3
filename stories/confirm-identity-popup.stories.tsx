import type { Meta, StoryObj } from '@storybook/react-vite';
import { tableDocs } from '../.storybook/table-docs.js';
import { confirmIdentityPopup } from '../elements/confirm-identity-popup.js';

const meta = { ...tableDocs(confirmIdentityPopup), title: 'Popups/ucp-confirm-identity-popup' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const MemberConsent: Story = { args: { open: '' }, parameters: { page: { shopper: 'member-consent' } } };

export const NonMemberConsent: Story = { args: { open: '' }, parameters: { page: { shopper: 'non-member-consent' } } };

export const Closed: Story = {};
