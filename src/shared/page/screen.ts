/** The width at which a page has its side column, with space for a message beside the content. In em, so that large letters have it too. */
export function isLargeScreen(): boolean {
  return matchMedia('(min-width: 64em)').matches;
}
