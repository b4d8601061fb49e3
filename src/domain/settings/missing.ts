import type { Settings } from './settings.js';

/** What a page of these tags needs said, because its default serves a demo alone: tag to settings, '' for every page. */
const needs: Readonly<Record<string, readonly [name: string, read: (settings: Settings) => string][]>> = {
  '': [['apiBase', ({ apiBase }) => apiBase]],
  'ucp-need-help': [['phone.tollFree', ({ phone }) => phone.tollFree]],
  'ucp-supplement-area': [['supplementUi.script', ({ supplementUi }) => supplementUi.script]],
  'ucp-drug-list': [['drugTool.partnerCode', ({ drugTool }) => drugTool.partnerCode]],
  'ucp-provider-list': [['providerTool.partnerCode', ({ providerTool }) => providerTool.partnerCode]],
};

/** The services are said to be elsewhere; the default of the content would still be asked of the page's own origin. */
function leavesContentBehind({ apiBase, contentBase }: Settings, defaults: Settings): boolean {
  return /^(https?:)?\/\//i.test(apiBase) && contentBase === defaults.contentBase;
}

/** The settings that a page with these tags leaves at a default that no live site wants, by their dotted names. */
export function missingSettings(settings: Settings, defaults: Settings, tags: readonly string[]): readonly string[] {
  const asked = ['', ...new Set(tags)].flatMap((tag) => (Object.hasOwn(needs, tag) ? (needs[tag] ?? []) : []));
  const missing = asked.filter(([, read]) => read(settings) === read(defaults)).map(([name]) => name);
  return leavesContentBehind(settings, defaults) ? ['contentBase', ...missing] : missing;
}
