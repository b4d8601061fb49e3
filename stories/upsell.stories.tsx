import type { Meta, StoryObj } from '@storybook/react-vite';
import { tableDocs } from '../.storybook/table-docs.js';
import { upsell } from '../elements/upsell.js';

const meta = { ...tableDocs(upsell), title: 'Dashboard/ucp-upsell' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithEnrolledPlans: Story = { globals: { shopper: 'enrolled' } };

/** Nothing shows. */
export const WithoutThem: Story = {};
