import type { Settings } from './settings.js';

/** By tag, the settings that a live page has to make, because their defaults are only good for a demo. */
const needs: Readonly<Record<string, readonly [name: string, read: (settings: Settings) => string][]>> = {
  'ucp-supplement-area': [['supplementUi.script', ({ supplementUi }) => supplementUi.script]],
  'ucp-drug-list': [['drugTool.brandId', ({ drugTool }) => drugTool.brandId]],
  'ucp-provider-list': [['providerTool.partnerCode', ({ providerTool }) => providerTool.partnerCode]],
};

/** The services are on another origin, but the content would still be read from the page's own. */
function leavesContentBehind({ apiBase, contentBase }: Settings, defaults: Settings): boolean {
  return /^(https?:)?\/\//i.test(apiBase) && contentBase === defaults.contentBase;
}

/**
 * The dotted names of the settings that a page with these tags leaves at a default that no live site wants. The default `apiBase`, the
 * page's own origin, may be right: it is listed only if the profile could not be read. A page without a phone number from content, service
 * or settings leaves its call lines out, so the number is listed too (ENV-05).
 */
export function missingSettings(
  settings: Settings,
  defaults: Settings,
  tags: readonly string[],
  { hasFailed, hasPhone }: { readonly hasFailed: boolean; readonly hasPhone: boolean },
): readonly string[] {
  const asked = [...new Set(tags)].flatMap((tag) => (Object.hasOwn(needs, tag) ? (needs[tag] ?? []) : []));
  const unsaid = asked.filter(([, read]) => read(settings) === read(defaults)).map(([name]) => name);
  const ofTags = hasPhone ? unsaid : [...unsaid, 'phone.tollFree'];
  const missing = hasFailed && settings.apiBase === defaults.apiBase ? ['apiBase', ...ofTags] : ofTags;
  return leavesContentBehind(settings, defaults) ? ['contentBase', ...missing] : missing;
}
