import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Guidance, tableDocs } from '../.storybook/table-docs.js';
import { planChanges } from '../elements/plan-changes.js';

const guidance: Guidance = {
  use: [
    'Shows members from October to December what their plan changes next year: its costs, their drugs and their doctors.',
    'The card of `ucp-active-plans` has the same list. Use this tag where the list stands alone.',
  ],
  dos: [
    'Place it where members decide whether to keep their plan.',
    'Let your service send `nextYear` and `plansListByYear`. Without them, less is known.',
  ],
  donts: [
    'Do not put a heading of your own above it. The heading would stay when the list is empty.',
    'Do not use it together with `ucp-active-plans` on one page: both would show the same list.',
  ],
  accessibility: [
    'A screen reader hears each row as one sentence. The groups have headings.',
    'The direction of a change is always in words, such as “$20.00 more”, never in color alone.',
  ],
};

const meta = { ...tableDocs(planChanges, guidance), title: 'Enrollment/ucp-plan-changes' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const details = (year: number, planId: string) => `/planinfo/details/VPP/plan-years/${year}/plans/${planId}`;

/** The plan continues, with other prices, without a drug and a doctor. */
export const Renews: Story = { globals: { shopper: 'plan-renews' } };
/** The plan becomes another one on January 1. */
export const Moves: Story = { globals: { shopper: 'plan-moves' } };
/** The plan ends: the end in words, and no list. */
export const Ends: Story = { globals: { shopper: 'plan-ends' } };
/** Nothing but the doctors changes. The service does not say what becomes of the plan. */
export const OutcomeNotKnown: Story = { globals: { shopper: 'member' } };
/** Someone else looks at the member’s profile. */
export const Cloaked: Story = { globals: { shopper: 'cloaked' } };
export const LoadError: Story = {
  globals: { shopper: 'plan-renews' },
  parameters: { page: { faults: [{ method: 'GET', path: details(2027, 'H5216034000'), status: 400 }] } },
};
export const Loading: Story = {
  globals: { shopper: 'plan-renews' },
  parameters: { page: { isLoading: true, faults: [{ method: 'GET', path: details(2027, 'H5216034000'), delayMs: 600_000 }] } },
};
/** In September, and for guests, it takes no space. */
export const Hidden: Story = { globals: { shopper: 'guest' } };
