import { httpClient, valueOrLog } from '../../../shared/calls/http-client.js';
import { readAfterPresses } from '../../../shared/calls/read-after-presses.js';
import { emit } from '../../../shared/events.js';
import { isNotFound, type Result } from '../../../shared/http/problem.js';
import { $identity } from '../../../shared/shopper/identity.js';
import { shopperScope, stale } from '../../../shared/shopper/scope.js';
import type { Identity } from '../../../shared/shopper/user.js';
import { pageSingleton } from '../../../shared/state/store.js';
import { nextTask } from '../../../shared/time/next-task.js';
import { readDental, readSuppression } from '../../content/actions/content.js';
import { clearNotices, noticePlacesOfYear } from '../../lists/state/notices.js';
import { $activeYear } from '../../plan-year/state/year.js';
import type { SentProfile } from '../decoder.js';
import { getProfile } from '../service.js';
import { beginLoading } from '../state/loading.js';
import { $profile, profileLoading, readBegins, withLaterChanges } from '../state/profile.js';
import { aboveProfile } from './above-profile.js';

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

/** The call for the profile that was sent last. */
export const newestCall = () => pageSingleton<{ answer: Promise<unknown> }>('newestProfileCall', () => ({ answer: Promise.resolve() }));

const earlyRead = Symbol.for('ucp.earlyRead');
const unreadMerge = Symbol.for('ucp.unreadMerge');

/** Whether another tab asked for a read before anything could be read. */
export const earlyRequest = () => shopperScope().own(earlyRead, () => ({ isAsked: false }));

/** Before the shopper and the year are known nothing can be read: the one load will read the profile, also a new guest's. */
export function isLeftToFirstLoad(): boolean {
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
  // The response has been decoded. A long profile is drawn in another task.
  await nextTask();
  if (signal.aborted || read === stale) return;
  const { answer, since, content } = read;
  const sent = valueOrLog(answer);
  // A profile that does not say whether it is a guest's is its shopper's: a member's is never written back as a guest's (IDN-02).
  const profile = sent && { ...sent, isGuest: sent.isGuest ?? identity.isGuest };
  if (profile) merge().isNew = false;
  const { sections, applyProfile, applyProfileFailure, leaveUnknown } = aboveProfile();
  const leaving = isOfNobody(answer) ? leaveUnknown(identity) : null;
  if (profile && !leaving) return applyProfile(withLaterChanges(profile, since, sections.lists), content, signal);
  await leaving;
  // It could not be read. Or the page is to be left, and the code for that could not be loaded.
  if (!signal.aborted) await applyProfileFailure(planYear, signal);
}

/**
 * Whether the service has no details of this shopper (LOGIN-04): the profile has none, or the service answers 404. Details of a wrong type
 * could not be read: nothing says that they are missing. A shopper whose profile was read on this page is known, so a later 404 is a fault.
 */
function isOfNobody(answer: Result<SentProfile>): boolean {
  if (!answer.ok) return isNotFound(answer.problem) && $profile.get().profile === null;
  const { user, failed } = answer.value;
  return user === null && !failed?.has('user');
}

/** Makes the call for the profile, and before it those for content that decides about its plans. */
async function requestProfile({ uuid }: Identity, planYear: number, underWay: Promise<unknown> | undefined) {
  const content = underWay ?? readDecidingContent();
  const since = readBegins();
  const call = getProfile(httpClient(), aboveProfile().sections, { uuid, planYear, isMerged: merge().isNew });
  newestCall().answer = call;
  return { answer: await call, since, content };
}

/**
 * Another plan year shows, by the shopper's choice or by the date. Notifies the host page, and reads everything for that year. A removal
 * message does not show above the other year's list, which may have a plan of the same name (REM-03).
 */
export async function loadYear(year: number, target: EventTarget = document, isPressed = false): Promise<void> {
  for (const place of noticePlacesOfYear) clearNotices(place);
  emit(target, 'ucp-year-change', { year });
  await reload({ isPressed });
}
