import { layouts } from '../layouts.js';

/** The named places inside our tags that an author may write into. */
const named: Readonly<Record<string, readonly string[]>> = {
  'ucp-profile-area': ['logo', 'top', 'banner', 'side', 'footer'],
  'ucp-dashboard': ['logo', 'top', 'banner', 'side', 'footer'],
  'ucp-top-bar': ['logo'],
  'ucp-account-banner': ['logo'],
  'ucp-saved-plans': ['toggle', 'costs'],
  'ucp-supplement-area': ['supplement-ui'],
  'ucp-pharmacy-comparison': ['action'],
};

/** The slots of a tag; '' is its content. */
export function slotsOf(tag: string): readonly string[] {
  return [...(layouts.has(tag) ? [''] : []), ...(Object.hasOwn(named, tag) ? (named[tag] ?? []) : [])];
}

/** The content of the tag that shows nowhere, by these names. */
export function unknownSlots({ localName, children }: Element): readonly string[] {
  const own = slotsOf(localName);
  return [...new Set([...children].map(({ slot }) => slot))].filter((name) => name !== '' && !own.includes(name));
}
