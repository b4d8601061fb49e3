import { readFile } from 'node:fs/promises';
import type { Context, MiddlewareHandler } from 'hono';
import { AGENT_COOKIE, cookieOf } from '../controls/identity.js';
import { FILE_ANSWER } from '../controls/log-calls.js';
import { dateCookie, type Entry, entryOf } from '../enter.js';
import { contentType, isHashed, isPackable } from './content-types.js';
import { type Folders, type FoundFile, findFile } from './find-file.js';
import { acceptedPacking, createPackedFiles, type Packing } from './packed-files.js';
import { pageAsAsked, pageOfSession } from './page-query.js';
import { isBuiltPage, pageHeaders } from './security-headers.js';

const FOREVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';

/**
 * Browsers request this path for a page without an icon. Serving it avoids an error in the console of an author's
 * first page.
 */
const ASKED_ICON = '/favicon.ico';
const ICON = '/favicon.svg';

/** The cookies that apply a page's query before any script runs. None on the return from sign-in. */
function enteringCookies(url: URL, entry: Entry | null): readonly string[] {
  return [...(entry?.cookies ?? []), dateCookie(url.searchParams.get('date'))];
}

function entryAskedFor(url: URL): Entry | null {
  const shopper = url.searchParams.get('shopper');
  return shopper === null || url.searchParams.has('code') ? null : entryOf(shopper);
}

/**
 * Whether an agent's visit begins or ends. Only then does session storage change, and does the page wait for a script.
 */
function changesSession(c: Context, entry: Entry | null): boolean {
  return entry !== null && (entry.kind === 'agent' || cookieOf(c, AGENT_COOKIE) !== null);
}

function headersOf(type: string, cacheControl: string): Headers {
  return new Headers({
    'content-type': type,
    'cache-control': cacheControl,
    'x-content-type-options': 'nosniff',
    [FILE_ANSWER]: 'file',
  });
}

async function pageAnswer(c: Context, file: FoundFile, type: string): Promise<Response> {
  const url = new URL(c.req.url);
  const headers = headersOf(type, ASK_AGAIN);
  for (const [name, value] of Object.entries(pageHeaders(url))) headers.set(name, value);
  const html = await readFile(file.path, 'utf8');
  if (isBuiltPage(url)) return new Response(html, { headers });
  const entry = entryAskedFor(url);
  for (const one of enteringCookies(url, entry)) headers.append('set-cookie', one);
  const page = pageAsAsked(html, url.searchParams);
  return new Response(changesSession(c, entry) ? pageOfSession(page, url.searchParams.get('shopper') ?? '') : page, { headers });
}

function etagOf({ modified, size }: FoundFile, packing: Packing | null): string {
  return `"${[Math.round(modified), size].map((part) => part.toString(36)).join('-')}${packing ? `-${packing}` : ''}"`;
}

/**
 * Answers GET and HEAD with files; passes other requests on. Files with a hash in their name are cached forever,
 * others are revalidated. Text is compressed as the browser accepts. Node only.
 */
export function serveFiles(folders: Folders): MiddlewareHandler {
  const read = createPackedFiles();

  async function fileAnswer(c: Context, file: FoundFile, type: string): Promise<Response> {
    const packing = isPackable(type) ? acceptedPacking(c.req.header('accept-encoding')) : null;
    const headers = headersOf(type, isHashed(file.path) ? FOREVER : ASK_AGAIN);
    headers.set('etag', etagOf(file, packing));
    if (isPackable(type)) headers.set('vary', 'Accept-Encoding');
    if (c.req.header('if-none-match') === etagOf(file, packing)) return new Response(null, { status: 304, headers });
    if (packing) headers.set('content-encoding', packing);
    return new Response(new Uint8Array(await read(file, packing)), { headers });
  }

  return async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next();
    const file = await findFile(folders, c.req.path === ASKED_ICON ? ICON : c.req.path);
    if (!file) return next();
    const type = contentType(file.path);
    return type.startsWith('text/html') ? pageAnswer(c, file, type) : fileAnswer(c, file, type);
  };
}
