import { activePlanCard } from './active-plan-card.js';
import { reactElement } from './element.js';

export const enrolledPlans = reactElement({
  tag: 'ucp-enrolled-plans',
  summary: 'The Medicare Advantage plans that a signed-in member is enrolled in. Nothing for others.',
  isSection: true,
  events: [...(activePlanCard.events ?? [])],
  parts: { ...activePlanCard.parts, more: 'The button that shows more of a long list.' },
  component: () => import('../src/features/enrollment/EnrolledPlans/EnrolledPlans.js'),
});
