import { $identity } from '../../../shared/shopper/identity.js';
import { isForgotten } from '../../../shared/shopper/session.js';
import { $session } from '../../../shared/shopper/session-state.js';
import type { TabMessage } from '../../../shared/tabs/broadcast.js';
import { activity, isSingleTab, tabs } from '../../../shared/tabs/tabs.js';
import { followSignOut } from '../../session/actions/after-sign-out.js';
import { storedIdentity } from '../../session/actions/stored-identity.js';
import { reloadSoon } from './load-profile.js';
import { switchShopper } from './return.js';

/** Applies the changes of other tabs to the profile and the session. */
export function followTabs(): void {
  tabs().onMessage = onTabMessage;
}

/** While a session is being ended here, messages are ignored: the browser still knows its shopper, but the page no longer does. */
function onTabMessage(message: TabMessage): void {
  if (isForgotten($session.get())) return;
  if (message.kind === 'profile-changed') reloadSoon();
  else if (!isSingleTab()) onSessionMessage(message);
}

function onSessionMessage(message: TabMessage): void {
  if (message.kind === 'active') activity().listener?.(message.at);
  else if (message.kind === 'signed-out') onSignOutMessage();
}

/** A tab that slept hears of a sign-out late: by then the browser may know another shopper, whose data must not be cleared (IDLE-04). */
function onSignOutMessage(): void {
  const identity = $identity.get();
  const kept = storedIdentity();
  if (identity && kept && kept.uuid !== identity.uuid) switchShopper(identity);
  else followSignOut();
}
