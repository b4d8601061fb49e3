import { type RefObject, useLayoutEffect, useState } from 'react';
import { letter, type SheetPages, sheetPages } from '../rules/sheet-pages.js';

interface Fit {
  /** The content that was measured. */
  readonly of: unknown;
  /** There is less space between the rows. */
  readonly isClose: boolean;
  /** Null until the sections are measured. */
  readonly layout: SheetPages | null;
}

/**
 * Measures the sections as they are on paper, and lays them out on pages. With less space between the rows if they do not fit otherwise. All of
 * it happens before the browser paints.
 *
 * @param content measured again if it is another object
 */
export function useSheetPages(sheet: RefObject<HTMLElement | null>, content: unknown): Omit<Fit, 'of'> {
  const [last, setFit] = useState<Fit>({ of: content, isClose: false, layout: null });
  const fit: Fit = last.of === content ? last : { of: content, isClose: false, layout: null };
  useLayoutEffect(() => {
    if (fit.layout || !sheet.current) return;
    const sections = sheet.current.querySelectorAll<HTMLElement>('.paper__section');
    const layout = sheetPages(
      [...sections].map(({ offsetHeight }) => offsetHeight),
      letter,
    );
    const isTriedClose = layout.isBroken && !fit.isClose;
    setFit({ of: content, isClose: isTriedClose || fit.isClose, layout: isTriedClose ? null : layout });
  });
  return fit;
}
