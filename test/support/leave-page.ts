import { BroadcastChannel, MessageChannel } from 'node:worker_threads';
import { afterAll } from 'vitest';

const channels: BroadcastChannel[] = [];

/** What the window of happy-dom lacks; a channel that is left open would be heard by the pages of later files. */
Object.assign(globalThis, {
  MessageChannel,
  BroadcastChannel: class extends BroadcastChannel {
    constructor(name: string) {
      super(name);
      channels.push(this);
    }
  },
});

/**
 * A browser forgets what a page that is left was about to do. Under happy-dom its timers are Node's, and would go on in a page
 * whose window is gone; so each file takes its own with it, and lets answers that are on their way arrive.
 */
const begin = globalThis.setTimeout;
const forget = globalThis.clearTimeout;
const begun: ReturnType<typeof setTimeout>[] = [];

/** Turns of the event loop in which an answer of the service in this process has come and been read. */
const TURNS = 10;

const remembering = (...given: Parameters<typeof setTimeout>) => {
  const timer = begin(...given);
  begun.push(timer);
  return timer;
};
globalThis.setTimeout = Object.assign(remembering, begin);

afterAll(async () => {
  for (let turn = 0; turn < TURNS; turn += 1) await new Promise((resolve) => begin(resolve));
  for (const timer of begun.splice(0)) forget(timer);
  for (const channel of channels.splice(0)) channel.close();
});
