import { httpClient, valueOrLog } from '../../../shared/calls/http-client.js';
import { log } from '../../../shared/report.js';
import { shopperScope } from '../../../shared/shopper/scope.js';
import type { ListName } from '../../../shared/view/lists.js';
import { $activeYear, yearSignal } from '../../plan-year/state/year.js';
import type { ReadListOf } from '../rules/profile.js';
import { listOf, readListOf } from '../rules/unread.js';
import type { ListSection } from '../section.js';
import { getProfileSection } from '../service.js';
import { $profile, profileChanged, readBegins } from '../state/profile.js';
import { serialize } from './serialize.js';

/** Reads a section again in its turn, so that no older write answers after it; a failed read is logged only (REM-04). */
export function readSectionSerialized<Name extends ListName>(section: ListSection<Name>): Promise<boolean> {
  return serialize(section.name, async () => (await readSection(section)) !== null);
}

/** Reads a section; doctors come with the coverage of the active year, so an answer is dropped when the year has changed since (PV-08). */
export async function readSection<Name extends ListName>(section: ListSection<Name>): Promise<ReadListOf<Name> | null> {
  const { profile } = $profile.get();
  const planYear = $activeYear.get();
  if (!profile || planYear === null) return null;
  const { signal } = shopperScope();
  const shownYear = yearSignal();
  const since = readBegins();
  const read = valueOrLog(await getProfileSection(httpClient(), profile.uuid, section, planYear));
  return !shownYear.aborted && applySection(signal, section, read, since) ? read : null;
}

/**
 * Takes a section as the server now has it. These responses change nothing:
 *
 * - null, from a call that failed
 * - one for a shopper who has left
 * - one in which a saved item may be in a row that cannot be read
 *
 * @param shopper the signal of the scope in which the call was made
 */
export function applySection<Name extends ListName>(
  shopper: AbortSignal,
  section: ListSection<Name>,
  answer: ReadListOf<Name> | null,
  since?: number,
): boolean {
  if (answer === null || shopper.aborted || hidesItems(section, answer)) return false;
  profileChanged({ [section.name]: answer }, since);
  return true;
}

function hidesItems<Name extends ListName>({ name, mayHideItems }: ListSection<Name>, answer: ReadListOf<Name>): boolean {
  const { profile } = $profile.get();
  const isHidden = profile !== null && mayHideItems(answer, listOf(profile, name));
  if (isHidden) log(`profile: a saved item of ${name} may be in a row that cannot be read`);
  return isHidden;
}

/**
 * Whether a write has had the effect that it was meant to have. Its answer says so: a successful call may still have changed nothing.
 * Without an answer the section is read, because the answer may have been lost, or another tab may have done the same already. If that
 * fails too, or the shopper has left, the write counts as failed (REM-03).
 */
export async function isWritten<Name extends ListName>(
  shopper: AbortSignal,
  section: ListSection<Name>,
  answer: ReadListOf<Name> | null,
  isMeant: (list: ReadListOf<Name>) => boolean,
): Promise<boolean> {
  const isKnown = applySection(shopper, section, answer) || (!shopper.aborted && (await readSection(section)) !== null);
  const list = readListOf($profile.get().profile, section.name);
  return isKnown && list !== null && isMeant(list);
}
