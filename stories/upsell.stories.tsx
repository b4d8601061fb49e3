import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Guidance, tableDocs } from '../.storybook/table-docs.js';
import { upsell } from '../elements/upsell.js';

const guidance: Guidance = {
  use: [
    'Offers extras of their plan to members with an active plan. Others see nothing.',
    'Place it on the dashboard, above `ucp-enrolled-plans`.',
  ],
  dos: [
    'Write title, text and address in the settings or in your content. Without title and address it does not show.',
    'Use `{year}` for the plan year.',
  ],
  donts: ['Do not advertise another plan with it.', 'Do not write more than two short sentences.'],
  accessibility: ['The title of the offer is a heading, so shoppers can find it.', 'Its icon is decorative.'],
};

const meta = { ...tableDocs(upsell, guidance), title: 'Dashboard/ucp-upsell' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithEnrolledPlans: Story = { globals: { shopper: 'enrolled' } };

/** Without enrolled plans nothing shows. */
export const Hidden: Story = { globals: { shopper: 'guest' } };
