import { timeless, waiting } from './time.js';

/** The faults of the page's calls: how long they take, and how they fail. */

export const faults = ['500', '404', 'HTML with 200', 'offline', 'lost answer', 'half an answer', 'no answer'] as const;
export type FaultName = (typeof faults)[number];

/**
 * The kinds of calls that faults happen to, by `METHOD /path`. What is asked once a visit, such as the page's words, only takes its time.
 */
export const kinds = {
  profile: /^GET \/profiles\/data.*\/all\//,
  section: /^GET \/profiles\/data(?!.*\/all\/)/,
  write: /^POST \/profiles\/data/,
  removal: /^DELETE \/profiles\/data/,
  session: /^(POST \/profiles\/auth|DELETE \/profiles\/session)/,
  merge: /^POST \/profiles\/(merge|import)/,
  prices: /estimateplancost/,
  plans: /plan.*details|medsupp/,
  all: /^(?!.*(systemdate|psctfn|content-fragments\/(?!suppression|dental)))/,
} as const;
export type Kind = keyof typeof kinds;

interface Fault {
  readonly name: FaultName;
  readonly pattern: RegExp;
  left: number;
}

/** A call that the page has sent. */
export interface Sent {
  readonly method: string;
  readonly path: string;
  readonly text: string;
}

export interface NetworkFaults {
  readonly fetch: typeof globalThis.fetch;
  /** The next calls of a kind go wrong. */
  spoil(kind: Kind, name: FaultName, times: number): void;
  /** From now on nothing fails, and nothing takes time. */
  clear(): void;
  /** The page is left: what it had not yet told the service is lost, unless it outlives the page, and nobody hears an answer. */
  leave(): void;
  /** Calls on their way. */
  underWay(): number;
  /** Those of them that write to a list. */
  writing(): number;
}

/**
 * @param delays milliseconds that calls take, half of it before the service is asked and half after; one after the other, again and again
 * @param hear hears of each call as it is sent
 */
export function withNetworkFaults(service: typeof globalThis.fetch, delays: readonly number[], hear: (sent: Sent) => void): NetworkFaults {
  let spoiled: Fault[] = [];
  let isCalm = false;
  let count = 0;
  let page = newPage();

  function faultOf(call: string): FaultName | null {
    const fault = spoiled.find(({ pattern, left }) => left > 0 && pattern.test(call));
    if (!fault) return null;
    fault.left -= 1;
    return fault.name;
  }

  async function answer(request: Request, fault: FaultName | null): Promise<Response> {
    const from = page;
    const delay = isCalm ? 0 : (delays[count++ % delays.length] ?? 0);
    // Work that outlives its page has left the browser before the next page makes a request.
    await Promise.race([waiting(delay / 2), from.left]);
    if (from.isLeft && !request.keepalive) return nobodysAnswer();
    if (fault === 'offline') throw new TypeError('Failed to fetch');
    if (fault === '500' || fault === '404') return new Response('{"message":"no"}', { status: Number(fault) });
    if (fault === 'HTML with 200') return new Response('<!doctype html><title>Sorry</title>');
    const made = await timeless(service(request).then(async (one) => new Response(await one.text(), one)));
    if (from.isLeft) return nobodysAnswer();
    if (fault === 'no answer') await givenUp(request);
    await waiting(delay / 2);
    if (from.isLeft) return nobodysAnswer();
    if (fault === 'lost answer') throw new TypeError('Failed to fetch');
    return fault === 'half an answer' ? halved(made) : made;
  }

  return {
    async fetch(input, init) {
      const request = input instanceof Request ? input : new Request(new URL(String(input), location.href), init);
      const { pathname, search } = new URL(request.url);
      const { method } = request;
      const sent = { method, path: pathname, text: `${pathname}${search} ${await timeless(request.clone().text())}` };
      hear(sent);
      const fault = faultOf(`${method} ${pathname}`);
      const isWrite = kinds.write.test(`${method} ${pathname}`) || kinds.removal.test(`${method} ${pathname}`);
      const from = page;
      from.underWay += 1;
      from.writing += Number(isWrite);
      try {
        return await answer(request, fault);
      } finally {
        from.underWay -= 1;
        from.writing -= Number(isWrite);
      }
    },
    spoil(kind, name, times) {
      spoiled = [...spoiled.filter(({ left }) => left > 0), { name, pattern: kinds[kind], left: times }];
    },
    clear() {
      spoiled = [];
      isCalm = true;
    },
    leave() {
      page.leave();
      page = newPage();
    },
    underWay: () => page.underWay,
    writing: () => page.writing,
  };
}

/** The calls of one page. */
function newPage() {
  let isOver = () => {};
  const left = new Promise<void>((resolve) => {
    isOver = resolve;
  });
  return {
    left,
    isLeft: false,
    underWay: 0,
    writing: 0,
    leave() {
      this.isLeft = true;
      isOver();
    },
  };
}

const nobodysAnswer = () => new Promise<never>(() => undefined);

function givenUp({ signal }: Request): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
}

async function halved(answer: Response): Promise<Response> {
  const text = await answer.text();
  return new Response(text.slice(0, text.length / 2), { status: answer.status });
}
