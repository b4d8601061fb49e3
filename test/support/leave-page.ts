import { BroadcastChannel, MessageChannel } from 'node:worker_threads';
import { afterAll } from 'vitest';

const channels: BroadcastChannel[] = [];

/** Adds features that happy-dom's window lacks. An open channel would be heard by the pages of later files. */
Object.assign(globalThis, {
  MessageChannel,
  print: () => undefined,
  BroadcastChannel: class extends BroadcastChannel {
    constructor(name: string) {
      super(name);
      channels.push(this);
    }
  },
});

/**
 * A browser drops the pending work of a page that is left. Under happy-dom the timers are Node's, and would run on in a page whose window
 * is gone. So each file removes its own timers, and lets pending responses arrive.
 */
const begin = globalThis.setTimeout;
const forget = globalThis.clearTimeout;
const begun: ReturnType<typeof setTimeout>[] = [];

/** Turns of the event loop in which a response of the service in this process has arrived and been read. */
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
