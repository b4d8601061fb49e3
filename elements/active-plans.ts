import { activePlanCard } from './active-plan-card.js';
import { reactElement } from './element.js';

export const activePlans = reactElement({
  tag: 'ucp-active-plans',
  summary: 'The plans that the member is enrolled in. In the enrollment period also those of next year. Nothing if there are none.',
  isSection: true,
  events: [...(activePlanCard.events ?? [])],
  parts: { ...activePlanCard.parts, more: 'The button that shows more of a long list.' },
  component: () => import('../src/features/enrollment/ActivePlans/ActivePlans.js'),
});
