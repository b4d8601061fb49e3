import { afterEach, describe, expect, it, vi } from 'vitest';
import { seemsSignedIn } from '../../../src/shared/page/seems-signed-in.js';
import { deleteCookie, readCookie, writeCookie } from '../../../src/shared/storage/cookies.js';

/** What is written to the document, on a page of this scheme. */
function written(protocol: string, write: () => void): readonly string[] {
  vi.stubGlobal('location', { protocol, hostname: 'plans.example.com', pathname: '/shop/plans.html' });
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

  it('[SIGN-01] is gone where it was: for the host alone or for a domain that it lies in, for the site or for a folder', () => {
    const gone = ['/', '/shop', '/shop/', '/shop/plans.html', '/shop/plans.html/'].flatMap((path) => {
      const text = `ucp_identity=; Path=${path}; SameSite=Lax; Max-Age=0`;
      return [text, `${text}; Domain=plans.example.com`, `${text}; Domain=example.com`, `${text}; Domain=com`];
    });
    expect(written('https:', () => deleteCookie('ucp_identity'))).toEqual(gone);
  });

  it('[IDN-01] does not exist in a document without cookies, which throws, as in a frame with `sandbox`', () => {
    const refuse = () => {
      throw new DOMException('sandboxed', 'SecurityError');
    };
    vi.spyOn(document, 'cookie', 'get').mockImplementation(refuse);
    vi.spyOn(document, 'cookie', 'set').mockImplementation(refuse);
    writeCookie('ucp_identity', '{}', 90);
    deleteCookie('ucp_identity');
    expect(readCookie('ucp_identity')).toBeUndefined();
    expect(seemsSignedIn()).toBe(false);
  });

  it.each([
    ['ucp_identity=%7B%22a%22%3A1%7D', '{"a":1}'],
    ['other=1; ucp_identity=here; last=2', 'here'],
    ['my_ucp_identity=no; ucp_identity_2=no', undefined],
    ['ucp_identity=', ''],
    ['ucp_identity=a=b', 'a=b'],
    ['ucp_identity=%E0%A4%A', undefined],
    ['', undefined],
  ])('[IDN-01] in %j is read as %j', (all, text) => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue(all);
    expect(readCookie('ucp_identity')).toBe(text);
  });

  it('[IDN-01] counts as none if the browser refuses to show it', () => {
    vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
      throw new DOMException('of this test', 'SecurityError');
    });
    expect(readCookie('ucp_identity')).toBeUndefined();
  });
});
