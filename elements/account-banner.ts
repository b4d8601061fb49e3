import { whole } from '../src/element/attributes.js';
import { type FirstPaint, heightAt } from '../src/element/first-paint.js';
import { reactElement } from './element.js';

/** The same for everybody: one line of heading, two of text from 600 px, one of actions. */
export const bannerSkeleton: FirstPaint = [
  {
    box: 'card',
    of: [[28, 40], { wide: [40, 60] }],
    height: heightAt(194, [600, 86], [720, 182], [820, 187]),
  },
];

export const accountBanner = reactElement({
  tag: 'ucp-account-banner',
  summary: 'Asks guests to create an account or sign in. Greets members, with links to profile, benefits and sign-out.',
  attributes: {
    'heading-level': whole<1 | 2>('2 if the page has its own first heading.', 1, 2),
  },
  events: ['ucp-sign-in', 'ucp-register', 'ucp-sign-out', 'ucp-navigate'],
  slots: { logo: 'Your logo, at widths below 720 px. Empty, it takes no space.' },
  parts: {
    logo: 'The logo, 84 by 28 px.',
    banner: 'The banner.',
    'create-account': 'The link to registration, for guests.',
    'sign-in': 'The link to sign-in, for guests.',
    manage: 'The link to personal data, for members.',
    'find-items': 'Opens the import of drugs and doctors, for members who can import.',
    portal: 'Opens the member benefit portal in a new tab.',
    'sign-out': 'Asks whether to sign out.',
  },
  skeleton: bannerSkeleton,
  reserve: 'max(86px, min(182px, (100vw - 600px) * 999), min(187px, (100vw - 720px) * 999), min(194px, (100vw - 820px) * 999))',
  component: () => import('../src/features/session/AccountBanner/AccountBanner.js'),
});
