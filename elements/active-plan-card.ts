import { planId, whole } from '../src/element/attributes.js';
import { reactElement } from './element.js';

export const activePlanCard = reactElement({
  tag: 'ucp-active-plan-card',
  summary: 'One plan that the member is enrolled in, with its status and a link to its benefits.',
  attributes: {
    'plan-id': planId('The plan: contract, benefit package and segment, with or without hyphens.'),
    'plan-year': whole('The plan year. Default: the first enrolled year.', 2000, 2999),
  },
  events: ['ucp-navigate'],
  parts: {
    'active-plan': 'The card.',
    tooltip: 'The explanation of the status of a plan of next year.',
    benefits: 'The link to the member benefits.',
    'next-year': 'The sentence about what becomes of the plan next year.',
    changes: 'The list of what changes next year.',
    lead: 'How the yearly total changes.',
    toggle: 'The button that shows more of that list.',
  },
  skeleton: [{ box: 'card', of: [[24, 20], [28, 60], [20, 45], 52], height: 180 }],
  component: () => import('../src/features/enrollment/ActivePlans/ActivePlanCardElement.js'),
});
