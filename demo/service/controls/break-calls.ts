import type { Context, MiddlewareHandler, Next } from 'hono';
import { contentSecurityPolicy } from '../files/security-headers.js';
import type { Demo } from './demo.js';
import { faultOfRequest } from './fault-switches.js';
import type { Fault } from './faults.js';
import { uuidOfCall } from './whose-call.js';

/** Marks a response that simulates a broken connection if the connection itself cannot be broken. */
export const DROPPED = 'x-demo-dropped';

export function droppedAnswer(): Response {
  return new Response(null, { status: 502, headers: { [DROPPED]: 'true' } });
}

/** Markup gets the page policy: with its query, any URL of the demo can return the text of a link to it. */
function headersOf(text: string): Readonly<Record<string, string>> {
  return text.trimStart().startsWith('<')
    ? { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': contentSecurityPolicy }
    : { 'content-type': 'application/json; charset=utf-8' };
}

/** Statuses without a body, whatever the fault says. */
const BODILESS: readonly number[] = [204, 205, 304];

/** The response that replaces that of the call. */
function faultAnswer({ status, body }: Fault): Response {
  const code = status ?? 200;
  if (BODILESS.includes(code)) return new Response(null, { status: code });
  const sent = body === undefined ? { message: `Demo fault ${code}` } : body;
  const text = typeof sent === 'string' ? sent : JSON.stringify(sent);
  return new Response(text, { status: code, headers: { ...headersOf(text), 'cache-control': 'no-store' } });
}

async function cut(answer: Response, length: number | 'half'): Promise<Response> {
  if (BODILESS.includes(answer.status)) return answer;
  const text = await answer.text();
  const headers = new Headers(answer.headers);
  headers.delete('content-length');
  return new Response(text.slice(0, length === 'half' ? Math.floor(text.length / 2) : length), { status: answer.status, headers });
}

/** The response of a profile call with the uuid of another shopper. */
async function ofOther(answer: Response, uuid: string): Promise<Response> {
  const body = (await answer.json()) as { readonly userDetails?: object | null };
  const userDetails = body.userDetails && { userDetails: { ...body.userDetails, uuid } };
  const headers = new Headers(answer.headers);
  headers.delete('content-length');
  return new Response(JSON.stringify({ ...body, ...userDetails, uuid }), { status: answer.status, headers });
}

async function replaceAnswer(c: Context, made: Promise<Response>): Promise<void> {
  const answer = await made;
  // Otherwise the framework copies the headers of the previous response over the new ones.
  c.res = undefined;
  c.res = answer;
}

async function applyFault(fault: Fault, demo: Demo, c: Context, next: Next): Promise<Response | undefined> {
  const isReplaced = fault.status !== null || fault.body !== undefined || fault.drop;
  // The call runs before the wait: a late response has the state of the time of its request, as on a slow network.
  if (!isReplaced) await next();
  if (fault.delayMs > 0) await demo.sleep(fault.delayMs, c.req.raw.signal);
  if (fault.drop) return demo.drop(c);
  if (isReplaced) return fault.truncate === null ? faultAnswer(fault) : cut(faultAnswer(fault), fault.truncate);
  if (fault.answersAs !== null) await replaceAnswer(c, ofOther(c.res, fault.answersAs));
  if (fault.truncate !== null) await replaceAnswer(c, cut(c.res, fault.truncate));
  return undefined;
}

/** Applies the faults: the request's own switches first, then the first fault that matches the call. */
export function breakCalls(demo: Demo): MiddlewareHandler {
  return async (c, next) => {
    const { method, path, url } = c.req;
    const fault = faultOfRequest(c) ?? demo.faults.take({ method, path, query: new URL(url).search, uuid: uuidOfCall(c) });
    if (!fault) return next();
    return applyFault(fault, demo, c, next);
  };
}
