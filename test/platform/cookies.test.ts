import { afterEach, describe, expect, it, vi } from 'vitest';
import { dropCookie, writeCookie } from '../../src/platform/cookies.js';

/** What is written to the document, on a page of this scheme. */
function written(protocol: string, write: () => void): readonly string[] {
  vi.stubGlobal('location', { protocol });
  const set = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
  write();
  return set.mock.calls.map(([text]) => text);
}

describe('a cookie', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it.each([
    ['https:', 'ucp_identity=%7B%7D; Path=/; SameSite=Lax; Max-Age=7776000; Secure'],
    ['http:', 'ucp_identity=%7B%7D; Path=/; SameSite=Lax; Max-Age=7776000'],
  ])('[IDN-01] of 90 days on %s is %s', (protocol, cookie) => {
    expect(written(protocol, () => writeCookie('ucp_identity', '{}', 90))).toEqual([cookie]);
  });

  it('[IDN-02] without days ends with the session', () => {
    expect(written('https:', () => writeCookie('ucp_identity', '{}'))).toEqual(['ucp_identity=%7B%7D; Path=/; SameSite=Lax; Secure']);
  });

  it('[SIGN-01] is gone where it was', () => {
    expect(written('https:', () => dropCookie('ucp_identity'))).toEqual(['ucp_identity=; Path=/; SameSite=Lax; Max-Age=0']);
  });
});
