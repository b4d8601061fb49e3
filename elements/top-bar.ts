import { type FirstPaint, heightAt } from '../src/element/first-paint.js';
import { reactElement } from './element.js';

export const topBarSkeleton: FirstPaint = [{ box: 'row', of: [], height: heightAt(61, [600, 49]) }];

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
  skeleton: topBarSkeleton,
  reserve: 'clamp(49px, (100vw - 600px) * 999, 61px)',
  component: () => import('../src/features/page/TopBar/TopBar.js'),
});
