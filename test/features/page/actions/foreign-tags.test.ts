import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { $import } from '../../../../src/features/import/state/import.js';
import { $profile } from '../../../../src/features/profile/state/profile.js';
import { showSessionEnded } from '../../../../src/features/session/actions/toast.js';
import { profileHere } from '../../../fixtures/read-profile.js';
import { finishCalls, holdCalls } from '../../../flows/support/held-calls.js';
import { callsTo, openPage, until } from '../../../flows/support/service.js';

/** Another script of the page has defined the tags that the library adds by itself. */

vi.spyOn(console, 'info').mockImplementation(() => undefined);
vi.spyOn(console, 'warn').mockImplementation(() => undefined);

beforeAll(() => {
  customElements.define('ucp-toast', class extends HTMLElement {});
  customElements.define('ucp-import-progress', class extends HTMLElement {});
});

beforeEach(() => vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList));

afterEach(async () => {
  await finishCalls();
  sessionStorage.clear();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});

/** The messages that stand where a part of the page is unavailable. */
const unavailable = () => [...document.body.children].filter((one) => one.shadowRoot?.querySelector('.quiet'));

describe('[SAFE-11] without a toast of the library’s own', () => {
  it('the end of the session is not passed over: a message says that a part of the page is unavailable', async () => {
    await openPage({ shopper: 'guest' });
    expect(unavailable()).toHaveLength(0);
    showSessionEnded(false);
    expect(unavailable()).toHaveLength(1);
    expect(document.querySelector('ucp-toast')).toBeNull();
  });

  it('a guest is not disturbed by an invitation that cannot show', async () => {
    await openPage({ shopper: 'guest' });
    await finishCalls();
    expect(document.querySelector('ucp-toast')).toBeNull();
    expect(unavailable()).toHaveLength(0);
  });
});

describe('[SAFE-11] without a screen for the import', () => {
  it('the page does not wait: the lists show, and what was imported shows when it comes', async () => {
    const shown: boolean[] = [];
    const stop = $import.listen(({ kind }) => shown.push(kind === 'searching'));
    history.replaceState(null, '', '/?code=member');
    const search = holdCalls(/profiles\/import/, 'before');
    const opened = openPage();
    await until(() => search.length === 1 && $profile.get().status === 'ready');
    expect($import.get(), 'the import is still under way').toEqual({ kind: 'none' });
    await search[0]?.release();
    await until(() => $import.get().kind === 'found' && profileHere()?.drugs.drugs.length === 6);
    await opened;
    stop();
    expect(shown).not.toContain(true);
    expect(document.querySelector('ucp-import-progress')).toBeNull();
    expect(await callsTo('/profiles/import')).toHaveLength(1);
  });
});
