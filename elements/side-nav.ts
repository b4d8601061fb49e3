import { heightAt } from '../src/element/first-paint.js';
import { reactElement } from './element.js';

export const sideNav = reactElement({
  tag: 'ucp-side-nav',
  summary: 'The views of the page, with the number of saved doctors and drugs. The current one is marked.',
  events: ['ucp-view-change'],
  slots: { '': 'Content under the views in a side column, such as the browse panel. Hidden if the views are tabs.' },
  parts: { nav: 'The list of views.', 'nav-item': 'One view.' },
  // A list in a side column; tabs where it is wider.
  skeleton: [{ box: 'card', of: [], height: heightAt(61, [285, 201], [360, 80], [600, 53]) }],
  reserve: 'max(53px, min(61px, (100vw - 600px) * 999), min(80px, (360px - 100vw) * 999))',
  component: () => import('../src/features/page/SideNav/SideNav.js'),
});
