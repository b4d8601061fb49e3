import { vi } from 'vitest';
import type { TabMessage } from '../../../../src/shared/tabs/broadcast.js';
import { forgetTimers } from './time.js';

/** Imitates a browser's part that a document lacks: it leaves pages, and drops the work that they had begun. */
export interface Browser {
  /** The page was left for another. */
  hasLeft(): boolean;
  /** Says something as another tab. */
  tell(message: TabMessage): void;
  /** The page is gone, with its timers, its listeners and its channel. */
  forgetPage(): void;
  close(): void;
}

/**
 * The prototype with a target's `addEventListener`. In happy-dom the nodes inherit it from a class that is not the global `EventTarget`,
 * and the window has its own.
 */
function listensBy(target: EventTarget): EventTarget {
  let holder = target;
  while (!Object.hasOwn(holder, 'addEventListener')) holder = Object.getPrototypeOf(holder);
  return holder;
}

/** Tells of each listener how to take it off. Returns what ends that. */
function followListeners(holder: EventTarget, begun: (stop: () => void) => void): () => void {
  const { addEventListener } = holder;
  holder.addEventListener = function listen(this: EventTarget | undefined, ...given) {
    const target = this ?? window;
    begun(() => target.removeEventListener(...given));
    return addEventListener.apply(target, given);
  };
  return () => {
    holder.addEventListener = addEventListener;
  };
}

/** happy-dom's requests do not know of `keepalive`. */
function keepingRequest(Base: typeof Request): typeof Request {
  return class KeepingRequest extends Base {
    readonly #keepalive: boolean;
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      super(input, init);
      this.#keepalive = init?.keepalive ?? (input instanceof KeepingRequest && input.keepalive);
    }
    override get keepalive(): boolean {
      return this.#keepalive;
    }
    override clone(): Request {
      return new KeepingRequest(super.clone(), { keepalive: this.keepalive });
    }
  };
}

export function openBrowser(fetch: typeof globalThis.fetch): Browser {
  const { assign } = location;
  const channels = new Set<Channel>();
  const stops: (() => void)[] = [];
  let hasLeft = false;

  class Channel {
    onmessage: ((event: { readonly data: TabMessage }) => void) | null = null;
    constructor() {
      channels.add(this);
    }
    postMessage(): void {}
    close(): void {
      channels.delete(this);
    }
  }

  globalThis.fetch = fetch;
  vi.stubGlobal('Request', keepingRequest(Request));
  vi.stubGlobal('BroadcastChannel', Channel);
  // A tool that breaks is the host page's error.
  vi.stubGlobal('reportError', () => undefined);
  const random = vi.spyOn(Math, 'random').mockReturnValue(0.5);
  location.assign = () => {
    hasLeft = true;
  };
  const ends = [document, window].map((target) => followListeners(listensBy(target), (stop) => stops.push(stop)));

  return {
    hasLeft: () => hasLeft,
    tell(data) {
      for (const one of channels) one.onmessage?.({ data });
    },
    forgetPage() {
      forgetTimers();
      for (const stop of stops.splice(0)) stop();
      channels.clear();
      hasLeft = false;
    },
    close() {
      for (const end of ends) end();
      location.assign = assign;
      random.mockRestore();
      vi.unstubAllGlobals();
      // Requests of a page that is gone get no response.
      globalThis.fetch = () => new Promise(() => undefined);
    },
  };
}
