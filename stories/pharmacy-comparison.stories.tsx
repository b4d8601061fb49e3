import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Guidance, tableDocs } from '../.storybook/table-docs.js';
import { pharmacyComparison } from '../elements/pharmacy-comparison.js';

const guidance: Guidance = {
  use: [
    'Shows shoppers at which pharmacy a plan costs least, with their own drugs.',
    'The button “Compare pharmacies” of `ucp-cost-chart` opens the same table. Use this tag where the table stands alone.',
  ],
  dos: [
    'List the pharmacies that everybody can use in the setting `pharmacies`, such as your home delivery.',
    'Let your service send `otherPharmacies`. With fewer than two pharmacies the tag takes no space.',
    'Check it with three pharmacies, an incomplete total, and a pharmacy that is out of network.',
  ],
  donts: [
    'Do not call a pharmacy “best”. The table says which yearly total is lowest in a row, and nothing more.',
    'Do not place it on a page whose chart can open the same table: both would show it.',
  ],
  accessibility: [
    'It is a table with headings. Under 640 px of its own width each plan is a list.',
    'The lowest total is marked by a word and an icon, never by color alone.',
    'After “Use this pharmacy” the columns keep their places.',
  ],
};

const meta = { ...tableDocs(pharmacyComparison, guidance), title: 'Plans/ucp-pharmacy-comparison' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const prices = { method: 'POST', path: '/drug-pricing-api' } as const;

/** Three pharmacies. The lowest yearly total of each plan says so. */
export const ThreePharmacies: Story = { globals: { shopper: 'pharmacies' } };
/** Each plan is a short list of pharmacies. The choice is the last block. */
export const OnPhone: Story = { tags: ['phone-only'], globals: { shopper: 'pharmacies', viewport: { value: 'phone' } } };
/** Somebody else looks at the profile: the table has no buttons. */
export const Cloaked: Story = { globals: { shopper: 'pharmacies-cloaked' } };
export const Loading: Story = {
  globals: { shopper: 'pharmacies' },
  parameters: { page: { isLoading: true, faults: [{ ...prices, delayMs: 600_000 }] } },
};
/** The prices of each pharmacy could not be loaded. */
export const LoadError: Story = { globals: { shopper: 'pharmacies' }, parameters: { page: { faults: [{ ...prices, status: 400 }] } } };
/** With one pharmacy, it takes no space. */
export const Hidden: Story = { globals: { shopper: 'guest' } };
