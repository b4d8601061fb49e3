/**
 * What an element draws may be lower than the skeleton that kept its place. Then what stands below would move, or be pulled into
 * the screen: the element keeps as much of the place as the screen shows (LOAD-04).
 */
const bottoms = new WeakMap<Element, number>();

/** Remembers where the skeleton of an element ends, before the piece takes its place. */
export function noteRoom(host: Element): void {
  bottoms.set(host, host.getBoundingClientRect().bottom);
}

/**
 * The height that a box at the end of the element has to have, in px, so that nothing on the screen moves; 0 where nothing would.
 * Only the first drawing has a skeleton before it: asked again, there is nothing to keep.
 */
export function takeRoom(host: Element, box: Element): number {
  const bottom = Math.min(bottoms.get(host) ?? 0, innerHeight);
  bottoms.delete(host);
  return Math.max(0, bottom - box.getBoundingClientRect().top);
}
