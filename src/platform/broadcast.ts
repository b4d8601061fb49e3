/** What the tabs of one site tell each other. Never a shopper's data. */
export type TabMessage =
  | { readonly kind: 'profile-changed' }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'active'; readonly at: number };

export interface Tabs {
  tell(message: TabMessage): void;
  close(): void;
}

/** Joins the site's channel. Where the browser has none, or lets no page without storage have it, the tab is alone. */
export function joinTabs(hear: (message: TabMessage) => void): Tabs {
  let channel = openChannel();
  // Another script of the site may have a channel of this name.
  if (channel) channel.onmessage = ({ data }: MessageEvent<TabMessage | null | undefined>) => data && hear(data);
  return {
    tell: (message) => channel?.postMessage(message),
    close: () => {
      channel?.close();
      channel = undefined;
    },
  };
}

function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel('ucp');
  } catch {
    return undefined;
  }
}
