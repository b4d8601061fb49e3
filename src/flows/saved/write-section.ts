import type { Profile } from '../../domain/profile/profile.js';
import type { ListName } from '../../domain/removal/lists.js';
import { getProfileSection } from '../../services/profile.js';
import type { ProfileSections } from '../../services/profile-decoder.js';
import { $identity } from '../../store/identity.js';
import { $profile } from '../../store/profile.js';
import { profileChanged, readBegins } from '../../store/profile-changes.js';
import { $activeYear } from '../../store/year.js';
import { sameShopper } from '../calls/same-shopper.js';
import { http, settled } from '../calls/services.js';
import { inTurn } from './queue.js';

/**
 * Writes to a section when its turn has come: one at a time on this page and, where the browser can, in all tabs of the site. Another tab
 * that was just writing, or a profile that is being read again, may have changed the list: then it is read first, so that the write is
 * made from what the server has (REM-07). False where the shopper leaves before the write begins: it is none of the next one's; and
 * where the list cannot be read that a write needs which is made of it.
 */
export function writeInTurn(section: ListName, write: () => Promise<boolean>, needsList = true): Promise<boolean> {
  const isSame = sameShopper();
  return inTurn(section, () =>
    alone(section, async (hasWaited) => {
      const isKnown = (!hasWaited && $profile.get().status !== 'loading') || (await readSection(section));
      return isSame() && (isKnown || !needsList) && whileHere(write());
    }),
  );
}

/** The outcome of a write; false as soon as its shopper leaves, for then it never answers, and nobody's next write waits for it. */
function whileHere(write: Promise<boolean>): Promise<boolean> {
  return new Promise((resolve) => {
    const stop = $identity.listen(() => resolve(false));
    write.then(resolve, () => resolve(false)).finally(stop);
  });
}

/** Runs while no other tab does; says whether another one had to be waited for. */
async function alone<T>(section: ListName, run: (hasWaited: boolean) => Promise<T>): Promise<T> {
  const { locks } = navigator;
  const name = `ucp-${section}`;
  let begun: Promise<T> | undefined;
  const begin = (hasWaited: boolean) => {
    begun ??= run(hasWaited);
    return begun;
  };
  try {
    const first = await locks.request(name, { ifAvailable: true }, async (lock) => (lock ? { value: await begin(false) } : null));
    return first ? first.value : await locks.request(name, () => begin(true));
  } catch {
    // None in old browsers, on pages that were not served safely, and where the shopper lets the site keep nothing.
    return begin(false);
  }
}

/** Reads a section again in its turn, so that no older write answers after it; a failed read is logged only (REM-04). */
export function readInTurn(section: ListName): Promise<boolean> {
  return inTurn(section, () => readSection(section));
}

/** With the coverage of the active year, as far as doctors go: an answer that comes when another year shows is not taken (PV-08). */
export async function readSection<Name extends ListName>(section: Name): Promise<boolean> {
  const { profile } = $profile.get();
  const planYear = $activeYear.get();
  if (!profile || planYear === null) return false;
  const since = readBegins();
  const read = settled(await getProfileSection(http(), profile.uuid, section, planYear));
  return confirmed(section, planYear === $activeYear.get() ? read : null, since);
}

/** Takes a section as the server now has it; null, of a call that failed, or whose shopper has left meanwhile, changes nothing. */
function confirmed<Name extends ListName>(section: Name, answer: ProfileSections[Name] | null, since?: number): boolean {
  if (answer) profileChanged({ [section]: answer }, since);
  return answer !== null;
}

/**
 * Whether a write has left the section as it was meant to, by its answer, which may be a success and say otherwise; null is one that nobody
 * confirmed. Then the section is read: the answer may have been lost, or another tab had done the same before. Where that fails too, or the
 * shopper has left, the write counts as failed (REM-03).
 */
export async function isWritten<Name extends ListName>(
  owner: Profile,
  section: Name,
  answer: ProfileSections[Name] | null,
  isMeant: (profile: Profile) => boolean,
): Promise<boolean> {
  const isHere = $profile.get().profile?.uuid === owner.uuid;
  const isKnown = confirmed(section, answer) || (isHere && (await readSection(section)));
  const { profile } = $profile.get();
  return isKnown && profile !== null && isMeant(profile);
}
