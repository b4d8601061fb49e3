import { afterEach, beforeEach } from 'vitest';

/** A call that waits for the test: the service is asked, or its answer arrives, when it says so. */
export interface HeldCall {
  readonly method: string;
  readonly path: string;
  /** Lets it go; resolves when the page has its answer. */
  release(): Promise<void>;
}

type Where = 'before' | 'after';

interface Gate {
  readonly pattern: RegExp;
  readonly where: Where;
  readonly held: HeldCall[];
}

const gates: Gate[] = [];
const everHeld: HeldCall[] = [];
let service: typeof globalThis.fetch;

beforeEach(() => {
  service = globalThis.fetch;
  globalThis.fetch = through;
});

afterEach(() => {
  globalThis.fetch = service;
  stopHolding();
});

/** Releases everything that is held, and waits until nothing is pending. Work of one test must not end in the next. */
export async function finishCalls(): Promise<void> {
  stopHolding();
  await Promise.all(everHeld.splice(0).map((one) => one.release()));
  for (let quiet = 0; quiet < 10; quiet += 1) {
    await new Promise((resolve) => setTimeout(resolve));
    if (underWay > 0) quiet = 0;
  }
}

/**
 * Holds the calls whose `METHOD /path` matches, each until it is released. `before` holds it before the service gets it. `after` holds the
 * response, so it says what was true at the request. The list fills as calls arrive.
 */
export function holdCalls(pattern: RegExp, where: Where): HeldCall[] {
  const held: HeldCall[] = [];
  gates.push({ pattern, where, held });
  return held;
}

/** Calls from now on go through again; those that wait still do. */
export function stopHolding(): void {
  gates.length = 0;
}

let underWay = 0;

const through: typeof globalThis.fetch = async (input, init) => {
  underWay += 1;
  try {
    return await answerOf(input, init);
  } finally {
    underWay -= 1;
  }
};

async function answerOf(...[input, init]: Parameters<typeof globalThis.fetch>): Promise<Response> {
  const request = input instanceof Request ? input : new Request(new URL(String(input), location.href), init);
  const path = new URL(request.url).pathname;
  const gate = gates.find(({ pattern }) => pattern.test(`${request.method} ${path}`));
  if (!gate) return service(request);
  if (gate.where === 'before') await waiting(gate, request.method, path);
  const answer = await service(request);
  if (gate.where === 'after') await waiting(gate, request.method, path);
  return answer;
}

function waiting({ held }: Gate, method: string, path: string): Promise<void> {
  return new Promise((go) => {
    const one: HeldCall = {
      method,
      path,
      async release() {
        go();
        // The answer is read, decoded and stored in the next turns of the event loop.
        for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve));
      },
    };
    held.push(one);
    everHeld.push(one);
  });
}
