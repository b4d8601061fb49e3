import type { TabMessage } from '../../../src/shared/tabs/broadcast.js';

/** Another tab of the site, as this one's channel has it. */

/** It says something, and is gone. */
export function tell(message: unknown): void {
  const channel = new BroadcastChannel('ucp');
  channel.postMessage(message);
  channel.close();
}

/** Listens from here on, to all that is said or to one kind of it. */
export function listen(kind?: TabMessage['kind']): { readonly heard: unknown[]; readonly close: () => void } {
  const heard: unknown[] = [];
  const channel = new BroadcastChannel('ucp');
  channel.onmessage = ({ data }: MessageEvent<TabMessage | null>) => data && data.kind === (kind ?? data.kind) && heard.push(data);
  return { heard, close: () => channel.close() };
}

/** Resolves when every listener has heard all earlier messages. A message without meaning follows them twice. */
export async function allIsHeard(): Promise<void> {
  for (let round = 0; round < 2; round += 1) {
    const channel = new BroadcastChannel('ucp');
    const comes = new Promise((resolve) => {
      channel.onmessage = resolve;
    });
    tell(null);
    await comes;
    channel.close();
  }
}
