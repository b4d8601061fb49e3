import type { FirstPaint } from '../src/element/first-paint.js';
import type { Language } from '../src/shared/language/language.js';
import { litElement } from './element.js';
import { cardSkeleton } from './plan-card.js';
import { head, isFilled, profileArea } from './profile-area.js';
import { topBar } from './top-bar.js';

/** Top bar, banner, and what is offered below them. */
const page = (language: Language): FirstPaint => [...head(language), { box: 'grid', of: [cardSkeleton, cardSkeleton] }];

export const dashboard = litElement({
  tag: 'ucp-dashboard',
  summary: 'The dashboard of a signed-in shopper, if it is empty or has only a logo. It arranges other children.',
  slots: { ...profileArea.slots },
  parts: { ...profileArea.parts },
  skeleton: ({ slots, language }) => (isFilled(slots) ? ['slot'] : page(language)),
  reserve: '100vh',
  first: [topBar],
  component: () => import('../src/features/page/Dashboard/Dashboard.js'),
});
