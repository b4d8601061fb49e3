import { joinTabs, type TabMessage, type Tabs } from '../../platform/broadcast.js';
import { $agent, $identity } from '../../store/identity.js';
import { cell } from '../../store/page.js';
import { reload } from '../load/load.js';
import { ending } from '../session/forget.js';
import { keptIdentity } from '../session/kept-shopper.js';
import { followSignOut } from '../session/leave.js';
import { letIn } from './return.js';

/** What the other tabs of the site did to the profile, and to the session, shows here too. */
export function startTabs(): Tabs {
  return cell('tabs', () => joinTabs(hear));
}

/** While a session is being ended here, messages are ignored: the browser still knows its shopper, but the page no longer does. */
function hear(message: TabMessage): void {
  if (ending().isUnderWay) return;
  if (message.kind === 'profile-changed') void reload();
  else if (!isAlone()) hearSession(message);
}

/** In the agent flow the identity is this tab's alone, and so is its session (IDN-04). */
function isAlone(): boolean {
  return $agent.get().isAgentFlow;
}

function hearSession(message: TabMessage): void {
  if (message.kind === 'active') activity().hear?.(message.at);
  else if (message.kind === 'signed-out') hearSignOut();
}

/** A tab that slept hears of a sign-out late: by then the browser may know another shopper, whose data must not be cleared (IDLE-04). */
function hearSignOut(): void {
  const identity = $identity.get();
  const kept = keptIdentity();
  if (identity && kept && kept.uuid !== identity.uuid) letIn(identity);
  else followSignOut();
}

/** The listener for activity in other tabs: the watch over this tab's session, once it runs (IDLE-04). */
const activity = () => cell<{ hear?: (at: number) => void }>('tabActivity', () => ({}));

export function hearActivity(hear: (at: number) => void): void {
  activity().hear = hear;
}

/** Says to the other tabs that the saved items changed; not what changed, nor whose they are. */
export function tellTabs(): void {
  startTabs().tell({ kind: 'profile-changed' });
}

export function tellSignedOut(): void {
  if (!isAlone()) startTabs().tell({ kind: 'signed-out' });
}

export function tellActive(at: number): void {
  if (!isAlone()) startTabs().tell({ kind: 'active', at });
}
