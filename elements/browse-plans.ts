import { reactElement } from './element.js';

export const browsePlans = reactElement({
  tag: 'ucp-browse-plans',
  summary: 'A link to all plans of the active year. It shows in the views of drugs and doctors, or if something is missing.',
  isSection: true,
  events: ['ucp-navigate'],
  parts: { browse: 'The panel.' },
  component: () => import('../src/features/page/BrowsePlans/BrowsePlans.js'),
});
