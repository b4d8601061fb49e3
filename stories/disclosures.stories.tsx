import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Guidance, tableDocs } from '../.storybook/table-docs.js';
import { disclosures } from '../elements/disclosures.js';
import { setFootnote } from '../src/features/page/state/footnote.js';
import { findDrawn } from './support.js';

const guidance: Guidance = {
  use: [
    'Put it at the end of each page with plan cards. Small numbers on the cards lead to its notes.',
    'It also has the legal text about supplement plans.',
  ],
  dos: [
    'Place it after the last card and above your footer.',
    'If you write the notes yourself, use the ids `ucp-note-10` and `ucp-note-14`.',
  ],
  donts: [
    'Do not hide it behind a button of your own. A footnote link must find its note. `compact` has a button that it opens.',
    'Do not shorten the text. Change it in your content fragment.',
  ],
  accessibility: ['A footnote link moves focus to its note, and “Back” returns to the number.', 'The text is at least 16 px.'],
};

const meta = { ...tableDocs(disclosures, guidance), title: 'Page/ucp-disclosures' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The content failed to load: the built-in text shows. */
export const ContentError: Story = { parameters: { page: { faults: [{ method: 'GET', path: '/api/assets', status: 500 }] } } };

/** A footnote link led here: “Back” returns to it. */
export const FootnoteOpened: Story = { play: () => setFootnote(10) };

/** One row, as the whole page has it on phones. Required notices of the content stay in sight. */
export const Compact: Story = { args: { compact: true }, tags: ['phone-only'], globals: { viewport: { value: 'phone' } } };

export const CompactOpen: Story = {
  ...Compact,
  play: async ({ canvasElement }) => (await findDrawn(canvasElement, 'ucp-disclosures', '[part=toggle]')).click(),
};

/** A saved supplement plan opens it. */
export const CompactWithSupplement: Story = { ...Compact, globals: { shopper: 'supplement', viewport: { value: 'phone' } } };
