import { heightAt } from '../src/platform/skeleton.js';
import { reactElement } from './element.js';

export const sideNav = reactElement({
  tag: 'ucp-side-nav',
  summary: 'The views of the page with the number of saved doctors and drugs; the current one is marked.',
  events: ['ucp-view-change'],
  slots: { '': 'Under the views in a side column, such as the Extra Help widget; not shown where the views are tabs.' },
  parts: { nav: 'The list of views.', 'nav-item': 'One view.' },
  // A list in a side column; tabs where it is wider.
  skeleton: (host) => [{ box: 'card', of: [], height: heightAt(host, 81, [285, 201], [330, 154], [600, 114]) }],
  reserve: 'max(81px, min(114px, (600px - 100vw) * 999), min(154px, (362px - 100vw) * 999))',
  piece: () => import('../src/pieces/SideNav/SideNav.js'),
});
