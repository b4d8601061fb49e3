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
  parts: {
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
        [46, 40],
        [56, 30],
        [52, 20],
      ],
      height:
        languageOf(host) === 'es'
          ? heightAt(host, 312, [600, 421], [1024, 336])
          : heightAt(host, 255, [353, 421], [600, 373], [1024, 333], [1180, 301]),
    },
  ],
  reserve:
    'max(255px, min(301px, (1180px - 100vw) * 999), min(333px, (1024px - 100vw) * 999), min(373px, (600px - 100vw) * 999), min(421px, (353px - 100vw) * 999))',
  reserveEs: 'max(312px, min(336px, (1024px - 100vw) * 999), min(421px, (600px - 100vw) * 999))',
  piece: () => import('../src/pieces/AccountBanner/AccountBanner.js'),
});
