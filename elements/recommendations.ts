import { whole } from '../src/platform/attributes.js';
import { seemsSignedIn } from '../src/platform/seems-signed-in.js';
import { reactElement } from './element.js';

export const recommendations = reactElement({
  tag: 'ucp-recommendations',
  summary: 'The number one recommendation with the results behind it, or the invitation to be recommended a plan; for signed-in shoppers.',
  attributes: { limit: whole('The most results to show, the number one among them.', 1, 5, 5) },
  events: ['ucp-navigate', 'ucp-plan-enroll', 'ucp-plan-details'],
  parts: { recommendation: 'The invitation, or the results.' },
  // A guest is shown nothing; most members are shown the invitation.
  skeleton: () =>
    seemsSignedIn()
      ? [
          {
            box: 'card',
            of: [
              [32, 30],
              [38, 60],
              [56, 60],
              [52, 30],
            ],
            height: 264,
          },
        ]
      : [],
  piece: () => import('../src/pieces/Recommendations/Recommendations.js'),
});
