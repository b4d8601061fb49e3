import { isoDate } from '../../../shared/calendar/calendar-date.js';
import { $today } from '../../../shared/calendar/clock-state.js';
import { fieldsOf, type WallClock } from '../../../shared/calendar/wall-clock.js';
import { httpClient, valueOrLog } from '../../../shared/calls/http-client.js';
import { hide } from '../../../shared/hidden.js';
import { log } from '../../../shared/report.js';
import { $identity } from '../../../shared/shopper/identity.js';
import { shopperScope } from '../../../shared/shopper/scope.js';
import { track } from '../../../shared/tracking/track.js';
import { personOf } from '../../profile/actions/person.js';
import { serialize, serializeAll } from '../../profile/actions/serialize.js';
import { $profile, profileChanged } from '../../profile/state/profile.js';
import { updateUser } from '../../profile/write-service.js';
import { isImportOffered } from '../../session/rules/import-offer.js';
import { type CheckedPerson, checkImportForm, type ImportFields } from '../../session/rules/person-fields.js';
import { prefilled } from '../../session/rules/prefilled.js';
import { $importPopup, changeImportPopup, closeImportPopup, openImportPopup } from '../state/import-popup.js';
import { importItems, showImported } from './import.js';

/**
 * Prepares the form, for a member whose claims may be searched; for anyone else nothing opens (IDC-12, IMP-02). When a search is still
 * under way, because the popup was taken off the page during it, the popup shows that search.
 *
 * @returns whether there is a form
 */
export async function startImporting(): Promise<boolean> {
  if ($importPopup.get()?.step === 'loading') return true;
  const user = $profile.get().profile?.user ?? null;
  const identity = $identity.get();
  const today = $today.get();
  if (!identity || today === null || !isImportOffered({ identity, user }, today)) {
    log('there is nothing to import');
    return false;
  }
  const { signal } = shopperScope();
  const fields = prefilled(await personOf(user));
  if (signal.aborted) return false;
  openImportPopup({
    prefilled: hide({ ...fields, isAttested: false }),
    today,
  });
  return true;
}

/** Keeps what was typed and what was agreed to, then searches the claims (IMP-04, IMP-06). */
export async function importByForm(typed: ImportFields): Promise<void> {
  const today = $today.get();
  if ($importPopup.get()?.step !== 'details' || today === null) return;
  const checked = checkImportForm(typed, today);
  if (!checked.ok) {
    track('uierror', 'error');
    return;
  }
  const { signal } = shopperScope();
  changeImportPopup({ step: 'loading' });
  const isKept = await serialize('user', () => storePerson(checked.person, today));
  const isFound = isKept && (await serializeAll(() => importItems('popup')));
  if (signal.aborted) return;
  if (isFound) {
    closeImportPopup();
    await showImported();
  } else if (isKept) changeImportPopup({ step: 'nothing-found' });
  else showUnsaved();
}

/** The data could not be saved, so nothing was searched: the press is tracked as an error (IMP-04, TRK-08). */
function showUnsaved(): void {
  track('uierror', 'error');
  changeImportPopup({ step: 'details', isUnsaved: true });
}

async function storePerson({ firstName, lastName, dateOfBirth, mbi, zipCode }: CheckedPerson, today: WallClock): Promise<boolean> {
  const { profile } = $profile.get();
  if (!profile) return false;
  const importAgreementDate = isoDate(fieldsOf(today));
  const change = { firstName, lastName, dateOfBirth, mbi, zipCode, importAgreementDate };
  const result = await updateUser(httpClient(), profile, change);
  const user = valueOrLog(result);
  if (user) profileChanged({ user });
  return result.ok;
}

/** While claims are searched the popup cannot be closed. */
export function closeImporting(): void {
  if ($importPopup.get()?.step !== 'loading') closeImportPopup();
}
