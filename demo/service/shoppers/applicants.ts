import { activeYear, type DemoDate, dayFrom } from '../demo-date.js';
import type { Row } from '../profiles/profile-data.js';
import { noBackground } from '../profiles/profile-record.js';
import { application, applicationState, externalDraft, supplementApplication } from './applications.js';
import { memberProfile } from './members.js';
import { personNamed } from './people.js';
import { recommendationFor, sixResults } from './recommendations.js';
import { drugsDetails, enrolledPlan, FOUR_DRUGS, FOUR_PLANS, PHARMACY, PHOENIX, plansDetails, plansOfBothYears } from './saved-items.js';
import type { Seed, Shopper } from './shopper.js';

const daren = personNamed('Daren Spencer', PHOENIX.zip);
const regine = personNamed('Regine Tremblay', PHOENIX.zip);
const jasper = personNamed('Jasper Moen', PHOENIX.zip);
const brook = personNamed('Brook Conroy', PHOENIX.zip);

function favorites(at: DemoDate): readonly Row[] {
  return [at.year, at.year + 1].flatMap((planYear) => ['G', 'F01', 'MW1', 'NW1'].map((planCode) => ({ planCode, planYear })));
}

function supplement(at: DemoDate): Seed {
  const medsuppData = {
    zipCode: PHOENIX.zip,
    savedPlanInformation: { favoritedPlans: favorites(at) },
    applicantInformation: { zipCode: PHOENIX.zip },
  };
  const supplementApplications = [
    supplementApplication(daren, {
      applicationId: 'MS-1001',
      planCode: 'G',
      planName: 'Sample Medicare Supplement Plan G',
      status: 'In Progress',
      adjudication: null,
      savedTimestamp: `${dayFrom(at, -2)}T15:42:00`,
      statusDate: null,
    }),
    supplementApplication(daren, {
      applicationId: 'MS-1002',
      planCode: 'F01',
      planName: 'Sample Medicare Supplement Plan F',
      status: 'Submitted',
      adjudication: 'APPROVED',
      savedTimestamp: null,
      statusDate: dayFrom(at, -6),
    }),
  ];
  return {
    profile: {
      ...memberProfile(daren, at),
      plansDetails: plansDetails(PHOENIX.zip, plansOfBothYears(['S0001001000'], PHOENIX, at), at),
      medsuppData: JSON.stringify(medsuppData),
    },
    background: { ...noBackground, person: daren, supplementApplications },
  };
}

function applicant(at: DemoDate): Seed {
  const year = activeYear(at);
  const at3 = { year, place: PHOENIX };
  const enrollments = [
    application({ ...at3, planId: 'H0609044000', steps: 11, savedDaysAgo: 3, submitted: null }, at),
    application({ ...at3, planId: 'H0609026000', steps: 17, savedDaysAgo: 8, submitted: { confirmationNo: 'C-20417' } }, at),
    application({ ...at3, planId: 'S0001001000', steps: 17, savedDaysAgo: 12, submitted: { confirmationNo: 'C-20398' } }, at),
  ];
  return {
    profile: {
      ...memberProfile(regine, at),
      plansDetails: plansDetails(PHOENIX.zip, plansOfBothYears(FOUR_PLANS, PHOENIX, at), at),
      enrollmentsDetails: { enrollments },
      drugsAndPharmacyDetails: drugsDetails(FOUR_DRUGS, PHARMACY),
    },
    background: {
      ...noBackground,
      person: regine,
      applications: [
        applicationState('H0609026000', year, '11'),
        applicationState('S0001001000', year, '12'),
        // This application has no image, so it does not count (ENR-04).
        { ...applicationState('H0609044000', year, '11'), imageIdentifier: 'X1' },
      ],
      externalDraft: externalDraft(regine, 'H0609044000', year, at),
    },
  };
}

function enrolled(at: DemoDate): Seed {
  const [now, next] = [at.year, at.year + 1];
  const memberEnrolledPlans = [
    enrolledPlan('H0609026000', now),
    enrolledPlan('H0609044000', next),
    enrolledPlan('H0609026000', next),
    enrolledPlan('H1822001000', now - 1, { terminationDate: `${now - 1}-12-31` }),
    enrolledPlan('H0302006000', now, { isEnrolled: false }),
  ];
  return {
    profile: {
      ...memberProfile(jasper, at),
      memberEnrolledPlans,
      plansDetails: plansDetails(PHOENIX.zip, plansOfBothYears(['H0609026000', 'H0609044000'], PHOENIX, at), at),
    },
    background: {
      ...noBackground,
      person: jasper,
      memberPlans: [
        { effDateYearAndPlanId: `${now}-H0609026000`, applicationIdentifier: 'A-7781' },
        { effDateYearAndPlanId: `${next}-H0609044000`, applicationIdentifier: 'A-9023' },
        { effDateYearAndPlanId: `${next}-H0609026000`, applicationIdentifier: null },
      ],
    },
  };
}

function recommended(at: DemoDate): Seed {
  return {
    profile: {
      ...memberProfile(brook, at),
      plansDetails: plansDetails(PHOENIX.zip, plansOfBothYears(['H0609026000', 'S0001001000'], PHOENIX, at), at),
      preData: recommendationFor('AZ', sixResults, at),
    },
    background: { ...noBackground, person: brook },
  };
}

export const applicants = {
  supplement: {
    name: 'supplement',
    kind: 'member',
    summary: 'A member with four Medicare Supplement favorites and two supplement applications',
    typedAs: null,
    build: supplement,
  },
  applicant: {
    name: 'applicant',
    kind: 'member',
    summary: 'A member with a draft, an approved and a denied application, and a newer draft on another site',
    typedAs: null,
    build: applicant,
  },
  enrolled: {
    name: 'enrolled',
    kind: 'member',
    summary: 'A member with an active plan, a next-year plan, an auto-enrolled one and two that have ended',
    typedAs: null,
    build: enrolled,
  },
  recommended: {
    name: 'recommended',
    kind: 'member',
    summary: 'A member who answered the questionnaire: six ranked results of each year, the last a supplement plan',
    typedAs: null,
    build: recommended,
  },
} as const satisfies Readonly<Record<string, Shopper>>;
