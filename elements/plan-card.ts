import { planId, whole } from '../src/element/attributes.js';
import { type Block, heightInWindow } from '../src/element/first-paint.js';
import { reactElement } from './element.js';

/** The first paint of a card: tag and name, yearly total, facts, coverage, buttons. */
export const cardSkeleton = {
  box: 'card',
  height: 600,
  of: [
    [32, 45],
    [26, 90],
    [20, 70],
    [44, 85],
    { box: 'row', of: [44, 44], height: 44 },
    { box: 'row', of: [44, 44], height: 44 },
    [24, 80],
    [24, 70],
    [24, 55],
    { box: 'row', of: [48, 48], height: 48 },
  ],
} satisfies Block;

/** The parts of every saved plan's card. */
export const cardParts = {
  card: 'The card.',
  head: 'Tag, name, network and notes.',
  tag: 'The type of the plan.',
  name: 'The plan’s name.',
  lead: 'The yearly cost of the plan.',
  figures: 'Premium and the facts beside it.',
  drugs: 'The saved drugs on this plan.',
  months: 'What the plan costs each month.',
  bullets: 'The selling points.',
  meta: 'The plan id.',
  toggle: 'Shows and hides the lists.',
  more: 'The button that shows more of a long list.',
  status: 'The shopper’s status with the plan, or why enrollment is closed.',
  actions: 'The buttons, and the status above them.',
  enroll: 'The one filled button.',
  details: 'The link to the plan’s own page.',
  unsave: 'Removes the plan from the list.',
};

export const planCard = reactElement({
  tag: 'ucp-plan-card',
  summary: 'One plan: costs, facts, coverage of the saved drugs and doctors, and actions.',
  attributes: {
    'plan-id': planId('The plan: contract, benefit package and segment, with or without hyphens.'),
    'plan-year': whole('The plan year. Default: the active year.', 2000, 2999),
  },
  properties: {
    plan: { summary: 'A plan to show instead of a saved one, of the type `HandedPlan` that the package exports.', type: 'HandedPlan' },
  },
  events: [
    'ucp-plan-enroll',
    'ucp-compare-change',
    'ucp-plan-compare',
    'ucp-plan-details',
    'ucp-plan-remove',
    'ucp-plan-save',
    'ucp-tool-open',
    'ucp-navigate',
  ],
  parts: {
    ...cardParts,
    tooltip: 'The explanation of the type.',
    providers: 'The saved doctors on this plan.',
    compare: 'The checkbox that chooses the plan to compare.',
    'compare-bar': 'The bar that names the chosen plans.',
    save: 'Saves a plan that is not saved.',
  },
  display: 'card',
  // The lists are open if the window has space for two columns.
  skeleton: [{ ...cardSkeleton, height: heightInWindow(980, [1024, 600]) }],
  // 980px from 1024px on.
  reserve: 'max(600px, min(980px, 99900vw - 1021977px))',
  component: () => import('../src/features/plans/PlanCard/PlanCardElement.js'),
});
