import { isRow, type ProfileData, type Row } from './profile-data.js';
import { isPlan, withoutEntry } from './saved-plans.js';
import { changedOn } from './sections.js';

/**
 * The profile without a saved plan of a year. It is unchanged if the plan is missing, so that two tabs may remove the
 * same plan.
 */
export function withoutPlan(profile: ProfileData, planId: string, year: string, now: string): ProfileData {
  const { plansDetails } = profile;
  const savedPlans = withoutEntry(plansDetails.savedPlans, planId, year);
  const plans = plansDetails.plans.filter((plan) => !isPlan(plan, { planId, year }));
  if (savedPlans === plansDetails.savedPlans && plans.length === plansDetails.plans.length) return profile;
  return { ...profile, plansDetails: { ...plansDetails, savedPlans, plans, lastModifiedOn: changedOn(plansDetails.lastModifiedOn, now) } };
}

function parsed(text: string): Row {
  try {
    const value: unknown = JSON.parse(text);
    return isRow(value) ? value : {};
  } catch {
    return {};
  }
}

/** The profile without a supplement favorite; medsuppData stays JSON in a string. */
export function withoutSupplementPlan(profile: ProfileData, planCode: string, year: string): ProfileData {
  if (profile.medsuppData === null) return profile;
  const medsupp = parsed(profile.medsuppData);
  const saved = isRow(medsupp.savedPlanInformation) ? medsupp.savedPlanInformation : {};
  const favorites: readonly unknown[] = Array.isArray(saved.favoritedPlans) ? saved.favoritedPlans : [];
  const kept = favorites.filter((one) => !(isRow(one) && one.planCode === planCode && String(one.planYear) === year));
  return { ...profile, medsuppData: JSON.stringify({ ...medsupp, savedPlanInformation: { ...saved, favoritedPlans: kept } }) };
}

export function isPlanYear(text: string): boolean {
  return /^\d{4}$/.test(text);
}
