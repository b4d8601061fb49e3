import type { Settings } from './settings.js';

/** What a page of these tags needs said, because its default serves a demo alone: tag to settings. */
const needs: Readonly<Record<string, readonly [name: string, read: (settings: Settings) => string][]>> = {
  'ucp-need-help': [['phone.tollFree', ({ phone }) => phone.tollFree]],
  'ucp-supplement-area': [['supplementUi.script', ({ supplementUi }) => supplementUi.script]],
  'ucp-drug-list': [['drugTool.brandId', ({ drugTool }) => drugTool.brandId]],
  'ucp-provider-list': [['providerTool.partnerCode', ({ providerTool }) => providerTool.partnerCode]],
};

/** The services are said to be elsewhere; the default of the content would still be asked of the page's own origin. */
function leavesContentBehind({ apiBase, contentBase }: Settings, defaults: Settings): boolean {
  return /^(https?:)?\/\//i.test(apiBase) && contentBase === defaults.contentBase;
}

/**
 * The settings that a page with these tags leaves at a default that no live site wants, by their dotted names. Services of the page's
 * own origin are as good as others: only where they gave no profile is it asked where they are.
 */
export function missingSettings(settings: Settings, defaults: Settings, tags: readonly string[], hasFailed: boolean): readonly string[] {
  const asked = [...new Set(tags)].flatMap((tag) => (Object.hasOwn(needs, tag) ? (needs[tag] ?? []) : []));
  const ofTags = asked.filter(([, read]) => read(settings) === read(defaults)).map(([name]) => name);
  const missing = hasFailed && settings.apiBase === defaults.apiBase ? ['apiBase', ...ofTags] : ofTags;
  return leavesContentBehind(settings, defaults) ? ['contentBase', ...missing] : missing;
}
