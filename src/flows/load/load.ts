import { emptyProfile } from '../../domain/profile/empty-profile.js';
import type { Profile } from '../../domain/profile/profile.js';
import { clock } from '../../platform/clock.js';
import { emit } from '../../platform/events.js';
import { getProfile } from '../../services/profile.js';
import { $identity } from '../../store/identity.js';
import { beginLoading, finish, type Part } from '../../store/loading.js';
import { cell, shopperCell } from '../../store/page.js';
import { $isProfileKnown, $profile, profileFailed, profileLoaded, profileLoading } from '../../store/profile.js';
import { readBegins, withLaterChanges } from '../../store/profile-changes.js';
import { when } from '../../store/when.js';
import { $activeYear } from '../../store/year.js';
import { forgetAhead } from '../calls/ahead.js';
import { latest } from '../calls/latest.js';
import { http, settled } from '../calls/services.js';
import { extraHelpOf } from '../extra-help/extra-help.js';
import { tellExtraHelp } from '../extra-help/extra-help-popup.js';
import { readLowIncome } from '../extra-help/low-income.js';
import { tellKnownOutage } from '../page/banners.js';
import { askServerDate, serverTime } from '../page/begin.js';
import { readDental, readPhone, readSuppression, readWords } from '../page/content.js';
import { readOrigin } from '../page/origin.js';
import { keepTime, readServerTime } from '../page/time.js';
import { importOnSignIn, isNobodys, leaveNobodys, leftBehind, settle, signInByCode } from '../session/entrance.js';
import { ending } from '../session/forget.js';
import { type Found, identify } from '../session/identify.js';
import { hasSessionEnded, hasSignInCode, keptIdentity } from '../session/kept-shopper.js';
import { buildDrugs, priceAgain } from './build-drugs.js';
import { buildEnrollments } from './build-enrollments.js';
import { buildPlace } from './build-place.js';
import { buildPlans } from './build-plans.js';
import { buildProviders, forgetCoverageOfOtherYears } from './build-providers.js';
import { buildSupplement, expectApplications } from './build-supplement.js';

/** The one load of the page: who, when, the profile, then everything that is built from it (LOAD-01 to LOAD-05). */
export async function load(): Promise<void> {
  tellKnownOutage();
  readOrigin();
  void readPhone();
  const content = readDecidingContent();
  const signedIn = hasSignInCode() ? await signInByCode() : null;
  const found = (await leftBehind(identify(signedIn))) ?? identify();
  await serverTime();
  keepTime(askServerDate, yearTurned, readAgain);
  if (signedIn) await importOnSignIn();
  const built = loadOf(found, content);
  forgetAhead();
  // Behind what the lists wait for: a browser sends only a few calls at once, and a slow line carries little.
  void profileAnswered().then(readWords);
  await built;
  settle();
  if (signedIn) tellExtraHelp();
}

/** What is saved of whoever has come; of one who is new nothing is, unless somebody else has come since (LOAD-01). */
export async function loadOf({ identity, isNew }: Found, content?: Promise<unknown>): Promise<void> {
  if (!isNew || identity !== $identity.get() || $activeYear.get() === null) return reload({ content });
  await build(emptyProfile(identity.uuid), content ?? readDecidingContent(), latest('profile'));
}

function yearTurned(year: number): void {
  void loadYear(year, document);
}

/** Milliseconds after which the page's words, the phone number among them, wait for a slow profile no longer. */
const PATIENCE = 2_000;

/** Resolves when the profile has been answered, well or badly, and what it leads to has been asked for. */
function profileAnswered(): Promise<unknown> {
  const patience = new Promise<void>((resolve) => void clock.after(PATIENCE, resolve));
  return Promise.race([when($isProfileKnown, Boolean), patience]);
}

/** Content that decides: what this visit has of it is not asked for again, what could not be had is (SUPP-01, PROV-07). */
function readDecidingContent(): Promise<unknown> {
  return Promise.all([readSuppression(), readDental()]);
}

interface ReloadOptions {
  /** Another profile was merged into this one just now. */
  readonly isMerged?: boolean;
  readonly content?: Promise<unknown> | undefined;
}

/**
 * Reads the profile again and builds everything anew. A late answer of an older read never wins, nor over a later write (REM-07).
 * Resolves when no newer read is under way, either.
 */
export async function reload(options: ReloadOptions = {}): Promise<void> {
  let read: Promise<void>;
  const newest = cell<{ read?: Promise<void> }>('newestRead', () => ({}));
  newest.read = readAndBuild(options);
  do {
    read = newest.read;
    await read;
  } while (read !== newest.read);
}

/** A merge that no answer has shown yet: whichever read comes first is told of it (IDC-09). */
const merge = () => shopperCell('merge', () => ({ isNew: false }));

async function readAndBuild({ isMerged = false, content: underWay }: ReloadOptions): Promise<void> {
  const identity = $identity.get();
  const planYear = $activeYear.get();
  // Nothing has been read yet: the one load does it all, and until it has begun nothing can be asked for.
  if (!identity || planYear === null) return;
  const content = underWay ?? readDecidingContent();
  const isLatest = latest('profile');
  merge().isNew ||= isMerged;
  const since = readBegins();
  profileLoading();
  beginLoading();
  const profile = settled(await getProfile(http(), { uuid: identity.uuid, planYear, isMerged: merge().isNew }));
  if (!isLatest()) return;
  if (profile) merge().isNew = false;
  if (profile && !isNobodys(profile, identity)) {
    await build(withLaterChanges(profile, since), content, isLatest);
    return;
  }
  if (profile) await leaveNobodys();
  // What cannot be read; nobody's profile too, where what leaves it has not come.
  if (isLatest()) fail(planYear);
}

/**
 * As a page that is loaded anew would, of a shopper who is still the one that this browser keeps (LOAD-01, TOP-02). A computer that wakes
 * may have to find its network first.
 */
export function readAgain(): void {
  if (!navigator.onLine) {
    addEventListener('online', readAgain, { once: true });
    return;
  }
  const kept = keptIdentity();
  if (ending().isUnderWay || !kept || kept.uuid !== $identity.get()?.uuid || hasSessionEnded(kept)) return;
  readOrigin();
  void reload();
}

/** The shopper asks for a profile that could not be read, and so for what else of the page may not have come with it (LOAD-05). */
export async function tryAgain(): Promise<void> {
  void readServerTime(askServerDate, yearTurned);
  await reload();
  if ($profile.get().status !== 'ready') return;
  void readPhone();
  void readWords();
}

/** Another plan year shows, by a choice or by the clock: the host hears of it, and all that is of the earlier one is asked for again. */
export async function loadYear(year: number, origin: EventTarget): Promise<void> {
  emit(origin, 'ucp-year-change', { year });
  await reload();
}

/** Builds what the profile leads to. A part that fails counts as finished, so that no skeleton stays (LOAD-03). */
async function build(profile: Profile, content: Promise<unknown>, isLatest: () => boolean): Promise<void> {
  extraHelpOf(profile);
  expectApplications();
  profileLoaded(profile);
  // First of all: what the shopper came for waits for it.
  const plans = buildPlans(profile);
  const place = buildPlace(profile);
  void buildEnrollments(profile);
  void readLowIncome(place);
  const part = partOf(isLatest);
  await Promise.all([
    part('plans', Promise.all([plans, place])),
    part('supplement', buildSupplement(profile, place)),
    part(
      'drugs',
      place.then(() => buildDrugs()),
    ),
    part('providers', Promise.all([content, buildProviders()])),
  ]);
  if (!isLatest()) return;
  emit(document, 'ucp-ready', { complete: $profile.get().status === 'ready' });
}

/** What an earlier build still waited for finishes no part of a later load, nor of the next shopper's. */
function partOf(isLatest: () => boolean) {
  return async (name: Part, work: Promise<unknown>): Promise<void> => {
    try {
      await work;
    } finally {
      if (isLatest()) finish(name);
    }
  };
}

/**
 * A profile that cannot be read ends the loading: the lists say so, and are never empty by mistake (LOAD-05). What an earlier read
 * has left stays, without the doctors' coverage of another year (PROV-07).
 */
function fail(planYear: number): void {
  profileFailed();
  forgetCoverageOfOtherYears(planYear);
  const { profile } = $profile.get();
  // Its plans of this year may not have been asked for yet (YEAR-03).
  if (profile) void Promise.all([buildPlans(profile), priceAgain()]);
  for (const name of ['plans', 'supplement', 'drugs', 'providers'] as const) finish(name);
  emit(document, 'ucp-ready', { complete: false });
}
