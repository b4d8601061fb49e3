import { type RefObject, useLayoutEffect, useState } from 'react';
import { isTooLong, letter, plansThatFit, type SheetPages, sheetPages } from '../rules/sheet-pages.js';

/** How much the sheet says. `short` has numbers in place of many names, and less space between the rows, as `close` has. */
type Density = 'normal' | 'close' | 'short';

const next: Readonly<Record<Density, Density | null>> = { normal: 'close', close: 'short', short: null };

interface Fit {
  /** The content that was measured. */
  readonly of: unknown;
  readonly density: Density;
  /** How many saved plans there are on the sheet. Null for all. */
  readonly plans: number | null;
  /** Null until the sections are measured. */
  readonly layout: SheetPages | null;
}

/**
 * Measures the sections as they are on paper, and lays them out on pages. If they do not fit, there is less space between the rows, then there
 * are fewer names, and then fewer plans. All of it happens before the browser paints.
 *
 * @param content measured again if it is another object
 */
export function useSheetPages(sheet: RefObject<HTMLElement | null>, content: unknown): Omit<Fit, 'of'> {
  const fresh: Fit = { of: content, density: 'normal', plans: null, layout: null };
  const [last, setFit] = useState<Fit>(fresh);
  const fit: Fit = last.of === content ? last : fresh;
  useLayoutEffect(() => {
    if (!fit.layout && sheet.current) setFit(nextFit(fit, sheet.current));
  });
  return fit;
}

function nextFit(fit: Fit, sheet: HTMLElement): Fit {
  const heights = heightsOf(sheet.querySelectorAll<HTMLElement>('.paper__section'));
  const layout = sheetPages(heights, letter);
  const denser = layout.isBroken && (fit.density === 'normal' || isTooLong(layout)) ? next[fit.density] : null;
  if (denser) return { ...fit, density: denser };
  if (fit.plans !== null || !isTooLong(layout)) return { ...fit, layout };
  const rows = heightsOf(sheet.querySelectorAll<HTMLElement>('.paper__plan'));
  const plans = plansThatFit(sumOf(heights) - sumOf(rows), rows, letter);
  return plans < rows.length ? { ...fit, plans } : { ...fit, layout };
}

const heightsOf = (all: Iterable<HTMLElement>) => [...all].map(({ offsetHeight }) => offsetHeight);

const sumOf = (heights: readonly number[]) => heights.reduce((all, one) => all + one, 0);
