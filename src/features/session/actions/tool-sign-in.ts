import { readText, removeKey, writeText } from '../../../shared/storage/storage.js';

/**
 * The mark that a tool asked for the sign-in which is under way (LOGIN-05, LOGIN-08). It stays in session storage on the way to the sign-in
 * page and back. A tool that is a page of its own writes it there itself.
 */
export function markToolSignIn(tool: string): void {
  writeText('session', 'ucp_toolSignIn', tool);
}

/** Whether the mark is there. It is taken away: the next sign-in may be a plain one. */
export function consumeToolSignIn(): boolean {
  const isMarked = Boolean(readText('session', 'ucp_toolSignIn'));
  removeKey('session', 'ucp_toolSignIn');
  return isMarked;
}
