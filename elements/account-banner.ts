import { whole } from '../src/element/attributes.js';
import { heightAt } from '../src/element/first-paint.js';
import { reactElement } from './element.js';

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
  // The heading and the actions take more rows, the narrower the page is, and in Spanish.
  skeleton: ({ language }) => [
    {
      box: 'card',
      of: [
        [28, 40],
        [40, 60],
      ],
      height:
        language === 'es'
          ? heightAt(252, [480, 225], [600, 140], [820, 327])
          : heightAt(211, [360, 181], [600, 140], [720, 283], [1000, 252]),
    },
  ],
  reserve:
    'max(140px, min(181px, (360px - 100vw) * 999), min(211px, (100vw - 600px) * 999), min(252px, (100vw - 600px) * 999, (1000px - 100vw) * 999), min(283px, (100vw - 600px) * 999, (720px - 100vw) * 999))',
  reserveEs:
    'max(140px, min(225px, (480px - 100vw) * 999), min(252px, (100vw - 600px) * 999), min(327px, (100vw - 600px) * 999, (820px - 100vw) * 999))',
  component: () => import('../src/features/session/AccountBanner/AccountBanner.js'),
});
