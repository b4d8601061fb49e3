import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { otherCalls } from '../../demo/service/calls/other-calls.js';
import { createTestApp } from './demo-app.js';

describe('a call without a handler of its own', () => {
  const app = new Hono();
  app.get('/plans/:planId', (c) => c.text('a plan'));
  otherCalls(app, ['/plans/{id}', '/documents/{id}[/{year}]?all=true', '/words.json']);

  it.each(['/documents/1', '/documents/1/2027'])('says at %s that there is nothing', async (path) => {
    expect(await (await app.request(path)).json()).toEqual({ data: {} });
  });

  it('does not replace a handler, and is no content file', async () => {
    expect(await (await app.request('/plans/1')).text()).toBe('a plan');
    expect((await app.request('/words.json')).status).toBe(404);
  });

  it('is not a call of the library today', () => {
    const service = createTestApp();
    const before = service.routes.length;
    otherCalls(service);
    expect(service.routes.length).toBe(before);
  });
});
