/** The place of a toast. */
export type Corner = 'bottom' | 'top' | 'start';

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

/**
 * The first corner where a box of this size does not overlap the focused element. If it overlaps in each, that element shows between foot
 * and top, because a box is lower than half a screen. A message that waited for focus to leave would not be seen.
 */
export function freeCorner({ width, height }: Size, focused: Box | null, view: Size): Corner {
  const end = view.width - width;
  const foot = view.height - height;
  const isFree = (left: number, top: number) => !focused || !meet({ left, top, right: left + width, bottom: top + height }, focused);
  if (isFree(end, foot)) return 'bottom';
  if (isFree(end, 0)) return 'top';
  return isFree(0, foot) ? 'start' : 'bottom';
}

function meet(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
