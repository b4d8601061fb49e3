import { planId, whole } from '../src/platform/attributes.js';
import type { Block } from '../src/platform/skeleton.js';
import { reactElement } from './element.js';

/** The first paint of a card: name, figures, bullets, coverage, buttons. */
export const cardSkeleton: Block = {
  box: 'card',
  height: 860,
  of: [[36, 40], [28, 90], [20, 45], [72, 100], [20, 80], [20, 70], [20, 75], 180, 140, 52, 52],
};

/** The parts of every saved plan's card. */
export const cardParts = {
  card: 'The card.',
  head: 'Tag, unsave, name, id and notes.',
  tag: 'The type of the plan.',
  unsave: 'Takes the plan off the list.',
  name: 'The plan’s name.',
  meta: 'The plan id.',
  figures: 'Premium and second figure.',
  body: 'Bullets and coverage.',
  bullets: 'The selling points.',
  drugs: 'The saved drugs on this plan.',
  actions: 'The buttons.',
  enroll: 'The one filled button.',
  details: 'Leads to the plan’s own page.',
};

export const planCard = reactElement({
  tag: 'ucp-plan-card',
  summary: 'One plan: premium, a second figure, bullets, how far it covers the saved drugs and doctors, and what can be done with it.',
  attributes: {
    'plan-id': planId('The plan: contract, benefit package and segment, with or without hyphens.'),
    'plan-year': whole('The plan year; the active year without it.', 2000, 2999),
  },
  properties: {
    plan: { summary: 'A plan to show instead of a saved one, of the type `HandedPlan` that the package exports.', type: 'HandedPlan' },
  },
  events: ['ucp-plan-enroll', 'ucp-plan-compare', 'ucp-plan-details', 'ucp-plan-remove', 'ucp-plan-save', 'ucp-tool-open', 'ucp-navigate'],
  parts: {
    ...cardParts,
    tooltip: 'What the type means.',
    providers: 'The saved doctors on this plan.',
    compare: 'Compares the saved plans.',
    save: 'Saves a plan that is not saved.',
  },
  display: 'card',
  skeleton: [cardSkeleton],
  reserve: '860px',
  piece: () => import('../src/pieces/PlanCard/PlanCardElement.js'),
});
