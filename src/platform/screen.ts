/** Where a page has its side column: there is room for a message beside the content. */
export function isLargeScreen(): boolean {
  return matchMedia('(min-width: 1024px)').matches;
}
