import { httpClient, valueOrLog } from '../../../shared/calls/http-client.js';
import { isOutdated } from '../../../shared/http/problem.js';
import { shopperScope } from '../../../shared/shopper/scope.js';
import type { ListName } from '../../../shared/view/lists.js';
import { $activeYear, yearSignal } from '../../plan-year/state/year.js';
import type { Profile, ReadList, ReadListOf } from '../rules/profile.js';
import { readListOf } from '../rules/unread.js';
import type { ListSection } from '../section.js';
import { $profile } from '../state/profile.js';
import { updateList, versionOf } from '../write-service.js';
import { applySection, isWritten, readSection } from './read-section.js';
import { writeInTurn } from './serialize.js';

/** One change of a section that is written as a whole (SAFE-01). */
export interface SectionChange<Name extends ListName> {
  /** The section after the change; `current` itself where it is so already. Called again where the service has refused the first write. */
  readonly change: (current: ReadListOf<Name>) => ReadListOf<Name>;
  /** Whether a section has the change. The response of the service decides, because a success may still have changed nothing. */
  readonly isDone: (section: ReadListOf<Name>) => boolean;
}

/**
 * Changes a list of the profile in its turn. Every write of a whole list uses this function. It reads the section, applies the change, and
 * sends the result with the version that was read. If the service says that another device has written in between (412), it reads and
 * applies once more (SAFE-01, REM-07).
 *
 * @returns whether the service has the change; false also if the shopper left, or the section could not be read
 */
export function changeSectionSerialized<Name extends ListName>(section: ListSection<Name>, change: SectionChange<Name>): Promise<boolean> {
  return writeInTurn(section.name, () => changeSection(section, change));
}

/** The same, for work that has its turn already. */
export async function changeSection<Name extends ListName>(
  section: ListSection<Name>,
  { change, isDone }: SectionChange<Name>,
): Promise<boolean> {
  const { signal } = shopperScope();
  for (let isLast = false; ; isLast = true) {
    const read = await readForWrite(section);
    const { profile } = $profile.get();
    if (signal.aborted || !read || !profile) return false;
    const current = baseOf(readListOf(profile, section.name), read);
    if (!current) return false;
    const next = change(current);
    if (next === current) return isDone(current);
    const { answer, isRefused } = await send(profile, section, next);
    if (!isRefused || isLast) return isWritten(signal, section, answer, isDone);
  }
}

/** Reads a section to write it. If the shopper switches the year meanwhile, the read is of the year before, and is done once more. */
async function readForWrite<Name extends ListName>(section: ListSection<Name>): Promise<ReadListOf<Name> | null> {
  const shownYear = yearSignal();
  return (await readSection(section)) ?? (shownYear.aborted ? readSection(section) : null);
}

/**
 * The base of a write: the page's data after the read, because a newer read may have overtaken it. Only the section that was read may have
 * a version. Null if the newer list could not be read: it is not written over (SAFE-01).
 */
function baseOf<List extends ReadList>(now: List | null, read: List): List | null {
  return now && versionOf(now) === undefined && versionOf(read) !== undefined ? read : now;
}

/**
 * Sends a change when the page is being left. There is no time to read, so the change is based on the page's data. It is sent only if the
 * service can refuse it because another device has written since (SAFE-01).
 *
 * @returns whether the service has confirmed it; null if nothing was sent
 */
export function sendOnPageHide<Name extends ListName>(
  section: ListSection<Name>,
  { change, isDone }: SectionChange<Name>,
): Promise<boolean> | null {
  const { profile } = $profile.get();
  const list = readListOf(profile, section.name);
  if (!profile || !list || versionOf(list) === undefined) return null;
  const next = change(list);
  if (next === list) return null;
  const { signal } = shopperScope();
  return send(profile, section, next).then(({ answer }) => {
    applySection(signal, section, answer);
    return answer !== null && isDone(answer);
  });
}

interface Sent<S> {
  /** The section as it is after the write; null if the write failed, or its response was lost. */
  readonly answer: S | null;
  /** Another device has changed the section since it was read. */
  readonly isRefused: boolean;
}

/**
 * Sends a section. The response has the doctors with the coverage of the year that was sent. If another year shows by then, the response
 * counts as lost, and the section is read instead (PV-08).
 */
async function send<Name extends ListName>(
  owner: Profile,
  section: ListSection<Name>,
  next: ReadListOf<Name>,
): Promise<Sent<ReadListOf<Name>>> {
  const shownYear = yearSignal();
  const { forYear } = section;
  const result = await updateList(httpClient(), owner, section, forYear ? forYear(next, $activeYear.get()) : next);
  const answer = valueOrLog(result);
  return { answer: forYear && shownYear.aborted ? null : answer, isRefused: !result.ok && isOutdated(result.problem) };
}
