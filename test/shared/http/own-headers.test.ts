import { describe, expect, it, vi } from 'vitest';
import type { Call } from '../../../src/shared/http/http.js';
import { answeringWith, fakeHttp, json } from './fake-fetch.js';

/** The `ownHeaders` of the service settings: a brand renews its token, and the token never reaches another service. */

const get: Call = { name: 'serverDate' };
const content: Call = { name: 'dentalCoveredPlans', base: 'content' };

function tokens() {
  let turn = 0;
  return vi.fn(async () => {
    turn += 1;
    return { authorization: `Bearer ${turn}` };
  });
}

const sent = ({ calls }: { readonly calls: readonly { readonly headers: Headers }[] }) =>
  calls.map(({ headers }) => headers.get('authorization'));

describe('headers of the brand', () => {
  it('[CALL-23] are requested before each call, so a renewed token applies at once', async () => {
    const service = answeringWith({}, 200, { ownHeaders: tokens() });
    await service.http.send(get);
    await service.http.send({ name: 'mergeProfile', method: 'POST', body: {} });
    expect(sent(service)).toEqual(['Bearer 1', 'Bearer 2']);
  });

  it('[CALL-23] are requested again before a retry', async () => {
    const service = fakeHttp((_, nth) => (nth === 1 ? json({}, 503) : json({})), { ownHeaders: tokens() });
    await service.http.send(get);
    expect(sent(service)).toEqual(['Bearer 1', 'Bearer 2']);
  });

  it.each([
    ['content of another origin', content, {}, [null]],
    ['content of the same origin', content, { contentBase: 'https://api.example.test/fragments' }, ['Bearer 1']],
    ['content of another origin, with `contentHeaders`', content, { contentHeaders: true }, ['Bearer 1']],
    ['a call that `endpoints` leads to another origin', get, { endpoints: { serverDate: 'https://time.example.test/now' } }, [null]],
  ])('[CALL-23] are sent or withheld by origin: %s', async (_, call, options, headers) => {
    const service = answeringWith({}, 200, { ...options, ownHeaders: tokens() });
    await service.http.send(call);
    expect(sent(service)).toEqual(headers);
  });

  it('[CALL-23] fail the call if they reject, and nothing is sent without them', async () => {
    const service = answeringWith({}, 200, { ownHeaders: () => Promise.reject(new Error('no token')) });
    const answer = await service.http.send(get);
    expect(answer).toMatchObject({
      ok: false,
      problem: { kind: 'exception', message: 'serverDate: the call failed with Error: no token' },
    });
    expect(service.calls).toEqual([]);
  });
});
