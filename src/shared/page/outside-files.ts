import { clock } from '../time/clock.js';
import { pageDocument } from './page-document.js';

/** If a page allows scripts only through a policy, it has to allow one of this name. */
const POLICY = 'ucp';

/** Milliseconds that a file is waited for. One that hangs has failed; what stands in for it stays when it comes after all. */
const MAX_WAIT = 30_000;

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): unknown };
}

const scope = globalThis as { trustedTypes?: TrustedTypes };

/**
 * Runs a classic script of the brand's. The address has to be one that may be followed: it is not looked at again. Rejects when it does not
 * load in time.
 */
export function loadScript(url: string): Promise<void> {
  const policy = scope.trustedTypes?.createPolicy(POLICY, { createScriptURL: (text) => text });
  const script = pageDocument.createElement('script');
  // The browser takes the policy's own kind of address in place of a text.
  script.src = (policy?.createScriptURL(url) ?? url) as string;
  return added(script);
}

/** Adds a stylesheet of the brand's to the page. Rejects when it does not load in time. */
export function loadStyle(url: string): Promise<void> {
  const link = pageDocument.createElement('link');
  link.rel = 'stylesheet';
  link.href = url;
  return added(link);
}

function added(file: HTMLScriptElement | HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () => {
      file.remove();
      reject(new Error('an outside file did not load'));
    };
    const stop = clock.after(MAX_WAIT, fail);
    file.addEventListener('load', () => resolve(stop()));
    file.addEventListener('error', fail);
    pageDocument.head.append(file);
  });
}
