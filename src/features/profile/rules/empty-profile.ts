import { readSavedPlans } from '../../plan/rules/saved-plans.js';
import type { Profile } from './profile.js';

/** Returns the profile of a new guest (LOAD-01). */
export function emptyProfile(uuid: string): Profile {
  return {
    uuid,
    isGuest: true,
    user: null,
    subsidyLevel: null,
    extraHelpAnswer: null,
    plans: { zipCode: null, savedPlans: readSavedPlans(''), savedOn: {}, oleLaunchData: {}, details: [], stored: null },
    enrolledPlans: [],
    enrollments: [],
    drugs: { drugs: [], pharmacy: null, stored: null },
    providers: { zipCode: null, planYear: null, providers: [], stored: null },
    supplement: null,
    recommendation: { plans: [], hasResults: false, stateCode: null },
  };
}
