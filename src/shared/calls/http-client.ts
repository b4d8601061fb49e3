import { createHttp, type Http } from '../http/http.js';
import type { Result } from '../http/problem.js';
import { pageAddress } from '../page/page-address.js';
import { log, warnOnce } from '../report.js';
import { areHeaders, isHeaderValue } from '../settings/allowed.js';
import type { HeadersSource, HeaderTexts } from '../settings/settings.js';
import { $settings } from '../settings/state.js';
import { copySingleton } from '../state/store.js';
import { readText, writeText } from '../storage/storage.js';
import { guarded } from './guarded-http.js';
import { withPrefetched } from './prefetch.js';
import { fetchWithoutServices } from './simulated-browser.js';

/** The page's one HTTP client. Call it after the settings are decided. */
export function httpClient(): Http {
  return copySingleton('http', createGuardedClient);
}

/** An HTTP client made from the settings, with its guards. */
function createGuardedClient(): Http {
  return guarded(withPrefetched(plainHttpClient()));
}

/** The HTTP client without its guards, for calls sent ahead. Their responses pass the guards when they are used. */
export function plainHttpClient(): Http {
  return copySingleton('httpClient', createPlainClient);
}

function createPlainClient(): Http {
  const settings = $settings.get();
  if (!settings) throw new Error('the services are asked before the settings are decided');
  const { apiBase, contentBase, endpoints, fetch, siteIdHeader, siteId, agentHeader, headers, contentHeaders } = settings;
  const ownFetch = fetch ?? fetchWithoutServices();
  return createHttp({
    pageUrl: pageAddress(),
    apiBase,
    contentBase,
    endpoints,
    ...(ownFetch && { fetch: ownFetch }),
    ...(headers && { ownHeaders: () => ownHeaders(headers) }),
    contentHeaders,
    siteIdHeader: { name: siteIdHeader, value: siteId },
    agentHeader: {
      name: agentHeader.name,
      prefix: agentHeader.urlPrefix,
      read: agentHeaderValue,
      write: (value) => writeText('session', 'ucp_agentHeader', value),
    },
  });
}

/**
 * The headers of the brand for the next call. A call without its token could be answered for somebody else, so where the brand's function
 * fails the call fails too.
 */
async function ownHeaders(source: HeadersSource): Promise<HeaderTexts> {
  const headers: unknown = typeof source === 'function' ? await callHeaders(source) : source;
  if (areHeaders(headers)) return headers;
  warnOnce('configure(): the function "headers" must return an object of header names and texts; the call was not made.');
  throw new TypeError('not headers');
}

async function callHeaders(source: () => unknown): Promise<unknown> {
  try {
    return await source();
  } catch (error) {
    warnOnce('configure(): the function "headers" failed; the call was not made.');
    throw error;
  }
}

/** The host page may write this key too, and a value that no header can carry would make every call fail (AGENT-01). */
function agentHeaderValue(): string | null {
  const value = readText('session', 'ucp_agentHeader') ?? null;
  if (value === null || isHeaderValue(value)) return value;
  warnOnce('"ucp_agentHeader" in session storage is not a valid header value; calls are sent without it.');
  return null;
}

/**
 * The value of an answer, or null. A problem is logged under the name of its call, and so is anything the decoder left out (ERR-01). A field
 * of a wrong type, or that contradicts another one, is named once a page.
 */
export function valueOrLog<T>(result: Result<T>): T | null {
  for (const wrong of result.wrongFields ?? []) warnOnce(wrong);
  if (!result.ok) {
    log(result.problem.message);
    return null;
  }
  for (const issue of result.issues) log(issue);
  return result.value;
}
