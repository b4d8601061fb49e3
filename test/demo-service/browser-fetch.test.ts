import { describe, expect, it } from 'vitest';
import { browserFetch } from '../../demo/service/browser-fetch.js';
import { entryOf } from '../../demo/service/enter.js';
import { createTestApp, uuidOfShopper } from './demo-app.js';

const page = { pageUrl: () => 'http://localhost:6006/iframe.html', cookies: () => '' };

function cookiesOf(shopper: string): string {
  return (entryOf(shopper)?.cookies ?? [])
    .filter((one) => !one.includes('Max-Age=0'))
    .map((one) => one.split(';')[0])
    .join('; ');
}

describe('the service inside the browser', () => {
  it('answers URLs of the page, with the identity and the date of its cookies', async () => {
    const cookies = () => `${cookiesOf('supplement')}; ucp_demo_date=2027-05-05`;
    const fetch = browserFetch(createTestApp(), { ...page, cookies });
    expect(await (await fetch('/systemdate/v1')).json()).toEqual({ systemDate: '2027-05-05' });
    expect((await (await fetch(new Request('http://localhost:6006/enrollments/medsupp/v1'))).json()).applications).toHaveLength(1);
  });

  it('knows the agent, who has no cookie of the library', async () => {
    const app = createTestApp();
    const fetch = browserFetch(app, { ...page, cookies: () => cookiesOf('agent') });
    await fetch('/systemdate/v1');
    const calls = await (await fetch('/__demo/calls')).json();
    expect(calls.map(({ uuid }: { uuid: string }) => uuid)).toEqual([uuidOfShopper('agent')]);
  });

  it('uses a cookie as written if it cannot be decoded', async () => {
    const fetch = browserFetch(createTestApp(), { ...page, cookies: () => 'ucp_identity=%E0%A4%A; ucp_demo_date=2027-05-05' });
    expect(await (await fetch('/systemdate/v1')).json()).toEqual({ systemDate: '2027-05-05' });
  });

  it('sends the body and method', async () => {
    const fetch = browserFetch(createTestApp(), { ...page, cookies: () => cookiesOf('member') });
    const answer = await fetch('/profiles/merge/v1', { method: 'POST', body: '{"action":"s"}' });
    expect(await answer.json()).toMatchObject({ isProfileMerged: false, remainingRetryCount: 3 });
  });

  it('passes unknown requests on, with their body', async () => {
    const asked: string[] = [];
    const elsewhere: typeof globalThis.fetch = async (input) => {
      asked.push(await (input as Request).text());
      return new Response('a file');
    };
    const fetch = browserFetch(createTestApp(), { ...page, elsewhere });
    expect(await (await fetch('/some/file.js', { method: 'POST', body: 'sent' })).text()).toBe('a file');
    expect(asked).toEqual(['sent']);
    expect((await fetch('/systemdate/v1')).status).toBe(200);
  });

  it('answers 404 itself for a fault or a plan that does not exist', async () => {
    const elsewhere = () => Promise.reject(new Error('it was asked for elsewhere'));
    const fetch = browserFetch(createTestApp(), { ...page, elsewhere });
    expect((await fetch('/systemdate/v1?x-demo-status=404')).status).toBe(404);
    expect((await fetch('/planinfo/individual-search/plans/X9999999999/plan-years/2026/plan-contact')).status).toBe(404);
  });

  it('rejects as fetch does when the caller aborts', async () => {
    const gone = new AbortController();
    const app = createTestApp({ sleep: async () => gone.abort() });
    const fetch = browserFetch(app, page);
    await expect(fetch('/systemdate/v1?x-demo-delay=10', { signal: gone.signal })).rejects.toThrow(/abort/i);
  });
});
