import type { TabMessage } from '../../../src/shared/tabs/broadcast.js';

/** Another tab of the site, as this one's channel has it. */

/** It says something, and is gone. */
export function sendFromTab(message: unknown): void {
  const channel = new BroadcastChannel('ucp');
  channel.postMessage(message);
  channel.close();
}

/** Listens from here on, to all that is said or to one kind of it. */
export function recordMessages(kind?: TabMessage['kind']): { readonly messages: unknown[]; readonly close: () => void } {
  const heard: unknown[] = [];
  const channel = new BroadcastChannel('ucp');
  channel.onmessage = ({ data }: MessageEvent<TabMessage | null>) => data && data.kind === (kind ?? data.kind) && heard.push(data);
  return { messages: heard, close: () => channel.close() };
}

/** Resolves when every listener has heard all earlier messages. A message without meaning follows them twice. */
export async function allMessagesDelivered(): Promise<void> {
  for (let round = 0; round < 2; round += 1) {
    const channel = new BroadcastChannel('ucp');
    const comes = new Promise((resolve) => {
      channel.onmessage = resolve;
    });
    sendFromTab(null);
    await comes;
    channel.close();
  }
}
