import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  FEWEST_NOTES,
  FEWEST_PLANS,
  isTooLong,
  letter,
  NOTE_LINE,
  plansThatFit,
  sheetPages,
} from '../../../../src/features/counselor/rules/sheet-pages.js';

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

describe('the saved plans of a sheet that is too long', () => {
  it.each([
    ['one page', [100, 200], false],
    ['two pages', [600, 600], false],
    ['two pages that the browser breaks', [100, page + 1, 100], false],
    ['three', [600, 600, 600], false],
    ['more than two pages can hold', [page, page, 1], true],
  ])('[SHEET-01] it is too long with more than two pages: %s', (_, heights, isSo) => {
    expect(isTooLong(sheetPages(heights, letter))).toBe(isSo);
  });

  it.each([
    ['all fit', 500, Array(10).fill(100), 10],
    ['some fit on two pages', 1000, Array(30).fill(100), 7],
    ['none fits on two pages: the fewest stay, and fill a third', 2000, Array(30).fill(100), 6],
    ['the other sections leave room for the fewest alone', 1400, Array(30).fill(100), 3],
    ['there are fewer than the fewest', 3000, [300, 300], 2],
    ['nothing can be measured', 0, Array(30).fill(0), 30],
  ])('[SHEET-01] are the first ones that have space: %s', (_, others, rows, plans) => {
    expect(plansThatFit(others, rows, letter)).toBe(plans);
  });

  it('[SHEET-01] never need a page more than the other sections and the fewest plans need', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5000 }), fc.array(fc.integer({ min: 20, max: 300 }), { maxLength: 40 }), (others, rows) => {
        const listed = plansThatFit(others, rows, letter);
        expect(listed).toBeGreaterThanOrEqual(Math.min(rows.length, FEWEST_PLANS));
        const count = (most: number) => sheetPages([others + rows.slice(0, most).reduce((all, one) => all + one, 0)], letter).count;
        expect(count(listed)).toBeLessThanOrEqual(Math.max(2, count(FEWEST_PLANS)));
      }),
    );
  });
});
