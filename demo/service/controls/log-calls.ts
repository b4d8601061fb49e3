import type { MiddlewareHandler } from 'hono';
import { type LoggedCall, loggedBody } from './call-log.js';
import type { Demo } from './demo.js';
import { uuidOfCall } from './whose-call.js';

/** Marks a response with a page or a file, which is not a call of the library. */
export const FILE_ANSWER = 'x-demo-file';

/** Logs each call on arrival, before a fault can affect it. */
export function logCalls(demo: Demo): MiddlewareHandler {
  return async (c, next) => {
    const { cookie: _cookie, ...headers } = c.req.header();
    const call: LoggedCall = {
      method: c.req.method,
      path: c.req.path,
      query: new URL(c.req.url).search,
      headers,
      body: c.req.method === 'GET' ? null : loggedBody(await c.req.text()),
      uuid: uuidOfCall(c),
    };
    demo.log.add(call);
    await next();
    if (!c.res.headers.has(FILE_ANSWER)) return;
    demo.log.drop(call);
    c.res.headers.delete(FILE_ANSWER);
  };
}
