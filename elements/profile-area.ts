import type { FirstPaint, PaintContext } from '../src/element/first-paint.js';
import type { Language } from '../src/shared/language/language.js';
import { bannerSkeleton } from './account-banner.js';
import { chartTracks } from './cost-chart.js';
import { litElement } from './element.js';
import { extraHelp } from './extra-help.js';
import { cardSkeleton } from './plan-card.js';
import { savedPlans } from './saved-plans.js';
import { topBar, topBarSkeleton } from './top-bar.js';

/** Top bar and banner. */
export const head = (language: Language): FirstPaint => [...topBarSkeleton(language), ...bannerSkeleton];

/** The whole page: top bar, banner, and the list of the view that the address names. */
function page({ view, language }: PaintContext): FirstPaint {
  const list: FirstPaint =
    view === 'plans'
      ? [
          { box: 'card', of: chartTracks, height: 470 },
          { box: 'grid', of: [cardSkeleton, cardSkeleton] },
        ]
      : [{ box: 'card', of: [100, 100, 100, 100] }];
  return [...head(language), { title: view }, { say: view }, ...list];
}

/** Whether the author has put anything but a logo into a layout. */
export const isFilled = (slots: ReadonlySet<string>) => [...slots].some((slot) => slot !== 'logo');

export const profileArea = litElement({
  tag: 'ucp-profile-area',
  summary: 'The whole profile page, if it is empty or has only a logo. It arranges other children.',
  slots: {
    logo: 'Your logo, if the element fills itself: in the top bar, on phones in the greeting.',
    top: 'Above everything, such as the top bar.',
    banner: 'Under the top, over the whole width.',
    side: 'Beside the content on large screens, above it on small ones.',
    '': 'The content.',
    footer: 'Under the content, over the whole width.',
  },
  parts: {
    layout: 'The grid of side and content.',
    more: 'Questions, help and disclosures, in one box if the element is under 600 px wide and fills itself.',
  },
  skeleton: (context) => (isFilled(context.slots) ? ['slot'] : page(context)),
  reserve: '100vh',
  first: [savedPlans, topBar, extraHelp],
  component: () => import('../src/features/page/ProfileArea/ProfileArea.js'),
});
