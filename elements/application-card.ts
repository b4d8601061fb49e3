import { shaped } from '../src/element/attributes.js';
import { reactElement } from './element.js';

export const applicationCard = reactElement({
  tag: 'ucp-application-card',
  summary: 'One application: status, date, progress, and the link to it.',
  attributes: {
    'application-id': shaped(
      'The id of a supplement application. For others, plan id and plan year, such as H0609044000-2027.',
      /^[\w.-]{1,64}$/,
      'letters, digits, dots and dashes',
    ),
  },
  events: ['ucp-navigate', 'ucp-plan-enroll'],
  parts: { application: 'The card.' },
  // A guest has none of those that go by an id of their own, the supplement applications.
  skeleton: ({ attribute, seemsSignedIn }) =>
    seemsSignedIn || /^[A-Z]\d{10}-/.test(attribute('application-id') ?? '')
      ? [{ box: 'card', of: [[32, 20], [28, 60], [20, 45], 52], height: 190 }]
      : [],
  component: () => import('../src/features/enrollment/Applications/ApplicationCardElement.js'),
});
