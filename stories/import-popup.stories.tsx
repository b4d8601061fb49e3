import type { Meta, StoryObj } from '@storybook/react-vite';
import { fireEvent, userEvent } from 'storybook/test';
import { type Guidance, tableDocs } from '../.storybook/table-docs.js';
import { importPopup } from '../elements/import-popup.js';
import { changeImportPopup, type ImportStep } from '../src/features/import/state/import-popup.js';
import { findOpenPopup } from './support.js';

const tag = importPopup.tag;
const guidance: Guidance = {
  use: ['Imports a member’s drugs and doctors from their claims, so that they need not type them. `ucp-account-banner` opens it.'],
  dos: [
    'Explain on your page what the import brings, if you link to it.',
    'Give the number `importHelp` in the settings. It shows when nothing is found.',
  ],
  donts: ['Do not open it for guests. It stays closed.', 'Do not tick the consent for the shopper.'],
  accessibility: [
    'The Medicare number can be hidden from people nearby.',
    'Each field has its own message. Focus moves to the first error, and typed text is kept.',
    'The search and its result are announced.',
  ],
};

const meta = {
  ...tableDocs(importPopup, guidance),
  title: 'Popups/ucp-import-popup',
  args: { open: true },
  globals: { shopper: 'base' },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** The form after a response of the service. */
function after(step: ImportStep): Story {
  return {
    play: async ({ canvasElement }) => {
      await findOpenPopup(canvasElement, tag);
      changeImportPopup(step);
    },
  };
}

export const Open: Story = after({ step: 'details', isUnsaved: false });

/** Sent without the consent and a Medicare number. */
export const ValidationError: Story = {
  play: async ({ canvasElement }) => {
    const root = await findOpenPopup(canvasElement, tag);
    const submit = root.querySelector('[type=submit]');
    if (submit) await userEvent.click(submit);
  },
};

/** People nearby cannot read the number. */
export const MedicareNumberHidden: Story = {
  play: async ({ canvasElement }) => {
    const root = await findOpenPopup(canvasElement, tag);
    const number = root.querySelector('.covering input');
    if (number) await fireEvent.input(number, { target: { value: '1EG4-TE5-MK73' } });
    root.querySelector<HTMLElement>('.covering button')?.click();
  },
};

/** The details could not be saved. */
export const SaveError: Story = after({ step: 'details', isUnsaved: true });
export const Searching: Story = after({ step: 'loading' });
export const NothingFound: Story = after({ step: 'nothing-found' });

export const Closed: Story = { args: { open: undefined } };
