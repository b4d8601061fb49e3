import { createApp } from '../../../../demo/service/app.js';
import { browserFetch } from '../../../../demo/service/browser-fetch.js';
import { entryOf } from '../../../../demo/service/enter.js';
import { memoryStore } from '../../../../demo/service/store/memory-store.js';
import { start } from '../../../../src/data-layer.js';
import { storedIdentity } from '../../../../src/features/session/actions/stored-identity.js';
import { configure } from '../../../../src/index.js';
import type { SettingsInput } from '../../../../src/settings-input.js';
import { $identity } from '../../../../src/shared/shopper/identity.js';
import { deleteCookie } from '../../../../src/shared/storage/cookies.js';
import { clearOwnKeys } from '../../../../src/shared/storage/storage.js';
import type { TabMessage } from '../../../../src/shared/tabs/broadcast.js';
import { resetPage } from '../../../../src/testing.js';
import type { ResponseChanges } from '../wrong-shapes.js';
import { openBrowser } from './browser.js';
import { type NamedCards, namedCards } from './named-cards.js';
import { type NetworkFaults, type Sent, withNetworkFaults } from './network-faults.js';
import { markedShoppers, peopleIn, uuidOf } from './people.js';
import { type Lists, type ServerState, watchServerState } from './server-state.js';
import { endTime, pass, startTime, timeless, wallTime } from './time.js';

/** A visit: a browser with one page of the site, and the service behind it. */
export interface Visit {
  readonly networkFaults: NetworkFaults;
  readonly serverState: ServerState;
  readonly cards: NamedCards;
  /** Everyone who was here. */
  readonly people: string[];
  /** The violations of an invariant so far. */
  readonly violations: string[];
  /** The page cannot know by itself how things stand now: a call may have failed, a session ended. */
  isAstray: boolean;
  /** Another device has changed the profile, and nobody has told the page. */
  isOutdated: boolean;
  /** The service gives each section a version, and refuses a write that is based on another. */
  readonly hasVersions: boolean;
  /** Starts an action that continues while time passes. */
  begin(what: string, work: unknown): void;
  /** Asks the service behind the page's back, as another tab or a tool does. */
  callService(method: string, path: string, body?: unknown): Promise<unknown>;
  /** The keys of all that the service keeps of a shopper's lists, each with its list. */
  stored(name: string): Promise<readonly string[]>;
  /** Says something as another tab. */
  sendFromTab(message: TabMessage): void;
  /** Lets everything come to its end. */
  settle(): Promise<void>;
  /** Opens the page again when all that it had begun has ended. */
  open(search?: string): Promise<void>;
  /** Leaves the page in the midst of what it does, and opens it again. */
  openAtOnce(): Promise<void>;
  /** The site's cookies are this shopper's from now on, as after a sign-in in another tab. */
  signInElsewhere(name: string): Promise<void>;
  /** The data that all tabs keep is gone, as after a sign-out in another tab. */
  forget(): void;
  /** Whether `forget` was called. */
  hasForgotten: boolean;
  end(): void;
}

export interface VisitOptions {
  readonly shopper: string;
  /** On Chicago's wall clock, in winter. */
  readonly at: string;
  /** Milliseconds that calls take, one after the other. */
  readonly delays: readonly number[];
  /** See `Visit`. */
  readonly hasVersions: boolean;
  /** The host page keeps the shopper where they are when they sign out. */
  readonly isKept: boolean;
  /** The brand's own settings. Each page of the visit has them. */
  readonly settings: SettingsInput;
  /** Changes the bodies of the service's responses. */
  readonly changes?: ResponseChanges;
}

/** Milliseconds in which everything that can end has ended: a call that never answers is tried three times, and others wait for it. */
const PATIENCE = 20 * 60_000;

export async function startVisit({ shopper, at, delays, isKept, hasVersions, settings, changes }: VisitOptions): Promise<Visit> {
  startTime(at);
  const app = createApp({ store: memoryStore(), now: wallTime, seed: markedShoppers, elapsed: () => Date.now() });
  const people: string[] = [];
  const violations: string[] = [];
  const doing = new Map<unknown, string>();
  const networkFaults = withNetworkFaults(changes ? changes.through(browserFetch(app)) : browserFetch(app), delays, hear);
  const browser = openBrowser(networkFaults.fetch);

  /** Whatever is sent is about the shopper who is here, and nobody else. */
  function hear({ method, path, text }: Sent): void {
    const here = $identity.get() ?? storedIdentity();
    const others = people.filter((name) => uuidOf(name) !== here?.uuid);
    for (const name of peopleIn(text, others)) violations.push(`[SIGN-01] ${method} ${path} is about ${name}, who has left`);
  }

  const ask = async (path: string, init?: RequestInit) =>
    JSON.parse(await timeless(Promise.resolve(app.request(path, init)).then((one) => one.text())));
  const cards = namedCards(begin);
  const serverState = watchServerState(async (name) => listsOf(await ask(`/__demo/state?shopper=${name}`)));

  async function become(name: string): Promise<void> {
    people.push(name);
    await serverState.follow(name);
    // biome-ignore lint/suspicious/noDocumentCookie: the library reads the identity there
    for (const one of entryOf(name)?.cookies ?? []) document.cookie = one;
  }

  function leavePage(): void {
    networkFaults.leave();
    doing.clear();
    browser.forgetPage();
    cards.leavePage();
    resetPage();
    document.body.replaceChildren();
  }

  async function drain(): Promise<void> {
    const end = Date.now() + PATIENCE;
    // Between two tries of a call nothing is on its way.
    for (let quiet = 0; quiet < 2 && Date.now() < end; quiet += 1) {
      await pass(5_000);
      if (networkFaults.underWay() > 0 || doing.size > 0) quiet = -1;
    }
    for (const what of doing.values()) violations.push(`[LOAD-03] "${what}" waits for ever`);
    doing.clear();
  }

  async function settle(): Promise<void> {
    for (await drain(); browser.hasLeft(); await drain()) await open();
  }

  function begin(what: string, work: unknown): void {
    const one = Promise.resolve(work);
    doing.set(one, what);
    one.catch((error) => violations.push(`"${what}" threw ${error}`)).finally(() => doing.delete(one));
  }

  async function open(search = ''): Promise<void> {
    await drain();
    await enter(search);
  }

  async function openAtOnce(): Promise<void> {
    const { search } = location;
    window.dispatchEvent(new Event('pagehide'));
    await pass(0);
    networkFaults.leave();
    await pass(0);
    await enter(search);
  }

  async function enter(search: string): Promise<void> {
    leavePage();
    history.replaceState(null, '', `/${search}`);
    document.documentElement.lang = 'en';
    cards.open();
    configure(settings);
    if (isKept) document.addEventListener('ucp-navigate', (event) => event.preventDefault());
    begin('the load', start());
    // The settings stand before anybody can press anything.
    await pass(0);
  }

  await ask('/__demo/answers', { method: 'POST', body: JSON.stringify({ etags: hasVersions }) });
  await become(shopper);
  for (const [key, value] of Object.entries(entryOf(shopper)?.session ?? {})) if (value !== null) sessionStorage.setItem(key, value);
  await open();
  const visit: Visit = {
    networkFaults,
    serverState,
    cards,
    people,
    violations,
    isAstray: false,
    isOutdated: false,
    hasVersions,
    hasForgotten: false,
    begin,
    settle,
    open,
    openAtOnce,
    signInElsewhere: become,
    forget() {
      visit.hasForgotten = true;
      for (const key of Object.keys(localStorage)) localStorage.removeItem(key);
      deleteCookie('ucp_identity');
    },
    callService: (method, path, body) => ask(path, { method, ...(body !== undefined && { body: JSON.stringify(body) }) }),
    stored: async (name) => itemsOf(await ask(`/__demo/state?shopper=${name}`)),
    sendFromTab: browser.tell,
    end() {
      leavePage();
      browser.close();
      clearOwnKeys();
      history.replaceState(null, '', '/');
      endTime();
    },
  };
  return visit;
}

interface Stored {
  readonly medsuppData: string | null;
  readonly plansDetails: { readonly savedPlans: string };
  readonly drugsAndPharmacyDetails: {
    readonly pharmacyObj: { readonly pharmacyNumber: string } | null;
    readonly drugInfoDetails: readonly { readonly nationalDrugCode: string }[];
  };
  readonly providersDetails: { readonly providerIdList: readonly { readonly providerId: string }[] };
}

/** The service's data, by the keys that the page uses. */
function listsOf({ plansDetails, drugsAndPharmacyDetails, providersDetails }: Stored): Lists {
  return {
    plans: plansDetails.savedPlans.split(',').flatMap((entry) => (entry ? [entry.split(' ').slice(0, 2).join('-')] : [])),
    drugs: drugsAndPharmacyDetails.drugInfoDetails.map(({ nationalDrugCode }) => nationalDrugCode),
    providers: providersDetails.providerIdList.map(({ providerId }) => providerId),
  };
}

/** All that a shopper has saved: the lists, the pharmacy and the supplement plans. */
function itemsOf(stored: Stored): readonly string[] {
  const lists = Object.entries(listsOf(stored)).flatMap(([list, keys]) => keys.map((key) => `${list} ${key}`));
  const pharmacy = stored.drugsAndPharmacyDetails.pharmacyObj;
  const { savedPlanInformation: supplement } = JSON.parse(stored.medsuppData || '{}');
  const favorites: readonly { readonly planCode: string }[] = supplement?.favoritedPlans ?? [];
  return [
    ...lists,
    ...(pharmacy ? [`pharmacy ${pharmacy.pharmacyNumber}`] : []),
    ...favorites.map(({ planCode }) => `supplement ${planCode}`),
  ];
}
