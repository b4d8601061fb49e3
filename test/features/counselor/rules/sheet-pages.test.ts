import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FEWEST_NOTES, letter, NOTE_LINE, sheetPages } from '../../../../src/features/counselor/rules/sheet-pages.js';

const { page, runningLine } = letter;

describe('the pages of the sheet', () => {
  it.each([
    ['all sections fit on one page', [100, 200, 300], [[0, 1, 2]], page - 600],
    ['they fill it to the last pixel', [100, page - 100], [[0, 1]], 0],
    ['a little room is left', [100, page - 99 - runningLine], [[0, 1]], runningLine - 1],
    ['the last one does not fit', [500, 400, 300], [[0, 1], [2]], page - runningLine - 300],
    ['the second page is full, too', [900, page - runningLine], [[0], [1]], 0],
  ] as const)('[SHEET-01] if %s', (_, heights, pages, room) => {
    const laid = sheetPages(heights, letter);
    expect(laid.pages).toEqual(pages);
    expect(laid.isBroken).toBe(false);
    expect(laid.noteLines).toBe(FEWEST_NOTES + Math.floor(room / NOTE_LINE));
  });

  it.each([
    ['a section is higher than a page', [100, page + 1, 100]],
    ['three pages would be needed', [600, 600, 600]],
  ])('[SHEET-01] lets the browser break them if %s', (_, heights) => {
    const laid = sheetPages(heights, letter);
    expect([laid.isBroken, laid.pages]).toEqual([true, [[0, 1, 2]]]);
  });

  it('[SHEET-01] never leaves a section out, never changes their order, and never has fewer lines than the fewest', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 2000 }), { minLength: 1, maxLength: 8 }), (heights) => {
        const laid = sheetPages(heights, letter);
        expect(laid.pages.flat()).toEqual(heights.map((_, at) => at));
        expect(laid.noteLines).toBeGreaterThanOrEqual(FEWEST_NOTES);
        if (laid.isBroken) return;
        expect(laid.pages.length).toBeLessThanOrEqual(2);
        laid.pages.forEach((own, at) => {
          const sum = own.reduce((all, one) => all + (heights[one] ?? 0), 0);
          expect(sum).toBeLessThanOrEqual(at === 0 ? page : page - runningLine);
        });
      }),
    );
  });
});
