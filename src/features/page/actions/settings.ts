import { receiveAuthorSettings } from '../../../element/received-settings.js';
import { brands } from '../../../shared/brands.js';
import { defaultEndpoints } from '../../../shared/http/endpoints.js';
import { setSiteOrigin } from '../../../shared/navigation/site-state.js';
import { pageAddress } from '../../../shared/page/page-address.js';
import { pageDocument } from '../../../shared/page/page-document.js';
import { whenParsed } from '../../../shared/page/when-parsed.js';
import { warnOnce } from '../../../shared/report.js';
import { defaultSettings } from '../../../shared/settings/defaults.js';
import { environmentLabelOf, environmentNames } from '../../../shared/settings/environment.js';
import { mergeSettings, type SettingNames, type SettingsProblem } from '../../../shared/settings/merge.js';
import type { Settings, SettingsInput } from '../../../shared/settings/settings.js';
import { $settings, decideSettings } from '../../../shared/settings/state.js';
import { pageSingleton } from '../../../shared/state/store.js';

/**
 * The settings of the page, decided once: the defaults, then those of `configure`, then those of the `ucp-settings` tag. Later settings
 * with other values are logged and ignored.
 */
export function decidePageSettings(): Promise<Settings> {
  return pageSingleton('pageSettings', decideOnce);
}

async function decideOnce(): Promise<Settings> {
  await whenParsed();
  const configured = receiveAuthorSettings(warnOfLateSettings).reduce<Settings>(
    (base, input) => mergeAndWarn('configure()', base, input),
    defaultSettings,
  );
  const chosen = withTag(configured);
  const settings = withSiteOfAddress(chosen);
  watchSettingsTags(
    () => areAlike(withTag(configured), chosen) || warnOnce('<ucp-settings> was added or changed after the start; the change was ignored.'),
  );
  warnOfQuery();
  warnOfEnvironments(settings);
  setSiteOrigin(new URL(pageAddress()).origin);
  decideSettings(settings);
  return settings;
}

/** The community plans have their own part of the site, whatever the settings say (IDN-06). */
function withSiteOfAddress(settings: Settings): Settings {
  return location.href.includes('/communityplan') ? { ...settings, siteId: 'UHCCP' } : settings;
}

/** A name that is none counts as a place where things are tried (ENV-01). */
function warnOfEnvironments({ environment, hosts }: Settings): void {
  if ([environment, ...Object.values(hosts)].every(environmentLabelOf)) return;
  warnOnce(`"environment" and "hosts" accept ${environmentNames.join(', ')}; other names count as dev.`);
}

/** The library's own files ask for the line's file by its bare address: with a query it comes twice. */
function warnOfQuery(): void {
  const line = pageDocument.querySelector<HTMLScriptElement>('script[src*="/autoload.js?"]');
  if (line) warnOnce(`${line.src}: remove the query, because it loads the library twice.`);
}

const TAG = 'ucp-settings';
let watching: MutationObserver | undefined;

/**
 * Calls `look` when a settings tag is added or changed, by a script or by a framework that draws the page again. It examines only what has
 * changed, never the whole document: a host page may remove thousands of rows in one task.
 */
function watchSettingsTags(look: () => void): void {
  const isIn = (node: Node) => node instanceof Element && node.closest(TAG);
  const holds = (node: Node) => node instanceof Element && node.querySelector(TAG);
  const isOfTag = ({ target, addedNodes }: MutationRecord) => [target, ...addedNodes].some(isIn) || [...addedNodes].some(holds);
  watching?.disconnect();
  watching = new MutationObserver((records) => {
    if ($settings.get() && records.some(isOfTag)) look();
  });
  watching.observe(document, { subtree: true, childList: true, attributeFilter: Object.keys(attributes) });
}

function warnOfLateSettings(input: unknown): void {
  const decided = $settings.get();
  if (decided && !areAlike(mergeAndWarn('configure()', decided, input), decided)) {
    warnOnce('configure() was called after the first tag had started; the earlier settings stay.');
  }
}

function areAlike(one: Settings, other: Settings): boolean {
  const functions = Object.entries(one.host) as [keyof Settings['host'], unknown][];
  const isSameHost = functions.every(([name, value]) => other.host[name] === value);
  return comparable(one) === comparable(other) && isSameHost && one.fetch === other.fetch && one.headers === other.headers;
}

/** The settings as text, without the host's functions: anything may be in their place, even an object that refers to itself. */
function comparable(settings: Settings): string {
  return JSON.stringify({ ...settings, host: null, fetch: null, headers: null });
}

const settingNames: SettingNames = { brands, endpoints: Object.keys(defaultEndpoints) };

function mergeAndWarn(where: string, base: Settings, input: unknown): Settings {
  const { settings, problems } = mergeSettings(base, input, settingNames);
  warnOfProblems(where, problems);
  return settings;
}

/** The first tag of the page counts. */
function withTag(base: Settings): Settings {
  const [tag, second] = pageDocument.querySelectorAll(TAG);
  if (second) warnOnce('there are several <ucp-settings>; only the first counts.');
  if (!tag) return base;
  if (tag.querySelector(':scope > :not(script)'))
    warnOnce('<ucp-settings> hides its content: close it with </ucp-settings>, or move the content out of it.');
  return mergeAndWarn('<ucp-settings>', mergeAndWarn('<ucp-settings>: its JSON', base, childJson(tag)), attributesOf(tag));
}

/** The child script's JSON. If the text does not parse, or a CMS removed its script, the author gets a warning, and it counts as none. */
function childJson(tag: Element): unknown {
  const script = tag.querySelector('script[type="application/json"]');
  if ([...tag.childNodes].some((one) => one !== script && /#text|SCRIPT/.test(one.nodeName) && one.textContent?.trim()))
    warnOnce('<ucp-settings> reads one child <script type="application/json">; everything else was ignored.');
  const text = script?.textContent;
  if (!text?.trim()) return {};
  try {
    return JSON.parse(text);
  } catch {
    void warnOfJson(text);
    return {};
  }
}

/** Each browser names the place in words of its own, or not at all. So the library finds it, with code that only such a page loads. */
async function warnOfJson(text: string): Promise<void> {
  const place = await import('../../../shared/json-fault.js').then(({ placeText }) => placeText(text)).catch(() => null);
  warnOnce(`<ucp-settings>: its child <script type="application/json"> does not parse${place ? ` ${place}` : ''}; the defaults are used.`);
}

const attributes = {
  'api-base': 'apiBase',
  'content-base': 'contentBase',
  'site-id': 'siteId',
  environment: 'environment',
  theme: 'theme',
  'system-date': 'systemDate',
  preview: 'preview',
} as const;

/** The settings in the tag's attributes or properties, as its table has read them; the raw attributes where no script defines the tag. */
function attributesOf(tag: Element): SettingsInput {
  const values = tag as unknown as Readonly<Record<string, unknown>>;
  const entries = Object.entries(attributes).map(([name, property]) => [property, property in tag ? values[property] : textOf(tag, name)]);
  return Object.fromEntries(entries.filter(([, value]) => value));
}

function textOf(tag: Element, name: string): unknown {
  return name === 'preview' ? tag.hasAttribute(name) : tag.getAttribute(name)?.trim();
}

function warnOfProblems(where: string, problems: readonly SettingsProblem[]): void {
  for (const problem of problems) {
    const { path } = problem;
    const fault = problem.reason === 'unknown' ? 'is no setting' : `takes ${problem.accepts}`;
    warnOnce(`${where}${path && `: "${path}"`} ${fault}; it was ignored.`);
  }
}
