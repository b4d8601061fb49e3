import { warnOnce } from '../report.js';

/** jsdom and happy-dom, in which tests run in Node, name themselves. */
export function isSimulatedBrowser(): boolean {
  return /happydom|jsdom/i.test(globalThis.navigator?.userAgent ?? '');
}

/** A `fetch` of Node or of the simulated browser. A test that replaces it has services of its own. */
function isRealFetch(): boolean {
  return /\[native code\]|new Fetch\(|undici/i.test(String(globalThis.fetch));
}

/** Says in one line what a test in Node needs. Says nothing in a browser. */
export function warnOfSimulatedBrowser(): void {
  if (isSimulatedBrowser()) warnOnce('tests in Node need sample services: use startTestPage() of ucp-elements/testing.');
}

/**
 * For a page in a simulated browser without services, a `fetch` that never answers. Real calls would fail, each with a stack in the
 * console. Null everywhere else.
 */
export function fetchWithoutServices(): typeof globalThis.fetch | null {
  if (!isSimulatedBrowser() || !isRealFetch()) return null;
  return () => {
    warnOfSimulatedBrowser();
    return new Promise(() => undefined);
  };
}
