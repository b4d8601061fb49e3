import { afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drugList } from '../../elements/drug-list.js';
import { emailPopup } from '../../elements/email-popup.js';
import { planCard } from '../../elements/plan-card.js';
import { removePopup } from '../../elements/remove-popup.js';
import { savedPlans } from '../../elements/saved-plans.js';
import { signOutPopup } from '../../elements/sign-out-popup.js';
import { supplementArea } from '../../elements/supplement-area.js';
import { toast } from '../../elements/toast.js';
import { view } from '../../elements/view.js';
import { yearToggle } from '../../elements/year-toggle.js';
import { defineElements } from '../../src/element/shell.js';
import { $shownPlans } from '../../src/features/known-plans/state/plans.js';
import { $supplement } from '../../src/features/known-plans/state/supplement-plans.js';
import { postNotice } from '../../src/features/lists/state/notices.js';
import { showView } from '../../src/features/navigation/actions/view.js';
import { keyOf } from '../../src/features/plan/rules/plan.js';
import { reload } from '../../src/features/profile/actions/reload.js';
import { removeItem } from '../../src/features/profile/actions/remove.js';
import { beginLoading, finishPart, parts } from '../../src/features/profile/state/loading.js';
import { profileFailed } from '../../src/features/profile/state/profile.js';
import { setToast } from '../../src/features/session/state/toast.js';
import { setServerTime } from '../../src/shared/calendar/clock-state.js';
import { wallClock } from '../../src/shared/calendar/wall-clock.js';
import { $identity } from '../../src/shared/shopper/identity.js';
import { $session, changeSession } from '../../src/shared/shopper/session-state.js';
import { deepActiveElement } from '../../src/ui/focus.js';
import { holdCalls, stopHolding } from '../flows/support/held-calls.js';
import { openPage } from './support/page.js';

/** Unfinished actions of a person keep their place: focus, typed text, and the way to retry. */

const tables = [savedPlans, planCard, drugList, removePopup, signOutPopup, emailPopup, toast, view, supplementArea, yearToggle];

beforeAll(async () => {
  defineElements(tables);
  await Promise.all(tables.map(({ load }) => load()));
});

afterEach(() => {
  history.replaceState(null, '', location.pathname + location.search);
  document.body.replaceChildren();
  document.body.removeAttribute('style');
  document.documentElement.removeAttribute('style');
});

async function show(html: string, of: Parameters<typeof openPage>[0] = {}): Promise<ShadowRoot> {
  await openPage(of);
  document.body.innerHTML = html;
  const root = document.body.firstElementChild?.shadowRoot;
  if (!root) throw new Error('nothing stands there');
  return root;
}

/** Cards below the first pair are drawn when their turn comes, on a busy machine after more than a poll's usual second. */
const soon = <T>(read: () => T) => expect.poll(read, { timeout: 15_000 });
const setFaults = (...faults: readonly object[]) => fetch('/__demo/faults', { method: 'POST', body: JSON.stringify(faults) });
const cards = (root: ShadowRoot) => [...root.querySelectorAll('article')];
const focused = () => deepActiveElement();
const keyOfPlan = (order: number) => `${$shownPlans.get().plans[order]?.id}-${$shownPlans.get().plans[order]?.year}`;
const details = '/planinfo/details/VPP/plan-years/2027/plans/H0609044000';

describe('a plan card of its own', () => {
  it('[REM-02] [REM-06] [SAVE-01] stays when its plan leaves the saved ones, and focus stays on its button, which now saves it', async () => {
    const root = await show('<ucp-plan-card plan-id="H0321002000"></ucp-plan-card><p>The article goes on.</p><h2>Its next part</h2>');
    await soon(() => root.querySelector('[part=unsave]')).toBeTruthy();
    const held = holdCalls(/^DELETE .*\/plans\//, 'before');
    root.querySelector<HTMLElement>('[part=unsave]')?.focus();
    await userEvent.keyboard('{Enter}');
    await page.getByRole('button', { name: /^Remove plan/ }).click();
    await soon(() => held.length).toBe(1);
    expect(root.querySelector('[part=unsave]')).toBeNull();
    expect(focused()?.getAttribute('part')).toBe('save');
    expect(focused()?.getRootNode()).toBe(root);
    await held[0]?.release();
    stopHolding();
  });

  it.each([390, 1280])('[REM-03] [REM-06] shows in a toast that its removal failed or can be undone, at %i px', async (width) => {
    await page.viewport(width, 720);
    const root = await show('<ucp-plan-card plan-id="H0321002000"></ucp-plan-card>');
    await soon(() => root.querySelector('[part=unsave]')).toBeTruthy();
    const remove = async () => {
      root.querySelector<HTMLElement>('[part=unsave]')?.focus();
      await userEvent.keyboard('{Enter}');
      await page.getByRole('button', { name: /^Remove plan/ }).click();
    };
    const toastRoot = () => document.querySelector('ucp-toast')?.shadowRoot;
    const titles = () => [...(toastRoot()?.querySelectorAll('.notice__title') ?? [])].map((one) => one.textContent);
    await setFaults({ method: 'DELETE', path: '/profiles/data', status: 500 });
    await remove();
    await soon(titles).toEqual([expect.stringMatching(/ could not be removed$/)]);
    await soon(() => toastRoot()?.querySelector('[role=alert]')?.textContent).toContain(titles()[0]);
    expect(root.querySelector('[part=unsave]'), 'it is saved as before').toBeTruthy();
    await setFaults();
    await remove();
    await soon(titles).toEqual([expect.stringMatching(/ was removed\.$/)]);
    const box = toastRoot()?.querySelector('.toast')?.getBoundingClientRect();
    expect([box && box.left >= 0 && box.right <= innerWidth && box.bottom <= innerHeight, box && box.width > 200]).toEqual([true, true]);
    await page.getByRole('button', { name: /^Undo/ }).click();
    await soon(() => root.querySelector('[part=unsave]')).toBeTruthy();
    await page.getByRole('button', { name: /^Close/ }).click();
    await soon(() => toastRoot()?.querySelector('.toast')).toBeNull();
    expect(focused()?.getAttribute('part'), 'what was pressed last in the card').toBe('unsave');
  });
});

describe('saved plans', () => {
  it('[PLN-05] [REM-06] keep focus on what it was on, when the card moves to another pair', async () => {
    const root = await show('<ucp-saved-plans></ucp-saved-plans>');
    await soon(() => root.querySelectorAll('.plan-card').length).toBe(4);
    const name = cards(root)[2]?.getAttribute('aria-label') ?? '';
    const link = [...(cards(root)[2]?.querySelectorAll('a, button') ?? [])].find((one) => one.textContent?.includes('View plan details'));
    (link as HTMLElement).focus();
    await removeItem({ list: 'plans', key: keyOfPlan(0), name: 'A plan' }, document);
    await soon(() => cards(root).length).toBe(3);
    expect(focused()?.textContent).toContain('View plan details');
    expect(focused()?.closest('article')?.getAttribute('aria-label')).toBe(name);
  });

  it('[REM-06] give focus to the next card also if that stood below the screen, in another pair', async () => {
    await page.viewport(390, 780);
    const root = await show('<ucp-saved-plans></ucp-saved-plans>');
    await soon(() => root.querySelectorAll('.plan-card').length).toBe(4);
    const next = cards(root)[2]?.getAttribute('aria-label');
    cards(root)[1]?.querySelector<HTMLElement>('[part=unsave]')?.focus();
    await removeItem({ list: 'plans', key: keyOfPlan(1), name: 'A plan' }, document);
    await soon(() => cards(root).length).toBe(3);
    expect(focused()?.closest('article')?.getAttribute('aria-label')).toBe(next);
  });

  it('[REM-06] give focus to the next card when another tab removes the one that has it', async () => {
    const root = await show('<ucp-saved-plans></ucp-saved-plans>');
    await soon(() => root.querySelectorAll('.plan-card').length).toBe(4);
    const next = cards(root)[2]?.getAttribute('aria-label');
    const [link] = [...(cards(root)[1]?.querySelectorAll('a') ?? [])];
    link?.focus();
    const { id, year } = $shownPlans.get().plans[1] ?? {};
    await fetch(`/profiles/data/v1/${$identity.get()?.uuid}/plans/${year}/${id}`, { method: 'DELETE' });
    await reload();
    await soon(() => cards(root).length).toBe(3);
    expect(focused()?.closest('article')?.getAttribute('aria-label')).toBe(next);
  });

  it('[ERR-02] [REM-06] [PLN-06] keep focus in the card that is tried again, and its place among the others', async () => {
    const root = await show('<ucp-saved-plans></ucp-saved-plans>', { faults: [{ method: 'GET', path: details, status: 404 }] });
    const again = page.getByRole('button', { name: /^Try again/ });
    await soon(() => again.query()).not.toBeNull();
    await soon(() => root.querySelectorAll('.plan-card').length).toBe(3);
    const names = () => [...root.querySelectorAll('[data-item]')].map((item) => item.getAttribute('aria-label'));
    const before = names();
    expect(again.element().closest('article')?.getAttribute('aria-label')).not.toBe(before.at(-1));
    await setFaults();
    (again.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await soon(() => root.querySelector('.missing-plan h3')).toBeNull();
    await soon(() => root.querySelectorAll('.plan-card').length).toBe(4);
    await soon(() => focused()?.closest('article')?.getAttribute('aria-label')).toContain('AZ-0003');
    expect(names()).toEqual(before);
  });

  it('[LOAD-05] are never called empty while they are requested again after a failure, and focus moves to their heading', async () => {
    const root = await show('<ucp-saved-plans></ucp-saved-plans>', { faults: [{ method: 'GET', path: '/profiles/data', status: 500 }] });
    const again = page.getByRole('button', { name: 'Try again' });
    await soon(() => again.query()).not.toBeNull();
    await setFaults({ method: 'GET', path: '/profiles/data', status: 400 });
    const reads = holdCalls(/^GET \/profiles\/data\//, 'before');
    (again.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await soon(() => again.element().getAttribute('aria-busy')).toBe('true');
    expect(root.textContent).not.toContain('Looks like no saved plans');
    expect(focused()).toBe(again.element());
    await soon(() => reads.length).toBe(1);
    stopHolding();
    await reads[0]?.release();
    await soon(() => again.element().getAttribute('aria-busy')).toBeNull();
    await soon(() => root.querySelector('[role=alert] [role=status]')?.textContent).toBe('We could not load your saved items.');
    await setFaults();
    await userEvent.keyboard('{Enter}');
    await soon(() => root.querySelectorAll('.plan-card').length).toBe(4);
    expect(focused()?.textContent).toBe('Your Saved Plans');
  });

  it('[LOAD-05] show the failure in every list, and announce it in a visible one', async () => {
    const lists = (role = '') =>
      [...document.querySelectorAll('*')].filter((one) => one.shadowRoot?.querySelector(`.notice${role}`)).map(({ id }) => id);
    const faults = [{ method: 'GET', path: '/profiles/data', status: 500 }];
    await show('<ucp-drug-list id="first"></ucp-drug-list><ucp-saved-plans id="second"></ucp-saved-plans>', { faults });
    document.body.insertAdjacentHTML('afterbegin', '<div hidden><ucp-saved-plans id="away"></ucp-saved-plans></div>');
    await soon(lists).toEqual(expect.arrayContaining(['first', 'second']));
    const spoken = lists('[role=alert]');
    expect([['first'], ['second']]).toContainEqual(spoken);
    const saidAgain = () =>
      ['first', 'second'].filter((id) => document.getElementById(id)?.shadowRoot?.querySelector('.notice [role=status]')?.textContent);
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await soon(saidAgain).toEqual(spoken);
  });

  it('[LOAD-05] announce a failed retry below a list that keeps its items', async () => {
    await show('<ucp-saved-plans></ucp-saved-plans><ucp-drug-list></ucp-drug-list>', { shopper: 'recommended' });
    const drugs = document.querySelector('ucp-drug-list')?.shadowRoot;
    await soon(() => drugs?.querySelector('.empty')).toBeTruthy();
    profileFailed();
    await soon(() => drugs?.querySelector('[role=alert]')?.textContent).toContain('We could not load your saved items.');
    expect(document.querySelector('ucp-saved-plans')?.shadowRoot?.querySelectorAll('.plan-card').length).toBe(2);
  });

  it('[LOAD-04] [PLN-04] leave no gap when they are removed one after another', async () => {
    document.body.style.paddingBottom = '3000px';
    const root = await show('<ucp-saved-plans></ucp-saved-plans>');
    await soon(() => root.querySelectorAll('.plan-card').length).toBe(4);
    scrollTo(0, 600);
    for (let left = 4; left > 0; left -= 1) await removeItem({ list: 'plans', key: keyOfPlan(0), name: 'A plan' }, document);
    await soon(() => root.querySelector('.empty')).not.toBeNull();
    expect(root.querySelector<HTMLElement>('.instead')?.style.minHeight).toBe('');
  });

  it('[REM-03] may be put back again after that has failed', async () => {
    const root = await show('<ucp-saved-plans></ucp-saved-plans>');
    await soon(() => root.querySelectorAll('.plan-card').length).toBe(4);
    await removeItem({ list: 'plans', key: keyOfPlan(1), name: 'A plan' }, document);
    await setFaults({ method: 'POST', path: '/profiles/data', status: 500 });
    await page.getByRole('button', { name: /^Undo/ }).click();
    const again = page.getByRole('button', { name: /^Try again/ });
    await soon(() => again.query()).not.toBeNull();
    expect(root.querySelectorAll('.plan-card')).toHaveLength(3);
    await setFaults();
    await again.click();
    await soon(() => root.querySelectorAll('.plan-card').length).toBe(4);
  });

  it.each([
    ['A plan', 390],
    ['AARP Medicare Advantage Essentials from UHC AZ-2 (HMO-POS)', 390],
    ['AARP Medicare Advantage Essentials from UHC AZ-2 (HMO-POS)', 320],
  ])('[REM-03] say above them that %s was removed, with the way back, and are covered by nothing, at %i px', async (name, width) => {
    await page.viewport(width, 800);
    const root = await show('<ucp-saved-plans></ucp-saved-plans>');
    await soon(() => root.querySelectorAll('.plan-card').length).toBe(4);
    root.querySelectorAll('.plan-card')[2]?.scrollIntoView();
    await removeItem({ list: 'plans', key: keyOfPlan(2), name }, root.host);
    const undo = page.getByRole('button', { name: /^Undo/ });
    await soon(() => undo.query()).not.toBeNull();
    const box = (selector: string) => root.querySelector(selector)?.getBoundingClientRect() as DOMRect;
    expect(box('.notice').bottom, 'out of sight, above the cards').toBeLessThan(Math.min(0, box('.plan-card').top));
    undo.element().closest('.notice')?.scrollIntoView();
    const { x, y } = undo.element().getBoundingClientRect();
    expect(root.elementFromPoint(x + 9, y + 9)?.closest('button')).toBe(undo.element());
    const [message, word] = ['.notice__title', '.notice .button > span'].map(
      (words) => root.querySelector(words)?.getBoundingClientRect().left,
    );
    expect(word, 'its word begins below the message').toBeCloseTo(message ?? 0, 1);
  });

  it('have the page’s spacing, side by side and below each other', async () => {
    document.body.style.setProperty('--ucp-plan-grid-gap', '60px');
    await page.viewport(1280, 900);
    const root = await show('<ucp-saved-plans></ucp-saved-plans>');
    await soon(() => root.querySelectorAll('.plan-card').length).toBe(4);
    const [first, second, third] = cards(root).map((card) => card.getBoundingClientRect());
    expect((second?.left ?? 0) - (first?.right ?? 0)).toBe(60);
    expect((third?.top ?? 0) - (first?.bottom ?? 0)).toBe(60);
  });

  it('[TOP-05] go to paper from another view, when the browser prints by itself', async () => {
    const root = await show('<ucp-view name="plans"><ucp-saved-plans></ucp-saved-plans></ucp-view>');
    showView('drugs', document);
    const waits = () => root.querySelector('slot.paper')?.classList.contains('is-waiting');
    await soon(waits).toBe(true);
    dispatchEvent(new Event('beforeprint'));
    expect(waits()).toBe(false);
    dispatchEvent(new Event('afterprint'));
    expect(waits()).toBe(true);
  });

  it('[TOP-05] [LOAD-03] are not drawn for paper before the page has what its view shows', async () => {
    const root = await show('<ucp-view name="plans"><ucp-saved-plans></ucp-saved-plans></ucp-view>');
    const slot = () => root.querySelector('slot');
    beginLoading();
    showView('drugs', document);
    await soon(slot).toBeNull();
    for (const part of parts) finishPart(part);
    expect(slot()?.className).toBe('paper is-waiting');
  });
});

describe('the choice of a year', () => {
  it.each([
    ['of the plans that it stands in', '', 'Your Saved Plans'],
    ['behind it, where the page has theirs', ' no-heading', 'Your drugs'],
  ])('[PLN-03] gives its focus to the heading %s, when the new year takes it away', async (_, attribute, heading) => {
    await show(
      `<ucp-saved-plans${attribute}><ucp-year-toggle slot="toggle"></ucp-year-toggle></ucp-saved-plans><ucp-drug-list></ucp-drug-list>`,
    );
    const choice = () => document.querySelector('ucp-year-toggle')?.shadowRoot?.querySelector('input');
    await soon(choice).toBeTruthy();
    await soon(() => document.querySelector('ucp-drug-list')?.shadowRoot?.querySelector('h2')).toBeTruthy();
    choice()?.focus();
    setServerTime(wallClock(2027, 1, 1), 0);
    await soon(choice).toBeNull();
    expect(focused()?.textContent).toBe(heading);
  });
});

describe('the supplement area', () => {
  const others = '<ucp-drug-list></ucp-drug-list>';

  it('[SUP-02] gives focus to the next heading, when its notice is closed', async () => {
    const root = await show(`<ucp-supplement-area></ucp-supplement-area>${others}`, { settings: { flags: { supplementArea: false } } });
    const close = page.getByRole('button', { name: 'Close this notice' });
    await soon(() => close.query()).not.toBeNull();
    await soon(() => document.querySelector('ucp-drug-list')?.shadowRoot?.querySelector('h2')).toBeTruthy();
    await close.click();
    await soon(() => root.host.checkVisibility()).toBe(false);
    await soon(() => focused()?.textContent).toBe('Your drugs');
  });

  it('[SUP-01] [SUP-02] gives focus to the next heading, when the script of the brand that had it has unsaved the last plan', async () => {
    const loads = vi.spyOn(document.head, 'append').mockImplementation((file) => void (file as Node).dispatchEvent(new Event('load')));
    onTestFinished(() => {
      loads.mockRestore();
      vi.unstubAllGlobals();
    });
    const init = (box: HTMLElement) => void (box.firstChild ?? box.append(document.createElement('button')));
    vi.stubGlobal('brand', { init });
    const settings = { supplementUi: { script: '/brand.js', style: '', init: 'brand.init' } };
    const root = await show(`<ucp-supplement-area></ucp-supplement-area>${others}`, { shopper: 'supplement', settings });
    await soon(() => root.host.querySelector('button')).not.toBeNull();
    root.host.querySelector('button')?.focus();
    const shown = $supplement.get();
    for (const { code, year } of shown.kind === 'plans' ? shown.plans : [])
      await fetch(`/profiles/data/v1/${$identity.get()?.uuid}/medsupp/${year}/${code}`, { method: 'DELETE' });
    await reload();
    await soon(() => root.host.checkVisibility()).toBe(false);
    await soon(() => focused()?.textContent).toBe('Your drugs');
  });

  it('[ERR-02] says that its plans failed to load, also another time, and keeps focus while they are requested again', async () => {
    const fault = { method: 'GET', path: '/medsupp/plans', status: 403 };
    const root = await show(`<ucp-supplement-area></ucp-supplement-area>${others}`, { shopper: 'supplement', faults: [fault] });
    const again = page.getByRole('button', { name: 'Try again' });
    await soon(() => again.query()).not.toBeNull();
    const alert = root.querySelector('[role=alert]');
    expect(alert?.textContent).toContain('Try again');
    (again.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await soon(() => focused()?.textContent).toBe('Your Medicare Supplement Plans');
    await soon(() => root.querySelector('[role=alert]') ?? alert).not.toBe(alert);
    await setFaults();
    await again.click();
    await soon(() => root.querySelectorAll('.plan-card').length).toBe(4);
    expect(focused()?.textContent).toBe('Your Medicare Supplement Plans');
  });

  it('[REM-03] shows a failed removal apart from the cards, and leaves with the list’s heading when that is scrolled', async () => {
    const root = await show('<ucp-supplement-area></ucp-supplement-area>', { shopper: 'supplement' });
    await soon(() => root.querySelectorAll('.plan-card').length).toBe(4);
    postNotice({ kind: 'remove-failed', list: 'supplement', key: 'G-2027', name: 'Plan G' });
    await soon(() => root.querySelectorAll('.notice').length).toBe(1);
    const box = (selector: string) => root.querySelector(selector)?.getBoundingClientRect() as DOMRect;
    expect(box('.plan-card').top - box('.notice').bottom).toBe(24);
    cards(root).at(-1)?.scrollIntoView({ block: 'end' });
    expect(box('.plan-card').top).toBeLessThan(0);
    expect(box('.plan-card').top - box('.notice').bottom).toBe(24);
  });

  it('[REM-06] moves focus to the next heading, when it has no message left', async () => {
    const root = await show(`<ucp-supplement-area></ucp-supplement-area>${others}`, { shopper: 'supplement' });
    await soon(() => root.querySelectorAll('.plan-card').length).toBe(4);
    const shown = $supplement.get();
    for (const plan of shown.kind === 'plans' ? shown.plans : [])
      await removeItem({ list: 'plans', key: keyOf(plan), name: plan.name }, root.host);
    await soon(() => root.querySelectorAll('.notice').length).toBe(1);
    expect(root.querySelectorAll('.plan-card')).toHaveLength(0);
    await page.getByRole('button', { name: 'Close' }).click();
    await soon(() => root.host.checkVisibility()).toBe(false);
    await soon(() => focused()?.textContent).toBe('Your drugs');
  });
});

it('[VW-01] an element that the page’s own style keeps visible is hidden with its view too', async () => {
  await show('<ucp-view name="plans"><button style="visibility: visible">Own</button></ucp-view>');
  const own = document.querySelector('button') as HTMLButtonElement;
  const isSeen = () => own.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  await soon(isSeen).toBe(true);
  showView('drugs', document);
  await soon(isSeen).toBe(false);
  own.focus();
  expect(document.activeElement).toBe(document.body);
  showView('plans', document);
  await soon(isSeen).toBe(true);
  own.focus();
  expect(document.activeElement).toBe(own);
});

describe('a popup', () => {
  const dialog = (root: ShadowRoot) => root.querySelector('dialog');

  it('[SIGN-01] stays while signing out is under way', async () => {
    const root = await show('<ucp-sign-out-popup open></ucp-sign-out-popup>');
    await soon(() => dialog(root)?.open).toBe(true);
    changeSession({ type: 'signing-out' });
    const cancel = page.getByRole('button', { name: 'Cancel' });
    await expect.element(cancel).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    const close = page.getByRole('button', { name: /^Close/ });
    await expect.element(close).toBeDisabled();
    await close.click({ force: true });
    expect(dialog(root)?.open).toBe(true);
    changeSession({ type: 'sign-out-failed' });
    await expect.element(page.getByText('We could not sign you out')).toBeVisible();
    await cancel.click();
    await soon(() => dialog(root)).toBeNull();
    expect($session.get().state).toBe('sign-out-failed');
    root.host.setAttribute('open', '');
    await soon(() => dialog(root)?.open).toBe(true);
    expect(dialog(root)?.textContent, 'an earlier failure is not told again').not.toContain('We could not sign you out');
  });

  it('[TOP-04] keeps the address while it is sent, and shows a failure there', async () => {
    const root = await show('<ucp-email-popup open></ucp-email-popup>', { faults: [{ method: 'POST', path: '/EmailWAR', status: 400 }] });
    const sent = holdCalls(/^POST \/EmailWAR\//, 'before');
    await soon(() => dialog(root)?.open).toBe(true);
    await userEvent.type(root.querySelector('input') as HTMLInputElement, 'margarette.skiles@example.com');
    await userEvent.keyboard('{Enter}');
    await soon(() => root.querySelector('[aria-busy]')).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await soon(() => sent.length).toBe(1);
    await sent[0]?.release();
    await soon(() => root.querySelector('[role=alert]')?.textContent).toContain('We could not send');
    expect(root.querySelector('input')?.value).toBe('margarette.skiles@example.com');
    await userEvent.keyboard('{Escape}');
    await soon(() => dialog(root)).toBeNull();
  });

  it('[REM-06] whose opener has gone gives focus to the heading of where it stood', async () => {
    const root = await show('<ucp-drug-list></ucp-drug-list><ucp-email-popup></ucp-email-popup>');
    const remove = page.getByRole('button', { name: /^Remove/ }).first();
    await expect.element(remove).toBeVisible();
    const opener = remove.element() as HTMLElement;
    opener.focus();
    const popup = document.querySelector('ucp-email-popup') as HTMLElement & { show(): void; hide(): void };
    popup.show();
    await soon(() => popup.shadowRoot?.querySelector('dialog')?.open).toBe(true);
    opener.style.display = 'none';
    popup.hide();
    await soon(() => popup.shadowRoot?.querySelector('dialog')).toBeNull();
    expect(focused()).toBe(root.querySelector('h2'));
    expect(root.querySelector('h2')?.tabIndex, 'no stop of the Tab key').toBe(-1);
    opener.style.display = '';
    opener.focus();
    popup.show();
    await soon(() => popup.shadowRoot?.querySelector('dialog')?.open).toBe(true);
    popup.hide();
    await soon(() => popup.shadowRoot?.querySelector('dialog')).toBeNull();
    expect(focused(), 'one that is there gets it back').toBe(opener);
  });

  it('[REM-06] [VW-01] whose opener’s view has been left meanwhile gives focus to the heading of the view that shows', async () => {
    await show(`
      <ucp-view name="plans"><ucp-saved-plans></ucp-saved-plans></ucp-view>
      <ucp-view name="drugs"><h2>The author’s heading</h2><ucp-drug-list no-heading></ucp-drug-list></ucp-view>
      <ucp-email-popup></ucp-email-popup>`);
    const details = page.getByRole('link', { name: /View plan details/ }).first();
    await expect.element(details).toBeVisible();
    (details.element() as HTMLElement).focus();
    const popup = document.querySelector('ucp-email-popup') as HTMLElement & { show(): void; hide(): void };
    popup.show();
    await soon(() => popup.shadowRoot?.querySelector('dialog')?.open).toBe(true);
    showView('drugs', document);
    await expect.element(page.getByText('The author’s heading')).toBeVisible();
    popup.hide();
    await soon(() => popup.shadowRoot?.querySelector('dialog')).toBeNull();
    expect(focused()?.textContent).toBe('The author’s heading');
  });

  it('[REM-06] [VW-01] passes over the heading of a view that has not shown yet if it waits for paper', async () => {
    await openPage();
    showView('drugs', document);
    document.body.innerHTML = `
      <div></div>
      <ucp-view name="plans"><h2>The plans</h2></ucp-view>
      <ucp-view name="drugs"><h2>The drugs</h2></ucp-view>
      <ucp-email-popup></ucp-email-popup>`;
    const at = document.querySelector('div')?.attachShadow({ mode: 'open' });
    const opener = at?.appendChild(document.createElement('button'));
    await soon(() => document.querySelector('ucp-view')?.shadowRoot?.querySelector('.is-waiting')).toBeTruthy();
    opener?.focus();
    const popup = document.querySelector('ucp-email-popup') as HTMLElement & { show(): void; hide(): void };
    popup.show();
    await soon(() => popup.shadowRoot?.querySelector('dialog')?.open).toBe(true);
    opener?.remove();
    popup.hide();
    await soon(() => popup.shadowRoot?.querySelector('dialog')).toBeNull();
    expect(focused()?.textContent).toBe('The drugs');
  });
});

describe('a toast', () => {
  it('[TOAST-01] [REM-06] gives focus back to what had it before, when it is closed', async () => {
    await page.viewport(1280, 720);
    const root = await show('<ucp-drug-list></ucp-drug-list><ucp-toast></ucp-toast>', { shopper: 'guest' });
    const edit = page.getByRole('button', { name: /^Edit/ }).first();
    await expect.element(edit).toBeVisible();
    setToast({ kind: 'guest' });
    await expect.element(page.getByRole('button', { name: 'Close' })).toBeVisible();
    (edit.element() as HTMLElement).focus();
    (page.getByRole('button', { name: 'Close' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await soon(() => document.querySelector('ucp-toast')?.shadowRoot?.querySelector('.toast')).toBeNull();
    expect(root.activeElement).toBe(edit.element());
  });

  it('[TOAST-01] [REM-06] leaves the page where it has been scrolled to, as it gives focus back', async () => {
    await page.viewport(1280, 720);
    document.body.style.minHeight = '3000px';
    const root = await show('<ucp-drug-list></ucp-drug-list><ucp-toast></ucp-toast>', { shopper: 'guest' });
    const edit = page.getByRole('button', { name: /^Edit/ }).first();
    await expect.element(edit).toBeVisible();
    (edit.element() as HTMLElement).focus();
    setToast({ kind: 'guest' });
    const close = page.getByRole('button', { name: 'Close' });
    await expect.element(close).toBeVisible();
    scrollTo(0, 2000);
    await close.click();
    await soon(() => root.activeElement).toBe(edit.element());
    expect(scrollY).toBe(2000);
  });

  it('[TOAST-01] stays above the page when that is pressed beside it', async () => {
    await page.viewport(1280, 720);
    await show('<ucp-drug-list></ucp-drug-list><ucp-toast></ucp-toast>');
    setToast({ kind: 'guest' });
    const isOnTop = () => document.querySelector('ucp-toast')?.shadowRoot?.querySelector('.toast')?.matches(':popover-open');
    await soon(isOnTop).toBe(true);
    await page.getByRole('heading', { name: 'Your drugs' }).click();
    expect(isOnTop()).toBe(true);
  });

  const failed = (name: string) =>
    postNotice({ kind: 'remove-failed', list: 'plans', key: name, name: `The plan of ${name} (HMO-POS D-SNP)` }, true);
  const shownToast = () => document.querySelector('ucp-toast')?.shadowRoot?.querySelector('.toast') ?? null;

  it.each([
    ['in large letters on a phone', 320, 640, '32px', ['Whitewater']],
    ['below others', 1280, 720, '', ['Phoenix', 'Tucson', 'Whitewater']],
  ])('[REM-03] [TOAST-01] is on the screen, its latest message first, wherever focus is: %s', async (_, width, height, letters, names) => {
    await page.viewport(width, height);
    document.documentElement.style.fontSize = letters;
    await show('<ucp-drug-list></ucp-drug-list><p style="position:fixed;inset:20% 0" tabindex="-1">A name</p><ucp-toast></ucp-toast>');
    const name = document.querySelector('p');
    name?.focus();
    for (const one of names) failed(one);
    await soon(() => shownToast()?.querySelectorAll('.notice').length).toBe(names.length);
    const latest = () => [...(shownToast()?.querySelectorAll('.notice__title') ?? [])].at(-1);
    await soon(() => latest()?.checkVisibility({ visibilityProperty: true })).toBe(true);
    const box = shownToast()?.getBoundingClientRect() as DOMRect;
    const place = name?.getBoundingClientRect() as DOMRect;
    expect(box.top >= 0 && box.bottom <= innerHeight, 'all of it can be reached').toBe(true);
    expect(box.top > place.top || box.bottom < place.bottom, 'what has focus can be seen').toBe(true);
    await soon(() => (latest()?.getBoundingClientRect().top ?? 0) - box.top).toBeLessThan(box.height / 2);
    expect(latest()?.getBoundingClientRect().top).toBeGreaterThanOrEqual(box.top);
  });

  it('[REM-03] [TOAST-01] lies under a popup that was open before it, and is heard when that has gone', async () => {
    await page.viewport(390, 720);
    const root = await show('<ucp-drug-list></ucp-drug-list><ucp-toast></ucp-toast>', { shopper: 'guest' });
    await soon(() => root.querySelector('[part=remove]')).toBeTruthy();
    root.querySelector<HTMLElement>('[part=remove]')?.click();
    await expect.element(page.getByRole('button', { name: /^Keep/ })).toBeVisible();
    failed('Tucson');
    await soon(() => shownToast()?.querySelectorAll('.notice').length).toBe(1);
    const shownText = () => shownToast()?.querySelector('[role=alert]')?.textContent ?? '';
    expect([shownToast()?.matches(':popover-open'), shownText()], 'nothing there can be pressed').toEqual([false, '']);
    await page.getByRole('button', { name: /^Keep/ }).click();
    await soon(shownText).toContain('Tucson');
    expect(shownToast()?.matches(':popover-open')).toBe(true);
  });

  it('[TOAST-01] presses nothing that lay under it with the second click of the double one that closed it', async () => {
    await page.viewport(1280, 720);
    await show('<ucp-drug-list></ucp-drug-list><button style="position: fixed; inset: 0; width: 100%">Own</button><ucp-toast></ucp-toast>');
    let presses = 0;
    document.querySelector('button')?.addEventListener('click', () => (presses += 1));
    setToast({ kind: 'guest' });
    const close = page.getByRole('button', { name: 'Close' });
    await expect.element(close).toBeVisible();
    await close.dblClick();
    await soon(() => document.querySelector('ucp-toast')?.shadowRoot?.querySelector('.toast')).toBeNull();
    expect(presses).toBe(0);
    await userEvent.click(document.querySelector('button') as HTMLButtonElement);
    expect(presses).toBe(1);
  });

  it('[TOAST-01] can be closed in a layer that lets clicks through', async () => {
    await page.viewport(1280, 720);
    await show('<ucp-drug-list></ucp-drug-list><div style="pointer-events: none"><ucp-toast></ucp-toast></div>');
    setToast({ kind: 'guest' });
    const close = page.getByRole('button', { name: 'Close' });
    await expect.element(close).toBeVisible();
    const { x, y } = close.element().getBoundingClientRect();
    expect(document.elementFromPoint(x + 9, y + 9)?.localName).toBe('ucp-toast');
  });

  it('[TOAST-01] makes way for focus that moves inside one element, or is pushed under it', async () => {
    await page.viewport(1280, 720);
    const html = `<div style="position:fixed;inset:auto 60px 60px auto"></div><ucp-toast></ucp-toast>`;
    await openPage({ shopper: 'guest' });
    document.body.innerHTML = html;
    document.body.style.minHeight = '0';
    const root = document.querySelector('div')?.attachShadow({ mode: 'open' });
    if (!root) throw new Error('nothing stands there');
    root.innerHTML = '<button style="position:fixed;top:0;left:0">far</button><button>under</button>';
    const [far, under] = [...root.querySelectorAll('button')];
    setToast({ kind: 'guest' });
    const box = () => document.querySelector('ucp-toast')?.shadowRoot?.querySelector('.toast');
    await soon(() => box()?.className).toContain('toast--bottom');
    far?.focus();
    await userEvent.tab();
    expect(root.activeElement).toBe(under);
    await soon(() => box()?.className).not.toContain('toast--bottom');
    await userEvent.click(far as HTMLButtonElement);
    await soon(() => box()?.className).toContain('toast--bottom');
    if (far) far.style.cssText = 'position:fixed;bottom:60px;right:60px;top:auto;left:auto';
    document.body.append(Object.assign(document.createElement('p'), { textContent: 'more words' }));
    await soon(() => box()?.className).not.toContain('toast--bottom');
  });
});
