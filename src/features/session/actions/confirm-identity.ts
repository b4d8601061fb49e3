import { $today } from '../../../shared/calendar/clock-state.js';
import { httpClient, valueOrLog } from '../../../shared/calls/http-client.js';
import { emit } from '../../../shared/events.js';
import { hide } from '../../../shared/hidden.js';
import { markShown, wasShown } from '../../../shared/once.js';
import { log } from '../../../shared/report.js';
import { $settings } from '../../../shared/settings/state.js';
import { $agent, $identity } from '../../../shared/shopper/identity.js';
import { shopperScope } from '../../../shared/shopper/scope.js';
import type { KnownPerson } from '../../../shared/shopper/user.js';
import { notifyTabs } from '../../../shared/tabs/tabs.js';
import { waitsForPopup } from '../../popups/actions/waits-for-popup.js';
import { openPopup } from '../../popups/actions.js';
import { personOf } from '../../profile/actions/person.js';
import { reload } from '../../profile/actions/reload.js';
import { serializeAll } from '../../profile/actions/serialize.js';
import { $classification } from '../../profile/state/classification.js';
import { $profile } from '../../profile/state/profile.js';
import { attemptsLeftAfter, mergeProfile, stopReminders } from '../confirm-identity-service.js';
import { type ConfirmIdentityForm, confirmIdentityForm, isConfirmIdentityDue } from '../rules/confirm-identity.js';
import { type CheckedPerson, checkIdentityForm, type PersonFields } from '../rules/person-fields.js';
import { lockedFields, prefilled } from '../rules/prefilled.js';
import { telesalesLetter, telesalesType } from '../rules/telesales.js';
import {
  $attemptsLeft,
  $confirmIdentity,
  changeConfirmIdentity,
  closeConfirmIdentity,
  openConfirmIdentity,
  setAttemptsLeft,
} from '../state/confirm-identity.js';

const confirmIdentityPopup = Symbol.for('ucp.confirmIdentityPopup');

/** Whether the popup is open: it may be taken off the page while its form is prepared, or during an attempt. */
const popup = () => shopperScope().own(confirmIdentityPopup, () => ({ isOpen: false }));

/** Asks a member with a telesales profile to confirm their identity, once per session and when no other popup is open (IDC-12). */
export function askToConfirm(): void {
  const identity = $identity.get();
  const user = $profile.get().profile?.user ?? null;
  const { isAgentFlow } = $agent.get();
  if (user?.telesalesType && !telesalesType(user.telesalesType)) log('the telesales type is invalid');
  if (!identity || !isConfirmIdentityDue({ identity, user, isAgentFlow }, wasShown('confirm-identity'))) return;
  if (waitsForPopup(askToConfirm)) return;
  markShown('confirm-identity');
  openPopup({ tag: 'ucp-confirm-identity-popup' });
}

/**
 * Prepares the form for the profile's telesales type; an unknown type is logged, and nothing opens (IDC-02). When an attempt is still under
 * way, because the popup was taken off the page during it, the popup shows that attempt.
 *
 * @returns whether there is a form
 */
export async function startConfirming(): Promise<boolean> {
  popup().isOpen = true;
  if ($confirmIdentity.get()?.step === 'loading') return true;
  const { profile } = $profile.get();
  const form = confirmIdentityForm(profile?.user?.telesalesType ?? null);
  const today = $today.get();
  if (!form) log('the telesales type is invalid');
  if (!form || today === null || !isOwn()) return false;
  const { signal } = shopperScope();
  const fields = prefilled(await personOf(profile?.user ?? null));
  if (signal.aborted || !popup().isOpen) return false;
  openConfirmIdentity({
    asks: form,
    prefilled: hide(fields),
    locked: lockedFields(fields, form, {
      isBaseAccount: $classification.get()?.isBaseHsidAccount ?? false,
      locksFields: $settings.get()?.lockIdentityFields ?? false,
      today,
    }),
    today,
  });
  return true;
}

/** Only the shopper can confirm who the shopper is. */
function isOwn(): boolean {
  const identity = $identity.get();
  return identity !== null && !identity.isGuest && !identity.isCloaked;
}

/**
 * Sends what was typed to be compared with what the service knows: the profiles are merged, or an attempt is used up (IDC-01, IDC-07,
 * IDC-10).
 */
export async function confirmIdentity(typed: PersonFields, target: EventTarget): Promise<void> {
  const now = $confirmIdentity.get();
  const { signal } = shopperScope();
  const today = $today.get();
  if (now?.step !== 'details' || $attemptsLeft.get() === 0 || today === null || !isOwn()) return;
  const checked = checkIdentityForm(typed, now.form.asks, today);
  if (!checked.ok) return;
  changeConfirmIdentity({ step: 'loading' });
  const result = await serializeAll(() => mergeProfile(httpClient(), { ...checked.person, action: 'm' }));
  if (!result || signal.aborted) return;
  const outcome = valueOrLog(result);
  if (outcome?.isMerged) await succeed(checked.person, now.form.asks, target);
  else await fail(result.ok ? result.value.attemptsLeft : attemptsLeftAfter(result.problem), result.ok);
}

/** An answer without a count uses up no attempt (IDC-07). A popup that was taken off the page meanwhile is closed now (IDC-08). */
async function fail(counted: number | null, wasCompared: boolean): Promise<void> {
  if (counted !== null) setAttemptsLeft(counted);
  const problem = wasCompared || counted !== null ? 'not-confirmed' : 'unavailable';
  changeConfirmIdentity({ step: 'details', problem });
  if (!popup().isOpen) await closeConfirming();
}

/** Reads the merged profile, and stops the reminder emails (IDC-09). */
async function succeed(person: CheckedPerson, form: ConfirmIdentityForm, target: EventTarget): Promise<void> {
  changeConfirmIdentity({ step: 'success' });
  emit(target, 'ucp-identity-confirmed', {});
  // Other tabs still show lists from before the merge (REM-07).
  notifyTabs();
  const { signal } = shopperScope();
  await reload({ isMerged: true });
  if (signal.aborted) return;
  const settings = $settings.get();
  const user = $profile.get().profile?.user;
  const known = await personOf(user ?? null);
  if (!settings || !known || signal.aborted) return;
  const { siteId, reminderDeeplink: deeplink } = settings;
  const statusLetter = telesalesLetter(form.type);
  valueOrLog(await stopReminders(httpClient(), { user: confirmed(known, person), siteId, statusLetter, deeplink }));
}

/** The confirmed data, completed from the profile where the form did not ask for it. */
function confirmed(user: KnownPerson, { mbi, gender, zipCode, ...person }: CheckedPerson): KnownPerson {
  return { ...user, ...person, mbi: mbi ?? user.mbi, gender: gender ?? user.gender, zipCode: zipCode ?? user.zipCode };
}

/** Closes the popup. A shopper who closes it although they could still confirm has declined, and the service is notified (IDC-08). */
export async function closeConfirming(): Promise<void> {
  const now = $confirmIdentity.get();
  popup().isOpen = false;
  if (now?.step === 'loading') return;
  closeConfirmIdentity();
  const user = $profile.get().profile?.user;
  if (!now || now.step === 'success' || $attemptsLeft.get() === 0 || !user || !isOwn()) return;
  const { signal } = shopperScope();
  const known = await personOf(user);
  if (!known || signal.aborted) return;
  valueOrLog(await mergeProfile(httpClient(), { ...known, action: 's' }));
  if (!signal.aborted) await reload();
}
