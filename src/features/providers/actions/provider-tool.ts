import { newIssues } from '../../../shared/http/wire.js';
import { isCloaked } from '../../../shared/shopper/identity.js';
import { shopperScope } from '../../../shared/shopper/scope.js';
import { notifyTabs } from '../../../shared/tabs/tabs.js';
import { isRequestedIn, notifyShopper } from '../../lists/actions/notify-shopper.js';
import { zipCodeOf } from '../../place/state/place.js';
import type { MedicarePlan } from '../../plan/rules/plan.js';
import { openPopup } from '../../popups/actions.js';
import { readSectionSerialized } from '../../profile/actions/read-section.js';
import { writeInTurn } from '../../profile/actions/serialize.js';
import { readToolData } from '../../profile/actions/tool-data.js';
import { changeSection, changeSectionSerialized, type SectionChange } from '../../profile/actions/write-section.js';
import { mergedOver, onlyRows } from '../../profile/encoder.js';
import type { ReadListOf } from '../../profile/rules/profile.js';
import { contentOf } from '../../profile/rules/unread.js';
import { $profile } from '../../profile/state/profile.js';
import { providerPayload } from '../../tools/actions/launch.js';
import type { ToolOutcome } from '../../tools/actions/registry.js';
import { openTool } from '../../tools/actions/tools.js';
import type { Provider } from '../rules/provider.js';
import { type ProvidersContent, providersSection } from '../section.js';
import { readProviderCoverage } from './read-provider-coverage.js';
import { clearWaitingChoice, type OpenedIds, readWaitingChoice, storeWaitingChoice } from './waiting-choice.js';

/** Adds doctors, from their list or from a plan's card; a drug plan has no network to be in (PROV-02, CARD-11). */
export async function addProviders(plan: MedicarePlan | null, target: EventTarget): Promise<void> {
  if (plan?.kind !== 'PDP') await openProviderTool(plan, target);
}

/** Changes a saved doctor. */
export function editProvider(id: string, target: EventTarget): Promise<void> {
  return openProviderTool(null, target, id);
}

function openProviderTool(plan: MedicarePlan | null, target: EventTarget, itemId?: string): Promise<void> {
  const saved = savedHere();
  const opened = saved ? idsOf(saved.providers) : undefined;
  const take = (outcome: ToolOutcome) => applyToolChoice(outcome, opened, target);
  return openTool('provider-search', { route: '', payload: providerPayload(plan), itemId }, target, take);
}

/** After a completed visit the doctors are those that the tool stored in the browser (PV-07). */
async function applyToolChoice({ isCompleted }: ToolOutcome, opened: OpenedIds, target: EventTarget): Promise<boolean> {
  return isCompleted && takeChoice({ ifNone: { providers: [] }, opened, target });
}

/**
 * The page was left while the shopper was asked whether to replace the saved doctors. Now the choice is taken up again, as if the tool had
 * just closed: the question comes again, if it still is one (PV-09). Does nothing if no choice waits for this shopper.
 */
export async function resumeToolChoice(): Promise<void> {
  const waiting = readWaitingChoice();
  if (!waiting || isCloaked()) return;
  // A choice was there before: if nothing is there now, it has been lost.
  if (await takeChoice({ ifNone: null, opened: waiting.opened, target: document })) notifyTabs();
}

interface Taking {
  /** The choice if the tool left nothing in storage. Null if it cannot be used then. */
  readonly ifNone: Chosen | null;
  readonly opened: OpenedIds;
  readonly target: EventTarget;
}

/**
 * Takes over the chosen doctors, with their coverage (PV-08). If they are for another ZIP code than the saved ones, asks first (PV-09). Data
 * that cannot be read or saved changes nothing, and the shopper gets a message (SAFE-04).
 *
 * @returns whether the list has changed
 */
async function takeChoice({ ifNone, opened, target }: Taking): Promise<boolean> {
  const { signal } = shopperScope();
  // Read only when its turn comes: a removal that was under way has by then taken its doctor out of the tool's data.
  let savedZip: string | null = null;
  const isTaken = await writeInTurn('providers', async () => {
    const chosen = chosenProviders(ifNone);
    savedZip = chosen && otherZip(chosen);
    if (chosen && savedZip !== null) {
      pendingChoice().choice = { chosen, opened, target };
      storeWaitingChoice(opened);
    } else clearWaitingChoice();
    return chosen !== null && savedZip === null && changeSection(providersSection, changeTo(chosen, opened));
  });
  if (signal.aborted) return false;
  if (savedZip !== null) {
    openPopup({ tag: 'ucp-remove-popup', target, list: 'providers', savedZip });
    await readProviderCoverage();
    return false;
  }
  if (!isTaken) {
    const list = isRequestedIn('plans', target) ? 'plans' : 'providers';
    notifyShopper({ kind: 'tool-unusable', list, of: 'providers' }, target);
    await readSectionSerialized(providersSection);
  }
  await readProviderCoverage();
  return isTaken;
}

/** The doctors on the page, whether the last response could be read. */
function savedHere(): ProvidersContent | null {
  const { profile } = $profile.get();
  return profile && contentOf(profile.providers);
}

type Chosen = Partial<ReadListOf<'providers'>> & Pick<ReadListOf<'providers'>, 'providers'>;

/**
 * The doctors that the tool left in storage. Null when they are not known: a list is never cleared because storage is blocked or does not
 * parse.
 */
function chosenProviders(ifNone: Chosen | null): Chosen | null {
  const data = readToolData(providersSection);
  if (data.kind !== 'section') return data.kind === 'none' ? ifNone : null;
  const list = providersSection.read(data.section, newIssues());
  if (list.isUnreadable || list.zipCode === null) return null;
  const { providers, zipCode, stored } = list;
  return { providers, zipCode, stored };
}

/**
 * The ZIP code that the saved doctors are for, if the chosen ones are for another: the shopper decides which stay (PV-09). Null where they are
 * for the same one, or nobody is saved.
 */
function otherZip({ zipCode }: Chosen): string | null {
  const saved = savedHere();
  const savedZip = saved?.zipCode ?? zipCodeOf();
  return saved && saved.providers.length > 0 && zipCode && zipCode !== savedZip ? savedZip : null;
}

/** A choice that waits for the shopper's answer. */
interface Pending {
  readonly chosen: Chosen;
  readonly opened: OpenedIds;
  readonly target: EventTarget;
}

const doctorsToReplace = Symbol.for('ucp.doctorsToReplace');
const replacedDoctors = Symbol.for('ucp.replacedDoctors');

const pendingChoice = () => shopperScope().own<{ choice?: Pending }>(doctorsToReplace, () => ({}));
/** For undo: the doctors before and after they were replaced. */
const replaced = () =>
  shopperScope().own<{ before?: ReadListOf<'providers'>; after?: ReadListOf<'providers'> }>(replacedDoctors, () => ({}));

/** The shopper wants the doctors of the other ZIP code. Undo brings the earlier ones back (PV-09). */
export async function replaceProviders(): Promise<void> {
  const { choice } = pendingChoice();
  delete pendingChoice().choice;
  if (!choice) return;
  const { chosen, opened, target } = choice;
  const { signal } = shopperScope();
  const { change, isDone } = changeTo(chosen, opened);
  const isReplaced = await changeSectionSerialized(providersSection, {
    change(now) {
      const after = change(now);
      Object.assign(replaced(), { before: now, after });
      return after;
    },
    isDone,
  });
  if (signal.aborted) return;
  // After a failure the choice still waits: a reload asks again.
  if (isReplaced) clearWaitingChoice();
  notifyShopper({ kind: isReplaced ? 'replaced' : 'replace-failed', list: 'providers' }, target);
  if (isReplaced) notifyTabs();
  await readProviderCoverage();
}

/** The shopper keeps the saved doctors, by the button or by closing the question. */
export function keepProviders(): void {
  delete pendingChoice().choice;
  clearWaitingChoice();
}

/** Puts the replaced doctors back. A doctor whom another device has added meanwhile stays (PV-09, SAFE-01). */
export async function restoreProviders(target: EventTarget): Promise<void> {
  const { before, after } = replaced();
  if (!before || !after) return;
  const { signal } = shopperScope();
  notifyShopper({ kind: 'putting-back', list: 'providers' }, target);
  const { providers, zipCode } = before;
  const isBack = await changeSectionSerialized(
    providersSection,
    changeTo({ providers, zipCode, stored: onlyRows(before, providersSection.rows) }, idsOf(after.providers)),
  );
  if (signal.aborted) return;
  notifyShopper({ kind: isBack ? 'put-back' : 'put-back-failed', list: 'providers' }, target);
  if (isBack) notifyTabs();
  await readProviderCoverage();
}

/**
 * The change that the shopper has made in the tool: doctors who came, went, or were changed there. A doctor whom another device has added
 * meanwhile stays, and one whom it has removed does not come back (SAFE-01). Fields of the section that the tool does not know stay as they
 * were.
 */
function changeTo(chosen: Chosen, opened: OpenedIds): SectionChange<'providers'> {
  const chosenIds = idsOf(chosen.providers);
  const added = [...chosenIds].filter((id) => !opened?.has(id));
  const removed = [...(opened ?? [])].filter((id) => !chosenIds.has(id));
  return {
    change(now) {
      const nowIds = idsOf(now.providers);
      // Without a list from before, everything that is there now was there then.
      const known = opened ?? nowIds;
      const kept = chosen.providers.filter(({ id }) => !known.has(id) || nowIds.has(id));
      const others = now.providers.filter(({ id }) => !known.has(id) && !chosenIds.has(id));
      const zipCode = chosen.zipCode ?? zipCodeOf() ?? now.zipCode;
      const stored = chosen.stored ? mergedOver(now, chosen.stored, providersSection.rows) : now.stored;
      return { ...now, zipCode, providers: [...kept, ...others], stored };
    },
    isDone({ providers }) {
      const ids = idsOf(providers);
      return added.every((id) => ids.has(id)) && !removed.some((id) => ids.has(id));
    },
  };
}

function idsOf(providers: readonly Provider[]): ReadonlySet<string> {
  return new Set(providers.map(({ id }) => id));
}
