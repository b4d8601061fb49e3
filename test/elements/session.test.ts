import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { entryOf } from '../../demo/service/enter.js';
import { tables } from '../../elements/index.js';
import { defineElements } from '../../src/element/shell.js';
import { setShopperContent } from '../../src/features/content/state/content.js';
import { closePopup, requestPopup } from '../../src/features/popups/state/popups.js';
import { profileUnread } from '../../src/features/profile/state/profile.js';
import { setInvitationAwaited } from '../../src/features/recommendations/state/invitation.js';
import { closeToast, setToast } from '../../src/features/session/state/toast.js';
import { $identity } from '../../src/shared/shopper/identity.js';
import { secondsLeftIn } from '../../src/shared/shopper/session.js';
import { $session, changeSession } from '../../src/shared/shopper/session-state.js';
import { openPage } from './support/page.js';

/** The effects of signing in on a page, as Chromium draws them. */

const address = location.href;

beforeAll(async () => {
  await openPage({ shopper: 'guest' });
  defineElements(tables);
  await Promise.all(tables.map(({ load }) => load()));
});

afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, '', address);
});

type Page = NonNullable<Parameters<typeof openPage>[0]>;

async function show(html: string, of: Page): Promise<void> {
  await openPage(of);
  Object.assign(globalThis, { ucpEvents: [] });
  document.body.innerHTML = html;
}

describe('<ucp-confirm-identity-popup>', () => {
  const popup = () => document.querySelector('ucp-confirm-identity-popup')?.shadowRoot;
  /** The control that a message is tied to, by its label. */
  const messages = () =>
    [...(popup()?.querySelectorAll('[aria-invalid=true], [role=radiogroup], fieldset') ?? [])].flatMap((control) =>
      (control.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .flatMap((id) => (id && popup()?.getElementById(id)?.textContent?.trim()) || [])
        .filter((text) => text.includes('Please')),
    );
  /** The profile of a shopper of whom the service does not know whether they are a man or a woman. */
  const withoutGender = async (shopper: string) => {
    const { demo: _, ...profile } = await (await fetch(`/__demo/state?shopper=${shopper}`)).json();
    return { method: 'GET', path: '/profiles/data', body: { ...profile, userDetails: { ...profile.userDetails, gender: null } } };
  };
  const always = ['first name', 'last name', 'email address', 'date of birth'];

  it.each([
    ['member-consent', [...always, 'Medicare number']],
    ['member-no-consent', [...always, 'ZIP code']],
    ['non-member-consent', [...always, 'gender', 'ZIP code']],
    ['non-member-no-consent', [...always, 'gender', 'ZIP code']],
  ])('[IDC-06] says of a %s what is wrong with each field, and of no other', async (shopper, named) => {
    await show('<ucp-confirm-identity-popup open></ucp-confirm-identity-popup>', { shopper, faults: [await withoutGender(shopper)] });
    await expect.poll(() => popup()?.querySelectorAll('input').length).toBeGreaterThan(4);
    for (const input of popup()?.querySelectorAll<HTMLInputElement>('input:not([type=radio])') ?? [])
      await page.elementLocator(input).clear();
    expect(messages()).toEqual([]);
    await page.getByRole('button', { name: 'Confirm' }).click();
    const text = (name: string) => `Error: Please ${name === 'gender' ? 'select a' : 'enter a valid'} ${name}`;
    await expect.poll(() => [...new Set(messages())].toSorted()).toEqual(named.map(text).toSorted());
  });
});

describe('an error in <ucp-confirm-identity-popup>', () => {
  afterEach(() => page.viewport(1280, 900));

  it.each([
    [390, 844],
    [390, 700],
    [320, 568],
  ])('[IDC-05] comes into view with its field, at %i by %i px', async (width, height) => {
    await page.viewport(width, height);
    await show('<ucp-confirm-identity-popup open></ucp-confirm-identity-popup>', { shopper: 'member-consent' });
    await page.getByRole('button', { name: 'Confirm' }).click();
    const root = document.querySelector('ucp-confirm-identity-popup')?.shadowRoot;
    await expect.poll(() => root?.activeElement?.getAttribute('aria-invalid')).toBe('true');
    const [error, foot] = ['.error', '.popup__foot'].map((one) => root?.querySelector(one)?.getBoundingClientRect());
    // A low popup scrolls as one, foot and all.
    const fold = height < 600 ? height - 16 : (foot?.top ?? 0);
    expect(error?.bottom).toBeLessThanOrEqual(fold);
    const head = height < 600 ? 0 : (root?.querySelector('.popup__head')?.getBoundingClientRect().bottom ?? 0);
    expect(root?.activeElement?.getBoundingClientRect().top, 'the field still shows').toBeGreaterThanOrEqual(head);
  });
});

describe('the two answers of <ucp-confirm-identity-popup>', () => {
  afterEach(() => page.viewport(1280, 900));

  it.each([
    ['en', 320],
    ['es', 320],
    ['es', 390],
  ])('[IDC-02] keep their words inside their boxes, in %s at %i px', async (lang, width) => {
    await page.viewport(width, 844);
    await show('<ucp-confirm-identity-popup open></ucp-confirm-identity-popup>', { shopper: 'non-member-consent', lang });
    const boxes = () => [...(document.querySelector('ucp-confirm-identity-popup')?.shadowRoot?.querySelectorAll('.choice') ?? [])];
    await expect.poll(() => boxes().length).toBe(2);
    if (lang === 'es') await expect.poll(() => boxes().map((box) => box.textContent)).toEqual(['Masculino', 'Femenino']);
    for (const box of boxes()) {
      const words = document.createRange();
      words.selectNodeContents(box.lastChild as Node);
      const inner = box.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(box).paddingRight);
      expect(words.getBoundingClientRect().right, box.textContent).toBeLessThanOrEqual(inner);
    }
  });
});

describe('<ucp-timeout-popup>', () => {
  interface Popup extends HTMLElement {
    open: boolean;
    show(): void;
    hide(): void;
  }
  const popup = () => document.querySelector('ucp-timeout-popup') as Popup;
  const dialog = () => popup()?.shadowRoot?.querySelector('dialog') ?? null;
  const isSeen = () => (dialog()?.open && dialog()?.checkVisibility()) ?? false;
  const lastActive = () => localStorage.getItem('ucp_lastActive');
  const events = () => (globalThis as unknown as { ucpEvents: { assetName: string }[] }).ucpEvents.map(({ assetName }) => assetName);

  /** A session may idle no longer than a second, so that the warning is due. */
  async function due(): Promise<void> {
    await show('<ucp-timeout-popup></ucp-timeout-popup>', { shopper: 'member' });
    await expect.poll(lastActive).not.toBeNull();
    setShopperContent({
      sessionTimeout: 0,
      hours: null,
      figures: null,
      nextYearFigures: null,
      extraHelpUrl: null,
      counselorHelp: null,
      upsell: null,
    });
    await expect.poll(isSeen, { timeout: 10_000 }).toBe(true);
  }

  it.each<readonly [string, () => unknown]>([
    ['hide()', () => popup().hide()],
    ['open = false', () => Object.assign(popup(), { open: false })],
    ['its attribute', () => popup().removeAttribute('open')],
    ['hidden', () => Object.assign(popup(), { hidden: true })],
    ['its dialog', () => dialog()?.close()],
    ['leaving the page', () => popup().remove()],
  ])('[IDLE-03] appears again if a script hides it by %s, but the session is no longer extended by it', async (_, hide) => {
    await due();
    const before = lastActive();
    hide();
    const left = secondsLeftIn($session.get()) ?? 0;
    await expect.poll(() => (secondsLeftIn($session.get()) ?? 0) < left && isSeen(), { timeout: 10_000 }).toBe(true);
    expect(popup().open).toBe(true);
    expect(lastActive()).toBe(before);
    expect(events()).not.toContain('Stay Signed In');
  });

  it.each<readonly [string, () => Promise<void>]>([
    ['the button', () => page.getByRole('button', { name: 'Stay on this page' }).click()],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('[IDLE-03] closes when the shopper stays, by %s', async (_, stay) => {
    await due();
    const before = lastActive();
    await stay();
    await expect.poll(lastActive).not.toBe(before);
    expect(events()).toContain('Stay Signed In');
  });

  it.each([
    ['en', /^[12]:\d\d Your session is about to expire$/],
    ['es', /^[12]:\d\d Su sesión está por terminar$/],
  ])('[IDLE-03] shows the time left in the title of the tab, and then the page’s own title again: %s', async (lang, title) => {
    const before = document.title;
    document.title = 'Plans of this site';
    await show('<ucp-timeout-popup></ucp-timeout-popup>', { shopper: 'member', lang });
    await expect.poll(lastActive).not.toBeNull();
    popup().show();
    await expect.poll(() => document.title).toMatch(title);
    const first = document.title;
    await expect.poll(() => document.title !== first && title.test(document.title)).toBe(true);
    document.title = 'Set by the page meanwhile';
    await expect.poll(() => document.title).toMatch(title);
    popup().hide();
    await expect.poll(() => document.title).toBe('Set by the page meanwhile');
    document.title = before;
  });

  it('[IDLE-03] fires one close event when the shopper stays', async () => {
    await show('<ucp-timeout-popup></ucp-timeout-popup>', { shopper: 'member' });
    await expect.poll(lastActive).not.toBeNull();
    const closed = vi.fn();
    popup().addEventListener('ucp-close', closed);
    popup().show();
    await expect.poll(isSeen).toBe(true);
    await page.getByRole('button', { name: 'Stay on this page' }).click();
    await expect.poll(isSeen).toBe(false);
    expect(popup().open).toBe(false);
    expect(closed).toHaveBeenCalledOnce();
  });

  it('[IDLE-03] says what the time is once: by the words before it', async () => {
    await due();
    const timer = dialog()?.querySelector('[role=timer]');
    expect(dialog()?.textContent?.match(/Time left/g)).toHaveLength(1);
    expect(timer?.hasAttribute('aria-label')).toBe(false);
  });

  it('[IDLE-03] closes when the script that opened it hides it', async () => {
    await show('<ucp-timeout-popup></ucp-timeout-popup>', { shopper: 'member' });
    await expect.poll(lastActive).not.toBeNull();
    popup().show();
    await expect.poll(isSeen).toBe(true);
    popup().hide();
    await expect.poll(isSeen).toBe(false);
    expect(secondsLeftIn($session.get())).toBeNull();
    expect(events()).not.toContain('Stay Signed In');
  });

  it('[SIGN-01] [IDLE-03] is silent about a sign-out that failed before it came', async () => {
    await show('<ucp-timeout-popup></ucp-timeout-popup>', { shopper: 'member' });
    await expect.poll(lastActive).not.toBeNull();
    changeSession({ type: 'sign-out-failed' });
    popup().show();
    await expect.poll(isSeen).toBe(true);
    expect(dialog()?.querySelector('[role=alert]')).toBeNull();
  });
});

describe('a window', () => {
  /** In another window this shopper comes in. */
  const comeIn = (shopper: string) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the library reads the identity there
    for (const one of entryOf(shopper)?.cookies ?? []) document.cookie = one;
  };

  it('[IDLE-04] shows the shopper whom the browser knows by then when it gets focus, and not when something in it does', async () => {
    await show('<input>', { shopper: 'member' });
    const before = $identity.get();
    comeIn('guest');
    document.querySelector('input')?.dispatchEvent(new Event('focus'));
    expect($identity.get()).toBe(before);
    window.dispatchEvent(new Event('focus'));
    expect($identity.get()?.uuid).toBe(entryOf('guest')?.identity.uuid);
  });
});

describe('<ucp-toast>', () => {
  const toast = () => document.querySelector('ucp-toast')?.shadowRoot ?? null;
  const words = () => toast()?.querySelector('.greeting')?.textContent;

  beforeEach(() => page.viewport(1280, 900));

  it('[TOAST-01] [TRK-07] greets by first name, which is in no attribute', async () => {
    await show('<ucp-toast></ucp-toast>', { shopper: 'member' });
    setToast({ kind: 'imported', firstName: 'Zebulon', isAgent: false });
    await expect.poll(words).toBe('Hello, ZebulonYour doctors and drugs were added.');
    await expect.element(page.getByRole('region', { name: 'Hello, Zebulon' })).toBeVisible();
    const attributes = [...(toast()?.querySelectorAll('*') ?? [])].flatMap((one) => [...one.attributes].map(({ value }) => value));
    expect(attributes.filter((value) => value.includes('Zebulon'))).toEqual([]);
  });

  it('[IMP-07] is heard on a small screen, which does not show it', async () => {
    await page.viewport(390, 800);
    await show('<ucp-toast></ucp-toast>', { shopper: 'member' });
    setToast({ kind: 'imported', firstName: null, isAgent: false });
    const shownText = () => toast()?.querySelector('[role=status]');
    await expect.poll(() => shownText()?.textContent).toBe('Hello. Your doctors and drugs were added.');
    expect(shownText()?.checkVisibility({ visibilityProperty: true })).toBe(true);
    expect(toast()?.querySelector('.greeting')?.checkVisibility()).toBe(false);
  });

  it('[IMP-07] is announced when the popup closes that was open before it', async () => {
    await show('<ucp-toast></ucp-toast>', { shopper: 'member' });
    const heard = new Set<string | null | undefined>();
    const spokenText = () => toast()?.querySelector('[role=status]')?.textContent;
    const listener = new MutationObserver(() => spokenText() && heard.add(spokenText()));
    listener.observe(toast() as ShadowRoot, { childList: true, subtree: true });
    requestPopup({ tag: 'ucp-extra-help-popup' });
    setToast({ kind: 'imported', firstName: null, isAgent: false });
    await expect.poll(words).toBeDefined();
    // Words are drawn behind their region: by the second frame, what followed the drawing has been done.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    setToast({ kind: 'imported', firstName: 'Ada', isAgent: false });
    await expect.poll(words).toContain('Hello, Ada');
    closePopup();
    await expect.poll(spokenText).toBe('Hello, Ada. Your doctors and drugs were added.');
    listener.disconnect();
    expect([...heard], 'while a popup covers it nothing is heard').toEqual([spokenText()]);
  });

  it('[TOAST-01] stays above the page when its element is moved', async () => {
    await show('<ucp-toast></ucp-toast>', { shopper: 'member' });
    setToast({ kind: 'imported', firstName: null, isAgent: false });
    await expect.poll(words).toBeDefined();
    const [element] = document.getElementsByTagName('ucp-toast');
    if (element) document.body.appendChild(document.createElement('div')).append(element);
    await expect.poll(() => toast()?.querySelector('.toast')?.matches(':popover-open')).toBe(true);
  });

  it('[TOAST-01] fails at nothing when the page takes its element out as it is about to show', async () => {
    await show('<ucp-toast></ucp-toast>', { shopper: 'member' });
    // Its component has been drawn and waits for a toast.
    setToast({ kind: 'imported', firstName: null, isAgent: false });
    await expect.poll(words).toBeDefined();
    closeToast();
    await expect.poll(words).toBeUndefined();
    const failed = vi.fn((event: ErrorEvent) => event.preventDefault());
    addEventListener('error', failed);
    const [element] = document.getElementsByTagName('ucp-toast');
    setToast({ kind: 'imported', firstName: null, isAgent: false });
    element?.remove();
    await expect.poll(() => element?.shadowRoot?.childElementCount).toBe(0);
    removeEventListener('error', failed);
    expect(failed.mock.calls.map(([{ message }]) => message)).toEqual([]);
  });

  it('[TOAST-01] says to a guest that they may be a member, and leads to signing in', async () => {
    await show('<ucp-toast></ucp-toast>', { shopper: 'guest' });
    setToast({ kind: 'guest' });
    await expect.poll(words).toBe('Already a member?Sign in and we add your doctors and drugs for you.Sign in');
    const asked = new Promise((resolve) =>
      document.addEventListener('ucp-sign-in', (event) => resolve(event.preventDefault()), { once: true }),
    );
    await page.getByRole('button', { name: 'Sign in' }).click();
    await asked;
    await page.getByRole('button', { name: 'Close this message' }).click();
    await expect.poll(words).toBeUndefined();
  });

  it('[SESS-01] [TOAST-01] says on a small screen that the session has ended if it greets nobody', async () => {
    await page.viewport(390, 844);
    await show('<ucp-toast></ucp-toast>', { shopper: 'guest' });
    const shown = () => document.querySelector('ucp-toast')?.shadowRoot?.querySelector('.greeting')?.checkVisibility();
    setToast({ kind: 'guest' });
    await expect.poll(shown).toBe(false);
    setToast({ kind: 'session-ended', canSignIn: true });
    await expect.poll(shown).toBe(true);
    expect(words()).toBe('Your session has endedSign in to see your saved plans, drugs and doctors again.Sign in');
    setToast({ kind: 'session-ended', canSignIn: false });
    await expect.poll(words).toBe('Your session has endedSign in to see your saved plans, drugs and doctors again.');
    await page.viewport(1280, 900);
  });
});

describe('<ucp-dashboard>', () => {
  const banner = (tag: string) =>
    document.querySelector('ucp-dashboard')?.shadowRoot?.querySelector(tag)?.shadowRoot?.querySelector('[role=status]')?.textContent ??
    null;

  it.each([
    ['[DASH-01] says that signing in is not to be had', { settings: { serviceOutage: true } }, 'ucp-outage-banner'],
    [
      '[DASH-01] says so after a sign-in that failed at the service',
      { code: 'member', faults: [{ path: '/profiles/auth', status: 503 }] },
      'ucp-outage-banner',
    ],
    ['[DASH-02] says that the account is set up', { code: 'new-base' }, 'ucp-account-ready-banner'],
  ])('%s, until it is closed', async (_, { code = '', ...of }: Page & { readonly code?: string }, tag) => {
    if (code) history.replaceState(null, '', `?code=${code}`);
    await show('<ucp-dashboard></ucp-dashboard>', { shopper: 'guest', ...of });
    await expect.poll(() => banner(tag)).not.toBeNull();
    await page.getByRole('button', { name: /^Close: / }).click();
    await expect.poll(() => banner(tag)).toBeNull();
  });

  it('[LOAD-03] marks its main part as busy while its outline shows', async () => {
    await show('<ucp-dashboard></ucp-dashboard>', { shopper: 'guest' });
    const main = () => document.querySelector('ucp-dashboard')?.shadowRoot?.querySelector('.main');
    await expect.poll(() => main()?.ariaBusy).toBe('false');
    setInvitationAwaited(true);
    await expect.poll(() => main()?.ariaBusy).toBe('true');
    expect(main()?.className).toBe('main is-waiting');
    setInvitationAwaited(false);
    await expect.poll(() => main()?.ariaBusy).toBe('false');
  });

  it('[SESS-01] keeps its main part in sight if that has focus as the session ends', async () => {
    await show('<ucp-dashboard></ucp-dashboard>', { shopper: 'member' });
    const within = (tag: string) => document.querySelector('ucp-dashboard')?.shadowRoot?.querySelector(tag)?.shadowRoot;
    const tile = () => within('ucp-saved-items')?.querySelector('a');
    await expect.poll(() => tile()?.checkVisibility({ visibilityProperty: true })).toBe(true);
    tile()?.focus();
    profileUnread();
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    expect(within('ucp-saved-items')?.activeElement).toBe(tile());
    tile()?.blur();
  });

  it('[LOAD-03] shows an author’s own words at once, which wait for nothing', async () => {
    await show('<ucp-dashboard><p>Own</p></ucp-dashboard>', { shopper: 'guest' });
    const main = () => document.querySelector('ucp-dashboard')?.shadowRoot?.querySelector('.main');
    await expect.poll(() => main()?.ariaBusy).toBe('false');
    setInvitationAwaited(true);
    await new Promise(requestAnimationFrame);
    expect([main()?.ariaBusy, main()?.className]).toEqual(['false', 'main']);
    setInvitationAwaited(false);
  });

  it('[DASH-01] [DASH-02] says neither if there is nothing to say', async () => {
    await show('<ucp-dashboard></ucp-dashboard>', { shopper: 'member' });
    await page.getByRole('button', { name: 'Sign out' }).hover();
    expect([banner('ucp-outage-banner'), banner('ucp-account-ready-banner')]).toEqual([null, null]);
  });
});

describe('<ucp-sign-out-popup>', () => {
  it('[SIGN-01] closes when the page signs out in its own way, which it would cover', async () => {
    await show('<ucp-sign-out-popup open></ucp-sign-out-popup>', { shopper: 'member' });
    const identity = $identity.get();
    document.addEventListener('ucp-sign-out', (event) => event.preventDefault(), { once: true });
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
    await expect.poll(() => document.querySelector('ucp-sign-out-popup')?.hasAttribute('open')).toBe(false);
    expect(page.getByRole('dialog').elements()).toEqual([]);
    expect($identity.get()).toBe(identity);
  });
});
