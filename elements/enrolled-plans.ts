import { activePlanCard } from './active-plan-card.js';
import { reactElement } from './element.js';

export const enrolledPlans = reactElement({
  tag: 'ucp-enrolled-plans',
  summary: 'The Medicare Advantage plans that a signed-in member is enrolled in; nothing for everyone else.',
  events: [...(activePlanCard.events ?? [])],
  parts: { ...activePlanCard.parts },
  piece: () => import('../src/pieces/EnrolledPlans/EnrolledPlans.js'),
});
