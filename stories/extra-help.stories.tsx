import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Guidance, tableDocs } from '../.storybook/table-docs.js';
import { extraHelp } from '../elements/extra-help.js';
import { submitExtraHelpAnswer } from '../src/features/extra-help/actions/answer-extra-help.js';
import { savePlan } from '../src/features/plans/actions/save-plan.js';
import { closePopup } from '../src/features/popups/state/popups.js';
import { findDrawn } from './support.js';

const guidance: Guidance = {
  use: [
    'Asks whether the shopper gets Extra Help. Every price on the page follows the answer.',
    'Place it above the first price: in `ucp-saved-plans` that is the slot `costs`.',
  ],
  dos: ['Keep it close to the prices that it changes.', 'Check both answers: prices show two amounts, and only one counts.'],
  donts: [
    'Do not preselect an answer.',
    'Do not ask again elsewhere. The line with “Change” is the one place.',
    'Do not track the answer. It says something about income.',
  ],
  accessibility: [
    'Yes and no are radio buttons in a group with a name.',
    'After an answer, a polite message says that the prices have changed.',
    '“Change” moves focus to the chosen answer.',
  ],
};

const meta = { ...tableDocs(extraHelp, guidance), title: 'Page/ucp-extra-help' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Guest: Story = { globals: { shopper: 'guest' } };
export const Member: Story = {};

/** Shows how Extra Help would change the cost of the plan that costs least. It needs two plans with a complete total. */
export const Preview: Story = {
  globals: { shopper: 'guest' },
  play: async ({ canvasElement }) => {
    await savePlan({ planId: 'H1822001000', planYear: 2027, planType: 'MAPD' }, document);
    await findDrawn(canvasElement, 'ucp-extra-help', '[part=extra-help-preview]');
  },
};

/** The content has no page about applying. */
export const WithoutLink: Story = {
  globals: { shopper: 'guest' },
  parameters: { page: { faults: [{ method: 'GET', path: '/api/assets/uhccp/content-fragments/shopper.json', status: 400 }] } },
};

export const AnswerYes: Story = {
  globals: { shopper: 'guest' },
  play: async () => {
    await submitExtraHelpAnswer('yes', document);
    closePopup();
  },
};

export const AnswerNo: Story = { globals: { shopper: 'guest' }, play: () => submitExtraHelpAnswer('no', document) };

/** The first “yes” of a session explains what changes. */
export const FirstYesWithPopup: Story = {
  globals: { shopper: 'guest' },
  play: async ({ canvasElement }) => (await findDrawn(canvasElement, 'ucp-extra-help', 'input')).click(),
};

/** The question again, with the chosen answer. */
export const ChangeAnswer: Story = {
  play: async ({ canvasElement }) => (await findDrawn(canvasElement, 'ucp-extra-help', '.line button')).click(),
};

/** A member whose record says that there is no subsidy is not asked. */
export const HiddenWithoutSubsidy: Story = { globals: { shopper: 'enrolled' } };
export const Cloaked: Story = { globals: { shopper: 'cloaked' } };
export const FeatureOff: Story = { parameters: { page: { settings: { flags: { extraHelp: false } } } } };
/** The level is not known: the question shows. */
export const LoadError: Story = { parameters: { page: { faults: [{ method: 'GET', path: '/profiles/data', status: 400 }] } } };
export const Loading: Story = {
  parameters: { page: { isLoading: true, faults: [{ method: 'GET', path: '/systemdate', delayMs: 600_000 }] } },
};
