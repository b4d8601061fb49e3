import { heightAt } from '../src/platform/skeleton.js';
import { reactElement } from './element.js';

export const topBar = reactElement({
  tag: 'ucp-top-bar',
  summary: 'The way back to where the shopper came from, email and print of the saved plans, and the way on.',
  events: ['ucp-navigate'],
  slots: { logo: 'The mark of the brand. From a width of 720 px on; empty it takes no room.' },
  parts: {
    logo: 'The place of the mark, 120 by 32 px.',
    back: 'Leads back; not there for a profile that someone else looks at.',
    email: 'Opens the email popup; by the setting `emailLink`.',
    print: 'Prints the saved plans.',
    continue: 'Leads on to the plans, or to the tool that the shopper came from.',
  },
  skeleton: (host) => [{ box: 'row', of: [], height: heightAt(host, 61, [600, 49]) }],
  reserve: 'clamp(49px, (100vw - 600px) * 999, 61px)',
  piece: () => import('../src/pieces/TopBar/TopBar.js'),
});
