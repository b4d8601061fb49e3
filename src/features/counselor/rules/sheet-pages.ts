/** Sizes of the paper in CSS pixels: a page without its margins, and the line that names each page after the first. */
export interface Paper {
  readonly page: number;
  readonly runningLine: number;
}

/** Letter with margins of 12 mm, less what browsers round. */
export const letter: Paper = { page: 955, runningLine: 34 };

/** The height of a line for notes, and the fewest that a sheet has. */
export const NOTE_LINE = 36;
export const FEWEST_NOTES = 4;

/** What stays free if sections break: a row that does not fit leaves space on its page. */
const SLACK = 2 * NOTE_LINE;

/** How the sections lie on paper. */
export interface SheetPages {
  /** The sections of each page, by their place in the list. */
  readonly pages: readonly (readonly number[])[];
  /** The lines for notes, which fill the last page. */
  readonly noteLines: number;
  /** A section does not fit on a page, so the browser breaks it between two rows. All sections are then on the first of `pages`. */
  readonly isBroken: boolean;
  /** How many pages there are, about, if the browser breaks the sections. */
  readonly count: number;
}

/** More pages than this are not a sheet that one types from. */
const MOST_PAGES = 2;

/** The fewest saved plans on a sheet that has no space for all. */
export const FEWEST_PLANS = 3;

/** Whether the sheet is longer than one that a counselor types from. */
export function isTooLong({ count }: SheetPages): boolean {
  return count > MOST_PAGES;
}

/**
 * How many saved plans a sheet lists that is too long with all of them: as many as fit on two pages. No drug and no doctor is left out. If
 * these alone need more pages, the plans fill the last one (SHEET-01).
 *
 * @param others the height of the other sections, and of the plans without their rows, in CSS pixels
 * @param rows the height of each plan
 */
export function plansThatFit(others: number, rows: readonly number[], { page }: Paper): number {
  const tallest = Math.max(0, ...rows);
  const fewest = sumOf(rows.slice(0, FEWEST_PLANS));
  const pages = Math.max(MOST_PAGES, Math.ceil((others + fewest + SLACK) / page));
  // A row that does not fit leaves its space on the page before.
  const room = pages * page - others - SLACK - tallest;
  const fitting = rows.findIndex((_, at) => sumOf(rows.slice(0, at + 1)) > room);
  return fitting < 0 ? rows.length : Math.min(rows.length, Math.max(FEWEST_PLANS, fitting));
}

/**
 * Lays the sections out so that none breaks (SHEET-01). The last section is the notes, with the fewest lines.
 *
 * @param heights of the sections in CSS pixels, with the space above each
 */
export function sheetPages(heights: readonly number[], { page, runningLine }: Paper): SheetPages {
  const all = heights.map((_, at) => at);
  // Nothing can be measured where the page hides the sheet on the screen: then the browser alone breaks it.
  if (heights.every((height) => height === 0)) return { pages: [all], noteLines: FEWEST_NOTES, isBroken: true, count: 1 };
  const pages: number[][] = [[]];
  let room = page;
  let isTooHigh = false;
  heights.forEach((height, at) => {
    const own = pages.at(-1) ?? [];
    if (height > room && own.length > 0) {
      pages.push([at]);
      room = page - runningLine;
    } else {
      own.push(at);
    }
    isTooHigh ||= height > room;
    room -= height;
  });
  if (!isTooHigh && pages.length <= MOST_PAGES)
    return { pages, noteLines: FEWEST_NOTES + linesIn(room), isBroken: false, count: pages.length };
  const needed = sumOf(heights) + SLACK;
  const count = Math.ceil(needed / page);
  return { pages: [all], noteLines: FEWEST_NOTES + linesIn(count * page - needed), isBroken: true, count };
}

function linesIn(room: number): number {
  return Math.max(0, Math.floor(room / NOTE_LINE));
}

function sumOf(heights: readonly number[]): number {
  return heights.reduce((all, one) => all + one, 0);
}
