import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Guidance, tableDocs } from '../.storybook/table-docs.js';
import { counselorSheet } from '../elements/counselor-sheet.js';

const guidance: Guidance = {
  use: [
    'A button that prints a sheet for a Medicare counselor: the plan now, the drugs with dose and refill, the doctors, the saved plans, and room for notes.',
    'Counselors of the State Health Insurance Assistance Programs ask for these lists at every visit.',
  ],
  dos: [
    'Place it after the plans, or on a page about getting help.',
    'Write `counselorHelp` into your content. Then the box and the sheet name whom to call.',
  ],
  donts: [
    'Do not name a sales line in `counselorHelp`. The page calls that help free and unbiased.',
    'Do not print the sheet for the shopper in the background. It shows health data.',
  ],
  accessibility: [
    'The popup starts on its title, and focus returns to the button.',
    'The sheet has letters of 11 points and more, black on white, with headings and tables.',
  ],
};

const meta = { ...tableDocs(counselorSheet, guidance), title: 'Page/ucp-counselor-sheet' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** The button alone, as it can stand anywhere. */
export const Default: Story = {};
/** With the attribute `box`, as the whole page has it after the cards. */
export const Box: Story = { args: { box: true } };
/** The content names nobody: the line is left out. */
export const NoHelp: Story = {
  args: { box: true },
  parameters: { page: { faults: [{ method: 'GET', path: '/api/assets', status: 400 }] } },
};
/** Someone else looks at the profile, and can print the sheet, too. */
export const Cloaked: Story = { args: { box: true }, globals: { shopper: 'cloaked' } };
