/** The author's settings of a list's heading, by `heading` and `no-heading`. */
export interface HeadingProps {
  /** In place of the list's own words. */
  readonly heading?: string;
  /** The page has a heading of its own. */
  readonly noHeading?: boolean;
}
