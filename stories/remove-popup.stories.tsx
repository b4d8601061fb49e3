import type { Meta, StoryObj } from '@storybook/react-vite';
import { tableDocs } from '../.storybook/table-docs.js';
import { removePopup } from '../elements/remove-popup.js';
import { openPopup } from '../src/features/page/actions/popups.js';

const meta = { ...tableDocs(removePopup), title: 'Popups/ucp-remove-popup' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plan: Story = {
  play: () => openPopup({ tag: 'ucp-remove-popup', list: 'plans', key: 'H0321002000-2027', name: 'UHC Dual Complete AZ-S001' }),
};

export const Drug: Story = {
  play: () =>
    openPopup({ tag: 'ucp-remove-popup', list: 'drugs', key: '00093081901', name: 'Furosemide', detail: '40 mg tablet · Every 3 Months' }),
};

export const Doctor: Story = {
  play: () => openPopup({ tag: 'ucp-remove-popup', list: 'providers', key: '1982607537', name: 'Dr. Novella Hoppe', detail: 'Psychology' }),
};

/** Closed: there is nothing to remove. */
export const Closed: Story = {};

/** Doctors were chosen for another ZIP code than the saved ones. */
export const ReplaceDoctors: Story = { play: () => openPopup({ tag: 'ucp-remove-popup', list: 'providers', savedZip: '85004' }) };
