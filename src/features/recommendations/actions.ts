import { defineAction } from '../../shared/actions/define-action.js';

/** Does what the button of a recommended plan says (REC-05). */
export const actOnRecommendation = defineAction('actOnRecommendation', {
  track: 'Recommendations',
  refusesCloaked: true,
  load: () => import('./actions/recommendations.js'),
});

export const viewRecommendation = defineAction('viewRecommendation', {
  track: 'Recommendations',
  refusesCloaked: true,
  load: () => import('./actions/recommendations.js'),
});
