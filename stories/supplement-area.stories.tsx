import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Guidance, tableDocs } from '../.storybook/table-docs.js';
import { supplementArea } from '../elements/supplement-area.js';
import { postNotice } from '../src/features/lists/state/notices.js';

const guidance: Guidance = {
  use: [
    'Shows the saved Medicare Supplement plans of the active year. They are no Medicare plans, so they stand apart from the cards.',
    'It shows nothing if none is saved.',
  ],
  dos: ['Place it after `ucp-saved-plans`.', 'Use the setting `supplementUi` if your brand draws this area with its own script.'],
  donts: [
    'Do not rank supplement plans with the others. Their costs mean something else.',
    'Do not promise that a plan can be bought online. Some only have a phone number.',
  ],
  accessibility: [
    'The notice in its place has a close button of 44 px.',
    'If your own script draws the area, its accessibility is your part.',
  ],
};

const meta = { ...tableDocs(supplementArea, guidance), title: 'Plans/ucp-supplement-area' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** A draft, a submitted application, and two plans that are not applied for here. */
export const Saved: Story = { globals: { shopper: 'supplement' } };
/** Applications for supplement plans are off. */
export const WithoutApplications: Story = {
  globals: { shopper: 'supplement' },
  parameters: { page: { settings: { supplementApplications: false } } },
};
/** The area is off: a notice shows. */
export const FeatureOff: Story = { parameters: { page: { settings: { flags: { supplementArea: false } } } } };
export const LoadError: Story = {
  globals: { shopper: 'supplement' },
  parameters: { page: { faults: [{ method: 'GET', path: '/medsupp/plans', status: 403 }] } },
};
/** The profile failed to load, and no list of saved plans is there to say so. */
export const ProfileError: Story = {
  globals: { shopper: 'supplement' },
  parameters: { page: { faults: [{ method: 'GET', path: '/profiles/data', status: 403 }] } },
};
/** Only one of the saved plans is still sold. */
export const SomeNotSold: Story = {
  globals: { shopper: 'supplement' },
  parameters: {
    page: {
      faults: [
        {
          method: 'GET',
          path: '/medsupp/plans',
          body: { data: { stateCode: 'AZ', plans: [{ planCode: 'G', planName: 'Sample Medicare Supplement Plan G', planYear: 2027 }] } },
        },
      ],
    },
  },
};
/** The applications load: none can be started yet. */
export const ApplicationsLoading: Story = {
  globals: { shopper: 'supplement' },
  parameters: { page: { isLoading: true, faults: [{ method: 'GET', path: '/enrollments/medsupp', delayMs: 600_000 }] } },
};
/** None of the saved plans is still sold, so there is no “Try again”. */
export const NoneSold: Story = {
  globals: { shopper: 'supplement' },
  parameters: { page: { faults: [{ method: 'GET', path: '/medsupp/plans', body: { data: { stateCode: 'AZ', plans: [] } } }] } },
};
/** The brand’s own script fails to load: the cards show. */
export const ScriptError: Story = {
  globals: { shopper: 'supplement' },
  parameters: {
    page: { settings: { supplementUi: { script: 'https://elsewhere.example/supplement.js' } } },
  },
};
/** Without saved supplement plans it takes no space. */
export const Hidden: Story = {};
export const Guest: Story = { globals: { shopper: 'guest' } };
export const Loading: Story = {
  globals: { shopper: 'supplement' },
  parameters: { page: { isLoading: true, faults: [{ method: 'GET', path: '/systemdate', delayMs: 600_000 }] } },
};
/** Only the page of a supplement plan can save it again, so there is no “Undo”. */
export const Removed: Story = {
  globals: { shopper: 'supplement' },
  play: () => postNotice({ kind: 'removed', list: 'supplement', key: 'K-2027', name: 'Plan K' }),
};
export const RemoveError: Story = {
  globals: { shopper: 'supplement' },
  play: () => postNotice({ kind: 'remove-failed', list: 'supplement', key: 'G-2027', name: 'Plan G' }),
};
