import { expect, it } from 'vitest';
import { reserveCss } from '../../rollup/reserve-css.mjs';

it('keeps space for a tag until it is defined, and none for a tag that shows nothing', () => {
  const css = reserveCss([
    { tag: 'ucp-card', reserve: '80px' },
    { tag: 'ucp-plain' },
    { tag: 'ucp-quiet', display: 'none', reserve: '80px' },
    { tag: 'ucp-ask-popup', isPopup: true },
  ]);
  expect(css).toBe(
    'ucp-card:not(:defined){min-height:80px;display:block}ucp-quiet:not(:defined){display:none}ucp-ask-popup:not(:defined){display:none}',
  );
});

it('[LOAD-04] keeps more on a Spanish page if the words of a tag take more', () => {
  expect(reserveCss([{ tag: 'ucp-card', reserve: '80px', reserveEs: '90px' }])).toBe(
    'ucp-card:not(:defined){min-height:80px;display:block}ucp-card:not(:defined):lang(es){min-height:90px}',
  );
});

it('[LOAD-04] gives a section the margin that it has once it is defined, but not to the box that it is in', () => {
  expect(reserveCss([{ tag: 'ucp-faq', isSection: true }, { tag: 'ucp-card' }])).toBe(
    'ucp-faq:not(:defined){margin-block:var(--ucp-margin,24px);display:block}:is(ucp-faq):not(:defined):first-child{margin-block-start:0}:is(ucp-faq):not(:defined):last-child{margin-block-end:0}',
  );
});
