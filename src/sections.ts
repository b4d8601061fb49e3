import { drugsSection } from './features/drugs/section.js';
import { enrolledPlansSection, enrollmentsSection } from './features/enrollment/section.js';
import { extraHelpSection } from './features/extra-help/section.js';
import { plansSection } from './features/plans/section.js';
import type { Sections } from './features/profile/section.js';
import { userSection } from './features/profile/user-section.js';
import { providersSection } from './features/providers/section.js';
import { recommendationSection } from './features/recommendations/section.js';
import { supplementSection } from './features/supplement/section.js';

/** Every section of the profile. A feature that adds one to the profile's type adds it here too, or TypeScript says that it is missing. */
export const sections: Sections = {
  lists: {
    plans: plansSection,
    drugs: drugsSection,
    providers: providersSection,
  },
  others: {
    user: userSection,
    extraHelp: extraHelpSection,
    enrolledPlans: enrolledPlansSection,
    enrollments: enrollmentsSection,
    supplement: supplementSection,
    recommendation: recommendationSection,
  },
};
