import { type FirstPaint, heightAt } from '../src/element/first-paint.js';
import type { Language } from '../src/shared/language/language.js';
import { reactElement } from './element.js';

/** Spanish needs two rows on the smallest phones. */
export const topBarSkeleton = (language: Language): FirstPaint => [
  { box: 'row', of: [], height: language === 'es' ? heightAt(61, [335, 89], [600, 49]) : heightAt(61, [600, 49]) },
];

export const topBar = reactElement({
  tag: 'ucp-top-bar',
  summary: 'Links back and on, and buttons that email and print the saved plans.',
  events: ['ucp-navigate'],
  slots: { logo: 'Your logo, at widths of 720 px and more. Empty, it takes no space.' },
  parts: {
    logo: 'The logo, 120 by 32 px.',
    back: 'The link back. Not there if someone else views the profile.',
    email: 'Opens the email popup. The setting `emailLink` hides it.',
    print: 'Prints the saved plans.',
    continue: 'The link to the plans, or to the tool that the shopper came from.',
  },
  skeleton: ({ language }) => topBarSkeleton(language),
  reserve: 'clamp(49px, (100vw - 600px) * 999, 61px)',
  reserveEs: 'max(clamp(49px, (100vw - 600px) * 999, 61px), min(89px, (335px - 100vw) * 999))',
  component: () => import('../src/features/page/TopBar/TopBar.js'),
});
