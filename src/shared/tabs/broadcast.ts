import { page } from '../page/page-object.js';
import { log } from '../report.js';

/** The messages between the tabs of one site. They never have a shopper's data. */
export type TabMessage =
  | { readonly kind: 'profile-changed' }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'active'; readonly at: number };

export interface Tabs {
  tell(message: TabMessage): void;
  close(): void;
}

/**
 * Joins the site's channel. The tab is alone if the browser has no channels, or denies them to a page without storage. A tab with samples
 * is alone too.
 */
export function joinTabs(onMessage: (message: TabMessage) => void): Tabs {
  let channel = openChannel();
  if (channel) {
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      const message = readMessage(data);
      if (message) onMessage(message);
    };
  }
  return {
    tell: (message) => {
      try {
        channel?.postMessage(message);
      } catch {
        log('the other tabs could not be told');
      }
    },
    close: () => {
      channel?.close();
      channel = undefined;
    },
  };
}

/** Another script of the site may say anything on a channel of this name: what is no message is nothing (SAFE-08). */
function readMessage(data: unknown): TabMessage | null {
  if (typeof data !== 'object' || data === null) return null;
  const { kind, at } = data as Partial<Record<'kind' | 'at', unknown>>;
  if (kind === 'profile-changed' || kind === 'signed-out') return { kind };
  return kind === 'active' && typeof at === 'number' && Number.isFinite(at) ? { kind, at } : null;
}

function openChannel(): BroadcastChannel | undefined {
  if (page().memory) return undefined;
  try {
    return new BroadcastChannel('ucp');
  } catch {
    return undefined;
  }
}
