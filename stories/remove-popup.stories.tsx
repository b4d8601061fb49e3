import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Guidance, tableDocs } from '../.storybook/table-docs.js';
import { removePopup } from '../elements/remove-popup.js';
import { openPopup } from '../src/features/popups/actions.js';

const guidance: Guidance = {
  use: [
    'Asks before a plan, drug or doctor is removed. The lists open it. The page adds it if needed.',
    'Place it yourself only if you need a brand or a language of its own for it.',
  ],
  dos: [
    'Let it name the item, with a detail that tells it from others of the same name.',
    'Keep the safe choice first. “Keep” is framed, and the removal is filled.',
  ],
  donts: [
    'Do not open it with `show()`. It names no item then, and stays closed.',
    'Do not make the removal red. Its icon and its words say what it does.',
  ],
  accessibility: [
    'Title and item are read together when the popup opens.',
    'Escape keeps the item.',
    'A double click on “Remove” in the list does not answer the popup.',
  ],
};

const meta = { ...tableDocs(removePopup, guidance), title: 'Popups/ucp-remove-popup' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const RemovePlan: Story = {
  play: () => openPopup({ tag: 'ucp-remove-popup', list: 'plans', key: 'H0321002000-2027', name: 'UHC Dual Complete AZ-S001' }),
};

export const RemoveDrug: Story = {
  play: () =>
    openPopup({ tag: 'ucp-remove-popup', list: 'drugs', key: '00093081901', name: 'Furosemide', detail: '40 mg tablet · Every 3 Months' }),
};

export const RemoveDoctor: Story = {
  play: () => openPopup({ tag: 'ucp-remove-popup', list: 'providers', key: '1982607537', name: 'Dr. Novella Hoppe', detail: 'Psychology' }),
};

/** Closed: there is nothing to remove. */
export const Closed: Story = {};

/** The shopper selected doctors for another ZIP code than the saved ones. */
export const ReplaceDoctors: Story = { play: () => openPopup({ tag: 'ucp-remove-popup', list: 'providers', savedZip: '85004' }) };
