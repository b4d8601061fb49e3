import { defineUpwardCall } from '../../../shared/actions/upward-call.js';
import { httpClient, valueOrLog } from '../../../shared/calls/http-client.js';
import { readAfterPresses } from '../../../shared/calls/read-after-presses.js';
import { emit } from '../../../shared/events.js';
import { $identity, type FoundIdentity } from '../../../shared/shopper/identity.js';
import { shopperScope, stale } from '../../../shared/shopper/scope.js';
import { isForgotten } from '../../../shared/shopper/session.js';
import { $session } from '../../../shared/shopper/session-state.js';
import type { Identity } from '../../../shared/shopper/user.js';
import { pageSingleton } from '../../../shared/state/store.js';
import { clock } from '../../../shared/time/clock.js';
import { readDental, readPageContent, readPhone, readSuppression } from '../../content/actions/content.js';
import { clearNotices, noticePlacesOfYear } from '../../lists/state/notices.js';
import { readServerTime } from '../../plan-year/actions/time.js';
import { $hasDateCallFailed } from '../../plan-year/state/date-call.js';
import { $activeYear } from '../../plan-year/state/year.js';
import { emptyProfile } from '../rules/empty-profile.js';
import type { Profile } from '../rules/profile.js';
import { getProfile } from '../service.js';
import { beginLoading } from '../state/loading.js';
import { $profile, profileLoading, readBegins, withLaterChanges } from '../state/profile.js';

/**
 * Builds what a profile leads to. Resolves with false if the page leaves this profile.
 *
 * @param content settles when the content that decides about plans has been read
 * @param signal aborts when a newer read begins, or the shopper leaves
 */
export const profileRead =
  defineUpwardCall<(profile: Profile, content: Promise<unknown>, signal: AbortSignal) => Promise<boolean>>('profileRead');

/** Called when the profile of a plan year could not be read. */
export const profileNotRead = defineUpwardCall<(planYear: number) => void>('profileNotRead');

/**
 * Loads the shopper's saved items. A new guest has saved nothing, so nothing is read. The exceptions are another shopper who signs in
 * meanwhile, and another tab that has already saved something for this guest (LOAD-01). A call for the date that failed is the third one:
 * only a service that answers says that nothing is saved (LOAD-05).
 */
export async function loadProfile({ identity, isNew, signal }: FoundIdentity, content?: Promise<unknown>): Promise<void> {
  const isKnownEmpty = isNew && !earlyRequest().isAsked && !$hasDateCallFailed.get();
  if (!isKnownEmpty || signal.aborted || $activeYear.get() === null) return reload({ content });
  const profile = emptyProfile(identity.uuid);
  await shopperScope().latest('profile', (run) => profileRead(profile, content ?? readDecidingContent(), run));
}

/** Content that decides the functions of plans. Content of this visit is not read again, except after a failure (SUPP-01, PROV-07). */
export function readDecidingContent(): Promise<unknown> {
  return Promise.all([readSuppression(), readDental()]);
}

interface ReloadOptions {
  /** Another profile has just been merged into this one. */
  readonly isMerged?: boolean;
  /** A control of the page, or a script, asks for it, and may do so again at once. */
  readonly isPressed?: boolean;
  readonly content?: Promise<unknown> | undefined;
}

/**
 * Reads the profile again and rebuilds everything from it. A late response never wins over a newer read or a later write (REM-07). Many
 * quick presses cause two reads (YEAR-02). Resolves when this read is done, and any newer one that began meanwhile.
 */
export async function reload(options: ReloadOptions = {}): Promise<void> {
  let read: Promise<void>;
  const newest = pageSingleton<{ read?: Promise<void> }>('newestRead', () => ({}));
  newest.read = readAndBuild(options);
  do {
    read = newest.read;
    await read;
  } while (read !== newest.read);
}

/** Milliseconds in which requests for the same read are collected. */
const COLLECTION_TIME = 100;

/** The call for the profile that was sent last. */
const newestCall = () => pageSingleton<{ answer: Promise<unknown> }>('newestProfileCall', () => ({ answer: Promise.resolve() }));

/**
 * Reads the profile for another tab, which says that it has changed it. Any number of simultaneous messages cause one read. Messages during
 * that read cause one more, because it may have begun before their change (SAFE-08).
 */
export function reloadSoon(): void {
  if (isLeftToFirstLoad()) return;
  const soon = pageSingleton('reloadSoon', () => ({ isAsked: false }));
  if (soon.isAsked) return;
  soon.isAsked = true;
  const read = () => {
    soon.isAsked = false;
    // A session that is being ended has nothing to read any more.
    if (!isForgotten($session.get())) void reload();
  };
  void newestCall().answer.then(() => clock.after(COLLECTION_TIME, read));
}

const earlyRead = Symbol.for('ucp.earlyRead');
const unreadMerge = Symbol.for('ucp.unreadMerge');

/** Whether another tab asked for a read before anything could be read. */
const earlyRequest = () => shopperScope().own(earlyRead, () => ({ isAsked: false }));

/** Before the shopper and the year are known nothing can be read: the one load will read the profile, also a new guest's. */
function isLeftToFirstLoad(): boolean {
  const isEarly = $identity.get() === null || $activeYear.get() === null;
  if (isEarly) earlyRequest().isAsked = true;
  return isEarly;
}

/** Whether a merge has not been read yet: reads pass its flag until one of them succeeds (IDC-09). */
const merge = () => shopperScope().own(unreadMerge, () => ({ isNew: false }));

async function readAndBuild({ isMerged = false, isPressed = false, content }: ReloadOptions): Promise<void> {
  const identity = $identity.get();
  const planYear = $activeYear.get();
  if (isLeftToFirstLoad() || !identity || planYear === null) return;
  merge().isNew ||= isMerged;
  await shopperScope().latest('profile', (signal) => readProfile({ identity, planYear, isPressed, content }, signal));
}

interface ProfileRead {
  readonly identity: Identity;
  readonly planYear: number;
  readonly isPressed: boolean;
  readonly content: Promise<unknown> | undefined;
}

async function readProfile({ identity, planYear, isPressed, content: underWay }: ProfileRead, signal: AbortSignal): Promise<void> {
  profileLoading();
  beginLoading();
  const request = () => requestProfile(identity, planYear, underWay);
  const read = await (isPressed ? readAfterPresses('profile', signal, request) : request());
  if (signal.aborted || read === stale) return;
  const { sent, since, content } = read;
  // A profile that does not say whether it is a guest's is its shopper's: a member's is never written back as a guest's (IDN-02).
  const profile = sent && { ...sent, isGuest: sent.isGuest ?? identity.isGuest };
  if (profile) merge().isNew = false;
  const isBuilt = profile !== null && (await profileRead(withLaterChanges(profile, since), content, signal));
  if (!isBuilt && !signal.aborted) profileNotRead(planYear);
}

/** Makes the call for the profile, and before it those for content that decides about its plans. */
async function requestProfile({ uuid }: Identity, planYear: number, underWay: Promise<unknown> | undefined) {
  const content = underWay ?? readDecidingContent();
  const since = readBegins();
  const answer = getProfile(httpClient(), { uuid, planYear, isMerged: merge().isNew });
  newestCall().answer = answer;
  return { sent: valueOrLog(await answer), since, content };
}

/**
 * Another plan year shows, by the shopper's choice or by the date. Notifies the host page, and reads everything for that year. A removal
 * message does not show above the other year's list, which may have a plan of the same name (REM-03).
 */
export async function loadYear(year: number, origin: EventTarget = document, isPressed = false): Promise<void> {
  for (const place of noticePlacesOfYear) clearNotices(place);
  emit(origin, 'ucp-year-change', { year });
  await reload({ isPressed });
}

/** The shopper asks again for a profile that could not be read; what else failed in the same load is read again too (LOAD-05). */
export async function tryAgain(): Promise<void> {
  void readServerTime(loadYear);
  await reload();
  if ($profile.get().status !== 'ready') return;
  void readPhone();
  void readPageContent();
}
