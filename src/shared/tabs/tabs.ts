import { $agent } from '../shopper/identity.js';
import { pageSingleton } from '../state/store.js';
import { joinTabs, type TabMessage, type Tabs } from './broadcast.js';

/** The line to the other tabs of the site. What they say is heard by `follow-tabs`, once the page has started. */
interface Line extends Tabs {
  hear?: (message: TabMessage) => void;
}

export function tabs(): Line {
  return pageSingleton('tabs', () => {
    const line: Line = joinTabs((message) => line.hear?.(message));
    return line;
  });
}

/** In the agent flow the identity is this tab's alone, and so is its session (IDN-04). */
export function isAlone(): boolean {
  return $agent.get().isAgentFlow;
}

/** The listener for activity in other tabs: the watch over this tab's session, once it runs (IDLE-04). */
export const activity = () => pageSingleton<{ hear?: (at: number) => void }>('tabActivity', () => ({}));

export function hearActivity(hear: (at: number) => void): void {
  activity().hear = hear;
}

/** Says to the other tabs that the saved items changed; not what changed, nor whose they are. */
export function tellTabs(): void {
  tabs().tell({ kind: 'profile-changed' });
}

export function tellSignedOut(): void {
  if (!isAlone()) tabs().tell({ kind: 'signed-out' });
}

export function tellActive(at: number): void {
  if (!isAlone()) tabs().tell({ kind: 'active', at });
}
