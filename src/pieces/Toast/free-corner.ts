/** Where a toast stands; 'none' hides it until focus has gone elsewhere. */
export type Corner = 'bottom' | 'top' | 'start' | 'none';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** From the viewport's edge, as the stylesheet has it; px. */
const MARGIN = 24;

/** The first corner where a box of this size does not meet what has focus. */
export function freeCorner({ width, height }: Size, focused: Box | null, view: Size): Corner {
  if (!focused) return 'bottom';
  const end = view.width - MARGIN - width;
  const foot = view.height - MARGIN - height;
  const at = (left: number, top: number): Box => ({ left, top, right: left + width, bottom: top + height });
  if (!meet(at(end, foot), focused)) return 'bottom';
  if (!meet(at(end, MARGIN), focused)) return 'top';
  return meet(at(MARGIN, foot), focused) ? 'none' : 'start';
}

function meet(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
