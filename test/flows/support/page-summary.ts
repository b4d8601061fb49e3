import { $contactLink, $dental, $profileContent, $shopperContent, $suppression } from '../../../src/features/content/state/content.js';
import { $shownDrugs } from '../../../src/features/drugs/state/saved-drugs.js';
import { $applications } from '../../../src/features/enrollment/state/applications.js';
import { $activePlans } from '../../../src/features/enrollment/state/dashboard.js';
import { $extraHelp } from '../../../src/features/extra-help/state/extra-help.js';
import { $shownPlans } from '../../../src/features/known-plans/state/plans.js';
import { $supplement } from '../../../src/features/known-plans/state/supplement-plans.js';
import { $messages } from '../../../src/features/language/state/messages.js';
import { snapshot } from '../../../src/features/page/actions/public-snapshot.js';
import { $pharmacy } from '../../../src/features/pharmacies/state/pharmacy.js';
import { isListUnread } from '../../../src/features/profile/rules/unread.js';
import { $profile } from '../../../src/features/profile/state/profile.js';
import { $providers } from '../../../src/features/providers/state/saved-providers.js';
import { $isServiceOutage } from '../../../src/features/session/state/banners.js';
import type { ListName } from '../../../src/shared/view/lists.js';
import { costRows } from './cost-rows.js';

/** The content of the page, by subject, in words. */
export type PageSummary = Readonly<Record<string, string>>;

const counted = (what: string, count: number) => `${what}: ${count === 0 ? 'none' : count}`;
const listed = (what: string, texts: readonly (string | null)[]) => `${what}: ${texts.length === 0 ? 'none' : texts.join('; ')}`;
const unread = (list: ListName, what: string) => {
  const { profile } = $profile.get();
  return profile && isListUnread(profile, list) ? `${what}: the list says that it could not be loaded, and offers to try again` : null;
};
const words = <T>(content: T | 'loading' | null, isThere: (content: T) => unknown) => content && content !== 'loading' && isThere(content);

const summaries: Readonly<Record<string, () => string>> = {
  profile: () =>
    $profile.get().status === 'failed' ? 'The lists say that they could not be loaded, and offer to try again' : 'The profile',
  outage: () => ($isServiceOutage.get() ? 'The banner says that sign-in is unavailable' : 'No outage'),
  shopper: () => (snapshot().isAuthenticated ? 'Signed in' : 'The page of a guest'),
  year: () => `Plans of ${snapshot().activeYear}`,
  plans() {
    const { plans, missing } = $shownPlans.get();
    const isUnread = plans.length + missing.length === 0 && unread('plans', 'Plans');
    if (isUnread) return isUnread;
    const failed =
      missing.length > 0 ? `. Cards that say that their plan could not be loaded, and offer to try again: ${missing.length}` : '';
    return counted('Plan cards', plans.length) + failed;
  },
  drugs: () => unread('drugs', 'Drugs') ?? counted('Drugs', $shownDrugs.get().length),
  doctors: () => unread('providers', 'Doctors') ?? counted('Doctors', $providers.get().length),
  pharmacy: () => `Pharmacy: ${$pharmacy.get()?.name ?? 'none'}`,
  'pharmacy’s address': () => ($pharmacy.get()?.address ? 'The pharmacy’s address' : 'The pharmacy without its address'),
  costs: () => counted('Yearly costs', costRows().filter(({ total }) => total.kind !== 'none').length),
  applications: () =>
    listed(
      'Applications',
      $applications.get().map(({ card }) => [card.status, ...(card.date?.kind === 'saved' ? [`saved ${card.date.text}`] : [])].join(', ')),
    ),
  contacts: () => counted('Applications with a phone number', $applications.get().filter(({ card }) => card.contact).length),
  active: () =>
    listed(
      'Active plans',
      $activePlans.get().map(({ card }) => ('status' in card ? card.status : card.kind)),
    ),
  supplement() {
    const area = $supplement.get();
    if (area.kind !== 'plans') return 'No supplement area';
    const isFailed = area.plans.length === 0 && area.count > 0;
    return isFailed ? 'The supplement area says that it could not be loaded' : counted('Supplement cards', area.plans.length);
  },
  lowIncome: () => ($extraHelp.get().lowIncome ? 'Premiums with Extra Help' : 'Premiums with Extra Help: none'),
  imported: () => `Imported from claims: ${snapshot().importedDrugCount} drugs, ${snapshot().importedProviderCount} doctors`,
  phone: () => (snapshot().tollFreeNumber ? `Phone number: ${snapshot().tollFreeNumber}` : 'Phone number: none'),
  questions: () => (words($profileContent.get(), ({ questions }) => questions) ? 'The content’s questions' : 'The built-in questions'),
  hours: () => (words($shopperContent.get(), ({ hours }) => hours) ? 'The content’s hours' : 'The built-in hours'),
  figures: () => (words($shopperContent.get(), ({ figures }) => figures) ? 'The content’s examples' : 'Examples: none'),
  messages: () => (Object.keys($messages.get()).length > 0 ? 'The content’s texts' : 'The built-in texts'),
  contact: () => ($contactLink.get() ? 'A contact link' : 'Contact link: none'),
  suppressed: () => ($suppression.get().length > 0 ? 'Suppressed plans' : 'Suppressed plans: none'),
  dental: () => (($dental.get()?.length ?? 0) > 0 ? 'Dental networks' : 'Dental networks: none'),
};

export function pageSummary(): PageSummary {
  return Object.fromEntries(Object.entries(summaries).map(([name, read]) => [name, read()]));
}

/** The changes, or '' without any. If the profile could not be read, this alone. */
export function difference(before: PageSummary, after: PageSummary): string {
  const changed = Object.keys(after).filter((name) => after[name] !== before[name]);
  if (changed.includes('profile')) return after.profile ?? '';
  return changed.map((name) => after[name]).join('. ');
}
