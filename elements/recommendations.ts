import { whole } from '../src/element/attributes.js';
import { heightAt } from '../src/element/first-paint.js';
import { reactElement } from './element.js';

export const recommendations = reactElement({
  tag: 'ucp-recommendations',
  summary: 'The first recommendation and the other results, or an invitation to get one. For signed-in shoppers.',
  isSection: true,
  attributes: { limit: whole<1 | 2 | 3 | 4 | 5>('The number of results, including the first one.', 1, 5, 5) },
  events: ['ucp-navigate', 'ucp-plan-enroll', 'ucp-plan-details', 'ucp-plan-save', 'ucp-plan-remove'],
  parts: {
    recommendation: 'The invitation, or the results.',
    save: 'Saves the plan.',
    unsave: 'Removes the plan from the saved plans.',
  },
  // A guest is shown nothing; most members are shown the invitation.
  skeleton: ({ seemsSignedIn }) =>
    seemsSignedIn
      ? [
          {
            box: 'card',
            of: [
              [32, 30],
              [38, 60],
              [56, 60],
              [52, 30],
            ],
            height: heightAt(276, [310, 354], [380, 341], [440, 304]),
          },
        ]
      : [],
  component: () => import('../src/features/recommendations/Recommendations/Recommendations.js'),
});
