import { type Choice, labelSamples, openPanel, type PanelState, type Role, type SampleRole } from '../../../element/preview/panel.js';
import { clockStart, readSystemDate } from '../../../shared/calendar/system-date.js';
import { isoText } from '../../../shared/calendar/time-text.js';
import { refuseWrites } from '../../../shared/calls/guarded-http.js';
import { plainHttpClient } from '../../../shared/calls/http-client.js';
import { defaultEndpoints, type EndpointName } from '../../../shared/http/endpoints.js';
import { profileCall } from '../../../shared/http/first-calls.js';
import { createHttp, type Http } from '../../../shared/http/http.js';
import { languageOf, primaryLanguage } from '../../../shared/language/language.js';
import { textOverrides } from '../../../shared/language/text-overrides.js';
import { pageAddress } from '../../../shared/page/page-address.js';
import { pageDocument } from '../../../shared/page/page-document.js';
import { warnOnce } from '../../../shared/report.js';
import { type SamplePerson, samplePeople } from '../../../shared/settings/allowed.js';
import { defaultSettings } from '../../../shared/settings/defaults.js';
import { missingSettings } from '../../../shared/settings/missing.js';
import type { Settings } from '../../../shared/settings/settings.js';
import { decideSettings } from '../../../shared/settings/state.js';
import { $identity } from '../../../shared/shopper/identity.js';
import { identified } from '../../../shared/shopper/session-state.js';
import { newUuid } from '../../../shared/storage/random.js';
import { readJson, writeJson } from '../../../shared/storage/storage.js';
import { clock } from '../../../shared/time/clock.js';
import { $contentLanguages } from '../../content/state/content.js';
import { $tollFree } from '../../content/state/phone.js';
import { likelyYear } from '../../plan-year/actions/time.js';
import { $profile } from '../../profile/state/profile.js';

/**
 * Help for page authors: applies what they try out before the page loads, and opens the panel. Loaded only with the setting `preview`.
 *
 * A page that says where its services are shows live data, even if these fail, because its author has to see that. A page that does not say
 * it shows a sample member at once if no service is on its own origin. So an author who starts with an empty file sees plans.
 */
export async function openAuthorPanel(settings: Settings): Promise<Settings> {
  const named = samplePerson(`sample-${settings.previewAs}`);
  if (named) return showSamples(settings, named);
  const stored = readChoice();
  const date = stored.date || settings.systemDate;
  const isDate = readSystemDate(date, () => 0) !== null;
  if (date && !isDate) warnOnce('"systemDate" takes a date such as 2026-11-20T09:30:00; it was ignored.');
  const asTried = { ...settings, systemDate: isDate ? date : '' };
  applyThemeAndLanguage(stored);
  let answers = stored.role === '' && !namesService(settings) ? await isServiceThere(ownOrigin()) : undefined;
  const role = stored.role || (answers === false ? 'sample-member' : 'live');
  const choice = { ...stored, role };
  const person = samplePerson(role);
  const decided = person ? await withSamples(asTried, person) : asTried;
  decideSettings(decided);
  if (role === 'guest' || role === 'member' || role === 'cloaked') applyRole(role);
  const missing = (tags: readonly string[]) => {
    // Nothing counts as missing until the number is known. The number of the samples is not a live page's.
    const hasPhone = person ? settings.phone.tollFree !== '' : $tollFree.get() !== '';
    const hasFailed = answers === false || (!person && $profile.get().status === 'failed');
    return missingSettings(settings, defaultSettings, tags, { hasFailed, hasPhone });
  };
  const panel = openPanel({
    choice,
    choose,
    missing,
    look: readPanelState(),
    keepLook: (look) => writeJson('session', 'ucp_preview', { ...readStored(), ...look }),
    answers: () => answers,
    otherWords: person ? () => [] : otherWords,
  });
  if (!person && answers === undefined) {
    void isServiceThere(plainHttpClient()).then((is) => {
      answers = is;
      panel.lookAgain();
    });
  }
  return decided;
}

/** A page for a sample person, such as the preview in the editor of a content system. What is tried out in this tab does not change it. */
async function showSamples(settings: Settings, person: SamplePerson): Promise<Settings> {
  const decided = await withSamples({ ...settings, systemDate: '' }, person);
  decideSettings(decided);
  labelSamples();
  return decided;
}

// ---- What is tried out -------------------------------------------------------------------------------------

const sampleRole = (person: SamplePerson): SampleRole => `sample-${person}`;

const roles: readonly Role[] = ['', 'live', 'guest', 'member', 'cloaked', ...samplePeople.map(sampleRole)];

function readStored(): Readonly<Record<string, unknown>> {
  const stored = readJson('session', 'ucp_preview');
  return typeof stored === 'object' && stored !== null ? (stored as Readonly<Record<string, unknown>>) : {};
}

/** What was last tried out in this tab; values that cannot be read count as not chosen. */
function readChoice(): Choice {
  const stored = readStored();
  const text = (name: keyof Choice) => {
    const value = stored[name];
    return typeof value === 'string' ? value : '';
  };
  const role = roles.find((one) => one === text('role')) ?? '';
  return { role, date: text('date'), theme: text('theme'), lang: text('lang') };
}

/** The position of the panel, and whether it was open. */
function readPanelState(): PanelState {
  const { place, isCollapsed } = readStored();
  const { x, y, isRight, isBottom } = (typeof place === 'object' && place !== null ? place : {}) as Readonly<Record<string, unknown>>;
  const isPlace = Number.isFinite(x) && Number.isFinite(y);
  return {
    place: isPlace ? { x: Number(x), y: Number(y), isRight: isRight === true, isBottom: isBottom === true } : null,
    isCollapsed: typeof isCollapsed === 'boolean' ? isCollapsed : null,
  };
}

/** Keeps the choice for this tab and reloads the page, because role and date have to be known before the load. */
function choose(choice: Choice): void {
  writeJson('session', 'ucp_preview', { ...readStored(), ...choice });
  location.reload();
}

function applyThemeAndLanguage({ theme, lang }: Choice): void {
  if (theme) pageDocument.documentElement.dataset.ucpTheme = theme;
  if (lang) pageDocument.documentElement.lang = lang;
}

/** Trying out a role changes only what is drawn: the page loads the real shopper, then shows the role, and nothing is written. */
function applyRole(role: 'guest' | 'member' | 'cloaked'): void {
  refuseWrites();
  pageDocument.addEventListener(
    'ucp-ready',
    () => {
      const identity = $identity.get();
      if (identity) identified({ ...identity, isGuest: role === 'guest', isCloaked: role === 'cloaked' });
    },
    { once: true },
  );
}

// ---- Samples -----------------------------------------------------------------------------------------------

const samplePerson = (role: string) => samplePeople.find((person) => sampleRole(person) === role);

/**
 * The settings of a page with samples. No call leaves the page, and nothing is kept in the browser. Other tabs, tracking and the chat get
 * nothing.
 */
async function withSamples(settings: Settings, person: SamplePerson): Promise<Settings> {
  const { becomeSample } = await import('../../../element/preview/samples/sample-page.js');
  const now = () => isoText(clockStart(settings.systemDate || null, clock.epoch()));
  const { contentBase, endpoints, headers, contentHeaders, agentHeader } = defaultSettings;
  const host = { track: () => undefined };
  const ofServices = { apiBase: '', contentBase, endpoints, headers, contentHeaders, agentHeader };
  return { ...settings, ...ofServices, host, fetch: becomeSample(person, now) };
}

// ---- Services ----------------------------------------------------------------------------------------------

/** Whether the page says where its profile service is, or how it is called. */
function namesService({ apiBase, fetch, headers, endpoints }: Settings): boolean {
  return apiBase !== '' || fetch !== null || headers !== null || endpoints.profile !== undefined;
}

function ownOrigin(): Http {
  return createHttp({ apiBase: '', contentBase: '', pageUrl: pageAddress(), waitBefore: () => 0 });
}

/** The response of a server that has no such service, unless it is JSON: that is a service which does not know the shopper. */
const ABSENT_STATUSES = [404, 405, 502, 503, 504];

/**
 * Whether a profile service is there. It is asked for somebody whom it cannot know: services answer that too, if only with a refusal, and no
 * shopper is in the question.
 */
async function isServiceThere(http: Http): Promise<boolean> {
  const call = profileCall({ uuid: newUuid(), planYear: likelyYear(), isMerged: false });
  const answer = await http.send({ ...call, timeout: 5_000 });
  if (answer.ok) return true;
  const { problem } = answer;
  return problem.kind === 'status' && (problem.body !== undefined || !ABSENT_STATUSES.includes(problem.status));
}

/** The files of the content service whose words are in another language than the page. */
function otherWords(): readonly string[] {
  const page = pageDocument.documentElement;
  if (!['', 'en', 'es'].includes(primaryLanguage(page.lang))) return [];
  const names = Object.entries($contentLanguages.get()).filter(([, language]) => language !== languageOf(page));
  // A file of messages that replaces none has no language.
  const checked = names.filter(([name]) => name !== 'shopperMessages' || !textOverrides.get());
  return checked.map(([name]) => defaultEndpoints[name as EndpointName].slice(1));
}
