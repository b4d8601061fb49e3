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

/** How the sections lie on paper. */
export interface SheetPages {
  /** The sections of each page, by their place in the list. */
  readonly pages: readonly (readonly number[])[];
  /** The lines for notes, which fill the last page. */
  readonly noteLines: number;
  /** A section does not fit on a page, so the browser breaks it between two rows. All sections are then on the first of `pages`. */
  readonly isBroken: boolean;
}

/** More pages than this are not a sheet that one types from. */
const MOST_PAGES = 2;

/**
 * Lays the sections out so that none breaks (SHEET-01). The last section is the notes, with the fewest lines.
 *
 * @param heights of the sections in CSS pixels, with the space above each
 */
export function sheetPages(heights: readonly number[], { page, runningLine }: Paper): SheetPages {
  const all = heights.map((_, at) => at);
  // Nothing can be measured where the page hides the sheet on the screen: then the browser alone breaks it.
  if (heights.every((height) => height === 0)) return { pages: [all], noteLines: FEWEST_NOTES, isBroken: true };
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
  if (!isTooHigh && pages.length <= MOST_PAGES) return { pages, noteLines: FEWEST_NOTES + linesIn(room), isBroken: false };
  return { pages: [all], noteLines: FEWEST_NOTES + linesIn(roomAfter(heights, page)), isBroken: true };
}

function linesIn(room: number): number {
  return Math.max(0, Math.floor(room / NOTE_LINE));
}

/** What is free on the last page if sections break. A row that does not fit leaves space on its page. */
function roomAfter(heights: readonly number[], page: number): number {
  const sum = heights.reduce((all, one) => all + one, 0);
  const slack = 2 * NOTE_LINE;
  return Math.ceil((sum + slack) / page) * page - sum - slack;
}
