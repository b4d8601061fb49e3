import { adoptTokens } from '../../../element/theme.js';
import { whenSessionEnded } from '../../../shared/calls/guarded-http.js';
import { plainHttpClient } from '../../../shared/calls/http-client.js';
import { prefetch } from '../../../shared/calls/prefetch.js';
import { contentCall, planCall, profileCall } from '../../../shared/http/first-calls.js';
import { awaitsGreeting } from '../../../shared/page/awaits-greeting.js';
import { whenVisible } from '../../../shared/page/when-visible.js';
import type { Settings } from '../../../shared/settings/settings.js';
import { $identity } from '../../../shared/shopper/identity.js';
import type { Identity } from '../../../shared/shopper/user.js';
import { pageSingleton } from '../../../shared/state/store.js';
import { withRetry } from '../../../shared/time/with-retry.js';
import { namedPlans } from '../../known-plans/actions/named-plans.js';
import { loadPageLanguage } from '../../language/actions/language.js';
import { signInState } from '../../navigation/actions/sign-in-state.js';
import { likelyYear, serverTime } from '../../plan-year/actions/time.js';
import { $activeYear } from '../../plan-year/state/year.js';
import { hasSessionEnded, hasSignInCode, storedIdentity } from '../../session/actions/stored-identity.js';
import { awaitToast } from '../../session/state/toast.js';
import { decidePageSettings } from './settings.js';

/**
 * The first steps of the page, once: its look, its words, its settings; the server's date is asked for, and then what waits for it.
 * A module of its own, so that these answers are under way while the rest of the load still comes.
 */
export function preparePage(): Promise<Settings> {
  return pageSingleton('preparePage', preparePageOnce);
}

async function preparePageOnce(): Promise<Settings> {
  whenSessionEnded(async () => (await withRetry(() => import('../../session/actions/session-error.js'))).recoverSession());
  // At once: a component that renders without tokens would move when they come (LOAD-04).
  adoptTokens();
  awaitToast(awaitsGreeting());
  await loadPageLanguage();
  const settings = await withAuthorHelp(await decidePageSettings());
  signInState();
  await whenVisible();
  prefetchLoadCalls();
  return settings;
}

/** Cards of a page's own that are asked for with the first calls: a browser sends only a few at once. */
const MAX_PREFETCHED_CARDS = 2;

/**
 * The first calls of the load. One reads the profile of the previous shopper for the year of this browser's clock. Others read the plans
 * that the page names, and data that needs no date. If the server's date leads to another year, that year's profile is requested, and the
 * first response is unused.
 */
function prefetchLoadCalls(): void {
  const http = plainHttpClient();
  const shopper = shopperToPrefetch();
  const date = serverTime();
  const likely = likelyYear();
  if (shopper) {
    const ask = (planYear: number) => prefetch(http, profileCall({ uuid: shopper.uuid, planYear, isMerged: false }));
    ask(likely);
    void date.then(() => {
      const planYear = $activeYear.get();
      const here = $identity.get() ?? storedIdentity();
      if (planYear !== null && planYear !== likely && here?.uuid === shopper.uuid) ask(planYear);
    });
  }
  for (const { id, year } of namedPlans(likely).slice(0, MAX_PREFETCHED_CARDS)) prefetch(http, planCall(id, year));
  for (const name of ['suppression', 'dentalCoveredPlans'] as const) prefetch(http, contentCall(name));
}

/** Null where a sign-in code, or the end of a member's session, is about to say who it is (LOGIN-01, IDLE-03). */
function shopperToPrefetch(): Identity | null {
  const identity = hasSignInCode() ? null : storedIdentity();
  return identity && !hasSessionEnded(identity) ? identity : null;
}

/** The author's help, for pages that ask for it. A page without it loads none of its code. A page whose help fails to load continues. */
async function withAuthorHelp(settings: Settings): Promise<Settings> {
  if (!settings.preview) return settings;
  return import('./preview.js').then(({ openAuthorPanel }) => openAuthorPanel(settings)).catch(() => settings);
}
