import { whole } from '../src/platform/attributes.js';
import { languageOf } from '../src/platform/language.js';
import { heightAt } from '../src/platform/skeleton.js';
import { reactElement } from './element.js';

export const accountBanner = reactElement({
  tag: 'ucp-account-banner',
  summary: 'Asks a guest to create an account or to sign in; greets a member and offers profile, benefits and sign-out.',
  attributes: {
    'heading-level': whole('2 where the page has a first heading of its own.', 1, 2),
  },
  events: ['ucp-sign-in', 'ucp-register', 'ucp-sign-out', 'ucp-navigate'],
  slots: { logo: 'The mark of the brand. Below a width of 720 px; empty it takes no room.' },
  parts: {
    logo: 'The place of the mark, 84 by 28 px.',
    banner: 'The banner.',
    'create-account': 'Leads a guest to registration.',
    'sign-in': 'Leads a guest to sign-in.',
    manage: 'Leads a member to their own data.',
    'find-items': 'Opens the import of drugs and doctors, for members who can import.',
    portal: 'Opens the member benefit portal in a new tab.',
    'sign-out': 'Asks whether to sign out.',
  },
  // The heading and the actions take more rows, the narrower the page is, and in Spanish.
  skeleton: (host) => [
    {
      box: 'card',
      of: [
        [28, 40],
        [40, 60],
      ],
      height:
        languageOf(host) === 'es'
          ? heightAt(host, 252, [480, 225], [600, 140], [820, 327])
          : heightAt(host, 211, [360, 181], [600, 140], [720, 283], [1000, 252]),
    },
  ],
  reserve:
    'max(140px, min(181px, (360px - 100vw) * 999), min(211px, (100vw - 600px) * 999), min(252px, (100vw - 600px) * 999, (1000px - 100vw) * 999), min(283px, (100vw - 600px) * 999, (720px - 100vw) * 999))',
  reserveEs:
    'max(140px, min(225px, (480px - 100vw) * 999), min(252px, (100vw - 600px) * 999), min(327px, (100vw - 600px) * 999, (820px - 100vw) * 999))',
  piece: () => import('../src/pieces/AccountBanner/AccountBanner.js'),
});
