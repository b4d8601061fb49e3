import { beforeEach, describe, expect, it, vi } from 'vitest';
import { guarded, whenSessionEnded } from '../../../src/shared/calls/guarded-http.js';
import type { Answer, Call } from '../../../src/shared/http/http.js';
import { setIdentity } from '../../../src/shared/shopper/identity.js';
import { endShopperScope } from '../../../src/shared/shopper/scope.js';
import { clock } from '../../../src/shared/time/clock.js';
import { resetPage } from '../../../src/testing.js';

/** The service gives in after this many calls, so that a page that never stops fails its test and does not hang. */
const PATIENCE = 50;

const read: Call = { name: 'profile' };
const over: Answer = {
  ok: false,
  problem: { kind: 'status', status: 401, body: { message: 'Invalid session' }, call: 'profile', message: 'profile: 401' },
};

/** A response comes in a later turn of the event loop, as from a network. */
const turn = () => new Promise((resolve) => setTimeout(resolve));

/** A client whose service refuses every call, up to `PATIENCE`. */
function refusingClient() {
  const send = vi.fn(async (): Promise<Answer> => {
    await turn();
    return send.mock.calls.length > PATIENCE ? { ok: true, body: {} } : over;
  });
  return { client: guarded({ send }), send };
}

const settled = async () => {
  for (let turns = 0; turns < 3 * PATIENCE; turns += 1) await turn();
};

beforeEach(() => {
  resetPage();
  setIdentity({ uuid: 'a-member', isGuest: false, isCloaked: false });
});

describe('a service that refuses every call', () => {
  it('[SESS-01] has the session left once: the guest after it is not signed out again', async () => {
    const { client, send } = refusingClient();
    const leave = vi.fn(async () => {
      endShopperScope();
      // The profile of the guest, which nobody waits for.
      void client.send(read);
      return true;
    });
    whenSessionEnded(leave);
    await client.send(read);
    await settled();
    expect([leave.mock.calls.length, send.mock.calls.length]).toEqual([1, 2]);
  });

  it('[SESS-01] has the session left once within five minutes, and then once more', async () => {
    const { client } = refusingClient();
    const leave = vi.fn(async () => true);
    whenSessionEnded(leave);
    const elapsed = vi.spyOn(clock, 'elapsed');
    const leftAfter = async (milliseconds: number) => {
      elapsed.mockReturnValue(1_000 + milliseconds);
      await client.send(read);
      return leave.mock.calls.length;
    };
    const counts = [await leftAfter(0), await leftAfter(0), await leftAfter(5 * 60_000 - 1), await leftAfter(5 * 60_000)];
    elapsed.mockRestore();
    expect(counts).toEqual([1, 1, 1, 2]);
  });

  it('[SESS-01] has each further call try again if the session could not be left', async () => {
    const { client } = refusingClient();
    const leave = vi.fn(async () => false);
    whenSessionEnded(leave);
    for (let count = 0; count < 3; count += 1) await client.send(read);
    expect(leave).toHaveBeenCalledTimes(3);
  });
});

describe('a shopper who leaves during a call', () => {
  const held = () => {
    let answer: (one: Answer) => void = () => undefined;
    const send = vi.fn(
      (_: Call) =>
        new Promise<Answer>((resolve) => {
          answer = resolve;
        }),
    );
    return { client: guarded({ send }), send, answer: (one: Answer) => answer(one) };
  };

  it.each([
    ['a read', read, 'aborted'],
    ['a write', { name: 'profile', method: 'POST' }, 'aborted'],
    ['content', { name: 'profileContent', base: 'content' }, 'answered'],
    ['the server’s date', { name: 'serverDate' }, 'answered'],
  ] as const)('[SIGN-01] gets the answer or not: %s', async (_, call, outcome) => {
    const { client, answer } = held();
    const sent = client.send(call);
    endShopperScope();
    answer({ ok: true, body: {} });
    expect(await sent).toMatchObject(outcome === 'answered' ? { ok: true } : { ok: false, problem: { kind: 'aborted' } });
  });

  it.each([
    ['a read is stopped', read, true],
    ['a write continues', { name: 'profile', method: 'POST' }, false],
    ['content is loaded for everybody', { name: 'profileContent', base: 'content' }, false],
  ] as const)('[SIGN-01] %s', (_, call, isStopped) => {
    const { client, send } = held();
    void client.send(call);
    endShopperScope();
    expect(send.mock.calls[0]?.[0].signal?.aborted ?? false).toBe(isStopped);
  });

  it('[SIGN-01] [SESS-01] does not end the next shopper’s session by a late refusal', async () => {
    const { client, answer } = held();
    const leave = vi.fn(async () => true);
    whenSessionEnded(leave);
    const sent = client.send({ name: 'profile', method: 'POST' });
    endShopperScope();
    answer(over);
    await sent;
    expect(leave).not.toHaveBeenCalled();
  });
});
