import { emit } from '../../../shared/events.js';
import { findDeep } from '../../../shared/page/find-deep.js';
import { atHash } from '../../../shared/page/page-address.js';
import { shadowRootOf } from '../../../shared/page/shadow-root-of.js';
import { warnOnce } from '../../../shared/report.js';
import { keptArea } from '../../../shared/shopper/agent.js';
import { pageSingleton } from '../../../shared/state/store.js';
import { readText, writeText } from '../../../shared/storage/storage.js';
import { $view, setView } from '../../../shared/view/state.js';
import { hashOf, initialView, isView, type View, viewOfHash, views } from '../../../shared/view/view.js';
import { closePopup } from '../../popups/state/popups.js';

/** The values in storage when the page opened. Later the page itself overwrites the tab. */
const storedView = () =>
  pageSingleton('storedView', () => ({
    lastPage: readText('local', 'ucp_lastPage') ?? null,
    profileTab: readText(keptArea(), 'ucp_profileTab') ?? null,
  }));

/**
 * Opens the page on the view that its hash names, or that follows from the shopper's previous page. Follows back and forward (VW-02,
 * VW-03). A router of the host page may change the address without any event. Browsers with the Navigation API report that too.
 */
export function startView(): void {
  setView(initialView({ hash: location.hash, ...storedView() }));
  addEventListener('hashchange', followHash);
  addEventListener('popstate', followHash);
  globalThis.navigation?.addEventListener('currententrychange', () => viewOfHash(location.hash) && followHash());
}

/** An address without a hash is the view that the page opens on without one. An unknown hash changes nothing. */
function followHash(): void {
  const named = location.hash === '' ? initialView({ hash: '', ...storedView() }) : viewOfHash(location.hash);
  if (named && named !== $view.get()) changeView(named, document);
}

/** Shows a view, with an entry in the history so that back returns to the previous one. A script may pass anything as a view. */
export function showView(view: View, target: EventTarget): void {
  if (view === $view.get()) {
    if (view === 'plans') focusList(view, target);
    else bringIntoSight(view, target);
    return;
  }
  if (!isView(view)) {
    warnOnce(`profile.setView() takes one of ${views.join(', ')}; it was ignored.`);
    return;
  }
  // Set before the history entry is made, so that whatever follows the address finds the new view.
  setView(view);
  try {
    history.pushState(history.state, '', atHash(hashOf(view, location.hash)));
  } catch {
    // A browser throws for a page that asks too often, and in some frames: the view shows without an entry.
  }
  changeView(view, target);
  // When it has been drawn.
  queueMicrotask(() => bringIntoSight(view, target));
}

/** The elements that show the lists of the views. */
export const listTags: Readonly<Record<View, string>> = {
  plans: 'ucp-saved-plans',
  drugs: 'ucp-drug-list',
  providers: 'ucp-provider-list',
};

/**
 * Moves a shopper who pressed for a view to its list. The plans view has more than plans, and may show already, as on the dashboard
 * (DASH-06). A page without views has all lists below each other. A script of the page moves no focus.
 */
function focusList(view: View, target: EventTarget): void {
  const tag = target === document ? null : findDeep(listTags[view]);
  const list = tag && shadowRootOf(tag);
  if (!list) return;
  // The list itself where the page has its heading.
  const start = list.querySelector<HTMLElement>('h2') ?? list.querySelector<HTMLElement>('section');
  if (!start) return;
  start.tabIndex = -1;
  start.focus();
}

/**
 * Sticky navigation may be pressed far down a view, and would then show the end of the next one. A tile may be pressed far above its view.
 * The shopper wants the start of the view.
 */
function bringIntoSight(view: View, target: EventTarget): void {
  const shown = findDeep('ucp-view', (one) => one.clientHeight > 0);
  if (!shown) {
    focusList(view, target);
    return;
  }
  const { top } = shown.getBoundingClientRect();
  if (top < 0 || top > innerHeight) shown.scrollIntoView();
}

function changeView(view: View, target: EventTarget): void {
  setView(view);
  // The item has gone with its view: nobody would see what came of the answer. The question may still wait for its code.
  closePopup('ucp-remove-popup');
  writeText(keptArea(), 'ucp_profileTab', view);
  emit(target, 'ucp-view-change', { view });
}
