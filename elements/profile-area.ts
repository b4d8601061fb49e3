import type { Block } from '../src/platform/skeleton.js';
import { litElement } from './element.js';
import { extraHelp } from './extra-help.js';
import { cardSkeleton } from './plan-card.js';
import { savedPlans } from './saved-plans.js';
import { topBar } from './top-bar.js';

/** The whole page: top bar, banner, and the plans beside the navigation. */
const page: readonly Block[] = [
  { box: 'card', of: [[11, 30]], height: 61 },
  {
    box: 'card',
    of: [
      [46, 40],
      [56, 30],
      [52, 20],
    ],
    height: 248,
  },
  { box: 'grid', of: [{ box: 'card', of: [24, 24, 24], height: 186 }, cardSkeleton] },
];

export const profileArea = litElement({
  tag: 'ucp-profile-area',
  summary: 'The whole profile page when it is empty; with children it lays those out.',
  slots: {
    top: 'Above everything, such as the top bar.',
    banner: 'Under the top, over the whole width.',
    side: 'Beside the content on large screens, above it on small ones.',
    '': 'The content.',
    footer: 'Under the content, over the whole width.',
  },
  parts: { layout: 'The grid of side and content.' },
  skeleton: (host) => (host.childElementCount > 0 ? ['slot'] : page),
  reserve: '100vh',
  first: [savedPlans, topBar, extraHelp],
  piece: () => import('../src/pieces/ProfileArea/ProfileArea.js'),
});
