/**
 * An icon on a grid of 24 by 24, as the data of a single path. One path keeps each icon at two DOM nodes.
 * The stylesheet strokes line icons. Solid icons are filled, and their details are holes.
 */
export interface IconArt {
  readonly d: string;
  /** `solid` is filled. `along` points in the reading direction, so it is mirrored in right-to-left pages. */
  readonly kind?: 'solid' | 'along';
}
