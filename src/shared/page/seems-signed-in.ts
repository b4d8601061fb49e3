import { pageDocument } from './page-document.js';

/** Whether the identity cookie is a member's: a guess for the first paint, before anything has been read. */
export function seemsSignedIn(): boolean {
  try {
    return /(?:^|;) *ucp_identity=[^;]*isGuest[^;]{2,6}false/.test(pageDocument.cookie);
  } catch {
    // A document of no origin has none.
    return false;
  }
}
