import { reactElement } from './element.js';

export const planChanges = reactElement({
  tag: 'ucp-plan-changes',
  summary:
    'The changes of the member’s current plan next year: its costs, the saved drugs and the saved doctors. From October 1 to December 31 only.',
  isSection: true,
  parts: {
    changes: 'The box of one plan.',
    lead: 'How the yearly total changes.',
    'next-year': 'The sentence about a plan that ends.',
    toggle: 'The button that shows what stays the same.',
  },
  component: () => import('../src/features/next-year/PlanChanges/PlanChanges.js'),
});
