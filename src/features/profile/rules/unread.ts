import { jsonText } from '../../../shared/json.js';
import type { ListName } from '../../../shared/view/lists.js';
import { keyOf } from '../../plan/rules/plan.js';
import type { OtherSection, Profile, ProfileDrugs, ReadDrugs, ReadList, ReadLists, UnreadableList } from './profile.js';

/** The items that the page shows of a list, whether the last response could be read. */
export function contentOf<Content extends object>(list: Content | UnreadableList<Content>): Content {
  return isUnreadable(list) ? list.shown : list;
}

function isUnreadable<Content extends object>(list: Content | UnreadableList<Content>): list is UnreadableList<Content> {
  return 'isUnreadable' in list && list.isUnreadable === true;
}

type Lists = Pick<Profile, ListName>;

const readLists: { readonly [Name in ListName]: (profile: Lists) => ReadLists[Name] | null } = {
  plans: ({ plans }) => (plans.isUnreadable ? null : plans),
  drugs: ({ drugs }) => (drugs.isUnreadable ? null : drugs),
  providers: ({ providers }) => (providers.isUnreadable ? null : providers),
};

/** A list to write; null if it could not be read, or there is no profile (SAFE-01). */
export function readListOf<Name extends ListName>(profile: Lists | null, name: Name): ReadLists[Name] | null {
  return profile && readLists[name](profile);
}

const keysIn: { readonly [Name in ListName]: (list: Lists[Name]) => readonly string[] } = {
  plans: (plans) => contentOf(plans).savedPlans.plans.map(keyOf),
  drugs: (drugs) => contentOf(drugs).drugs.map(({ ndc }) => ndc),
  providers: (providers) => contentOf(providers).providers.map(({ id }) => id),
};

/** The keys of the items of a list. */
export function keysOf<Name extends ListName>(name: Name, list: Lists[Name]): readonly string[] {
  return keysIn[name](list);
}

/**
 * Whether a list has something that the page cannot show: it is not of its type, or none of its rows could be read. Such a list is not
 * empty, even if the page shows no item (LOAD-05).
 */
export function isListUnread<Name extends ListName>(profile: Lists, name: Name): boolean {
  const list = profile[name];
  return list.isUnreadable === true || (list.unreadRows !== undefined && keysOf(name, list).length === 0);
}

/** Whether every section could be read (LOAD-05). */
export function isWhole(profile: Profile): boolean {
  return !profile.failed && !isListUnread(profile, 'plans') && !isListUnread(profile, 'drugs') && !isListUnread(profile, 'providers');
}

/**
 * Whether an item of the list before may be in a row of the new list that cannot be read. The item is gone from the new list, which has
 * unread rows that the list before did not have. Then nothing says that the item was removed (SAFE-01).
 */
export function mayHideItems<Name extends ListName>(name: Name, list: ReadLists[Name], before: Lists[Name]): boolean {
  return hidingIn[name](list, before);
}

const hidingIn: { readonly [Name in ListName]: (list: ReadLists[Name], before: Lists[Name]) => boolean } = {
  // One string has all of them: it is of its type, or not.
  plans: () => false,
  drugs: (list, before) => mayHideRows('drugs', list, before) || mayHidePharmacy(list, before),
  providers: (list, before) => mayHideRows('providers', list, before),
};

function mayHideRows<Name extends ListName>(name: Name, list: ReadLists[Name], before: Lists[Name]): boolean {
  const keys = new Set(keysOf(name, list));
  if (keysOf(name, before).every((key) => keys.has(key))) return false;
  const known = new Set(unreadTexts(before));
  return unreadTexts(list).some((row) => !known.has(row));
}

function mayHidePharmacy({ pharmacy, stored }: ReadDrugs, before: ProfileDrugs): boolean {
  const isUnread = pharmacy === null && Object.keys(stored?.pharmacyObj ?? {}).length > 0;
  return isUnread && contentOf(before).pharmacy !== null;
}

/** Rows of two responses are the same if their JSON is. */
function unreadTexts(list: ReadList | UnreadableList<unknown>): readonly string[] {
  return list.isUnreadable ? [] : [...(list.unreadRows ?? [])].map(jsonText);
}

/**
 * The profile with the data of an earlier one where its own could not be read: a list that has items keeps them (LOAD-05).
 *
 * @param earlier the same shopper's profile
 */
export function withEarlier(read: Profile, earlier: Profile): Profile {
  const kept: Partial<Profile> = {
    ...(read.plans.isUnreadable && { plans: withEarlierItems('plans', read.plans, earlier.plans) }),
    ...(read.drugs.isUnreadable && { drugs: withEarlierItems('drugs', read.drugs, earlier.drugs) }),
    ...(read.providers.isUnreadable && { providers: withEarlierItems('providers', read.providers, earlier.providers) }),
  };
  const others = [...(read.failed ?? [])].map((section) => earlierSections[section](earlier));
  return Object.assign({}, read, kept, ...others);
}

function withEarlierItems<Name extends ListName, List extends UnreadableList<object>>(name: Name, list: List, earlier: Lists[Name]): List {
  return keysOf(name, earlier).length > 0 ? { ...list, shown: contentOf<object>(earlier) } : list;
}

const earlierSections: Readonly<Record<OtherSection, (earlier: Profile) => Partial<Profile>>> = {
  user: ({ user }) => ({ user }),
  extraHelp: ({ subsidyLevel, extraHelpAnswer }) => ({ subsidyLevel, extraHelpAnswer }),
  enrolledPlans: ({ enrolledPlans }) => ({ enrolledPlans }),
  enrollments: ({ enrollments }) => ({ enrollments }),
  supplement: ({ supplement }) => ({ supplement }),
  recommendation: ({ recommendation }) => ({ recommendation }),
};
