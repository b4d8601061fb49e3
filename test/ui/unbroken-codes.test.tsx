import { afterEach, describe, expect, it } from 'vitest';
import { UnbrokenCodes } from '../../src/ui/UnbrokenCodes.js';
import { type RenderedComponent, render } from './render.js';

let shown: RenderedComponent | undefined;

afterEach(() => shown?.remove());

/** The pieces that stay on one line. */
function unbroken(of: string, isSentence: boolean): readonly (string | null)[] {
  shown = render(<UnbrokenCodes of={of} isSentence={isSentence} />);
  expect(shown.root.textContent).toBe(of);
  return [...shown.root.querySelectorAll('.nb')].map(({ textContent }) => textContent);
}

describe('a text with codes and dates', () => {
  it.each([
    ['This plan ends December 31, 2026.', ['December 31, 2026.']],
    ['It starts January 1, 2027, and this plan ends December 31, 2026.', ['January 1, 2027,', 'December 31, 2026.']],
    ['You have no drug coverage from January 1.', ['January 1.']],
    ['Join a plan by December 31 to have no gap.', ['December 31']],
    ['Este plan termina el 31 de diciembre de 2026.', ['31 de diciembre de 2026.']],
    ['Plan ID H5216-034-000 · Effective January 1, 2026', ['H5216-034-000', 'January 1, 2026']],
    ['ID del plan H5216-034-000 · Vigente desde el 1\u00a0de enero de 2026', ['H5216-034-000', '1\u00a0de enero de 2026']],
    ['If you do nothing, you keep this plan in 2027.', []],
    ['It covers 4 of 4 drugs.', []],
    ['Aún no se sabe para 2027', []],
    ['', []],
  ])('[NEXT-02] keeps each date on one line: %s', (text, expected) => {
    expect(unbroken(text, true)).toEqual(expected);
  });

  it.each([
    ['AARP Medicare Advantage from UHC AZ-0003 (HMO-POS)', ['AZ-0003', '(HMO-POS)']],
    ['Plan January 1', []],
  ])('keeps the codes of a name, which has no dates: %s', (text, expected) => {
    expect(unbroken(text, false)).toEqual(expected);
  });
});
