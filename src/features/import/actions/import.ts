import { ensureTag } from '../../../element/popups.js';
import { $today } from '../../../shared/calendar/clock-state.js';
import { httpClient, valueOrLog } from '../../../shared/calls/http-client.js';
import { isForeign } from '../../../shared/page/foreign-tags.js';
import { $settings } from '../../../shared/settings/state.js';
import { $identity } from '../../../shared/shopper/identity.js';
import { permissionsOf } from '../../../shared/shopper/permissions.js';
import { shopperScope } from '../../../shared/shopper/scope.js';
import type { Identity } from '../../../shared/shopper/user.js';
import { notifyTabs } from '../../../shared/tabs/tabs.js';
import { clock } from '../../../shared/time/clock.js';
import { track } from '../../../shared/tracking/track.js';
import { reload } from '../../profile/actions/reload.js';
import { serializeAll } from '../../profile/actions/serialize.js';
import { getProfileSection } from '../../profile/service.js';
import { userSection } from '../../profile/user-section.js';
import { importEligibility } from '../../session/rules/import-eligibility.js';
import type { ImportSummary } from '../decoder.js';
import { importMemberItems } from '../service.js';
import { importFound, importSearching, importWaitOver } from '../state/import.js';
import { showGreeting } from './greeting.js';

/** Milliseconds that the shopper reads they have to wait (IMP-03). */
const MINUTE = 60_000;

/**
 * Imports the items of a member's claims. If that fails or finds nothing, tries once more with the trigger of the acquisition portal
 * (IMP-01). The found items are remembered for this visit (IMP-07). The other tabs are notified: their lists are older than the import, and
 * writing them back would remove the imported items (REM-07).
 *
 * @returns whether anything was found
 */
export async function importItems(trigger: 'login' | 'popup'): Promise<boolean> {
  const { signal } = shopperScope();
  const identity = $identity.get();
  const triggers = $settings.get()?.importTriggers;
  if (!identity || !triggers) return false;
  track('ImportConfirm', 'import');
  for (const triggeredBy of [triggers[trigger], triggers.acquisitionPortal]) {
    const summary = valueOrLog(await importMemberItems(httpClient(), { uuid: identity.uuid, isAuthUser: !identity.isGuest, triggeredBy }));
    if (signal.aborted) return false;
    if (summary && foundAny(summary)) return storeCounts(summary);
  }
  return false;
}

function foundAny({ drugCount, providerCount }: ImportSummary): boolean {
  return drugCount + providerCount > 0;
}

function storeCounts({ drugCount, providerCount }: ImportSummary): true {
  importFound({ drugs: drugCount, providers: providerCount });
  track('ImportSuccess', 'import');
  notifyTabs();
  return true;
}

/**
 * After a sign-in and before the profile is read, imports a member's claims unless that was done this month already (LOAD-02, IMP-02,
 * IMP-03). The page waits for a minute at most; what a slower search finds shows later.
 */
export async function importOnSignIn(): Promise<void> {
  const identity = $identity.get();
  if (!identity || !(await isEligible(identity))) return;
  const search = serializeAll(() => importItems('login'));
  // Without a screen that asks the shopper to wait, the page does not wait (SAFE-11).
  if (isForeign('ucp-import-progress')) return void showImportedLate(search);
  ensureTag('ucp-import-progress');
  importSearching();
  const isOver = await endsWithinMinute(search);
  importWaitOver();
  if (!isOver) void showImportedLate(search);
}

/** Reads the profile even when nothing was reported found: the answer may have been lost although items were imported. */
async function showImportedLate(search: Promise<unknown>): Promise<void> {
  const { signal } = shopperScope();
  await search;
  if (!signal.aborted) await showImported();
}

/** Whether the work ends within the minute. It continues either way. */
function endsWithinMinute(work: Promise<unknown>): Promise<boolean> {
  return new Promise((resolve) => {
    const stop = clock.after(MINUTE, () => resolve(false));
    const end = () => {
      stop();
      resolve(true);
    };
    void work.then(end, end);
  });
}

/** Reads the profile with what was found, and says so (IMP-07). */
export async function showImported(): Promise<void> {
  const { signal } = shopperScope();
  await reload();
  if (!signal.aborted) showGreeting();
}

/** A member counts as not eligible where that cannot be found out. */
async function isEligible(identity: Identity): Promise<boolean> {
  if (!permissionsOf(identity).canImport) return false;
  const user = valueOrLog(await getProfileSection(httpClient(), identity.uuid, userSection));
  const today = $today.get();
  return user !== null && today !== null && importEligibility(user.importAgreementDate, today).isEligible;
}
