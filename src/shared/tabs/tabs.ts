import { $agent } from '../shopper/identity.js';
import { pageSingleton } from '../state/store.js';
import { joinTabs, type TabMessage, type Tabs } from './broadcast.js';

/** The channel to the other tabs of the site. `follow-tabs` reads their messages, after the page has started. */
interface TabLine extends Tabs {
  onMessage?: (message: TabMessage) => void;
}

export function tabs(): TabLine {
  return pageSingleton(
    'tabs',
    () => {
      const line: TabLine = joinTabs((message) => line.onMessage?.(message));
      return line;
    },
    (line) => line.close(),
  );
}

/** In the agent flow the identity is this tab's alone, and so is its session (IDN-04). */
export function isSingleTab(): boolean {
  return $agent.get().isAgentFlow;
}

/** The listener for activity in other tabs: the watch over this tab's session, once it runs (IDLE-04). */
export const activity = () => pageSingleton<{ listener?: (at: number) => void }>('tabActivity', () => ({}));

export function onTabActivity(listener: (at: number) => void): void {
  activity().listener = listener;
}

/** Tells the other tabs that the saved items changed. It does not say what changed or whose items they are. */
export function notifyTabs(): void {
  tabs().tell({ kind: 'profile-changed' });
}

/** Prepares the message that this shopper has signed out. It is sent once they are off the page, which then no longer knows whose it was. */
export function signOutNotice(): () => void {
  const isSingle = isSingleTab();
  return () => {
    if (!isSingle) tabs().tell({ kind: 'signed-out' });
  };
}

export function notifyActive(at: number): void {
  if (!isSingleTab()) tabs().tell({ kind: 'active', at });
}
