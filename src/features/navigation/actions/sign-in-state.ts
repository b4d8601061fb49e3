import { $settings } from '../../../shared/settings/state.js';
import { keptArea } from '../../../shared/shopper/agent.js';
import { newUuid } from '../../../shared/storage/random.js';
import { readText, removeKey, writeText } from '../../../shared/storage/storage.js';
import { setSignInState } from '../state/sign-in-state.js';

/**
 * The random text that ties a sign-in to this browser (SAFE-12): the sign-in link carries it, and the code has to come back with it. It is
 * in local storage, because the sign-in page may be opened in another tab. An agent is one in a single tab, so their text is in session
 * storage. A code that comes back to another tab is not for the agent's visit (AGENT-01).
 *
 * @returns null where the setting `auth.requireState` is off
 */
export function signInState(): string | null {
  if (!$settings.get()?.auth.requireState) return null;
  const kept = readText(keptArea(), 'ucp_signInState') || null;
  const state = kept ?? newUuid();
  if (!kept) writeText(keptArea(), 'ucp_signInState', state);
  setSignInState(state);
  return state;
}

/** Whether a code may be used that came back with this state. A state that fits is used up: it is good for one sign-in. */
export function consumeSignInState(returned: string | null): boolean {
  if (!$settings.get()?.auth.requireState) return true;
  const kept = readText(keptArea(), 'ucp_signInState');
  if (!kept || returned !== kept) return false;
  removeKey(keptArea(), 'ucp_signInState');
  signInState();
  return true;
}
