import { importEligibility } from '../../domain/calendar/import-eligibility.js';
import { permissionsOf } from '../../domain/identity/permissions.js';
import type { Identity } from '../../domain/identity/user.js';
import { ensureTag } from '../../platform/popups.js';
import { importMemberItems } from '../../services/member.js';
import type { ImportSummary } from '../../services/member-decoder.js';
import { getProfileSection } from '../../services/profile.js';
import { $today } from '../../store/clock.js';
import { $identity } from '../../store/identity.js';
import { changeSession } from '../../store/session.js';
import { $settings } from '../../store/settings.js';
import { http, settled } from '../calls/services.js';
import { tellTabs } from '../page/tabs.js';
import { track } from '../tracking/track.js';

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

/** After a sign-in, before the profile is read: a member's claims, if they were not imported this month yet (LOAD-02, IMP-02, IMP-03). */
export async function importOnSignIn(): Promise<void> {
  const identity = $identity.get();
  if (!identity || !(await isEligible(identity))) return;
  ensureTag('ucp-import-progress');
  changeSession({ isImporting: true });
  try {
    await importItems('login');
  } finally {
    changeSession({ isImporting: false });
  }
}

/** Who cannot be known to be eligible is not. */
async function isEligible(identity: Identity): Promise<boolean> {
  if (!permissionsOf(identity).canImport) return false;
  const user = settled(await getProfileSection(http(), identity.uuid, 'user'));
  const today = $today.get();
  return user !== null && today !== null && importEligibility(user.importAgreementDate, today).isEligible;
}
