import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Guidance, tableDocs } from '../.storybook/table-docs.js';
import { counselorPopup } from '../elements/counselor-popup.js';
import { findOpenPopup } from './support.js';

const guidance: Guidance = {
  use: ['Asks what goes on the sheet for a counselor, and prints it. `ucp-counselor-sheet` opens it, and adds it to the page if needed.'],
  dos: ['Open it with `profile.printCounselorSheet()` from a button of your own.'],
  donts: ['Do not move it into a part of the page that is hidden in print.'],
  accessibility: [
    'Focus starts on the title, so that the question is heard before the choices.',
    'Each choice says what it brings, such as “4 drugs, with dose and refill”.',
    'Escape closes it, and focus returns to the button.',
  ],
};

const meta = { ...tableDocs(counselorPopup, guidance), title: 'Popups/ucp-counselor-popup' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const rest = async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
  await findOpenPopup(canvasElement, 'ucp-counselor-popup');
};

/** A member with a plan now. */
export const Open: Story = { args: { open: true }, globals: { shopper: 'plan-renews' }, play: rest };
/** A guest has no name and no plan now. */
export const Guest: Story = { args: { open: true }, globals: { shopper: 'guest' }, play: rest };
/** Nothing is saved. */
export const Empty: Story = { args: { open: true }, globals: { shopper: 'empty' }, play: rest };
/** An agent does not choose the name: the sheet says whose profile it is. */
export const Cloaked: Story = { args: { open: true }, globals: { shopper: 'cloaked' }, play: rest };
export const LoadError: Story = {
  args: { open: true },
  globals: { shopper: 'guest' },
  parameters: { page: { faults: [{ method: 'GET', path: '/profiles/data', status: 403 }] } },
  play: rest,
};
export const Closed: Story = {};
