import { shopperList } from '../../../../demo/service/enter.js';
import { addDrugs, choosePharmacy, editDrug } from '../../../../src/features/drugs/actions/drug-tool.js';
import { $shownDrugs } from '../../../../src/features/drugs/state/saved-drugs.js';
import { continueApplication, enroll } from '../../../../src/features/enrollment/actions/applications.js';
import { $applications } from '../../../../src/features/enrollment/state/applications.js';
import { submitExtraHelpAnswer } from '../../../../src/features/extra-help/actions/answer-extra-help.js';
import { closeImporting, importByForm, startImporting } from '../../../../src/features/import/actions/import-popup.js';
import { $shownPlans } from '../../../../src/features/known-plans/state/plans.js';
import { $supplement } from '../../../../src/features/known-plans/state/supplement-plans.js';
import { loadSpanishTexts } from '../../../../src/features/language/actions/language.js';
import { $notices, closeNotice } from '../../../../src/features/lists/state/notices.js';
import { showView } from '../../../../src/features/navigation/actions/view.js';
import { chooseCounty } from '../../../../src/features/page/actions/choose-county.js';
import { findZip } from '../../../../src/features/place/actions/zip.js';
import type { MedicarePlan } from '../../../../src/features/plan/rules/plan.js';
import { chooseToCompare, compare } from '../../../../src/features/plans/actions/compare-plans.js';
import { emailPlans } from '../../../../src/features/plans/actions/email-plans.js';
import { viewDetails } from '../../../../src/features/plans/actions/plan-actions.js';
import { tryPlansAgain } from '../../../../src/features/plans/actions/read-named-plan.js';
import { switchYear } from '../../../../src/features/plans/actions/switch-year.js';
import { closePopup } from '../../../../src/features/popups/state/popups.js';
import { reload } from '../../../../src/features/profile/actions/reload.js';
import { removeItem, restoreItem } from '../../../../src/features/profile/actions/remove.js';
import type { ListedItem } from '../../../../src/features/profile/actions/saved-list.js';
import { tryAgain } from '../../../../src/features/profile/actions/try-again.js';
import { $removing } from '../../../../src/features/profile/state/removals.js';
import { addProviders } from '../../../../src/features/providers/actions/provider-tool.js';
import { $providers } from '../../../../src/features/providers/state/saved-providers.js';
import { closeConfirming, confirmIdentity, startConfirming } from '../../../../src/features/session/actions/confirm-identity.js';
import { stayHere } from '../../../../src/features/session/actions/idle.js';
import { signOut } from '../../../../src/features/session/actions/sign-out.js';
import { storedIdentity } from '../../../../src/features/session/actions/stored-identity.js';
import type { PersonFields } from '../../../../src/features/session/rules/person-fields.js';
import { registerTool, type ToolName } from '../../../../src/features/tools/actions/registry.js';
import { $agent, $identity } from '../../../../src/shared/shopper/identity.js';
import { shopperScope } from '../../../../src/shared/shopper/scope.js';
import type { ListName } from '../../../../src/shared/view/lists.js';
import { profileHere } from '../../../fixtures/read-profile.js';
import { unsaved } from './named-cards.js';
import { type FaultName, faults, type Kind, kinds } from './network-faults.js';
import { pass, sleep } from './time.js';
import type { Visit } from './visit.js';

/**
 * The possible steps of a visit, by their name in a failure's text. To add a step, add a line here. `n` chooses, if there is a choice. A
 * step of the shopper's starts and continues while time passes. A step of another kind is over when its function resolves.
 */
type VisitStep = (visit: Visit, n: number) => unknown;

/** One of a list; undefined of an empty one. */
const nth = <T>(list: readonly T[], n: number): T | undefined => list[n % list.length];

const rowsOf: Readonly<Record<ListName, () => readonly string[]>> = {
  plans: () => $shownPlans.get().keys,
  drugs: () => $shownDrugs.get().map(({ ndc }) => ndc),
  providers: () => $providers.get().map(({ id }) => id),
};

const itemOf = (list: ListName, key: string): ListedItem => ({ list, key, name: 'It' });

/** However it ends, its shopper gets a message (REM-03). */
async function remove({ violations, serverState }: Visit, list: ListName, key: string | undefined): Promise<void> {
  if (!key) return;
  serverState.release(nameHere(), list, key);
  const { signal } = shopperScope();
  const removal = removeItem(itemOf(list, key), document);
  const hasBegun = $removing.get()[list]?.has(key);
  await removal;
  const isTold = Object.values($notices.get()).some((notices) => notices.some((one) => 'key' in one && one.key === key));
  if (hasBegun && !signal.aborted && !isTold) violations.push(`[REM-03] nothing is told of ${list} ${key}`);
}

/** Items that were announced as removed, and can be restored. */
function undoable(): readonly ListedItem[] {
  return Object.values($notices.get()).flatMap((notices) =>
    notices.flatMap((one) => (one.kind === 'removed' && one.list !== 'supplement' ? [itemOf(one.list, one.key)] : [])),
  );
}

function undo(n: number): unknown {
  const item = nth(undoable(), n);
  return item && restoreItem(item, document);
}

/** The data of the shopper's person, or of no person at all. */
function typed(n: number): PersonFields {
  const uuid = $identity.get()?.uuid;
  const person = shopperList.find((one) => one.uuid === uuid)?.typedAs;
  const [year = '1950', month = '01', day = '31'] = person?.dob.split('-') ?? [];
  return {
    firstName: person?.firstName ?? 'Nobody',
    lastName: n % 3 === 0 ? 'Nobody' : (person?.lastName ?? 'Nobody'),
    email: person?.email ?? 'nobody@example.com',
    gender: person?.gender ?? 'f',
    zipCode: person?.zipCode ?? '85004',
    dateOfBirth: { month, day, year },
    medicareNumber: person?.mbi ?? '1EG4TE5MK73',
  };
}

async function chooseZip(zip: string, n: number): Promise<void> {
  const identity = $identity.get();
  const places = await findZip(zip);
  const county = places && nth(places.counties, n);
  if (places && county && identity === $identity.get()) chooseCounty(places.zipCode, county);
}

function withPlan(n: number, act: (plan: MedicarePlan) => unknown): unknown {
  const plan = nth($shownPlans.get().plans, n);
  return plan && act(plan);
}

const later = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A tool that takes its time, and does something meanwhile for the shopper who opened it, if they are still there. */
function bring(name: ToolName, isImported: boolean, work: () => unknown, milliseconds = 700): void {
  registerTool(name, {
    async open() {
      const identity = $identity.get();
      await later(milliseconds);
      if (identity === $identity.get()) await work();
      await later(milliseconds);
      return { isCompleted: true, isImported };
    },
  });
}

type Row = Readonly<Record<string, unknown>>;

const here = () => $identity.get()?.uuid ?? '';
const nameHere = () => shopperList.find(({ uuid }) => uuid === here())?.name ?? '';

/**
 * A change by another tab or device must last (SAFE-01). A service without versions cannot refuse a write that is pending at that moment.
 */
async function done({ serverState, networkFaults, hasVersions }: Visit, list: ListName, key: unknown): Promise<void> {
  if (networkFaults.writing() > 0 && !hasVersions) serverState.release(nameHere(), list, String(key));
  else await serverState.hold(nameHere(), list, String(key));
}

/** Each section's field in the profile, and the field of its rows. */
const fields = {
  drugs: ['drugsAndPharmacyDetails', 'drugInfoDetails'],
  providers: ['providersDetails', 'providerIdList'],
  plans: ['plansDetails', 'plans'],
} as const;

type Section = keyof typeof fields;

async function sectionOf(visit: Visit, uuid: string, section: Section): Promise<Row> {
  const answer = (await visit.callService('GET', `/profiles/data/v1/${uuid}/${section}`)) as Row;
  return (answer[fields[section][0]] ?? {}) as Row;
}

/** Writes a section as another tab or a tool does: read, changed, written. */
async function rewriteSection(visit: Visit, section: Section, change: (now: Row) => Row): Promise<void> {
  const { uuid, isGuest } = $identity.get() ?? { uuid: '', isGuest: true };
  const changed = change(await sectionOf(visit, uuid, section));
  await visit.callService('POST', `/profiles/data/v1/${uuid}/${section}`, { [fields[section][0]]: changed, isGuest });
}

function rewrite(visit: Visit, section: Section, change: (rows: readonly Row[]) => readonly Row[]): Promise<void> {
  const [, rows] = fields[section];
  return rewriteSection(visit, section, (now) => ({ ...now, [rows]: change((now[rows] ?? []) as readonly Row[]) }));
}

function choosePharmacyOf(visit: Visit, pharmacyObj: Row | null): Promise<void> {
  return rewriteSection(visit, 'drugs', (now) => ({ ...now, pharmacyObj }));
}

const newDrug = (n: number): Row => ({
  nationalDrugCode: `new-drug-${n % 3}`,
  drugName: `New drug ${n % 3}`,
  quantity: 30,
  supplyLength: 30,
});
const newDoctor = (n: number): Row => ({ providerId: `new-doctor-${n % 3}`, providerName: `New doctor ${n % 3}`, plansList: [] });
const without = (field: string, value: unknown) => (rows: readonly Row[]) => rows.filter((row) => row[field] !== value);

/** The shopper's actions on the page. */
export const visitSteps: Readonly<Record<string, VisitStep>> = {
  'remove a plan': (visit, n) => remove(visit, 'plans', nth(rowsOf.plans(), n)),
  'remove a drug': (visit, n) => remove(visit, 'drugs', nth(rowsOf.drugs(), n)),
  'remove a doctor': (visit, n) => remove(visit, 'providers', nth(rowsOf.providers(), n)),
  'remove a supplement plan'(visit, n) {
    const area = $supplement.get();
    const plan = area.kind === 'plans' ? nth(area.plans, n) : undefined;
    return remove(visit, 'plans', plan && `${plan.code}-${plan.year}`);
  },
  undo: (_, n) => undo(n),
  'undo twice': (_, n) => Promise.all([undo(n), undo(n)]),
  'close a notice'(_, n) {
    const notice = nth(Object.values($notices.get()).flat(), n);
    if (notice) closeNotice(notice);
  },
  'add a drug'(visit, n) {
    bring('drug-cost-estimator', n % 3 === 0, () =>
      rewrite(visit, 'drugs', (rows) => [...without('nationalDrugCode', newDrug(n).nationalDrugCode)(rows), newDrug(n)]),
    );
    return addDrugs(null, document);
  },
  'choose no pharmacy'(visit) {
    bring('drug-cost-estimator', false, () => choosePharmacyOf(visit, null));
    return choosePharmacy(document);
  },
  'choose a pharmacy'(visit, n) {
    const pharmacyObj = { pharmacyNumber: `000${n % 3}`, pharmacyName: `Pharmacy ${n % 3}`, isMailOrder: n % 3 === 2 };
    bring('drug-cost-estimator', false, () => choosePharmacyOf(visit, pharmacyObj));
    return choosePharmacy(document);
  },
  'choose doctors in the tool'(visit, n) {
    // Its result counts as the whole list, even if it is of another place or was cleared meanwhile (PV-07).
    visit.serverState.releaseAll('providers');
    bring('provider-search', false, async () => {
      const owner = here();
      const now = await sectionOf(visit, owner, 'providers');
      // A tool that its shopper has left writes nothing of theirs any more.
      if (owner !== here()) return;
      const rows = [...((now.providerIdList ?? []) as readonly Row[]), newDoctor(n)];
      sessionStorage.setItem('ucp_providerToolData', JSON.stringify({ ...now, zipCode: now.zipCode ?? '85004', providerIdList: rows }));
    });
    return addProviders(null, document);
  },
  'change a drug'(visit, n) {
    const ndc = nth(rowsOf.drugs(), n);
    const change = (row: Row) => (row.nationalDrugCode === ndc ? { ...row, quantity: 60 } : row);
    bring('drug-cost-estimator', false, () => rewrite(visit, 'drugs', (rows) => rows.map(change)), n % 3 === 0 ? 45_000 : 700);
    return ndc && editDrug(ndc, document);
  },
  'open a tool that breaks'() {
    registerTool('drug-cost-estimator', { open: () => later(700).then(() => Promise.reject(new Error('the tool broke'))) });
    return addDrugs(null, document);
  },
  'enroll in a plan': (_, n) => withPlan(n, (plan) => enroll(plan, document)),
  'choose a plan to compare': (_, n) => withPlan(n, (plan) => chooseToCompare(plan, n % 3 > 0, document)),
  'compare plans': () => compare(document),
  'look at a plan': (_, n) => withPlan(n, (plan) => viewDetails(plan, document)),
  'go on with an application'(_, n) {
    const application = nth($applications.get(), n);
    return application && continueApplication(application.id, document);
  },
  'switch the year': (_, n) => switchYear(2026 + (n % 3), document),
  'choose a ZIP code': (_, n) => chooseZip(nth(['85142', '85701', '85004', '10001', '00000'], n) ?? '', n),
  'answer Extra Help': (_, n) => submitExtraHelpAnswer(n % 2 === 0 ? 'yes' : 'no', document),
  'read again': () => reload(),
  'try again': () => tryAgain(),
  'try plans again': () => tryPlansAgain($shownPlans.get().missing.map(({ saved }) => saved)),
  'send an e-mail': () => emailPlans('somebody@example.com'),
  'look at another view': (_, n) => showView(nth(['plans', 'drugs', 'providers'] as const, n) ?? 'plans', document),
  'speak Spanish': () => loadSpanishTexts(),
  'say who it is': async (_, n) => (await startConfirming()) && confirmIdentity(typed(n), document),
  'say no more who it is': () => closeConfirming(),
  'bring in claims': async (_, n) => (await startImporting()) && importByForm({ ...typed(n), isAttested: true }),
  'close the import': () => closeImporting(),
  'close the popup': () => closePopup(),
  'stay on this page': () => stayHere(),
  'sign out': () => signOut(document),
};

const members = ['member', 'member-consent', 'base', 'enrolled', 'applicant'] as const;

type Happening = (visit: Visit, n: number) => Promise<void>;

/**
 * Another tab's changes to the lists. It knows the shopper by the browser's storage. It does not know the guest whom a session creates
 * while it ends.
 */
function byAnotherTab(work: Happening): Happening {
  return async (visit, n) => {
    if (storedIdentity()?.uuid !== here()) return;
    await work(visit, n);
    visit.sendFromTab({ kind: 'profile-changed' });
  };
}

/** The same on another device of the shopper. This browser hears nothing of it. */
const onAnotherDevice =
  (work: Happening): Happening =>
  async (visit, n) => {
    if (!here()) return;
    await work(visit, n);
    visit.isOutdated = true;
  };

/** What happens around the page. */
export const events: Readonly<Record<string, Happening>> = {
  'load the page anew': (visit) => visit.open(),
  'load the page anew at once': (visit) => visit.openAtOnce(),
  async 'sign in'(visit, n) {
    const name = nth(members, n) ?? 'member';
    visit.people.push(name);
    await visit.serverState.follow(name);
    await visit.open(`?code=${name}`);
  },
  'remove a plan in another tab': byAnotherTab(async (visit, n) => {
    const plan = nth(profileHere()?.plans.savedPlans.text.split(',') ?? [], n)?.split(' ');
    if (plan?.[0] && plan[1]) {
      await visit.callService('DELETE', `/profiles/data/v1/${here()}/plans/${plan[1]}/${plan[0]}`);
      await done(visit, 'plans', `${plan[0]}-${plan[1]}`);
    }
  }),
  'save a plan in another tab': byAnotherTab(async (visit, n) => {
    const { id, year } = nth(unsaved, n % 2) ?? { id: '', year: 0 };
    await rewriteSection(visit, 'plans', (now) => {
      const entries = String(now.savedPlans ?? '').split(',');
      const others = entries.filter((entry) => entry && !entry.startsWith(`${id} ${year}`));
      return { ...now, savedPlans: [...others, `${id} ${year} MAPD`].join(',') };
    });
    await done(visit, 'plans', `${id}-${year}`);
  }),
  async 'a card names a plan'(visit, n) {
    const plan = nth(unsaved, n);
    if (plan) visit.cards.name(plan);
  },
  async 'the page comes back from the cache'() {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  },
  async 'the address names a view'(_, n) {
    history.pushState(null, '', nth(['#drugs', '#providers', '#plans', '#elsewhere'], n));
    window.dispatchEvent(new Event('hashchange'));
  },
  async 'give a ZIP code on another page of the site'(visit, n) {
    localStorage.setItem('ucp_zip', nth(['85701', '85142', 'nonsense'], n) ?? '');
    await visit.open();
  },
  async 'the connection is back'() {
    window.dispatchEvent(new Event('online'));
  },
  'remove a doctor in another tab': byAnotherTab(async (visit, n) => {
    let left: Row | undefined;
    await rewrite(visit, 'providers', (rows) => {
      left = nth(rows, n);
      return rows.filter((row) => row !== left);
    });
    if (left) await done(visit, 'providers', left.providerId);
  }),
  'add a drug in another tab': byAnotherTab(async (visit, n) => {
    await rewrite(visit, 'drugs', (rows) => [...without('nationalDrugCode', newDrug(n).nationalDrugCode)(rows), newDrug(n)]);
    await done(visit, 'drugs', newDrug(n).nationalDrugCode);
  }),
  'add a drug on another device': onAnotherDevice(async (visit, n) => {
    await rewrite(visit, 'drugs', (rows) => [...without('nationalDrugCode', newDrug(n).nationalDrugCode)(rows), newDrug(n)]);
    await done(visit, 'drugs', newDrug(n).nationalDrugCode);
  }),
  'remove a doctor on another device': onAnotherDevice(async (visit, n) => {
    let left: Row | undefined;
    await rewrite(visit, 'providers', (rows) => {
      left = nth(rows, n);
      return rows.filter((row) => row !== left);
    });
    if (left) await done(visit, 'providers', left.providerId);
  }),
  'remove a drug on another device': onAnotherDevice(async (visit, n) => {
    let left: Row | undefined;
    await rewrite(visit, 'drugs', (rows) => {
      left = nth(rows, n);
      return rows.filter((row) => row !== left);
    });
    if (left) await done(visit, 'drugs', left.nationalDrugCode);
  }),
  async 'sign out in another tab'(visit) {
    if ($identity.get()?.isGuest !== false) return;
    visit.forget();
    visit.sendFromTab({ kind: 'signed-out' });
  },
  async 'another shopper comes in another tab'(visit, n) {
    await visit.signInElsewhere(nth([...members, 'guest', 'tucson'], n) ?? 'member');
    // The service identifies by the cookies, and an agent's page does not. It cannot know that they are another's (IDN-04).
    visit.isAstray ||= $agent.get().isAgentFlow;
    document.dispatchEvent(new Event('visibilitychange'));
  },
  async 'the service ends the session'(visit) {
    const name = shopperList.find(({ uuid }) => uuid === here())?.name;
    if (name) await visit.callService('POST', '/__demo/session', { shopper: name });
    visit.isAstray = true;
  },
  'a minute passes': () => pass(60_000),
  async 'the computer sleeps'(_, n) {
    sleep((nth([20, 160, 600], n) ?? 0) * 60_000);
    window.dispatchEvent(new Event('pageshow'));
  },
};

/** `the next write: 500`, and so on: faults of the next call of a kind, or of the next three. */
export const mishaps: Readonly<Record<string, VisitStep>> = Object.fromEntries(
  (Object.keys(kinds) as Kind[]).flatMap((kind) => faults.map((fault) => [`the next ${kind}: ${fault}`, spoil(kind, fault)])),
);

function spoil(kind: Kind, fault: FaultName): VisitStep {
  return (visit, n) => {
    visit.isAstray = true;
    visit.networkFaults.spoil(kind, fault, n % 2 === 0 ? 1 : 3);
  };
}
