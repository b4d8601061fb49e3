/**
 * The drawing of one icon on a grid of 24 by 24, as the data of a single path so that each icon costs two nodes.
 * Line icons are stroked by the stylesheet; solid ones are filled, and their marks are holes.
 */
export interface IconArt {
  readonly d: string;
  /** Filled; or pointing along the line, which is the other way where a page reads from right to left. */
  readonly kind?: 'solid' | 'along';
}
