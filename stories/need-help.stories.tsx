import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Guidance, tableDocs } from '../.storybook/table-docs.js';
import { needHelp } from '../elements/need-help.js';

const guidance: Guidance = {
  use: ['Shows the phone number for help with its hours. Place it at the end of each page where shoppers decide.'],
  dos: ['Set `phone` in the settings, for days when the phone service does not answer.', 'Keep it below the questions.'],
  donts: ['Do not write a phone number of your own beside it. Campaigns have their own number.', 'Do not hide the TTY number.'],
  accessibility: ['The number is a link that dials on a phone.', 'It is a section with a heading, so shoppers can find it.'],
};

const meta = { ...tableDocs(needHelp, guidance), title: 'Page/ucp-need-help' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The campaign’s number failed to load. */
export const DefaultNumber: Story = { parameters: { page: { faults: [{ method: 'GET', path: '/bin/psctfn', status: 500 }] } } };

/** The content failed to load: the built-in hours show. */
export const ContentError: Story = { parameters: { page: { faults: [{ method: 'GET', path: '/api/assets', status: 400 }] } } };

/** One row, as the whole page has it on phones. */
export const Compact: Story = { args: { compact: true }, tags: ['phone-only'], globals: { viewport: { value: 'phone' } } };
