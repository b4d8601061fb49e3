import { isHeaderName } from '../settings/allowed.js';

/** The session header of the agent flow: its storage, and the calls that carry it (AGENT-01). */
export interface AgentHeader {
  readonly name: string;
  /** Prefix of the URLs that get the header, on the page's own origin or `apiBase`. Empty turns the copy off. */
  readonly prefix: string;
  readonly read: () => string | null;
  readonly write: (value: string) => void;
}

export interface HeaderCopy {
  readonly toRequest: (request: Request) => void;
  readonly fromResponse: (request: Request, response: Response) => void;
}

/** Copies the header from the session into matching requests, and from their responses back into the session. */
export function agentHeaderCopy({ name, prefix, read, write }: AgentHeader, pageUrl: string, apiBase: string): HeaderCopy | null {
  if (!prefix || !isHeaderName(name)) return null;
  const starts = [new URL('/', pageUrl).href, withSlash(new URL(apiBase, pageUrl).href)].map((base) => startUnder(base, prefix));
  const matches = (url: string) => starts.some((start) => url.startsWith(start));
  return {
    toRequest(request) {
      const value = matches(request.url) ? read() : null;
      if (value) request.headers.set(name, value);
    },
    fromResponse(request, response) {
      const value = matches(request.url) ? response.headers.get(name) : null;
      if (value) write(value);
    },
  };
}

/** The URL must start with the base, whatever the prefix is, so that no other host gets the header. */
function startUnder(base: string, prefix: string): string {
  return prefix.startsWith(base) ? prefix : base + prefix.replace(/^\//, '');
}

function withSlash(url: string): string {
  return url.endsWith('/') ? url : `${url}/`;
}
