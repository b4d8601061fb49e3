/** What the tabs of one site tell each other. Never a shopper's data. */
export type TabMessage =
  | { readonly kind: 'profile-changed' }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'active'; readonly at: number };

export interface Tabs {
  tell(message: TabMessage): void;
  close(): void;
}

/** Joins the site's channel. Where the browser has none, the tab is alone. */
export function joinTabs(hear: (message: TabMessage) => void): Tabs {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel('ucp');
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => hear(data);
  let isOpen = true;
  return {
    tell: (message) => isOpen && channel.postMessage(message),
    close: () => {
      isOpen = false;
      channel.close();
    },
  };
}
