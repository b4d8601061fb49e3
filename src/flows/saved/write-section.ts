import type { Profile } from '../../domain/profile/profile.js';
import type { ListName } from '../../domain/removal/lists.js';
import { getProfileSection } from '../../services/profile.js';
import type { ProfileSections } from '../../services/profile-decoder.js';
import { $identity } from '../../store/identity.js';
import { cell } from '../../store/page.js';
import { $profile } from '../../store/profile.js';
import { profileChanged, readBegins } from '../../store/profile-changes.js';
import { $activeYear } from '../../store/year.js';
import { sameShopper } from '../calls/same-shopper.js';
import { http, settled } from '../calls/services.js';
import { inTurn } from './queue.js';

/**
 * Writes to a section when its turn comes: one write at a time on this page and, where the browser supports locks, in all tabs of the site.
 * If another tab was writing just now, the drug tool is open, or the profile is being read again or could not be, the section may have
 * changed: it is read first, so that the write is based on what the server has (REM-07).
 *
 * `needsList`, unless told: the write sends the whole list, so it must not run when the list cannot be read.
 *
 * @returns the outcome of the write; false if the shopper left before it began, or the list was needed and could not be read
 */
export function writeInTurn(
  section: ListName,
  write: () => Promise<boolean>,
  { needsList = true }: { readonly needsList?: boolean } = {},
): Promise<boolean> {
  const isSame = sameShopper();
  return inTurn(section, () =>
    alone(section, async (hasWaited) => {
      const isOld = hasWaited || $profile.get().status !== 'ready' || (section === 'drugs' && drugToolVisits().size > 0);
      const isKnown = !isOld || (await readSection(section));
      return isSame() && (isKnown || !needsList) && untilShopperLeaves(write());
    }),
  );
}

const drugToolVisits = () => cell<Set<object>>('drugToolVisits', () => new Set());

/** The drug tool opens, which writes the drugs by itself. The result is to be called when what it wrote has been read. */
export function drugsMayChange(): () => void {
  const visit = {};
  drugToolVisits().add(visit);
  return () => void drugToolVisits().delete(visit);
}

/** The outcome of a write; false as soon as its shopper leaves, so that the next shopper's writes do not wait for it. */
function untilShopperLeaves(write: Promise<boolean>): Promise<boolean> {
  return new Promise((resolve) => {
    const stop = $identity.listen(() => resolve(false));
    write.then(resolve, () => resolve(false)).finally(stop);
  });
}

/** Runs `run` while no other tab does, and tells it whether it had to wait for another tab. */
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
    // There are no locks in old browsers, on pages without https, and where the shopper has blocked storage.
    return begin(false);
  }
}

/** Reads a section again in its turn, so that no older write answers after it; a failed read is logged only (REM-04). */
export function readInTurn(section: ListName): Promise<boolean> {
  return inTurn(section, () => readSection(section));
}

/** Reads a section; doctors come with the coverage of the active year, so an answer is dropped when the year has changed since (PV-08). */
export async function readSection<Name extends ListName>(section: Name): Promise<boolean> {
  const { profile } = $profile.get();
  const planYear = $activeYear.get();
  if (!profile || planYear === null) return false;
  const since = readBegins();
  const read = settled(await getProfileSection(http(), profile.uuid, section, planYear));
  return confirmed(profile, section, planYear === $activeYear.get() ? read : null, since);
}

/** The shopper may have left in the very moment in which an answer came. */
const isHere = (owner: Profile) => $profile.get().profile?.uuid === owner.uuid;

/** Takes a section as the server now has it. Null, from a call that failed, and what is of a shopper who has left change nothing. */
function confirmed<Name extends ListName>(owner: Profile, section: Name, answer: ProfileSections[Name] | null, since?: number): boolean {
  const isTaken = answer !== null && isHere(owner);
  if (isTaken) profileChanged({ [section]: answer }, since);
  return isTaken;
}

/**
 * Whether a write has had the effect that it was meant to have. Its answer says so: a successful call may still have changed nothing.
 * Without an answer the section is read, because the answer may have been lost, or another tab may have done the same already. If that
 * fails too, or the shopper has left, the write counts as failed (REM-03).
 */
export async function isWritten<Name extends ListName>(
  owner: Profile,
  section: Name,
  answer: ProfileSections[Name] | null,
  isMeant: (profile: Profile) => boolean,
): Promise<boolean> {
  const isKnown = confirmed(owner, section, answer) || (isHere(owner) && (await readSection(section)));
  const { profile } = $profile.get();
  return isKnown && profile !== null && isMeant(profile);
}
