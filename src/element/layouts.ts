/** The tags that show the content an author puts into them. All others show only children that name one of their slots. */
export const layouts: ReadonlySet<string> = new Set(['ucp-profile-area', 'ucp-dashboard', 'ucp-view', 'ucp-side-nav', 'ucp-doctor-search']);
