import { afterEach, describe, expect, it, vi } from 'vitest';
import { joinTabs, type TabMessage, type Tabs } from '../../../src/shared/tabs/broadcast.js';

let tabs: Tabs | undefined;

/** Messages that a page hears on the channel, without another tab. */
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

  it.each([
    null,
    undefined,
    '',
    'signed-out',
    0,
    [],
    [{ kind: 'signed-out' }],
    {},
    { kind: 'something' },
    { kind: ['signed-out'] },
    { kind: 'active' },
    { kind: 'active', at: 10n },
    { kind: 'active', at: Number.NaN },
    { kind: 'active', at: Number.POSITIVE_INFINITY },
    { kind: 'active', at: '1790000000000' },
    { kind: 'active', at: { valueOf: 1 } },
  ])('[IDLE-04] [SAFE-08] may be another script’s, and then is nothing: message %#', (data) => {
    expect(heardOf(data)).toEqual([]);
  });

  it('[SAFE-08] is taken without what another script adds to it', () => {
    expect(heardOf({ kind: 'active', at: 1, more: 'x' })).toEqual([{ kind: 'active', at: 1 }]);
  });
});
