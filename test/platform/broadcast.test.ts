import { afterEach, describe, expect, it, vi } from 'vitest';
import { joinTabs, type TabMessage, type Tabs } from '../../src/platform/broadcast.js';

let tabs: Tabs | undefined;

/** What a page hears when this is said on the channel, there being no other tab. */
function heardOf(data: unknown): readonly TabMessage[] {
  const channel: Partial<BroadcastChannel> = { close: () => undefined };
  // Called by `new`, which takes the object that it answers.
  vi.stubGlobal('BroadcastChannel', function open() {
    return channel;
  });
  const heard: TabMessage[] = [];
  tabs = joinTabs((message) => heard.push(message));
  channel.onmessage?.call(channel as BroadcastChannel, new MessageEvent('message', { data }));
  return heard;
}

afterEach(() => {
  tabs?.close();
  vi.unstubAllGlobals();
});

it('[IDLE-04] a page that has left the channel closes it, and says nothing on it', () => {
  const channel = { close: vi.fn(), postMessage: vi.fn() };
  vi.stubGlobal('BroadcastChannel', function open() {
    return channel;
  });
  tabs = joinTabs(() => undefined);
  tabs.tell({ kind: 'signed-out' });
  tabs.close();
  tabs.tell({ kind: 'profile-changed' });
  expect(channel.close).toHaveBeenCalledOnce();
  expect(channel.postMessage.mock.calls).toEqual([[{ kind: 'signed-out' }]]);
});

describe('what is said on the channel of the site’s tabs', () => {
  it('[IDLE-04] is heard', () => {
    expect(heardOf({ kind: 'signed-out' })).toEqual([{ kind: 'signed-out' }]);
  });

  it.each([[null], [undefined], ['']])('[IDLE-04] may be another script’s, and then is nothing: %s', (data) => {
    expect(heardOf(data)).toEqual([]);
  });
});
