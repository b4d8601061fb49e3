import type { Meta, StoryObj } from '@storybook/react-vite';
import { fireEvent, userEvent } from 'storybook/test';
import { tableDocs } from '../.storybook/table-docs.js';
import { importPopup } from '../elements/import-popup.js';
import { changeImportPopup, type ImportStep } from '../src/features/import/state/import-popup.js';
import { opened } from './support.js';

const tag = importPopup.tag;
const meta = {
  ...tableDocs(importPopup),
  title: 'Popups/ucp-import-popup',
  args: { open: true },
  globals: { shopper: 'base' },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** The form after what the service said. */
function after(step: ImportStep): Story {
  return {
    play: async ({ canvasElement }) => {
      await opened(canvasElement, tag);
      changeImportPopup(step);
    },
  };
}

export const Open: Story = after({ step: 'details', isUnsaved: false });

/** Sent without the attestation and a Medicare number. */
export const Invalid: Story = {
  play: async ({ canvasElement }) => {
    const root = await opened(canvasElement, tag);
    const submit = root.querySelector('[type=submit]');
    if (submit) await userEvent.click(submit);
  },
};

/** Other people near the screen cannot read the number. */
export const NumberHidden: Story = {
  play: async ({ canvasElement }) => {
    const root = await opened(canvasElement, tag);
    const number = root.querySelector('.covering input');
    if (number) await fireEvent.input(number, { target: { value: '1EG4-TE5-MK73' } });
    root.querySelector<HTMLElement>('.covering button')?.click();
  },
};

export const Unsaved: Story = after({ step: 'details', isUnsaved: true });
export const Searching: Story = after({ step: 'loading' });
export const NothingFound: Story = after({ step: 'nothing-found' });

export const Closed: Story = { args: { open: undefined } };
