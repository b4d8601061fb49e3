import type { Settings } from './settings.js';

/** Required settings of a live page, by tag. Their defaults work only for a demo. */
const requiredByTag: Readonly<Record<string, readonly [name: string, read: (settings: Settings) => string][]>> = {
  'ucp-supplement-area': [['supplementUi.script', ({ supplementUi }) => supplementUi.script]],
  'ucp-drug-list': [['drugTool.brandId', ({ drugTool }) => drugTool.brandId]],
  'ucp-provider-list': [['providerTool.partnerCode', ({ providerTool }) => providerTool.partnerCode]],
};

/** Whether only the services moved to another origin, and the content is still read from the page's own. */
function readsContentFromPage({ apiBase, contentBase }: Settings, defaults: Settings): boolean {
  return /^(https?:)?\/\//i.test(apiBase) && contentBase === defaults.contentBase;
}

/**
 * Returns the dotted names of settings that a page with these tags still has to make. The default `apiBase` may be
 * right, so it is listed only if the profile could not be read. The default `phone.tollFree` is listed only if no
 * source has a phone number (ENV-05).
 */
export function missingSettings(
  settings: Settings,
  defaults: Settings,
  tags: readonly string[],
  { hasFailed, hasPhone }: { readonly hasFailed: boolean; readonly hasPhone: boolean },
): readonly string[] {
  const required = [...new Set(tags)].flatMap((tag) => (Object.hasOwn(requiredByTag, tag) ? (requiredByTag[tag] ?? []) : []));
  const unset = required.filter(([, read]) => read(settings) === read(defaults)).map(([name]) => name);
  const ofTags = hasPhone ? unset : [...unset, 'phone.tollFree'];
  const missing = hasFailed && settings.apiBase === defaults.apiBase ? ['apiBase', ...ofTags] : ofTags;
  return readsContentFromPage(settings, defaults) ? ['contentBase', ...missing] : missing;
}
