import { importEligibility } from '../../domain/calendar/import-eligibility.js';
import { permissionsOf } from '../../domain/identity/permissions.js';
import type { Identity } from '../../domain/identity/user.js';
import { clock } from '../../platform/clock.js';
import { ensureTag } from '../../platform/popups.js';
import { importMemberItems } from '../../services/member.js';
import type { ImportSummary } from '../../services/member-decoder.js';
import { getProfileSection } from '../../services/profile.js';
import { $today } from '../../store/clock.js';
import { $identity } from '../../store/identity.js';
import { changeSession } from '../../store/session.js';
import { $settings } from '../../store/settings.js';
import { sameShopper } from '../calls/same-shopper.js';
import { http, settled } from '../calls/services.js';
import { reload } from '../load/load.js';
import { tellTabs } from '../page/tabs.js';
import { greetByToast } from '../page/toast.js';
import { inEveryTurn } from '../saved/queue.js';
import { track } from '../tracking/track.js';

/** Milliseconds for which the shopper is told to wait (IMP-03). */
const MINUTE = 60_000;

/**
 * Asks for the items of a member's claims: once, and where that fails or finds nothing once more with the trigger of the
 * acquisition portal (IMP-01). What was found is remembered for this visit (IMP-07), and the other tabs hear of it: a list of theirs is
 * from before it, and what they write of that would take the items away again (REM-07).
 *
 * @returns whether anything was found
 */
export async function importItems(trigger: 'login' | 'popup'): Promise<boolean> {
  const identity = $identity.get();
  const triggers = $settings.get()?.importTriggers;
  if (!identity || !triggers) return false;
  track('ImportConfirm', 'import');
  for (const triggeredBy of [triggers[trigger], triggers.acquisitionPortal]) {
    const summary = settled(await importMemberItems(http(), { uuid: identity.uuid, isAuthUser: !identity.isGuest, triggeredBy }));
    if (identity !== $identity.get()) return false;
    if (summary && foundAny(summary)) return remember(summary);
  }
  return false;
}

function foundAny({ drugCount, providerCount }: ImportSummary): boolean {
  return drugCount + providerCount > 0;
}

function remember({ drugCount, providerCount }: ImportSummary): true {
  changeSession({ imported: { drugs: drugCount, providers: providerCount } });
  track('ImportSuccess', 'import');
  tellTabs();
  return true;
}

/**
 * After a sign-in, before the profile is read: a member's claims, if they were not imported this month yet (LOAD-02, IMP-02, IMP-03).
 * Where the first search takes the whole minute, the page waits for the second one no longer, and shows later what it finds.
 */
export async function importOnSignIn(): Promise<void> {
  const identity = $identity.get();
  if (!identity || !(await isEligible(identity))) return;
  ensureTag('ucp-import-progress');
  changeSession({ isImporting: true });
  const search = inEveryTurn(() => importItems('login'));
  const isOver = await endsInTime(search);
  changeSession({ isImporting: false });
  if (!isOver) void showLate(search);
}

/** Also where it found nothing: of an answer that was lost nobody knows what it brought. */
async function showLate(search: Promise<unknown>): Promise<void> {
  const isSame = sameShopper();
  await search;
  if (isSame()) await showImported();
}

/** The work itself goes on. */
function endsInTime(work: Promise<unknown>): Promise<boolean> {
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
  const isSame = sameShopper();
  await reload();
  if (isSame()) greetByToast();
}

/** Who cannot be known to be eligible is not. */
async function isEligible(identity: Identity): Promise<boolean> {
  if (!permissionsOf(identity).canImport) return false;
  const user = settled(await getProfileSection(http(), identity.uuid, 'user'));
  const today = $today.get();
  return user !== null && today !== null && importEligibility(user.importAgreementDate, today).isEligible;
}
