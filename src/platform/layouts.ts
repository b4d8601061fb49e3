/** The tags that show what an author writes into them; the others show nothing of it, but for what names a slot of theirs. */
export const layouts: ReadonlySet<string> = new Set(['ucp-profile-area', 'ucp-dashboard', 'ucp-view', 'ucp-side-nav', 'ucp-doctor-search']);
