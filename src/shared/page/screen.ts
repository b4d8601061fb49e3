/** Where a page has its side column: there is room for a message beside the content. In em, so that large letters have it too. */
export function isLargeScreen(): boolean {
  return matchMedia('(min-width: 64em)').matches;
}
