/** Longest message that is read to its end. */
const LIMIT = 200;

const HIDDEN = '…';

/**
 * Names an exception for the console: its name and its message, as `TypeError: url.indexOf is not a function`. The message of a script of the
 * page, or of the browser, may quote what the call carries or what the service has said. So these words are left out (ERR-01):
 *
 * - all in double quotes
 * - all with a digit, a slash or an at sign, as in addresses and numbers
 * - all that the call carries
 *
 * @param carried the address, body and headers of the call
 */
export function exceptionText(error: unknown, carried: readonly string[]): string {
  const { name, message } = Object(error) as { readonly name?: unknown; readonly message?: unknown };
  if (typeof name !== 'string' || typeof message !== 'string') return typeof error;
  const known = new Set(carried.flatMap(wordsIn));
  const words = withoutQuotes(message).split(/\s/);
  const safe = words.map((word) => (/[\d/@]/.test(word) || wordsIn(word).some((part) => known.has(part)) ? HIDDEN : word));
  return `${/^\w+$/.test(name) ? name : 'Error'}: ${safe.join(' ')}`;
}

/** Without all between the first double quote and the last: the quoted text may have quotes itself. A long message is cut off. */
function withoutQuotes(message: string): string {
  const first = message.indexOf('"');
  const isShort = message.length <= LIMIT;
  if (first < 0) return isShort ? message : message.slice(0, LIMIT) + HIDDEN;
  return message.slice(0, Math.min(first, LIMIT)) + HIDDEN + (isShort ? message.slice(message.lastIndexOf('"') + 1) : '');
}

/** Single letters say nothing of anybody, and would hide words such as `a`. */
function wordsIn(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}]/u)
    .filter(({ length }) => length > 1);
}

const networkMessages =
  /^(failed to fetch|load failed|network error|networkerror when|fetch failed|the internet connection appears|terminated)/i;

/** Whether the browser says that the connection failed. Its error has no other sign of it than the message, which differs by browser. */
export function isNetworkError(error: unknown): boolean {
  const { name, message } = Object(error) as { readonly name?: unknown; readonly message?: unknown };
  return name === 'TypeError' && typeof message === 'string' && networkMessages.test(message);
}
