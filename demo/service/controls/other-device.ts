import { BadRequest, neededText, rowsIn } from '../calls/requests.js';
import type { ProfileData, Row } from '../profiles/profile-data.js';
import { withoutPlan } from '../profiles/removal.js';
import { withNewEntries } from '../profiles/saved-plans.js';
import { updateSection } from '../profiles/sections.js';

/** A change that the shopper makes on another device. */
export interface DeviceChange {
  readonly section: 'plans' | 'drugs' | 'providers';
  /** Rows in the profile's format; for a plan `planId`, `planYear` and `planType`. */
  readonly add: readonly Row[];
  /** Codes of drugs, ids of providers, `planId planYear` of plans. */
  readonly remove: readonly string[];
}

/** Changes that wait for the page's next write of the section. They happen between its read and its write. */
export interface WaitingChanges {
  wait(uuid: string, change: DeviceChange): void;
  /** Removes and returns the changes of a profile's section. */
  take(uuid: string, section: string): readonly DeviceChange[];
  clear(): void;
}

export function createWaitingChanges(): WaitingChanges {
  let waiting: { readonly uuid: string; readonly change: DeviceChange }[] = [];
  return {
    wait: (uuid, change) => void waiting.push({ uuid, change }),
    take(uuid, section) {
      const isMeant = (one: (typeof waiting)[number]) => one.uuid === uuid && one.change.section === section;
      const taken = waiting.filter(isMeant).map(({ change }) => change);
      waiting = waiting.filter((one) => !isMeant(one));
      return taken;
    },
    clear() {
      waiting = [];
    },
  };
}

/** @throws {BadRequest} */
export function readDeviceChange(body: Row): DeviceChange {
  const section = neededText(body, 'section');
  if (section !== 'plans' && section !== 'drugs' && section !== 'providers')
    throw new BadRequest('section must be plans, drugs or providers');
  const remove = body.remove ?? [];
  if (!Array.isArray(remove)) throw new BadRequest('remove must be a list');
  return { section, add: rowsIn(body, 'add'), remove: remove.map(String) };
}

const lists = {
  drugs: { field: 'drugsAndPharmacyDetails', rows: 'drugInfoDetails', key: 'nationalDrugCode' },
  providers: { field: 'providersDetails', rows: 'providerIdList', key: 'providerId' },
} as const;

/** The profile after the change, as if it were a write of the section. */
export function changedElsewhere(profile: ProfileData, { section, add, remove }: DeviceChange, now: string): ProfileData {
  if (section === 'plans') {
    const less = remove.reduce((one, plan) => {
      const [id = '', year = ''] = plan.split(' ');
      return withoutPlan(one, id, year, now);
    }, profile);
    const { plans: _, ...details } = less.plansDetails;
    const savedPlans = withNewEntries(details.savedPlans, add);
    return updateSection(less, 'plans', { plansDetails: { ...details, savedPlans } }, now);
  }
  const { field, rows, key } = lists[section];
  const details: Row = { ...profile[field] };
  const left = (details[rows] as readonly Row[]).filter((row) => !remove.includes(String(row[key])));
  return updateSection(profile, section, { [field]: { ...details, [rows]: [...left, ...add] } }, now);
}
