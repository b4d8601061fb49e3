import { heightAt } from '../src/platform/skeleton.js';
import { reactElement } from './element.js';

export const topBar = reactElement({
  tag: 'ucp-top-bar',
  summary: 'The way back to where the shopper came from, email and print of the saved plans, and the way on.',
  events: ['ucp-navigate'],
  parts: {
    back: 'Leads back; not there for a profile that someone else looks at.',
    email: 'Opens the email popup; by the setting `emailLink`.',
    print: 'Prints the saved plans.',
    continue: 'Leads on to the plans, or to the tool that the shopper came from.',
  },
  // Two rows where the page is narrow.
  skeleton: (host) => [{ box: 'card', of: [[11, 30]], height: heightAt(host, 61, [720, 98]) }],
  reserve: 'clamp(61px, (720px - 100vw) * 999, 98px)',
  piece: () => import('../src/pieces/TopBar/TopBar.js'),
});
