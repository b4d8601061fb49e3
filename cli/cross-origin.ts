/** The requests of a browser to services on another origin than the page. */

export interface CrossOrigin {
  /** The page's origin. */
  readonly origin: string;
  /** Whether cookies go along: with calls to the services, and not with content. */
  readonly hasCookies: boolean;
}

const HEADER = {
  origin: 'Access-Control-Allow-Origin',
  credentials: 'Access-Control-Allow-Credentials',
  headers: 'Access-Control-Allow-Headers',
};

/** Headers that a browser sends without asking first. */
const SIMPLE = ['accept', 'accept-language', 'content-language', 'cookie', 'origin', 'user-agent'];

const listIn = (headers: Headers, name: string) =>
  (headers.get(name) ?? '')
    .toLowerCase()
    .split(',')
    .map((one) => one.trim());

/** Why a page on this origin may not read the response. Empty if it may. */
function accessFaults(headers: Headers, { origin, hasCookies }: CrossOrigin, what: string): readonly string[] {
  const allowed = headers.get(HEADER.origin);
  if (allowed === null) return [`${what} has no ${HEADER.origin}`];
  const isAllowed = allowed === origin || (allowed === '*' && !hasCookies);
  if (!isAllowed) return [`${HEADER.origin} of ${what} is not the page's origin`];
  const isWithCookies = headers.get(HEADER.credentials) === 'true';
  return hasCookies && !isWithCookies ? [`${HEADER.credentials} of ${what} is not true`] : [];
}

/** Asks as a browser would before the call (`OPTIONS`), and reads what the answer to it and the response say of other origins. */
export async function crossOriginFaults(
  fetch: typeof globalThis.fetch,
  request: Request,
  response: Response,
  page: CrossOrigin,
): Promise<readonly string[]> {
  const own = accessFaults(response.headers, page, 'the response');
  const asked = [...request.headers.keys()].filter((name) => !SIMPLE.includes(name)).toSorted();
  if (asked.length === 0 || own.length > 0) return own;
  const headers = {
    origin: page.origin,
    'access-control-request-method': request.method,
    'access-control-request-headers': asked.join(','),
  };
  const answer = await fetch(request.url, { method: 'OPTIONS', headers }).catch(() => null);
  if (!answer) return ['there was no response to OPTIONS'];
  const { status } = answer;
  if (!answer.ok) return [`OPTIONS gets status ${status} in place of 200 or 204`];
  const allowed = listIn(answer.headers, HEADER.headers);
  const missing = asked.filter((name) => !allowed.includes(name));
  const ofHeaders = missing.map((name) => `${HEADER.headers} does not list ${name}`);
  return [...accessFaults(answer.headers, page, 'the response to OPTIONS'), ...ofHeaders];
}
