import { snapshot } from '../../../src/flows/page/public.js';
import { $contactLink, $dental, $profileWords, $shopperContent, $suppression } from '../../../src/store/content.js';
import { $extraHelp } from '../../../src/store/extra-help.js';
import { $messages } from '../../../src/store/messages.js';
import { $profile } from '../../../src/store/profile.js';
import { $isServiceOutage } from '../../../src/store/session.js';
import { $shownPlans } from '../../../src/store/shown.js';
import { $activePlans, $applications } from '../../../src/store/shown-enrollments.js';
import { $shownDrugs, $shownPharmacy, $shownProviders } from '../../../src/store/shown-items.js';
import { $supplement } from '../../../src/store/shown-supplement.js';
import { costRows } from './cost-rows.js';

/** What the page has come to, by what a shopper would look for, in words. */
export type Look = Readonly<Record<string, string>>;

const many = (count: number, one: string) => `${count === 0 ? 'no' : count} ${one}${count === 1 ? '' : 's'}`;
const listed = (what: string, texts: readonly (string | null)[]) => (texts.length === 0 ? `no ${what}` : `${what}: ${texts.join(', ')}`);
const words = <T>(content: T | 'loading' | null, isThere: (content: T) => unknown) => content && content !== 'loading' && isThere(content);

const looks: Readonly<Record<string, () => string>> = {
  profile: () =>
    $profile.get().status === 'failed' ? 'the lists say that they could not be loaded, and can be tried again' : 'the profile',
  outage: () => ($isServiceOutage.get() ? 'the banner says that sign-in is unavailable' : 'no outage'),
  shopper: () => (snapshot().isAuthenticated ? 'signed in' : 'a guest’s page'),
  year: () => `plans of ${snapshot().activeYear}`,
  plans() {
    const { plans, missing } = $shownPlans.get();
    const told = missing.length > 0 ? `, ${missing.length} more say that their plan could not be loaded, and can be tried again` : '';
    return many(plans.length, 'plan card') + told;
  },
  drugs: () => many($shownDrugs.get().length, 'drug'),
  doctors: () => many($shownProviders.get().length, 'doctor'),
  pharmacy: () => $shownPharmacy.get()?.name ?? 'no pharmacy',
  'pharmacy’s address': () => ($shownPharmacy.get()?.address ? 'the pharmacy’s address' : 'the pharmacy without its address'),
  costs: () => many(costRows().filter(({ total }) => total.kind !== 'none').length, 'yearly cost'),
  applications: () =>
    listed(
      'applications',
      $applications.get().map(({ card }) => [card.status, ...(card.date?.kind === 'saved' ? [`saved ${card.date.text}`] : [])].join(' ')),
    ),
  'whom to call': () => `${many($applications.get().filter(({ card }) => card.contact).length, 'number')} to call about an application`,
  active: () =>
    listed(
      'active plans',
      $activePlans.get().map(({ card }) => ('status' in card ? card.status : card.kind)),
    ),
  supplement() {
    const area = $supplement.get();
    if (area.kind !== 'plans') return 'no supplement area';
    const isTold = area.plans.length === 0 && area.count > 0;
    return isTold ? 'the supplement area says that it could not be loaded' : many(area.plans.length, 'supplement card');
  },
  lowIncome: () => ($extraHelp.get().lowIncome ? 'premiums with Extra Help' : 'no premiums with Extra Help'),
  imported: () => `${snapshot().importedDrugCount} drugs and ${snapshot().importedProviderCount} doctors from claims`,
  phone: () => (snapshot().tollFreeNumber ? `the number ${snapshot().tollFreeNumber}` : 'no number to call'),
  questions: () => (words($profileWords.get(), ({ questions }) => questions) ? 'the content’s questions' : 'the built-in questions'),
  hours: () => (words($shopperContent.get(), ({ hours }) => hours) ? 'the content’s hours' : 'the built-in hours'),
  figures: () => (words($shopperContent.get(), ({ figures }) => figures) ? 'the content’s examples' : 'no examples'),
  messages: () => (Object.keys($messages.get()).length > 0 ? 'the content’s texts' : 'the built-in texts'),
  contact: () => ($contactLink.get() ? 'a link to write to' : 'no link to write to'),
  suppressed: () => ($suppression.get().length > 0 ? 'suppressed plans are known' : 'no plan counts as suppressed'),
  dental: () => (($dental.get()?.length ?? 0) > 0 ? 'dental networks are known' : 'no dental network is known'),
};

export function look(): Look {
  return Object.fromEntries(Object.entries(looks).map(([name, read]) => [name, read()]));
}

/** What is not as it was; '' where all is. A profile that could not be read says it all. */
export function difference(before: Look, after: Look): string {
  const changed = Object.keys(after).filter((name) => after[name] !== before[name]);
  if (changed.includes('profile')) return after.profile ?? '';
  return changed.map((name) => after[name]).join('; ');
}
