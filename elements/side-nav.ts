import { heightAt } from '../src/element/first-paint.js';
import { reactElement } from './element.js';

export const sideNav = reactElement({
  tag: 'ucp-side-nav',
  summary: 'The views of the page, with the number of saved doctors and drugs. The current one is marked.',
  events: ['ucp-view-change'],
  slots: { '': 'Content under the views in a side column, such as the browse panel. Hidden if the views are tabs.' },
  parts: { nav: 'The list of views.', 'nav-item': 'One view.' },
  // A list in a side column; tabs where it is wider.
  skeleton: ({ language }) => [
    {
      box: 'card',
      of: [],
      height:
        language === 'es' ? heightAt(61, [285, 201], [340, 94], [480, 76], [600, 53]) : heightAt(61, [285, 201], [390, 76], [600, 53]),
    },
  ],
  reserve: 'max(53px, min(61px, (100vw - 600px) * 999), min(76px, (390px - 100vw) * 999))',
  reserveEs: 'max(53px, min(61px, (100vw - 600px) * 999), min(76px, (480px - 100vw) * 999), min(94px, (340px - 100vw) * 999))',
  component: () => import('../src/features/page/SideNav/SideNav.js'),
});
