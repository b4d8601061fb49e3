import { activeYear, type DemoDate } from '../demo-date.js';
import { emptyProfile, type Row } from '../profiles/profile-data.js';
import { noBackground, type Person } from '../profiles/profile-record.js';
import { application, applicationState, supplementApplication } from './applications.js';
import { memberProfile } from './members.js';
import { personNamed } from './people.js';
import { noResults, recommendationFor, supplementFirst } from './recommendations.js';
import {
  drugsAtPharmacies,
  drugsDetails,
  enrolledPlan,
  FOUR_DRUGS,
  FOUR_PLANS,
  FOUR_PROVIDERS,
  PHARMACY,
  PHOENIX,
  plansDetails,
  plansOfBothYears,
  plansSaved,
  providersDetails,
  providersOfBothYears,
  type SavedDrug,
} from './saved-items.js';
import type { Seed, Shopper } from './shopper.js';

/** Shoppers in the states that change a card's actions or the yearly chart. */

const tracey = personNamed('Tracey Reichel', PHOENIX.zip);
const krystin = personNamed('Krystin Anderson', PHOENIX.zip);
const page = personNamed('Page Walker', PHOENIX.zip);
const andreas = personNamed('Andreas Von', PHOENIX.zip);
const jeramy = personNamed('Jeramy Jast', PHOENIX.zip);
const gregg = personNamed('Gregg Hettinger', PHOENIX.zip);
const kevin = personNamed('Kevin Bruen', PHOENIX.zip);
const temika = personNamed('Temika Tillman', PHOENIX.zip);
const alvin = personNamed('Alvin Kris', PHOENIX.zip);

const SCAN_CLASSIC = 'H1822001000';
/** A plan with other figures in odd years. */
const CHANGING = 'H5216034000';
const ADVANTAGE = 'H0609044000';
const ESSENTIALS = 'H0609026000';
const DESERT_RX = 'S0001001000';

const guestDetails = { zipCode: PHOENIX.zip, siteId: 'uhc', isGuestUser: true };

/** Enrolled now in one plan, and for next year in a saved plan (HAND-02). */
function nextYear(at: DemoDate): Seed {
  const next = at.year + 1;
  return {
    profile: {
      ...memberProfile(tracey, at),
      memberEnrolledPlans: [enrolledPlan(SCAN_CLASSIC, at.year), enrolledPlan(ADVANTAGE, next)],
      plansDetails: plansDetails(PHOENIX.zip, plansOfBothYears(FOUR_PLANS, PHOENIX, at), at),
      drugsAndPharmacyDetails: drugsDetails(FOUR_DRUGS, PHARMACY),
      providersDetails: providersDetails(PHOENIX.zip, FOUR_PROVIDERS, at),
    },
    background: {
      ...noBackground,
      person: tracey,
      memberPlans: [
        { effDateYearAndPlanId: `${at.year}-${SCAN_CLASSIC}`, applicationIdentifier: 'A-5301' },
        { effDateYearAndPlanId: `${next}-${ADVANTAGE}`, applicationIdentifier: 'A-6112' },
      ],
    },
  };
}

/** The plan now ends on December 31 (NEXT-02). */
function planEnds(at: DemoDate): Seed {
  return withNextYear(gregg, SCAN_CLASSIC, { outcome: 'ends' }, at);
}

/** The plan now continues, with other prices, another formulary and one doctor less (NEXT-02, NEXT-04). */
function planRenews(at: DemoDate): Seed {
  return withNextYear(temika, CHANGING, { outcome: 'renews' }, at);
}

/** The plan now becomes another one on January 1, which is saved (NEXT-02). */
function planMoves(at: DemoDate): Seed {
  return withNextYear(alvin, CHANGING, { outcome: 'moves', planId: ADVANTAGE }, at);
}

/** A member of a plan that is not saved, and what the service says of its next year. */
function withNextYear(person: Person, planId: string, nextYear: Row, at: DemoDate): Seed {
  return {
    profile: {
      ...memberProfile(person, at),
      memberEnrolledPlans: [enrolledPlan(planId, at.year, { nextYear })],
      plansDetails: plansDetails(PHOENIX.zip, plansOfBothYears(FOUR_PLANS, PHOENIX, at), at),
      drugsAndPharmacyDetails: drugsDetails(FOUR_DRUGS, PHARMACY),
      providersDetails: providersOfBothYears(PHOENIX.zip, FOUR_PROVIDERS, at),
    },
    background: { ...noBackground, person },
  };
}

/** Original Medicare with a drug plan now, and the same drug plan for next year. */
function nextYearDrugPlan(at: DemoDate): Seed {
  const next = at.year + 1;
  return {
    profile: {
      ...memberProfile(krystin, at),
      memberEnrolledPlans: [enrolledPlan(DESERT_RX, at.year), enrolledPlan(DESERT_RX, next)],
      plansDetails: plansDetails(PHOENIX.zip, plansOfBothYears([DESERT_RX, 'S0002010000', ADVANTAGE], PHOENIX, at), at),
      drugsAndPharmacyDetails: drugsDetails(FOUR_DRUGS, PHARMACY),
    },
    background: {
      ...noBackground,
      person: krystin,
      memberPlans: [
        { effDateYearAndPlanId: `${at.year}-${DESERT_RX}`, applicationIdentifier: 'A-5302' },
        { effDateYearAndPlanId: `${next}-${DESERT_RX}`, applicationIdentifier: null },
      ],
    },
  };
}

function denied(at: DemoDate): Seed {
  const year = activeYear(at);
  const sent = { planId: ADVANTAGE, year, place: PHOENIX, steps: 17, savedDaysAgo: 9, submitted: { confirmationNo: 'C-30551' } };
  return {
    profile: {
      ...memberProfile(page, at),
      plansDetails: plansDetails(PHOENIX.zip, plansOfBothYears([ADVANTAGE, ESSENTIALS], PHOENIX, at), at),
      enrollmentsDetails: { enrollments: [application(sent, at)] },
      drugsAndPharmacyDetails: drugsDetails(FOUR_DRUGS, PHARMACY),
    },
    background: { ...noBackground, person: page, applications: [applicationState(ADVANTAGE, year, '12')] },
  };
}

/** One denied application, and a started one. */
function deniedAndDraft(at: DemoDate): Seed {
  const year = activeYear(at);
  const enrollments = [
    application({ planId: DESERT_RX, year, place: PHOENIX, steps: 17, savedDaysAgo: 14, submitted: { confirmationNo: 'C-30540' } }, at),
    application({ planId: ESSENTIALS, year, place: PHOENIX, steps: 12, savedDaysAgo: 1, submitted: null }, at),
  ];
  return {
    profile: {
      ...memberProfile(andreas, at),
      plansDetails: plansDetails(PHOENIX.zip, plansOfBothYears([ESSENTIALS, DESERT_RX], PHOENIX, at), at),
      enrollmentsDetails: { enrollments },
      drugsAndPharmacyDetails: drugsDetails(FOUR_DRUGS, PHARMACY),
    },
    background: { ...noBackground, person: andreas, applications: [applicationState(DESERT_RX, year, '12')] },
  };
}

/** Plans of this year only: after November nobody can enroll in them (HAND-03). */
function closedWindow(at: DemoDate): Seed {
  return {
    profile: {
      ...memberProfile(jeramy, at),
      plansDetails: plansDetails(PHOENIX.zip, plansSaved([ADVANTAGE, SCAN_CLASSIC], at.year, PHOENIX, at), at),
      drugsAndPharmacyDetails: drugsDetails(FOUR_DRUGS.slice(0, 3), PHARMACY),
    },
    background: { ...noBackground, person: jeramy },
  };
}

/** Two plans that the content removes from online enrollment, and one that it keeps. */
function suppressed(at: DemoDate): Seed {
  return {
    profile: {
      ...emptyProfile('', true),
      userDetails: guestDetails,
      plansDetails: plansDetails(PHOENIX.zip, plansOfBothYears(['H0351064000', 'H0028028000', ADVANTAGE], PHOENIX, at), at),
      drugsAndPharmacyDetails: drugsDetails(FOUR_DRUGS.slice(0, 2), PHARMACY),
    },
    background: noBackground,
  };
}

/** Sold over the counter, so no plan covers it. */
const ZYRTEC: SavedDrug = ['50580072636', 30, 30];

/** Every total is incomplete: no plan covers one of the drugs, and these carriers send no full prices. */
function incomplete(at: DemoDate): Seed {
  return {
    profile: {
      ...emptyProfile('', true),
      userDetails: guestDetails,
      plansDetails: plansDetails(PHOENIX.zip, plansOfBothYears(['H0321002000', ADVANTAGE, ESSENTIALS], PHOENIX, at), at),
      drugsAndPharmacyDetails: drugsDetails([...FOUR_DRUGS, ZYRTEC], PHARMACY),
    },
    background: noBackground,
  };
}

/** The same drug, with carriers that send full prices: their totals include it. */
function fullPrice(at: DemoDate): Seed {
  const plans = [SCAN_CLASSIC, 'H0028074001', 'H0302006000', DESERT_RX, ESSENTIALS];
  return {
    profile: {
      ...memberProfile(kevin, at),
      memberEnrolledPlans: [enrolledPlan('H0302006000', at.year)],
      plansDetails: plansDetails(PHOENIX.zip, plansOfBothYears(plans, PHOENIX, at), at),
      drugsAndPharmacyDetails: drugsDetails([...FOUR_DRUGS, ZYRTEC], PHARMACY),
    },
    background: { ...noBackground, person: kevin },
  };
}

/** The section `medsuppData`: favorites of both years. */
function favorites(codes: readonly string[], at: DemoDate): string {
  const favoritedPlans = [at.year, at.year + 1].flatMap((planYear) => codes.map((planCode) => ({ planCode, planYear })));
  return JSON.stringify({
    zipCode: PHOENIX.zip,
    savedPlanInformation: { favoritedPlans },
    applicantInformation: { zipCode: PHOENIX.zip },
  });
}

/** Two supplement plans without an application. `preData` decides how one starts (REC-07). */
function supplementGuest(preData: string, at: DemoDate): Seed {
  const medsuppData = favorites(['G', 'N'], at);
  return { profile: { ...emptyProfile('', true), userDetails: guestDetails, medsuppData, preData }, background: noBackground };
}

/** The recommendation is for the state of the saved plans: an application starts on the page. */
function supplementStart(at: DemoDate): Seed {
  return supplementGuest(recommendationFor('AZ', supplementFirst('N'), at), at);
}

/** The recommendation is for another state: the page of the plan opens. */
function supplementOtherState(at: DemoDate): Seed {
  return supplementGuest(recommendationFor('NV', noResults, at), at);
}

/** One plan can be started, one has a draft. */
function supplementStartTwo(at: DemoDate): Seed {
  const draft = supplementApplication(kevin, {
    applicationId: 'MS-2001',
    planCode: 'G',
    planName: 'Sample Medicare Supplement Plan G',
    status: 'In Progress',
    adjudication: null,
    savedTimestamp: `${at.year}-01-05T15:42:00`,
    statusDate: null,
  });
  return {
    profile: {
      ...memberProfile(kevin, at),
      plansDetails: plansDetails(PHOENIX.zip, plansOfBothYears([DESERT_RX], PHOENIX, at), at),
      medsuppData: favorites(['N', 'G'], at),
      preData: recommendationFor('AZ', supplementFirst('N'), at),
    },
    background: { ...noBackground, person: kevin, supplementApplications: [draft] },
  };
}

const BLUE_CLASSIC = 'H0302006000';
const GOLD_PLUS = 'H0028028000';
const DUAL = 'H0321002000';

/** Plans that anybody can join, one with more of the doctors, and others that the answer leaves out (COST-12). */
const ANSWERED_PLANS = [DUAL, GOLD_PLUS, 'R7220002000', ESSENTIALS, DESERT_RX];

function answerGuest(at: DemoDate): Seed {
  return {
    profile: {
      ...emptyProfile('', true),
      userDetails: guestDetails,
      plansDetails: plansDetails(PHOENIX.zip, plansOfBothYears(ANSWERED_PLANS, PHOENIX, at), at),
      drugsAndPharmacyDetails: drugsDetails(FOUR_DRUGS, PHARMACY),
      providersDetails: providersDetails(PHOENIX.zip, FOUR_PROVIDERS, at),
    },
    background: noBackground,
  };
}

/** The plan of this year is saved for the next one: it has two rows (NEXT-03). */
function answerMember(at: DemoDate): Seed {
  return {
    profile: {
      ...memberProfile(page, at),
      plansDetails: plansDetails(PHOENIX.zip, plansOfBothYears([SCAN_CLASSIC, ...ANSWERED_PLANS], PHOENIX, at), at),
      drugsAndPharmacyDetails: drugsDetails(FOUR_DRUGS, PHARMACY),
      providersDetails: providersDetails(PHOENIX.zip, FOUR_PROVIDERS, at),
      memberEnrolledPlans: [enrolledPlan(SCAN_CLASSIC, at.year)],
    },
    background: { ...noBackground, person: page },
  };
}

/** The number of the demo's home delivery. */
const HOME_DELIVERY = '999001';

/** Four drugs and three pharmacies, without Extra Help. The plan now continues (PHARM-03). */
function threePharmacies(person: Person, agentUserName: string | null) {
  return (at: DemoDate): Seed => {
    const plans = plansDetails(PHOENIX.zip, plansOfBothYears([ADVANTAGE, ESSENTIALS, DESERT_RX, DUAL], PHOENIX, at), at);
    return {
      profile: {
        ...memberProfile(person, at),
        plansDetails: plans,
        drugsAndPharmacyDetails: drugsAtPharmacies(FOUR_DRUGS, PHARMACY, ['301014', HOME_DELIVERY]),
        providersDetails: providersDetails(PHOENIX.zip, FOUR_PROVIDERS, at),
        memberEnrolledPlans: [enrolledPlan(SCAN_CLASSIC, at.year, { nextYear: { outcome: 'renews' } })],
      },
      background: { ...noBackground, person, agentUserName },
    };
  };
}

/** Enrolled in a D-SNP, with saved special needs plans of each kind (COST-10). */
function specialNeeds(at: DemoDate): Seed {
  const plans = [DUAL, 'H5580001000', 'H0028077000', 'H3931188000', 'H0710005000', GOLD_PLUS, BLUE_CLASSIC];
  return {
    profile: {
      ...memberProfile(jeramy, at),
      macraData: { lisSubsidyLevel: '1', extraHelpAnswer: null },
      plansDetails: plansDetails(PHOENIX.zip, plansOfBothYears(plans, PHOENIX, at), at),
      drugsAndPharmacyDetails: drugsDetails(FOUR_DRUGS, PHARMACY),
      providersDetails: providersDetails(PHOENIX.zip, FOUR_PROVIDERS, at),
      memberEnrolledPlans: [enrolledPlan(DUAL, at.year)],
    },
    background: { ...noBackground, person: jeramy },
  };
}

export const deciding = {
  nextYear: {
    name: 'next-year',
    kind: 'member',
    summary: 'A member enrolled in a plan now and, for next year, in one of the four saved plans',
    typedAs: null,
    build: nextYear,
  },
  planEnds: {
    name: 'plan-ends',
    kind: 'member',
    summary: 'A member whose plan ends on December 31, with four saved plans',
    typedAs: null,
    build: planEnds,
  },
  planRenews: {
    name: 'plan-renews',
    kind: 'member',
    summary: 'A member whose plan goes on next year, with other prices, without a drug and without a doctor',
    typedAs: null,
    build: planRenews,
  },
  planMoves: {
    name: 'plan-moves',
    kind: 'member',
    summary: 'A member whose plan becomes another one on January 1, which is saved',
    typedAs: null,
    build: planMoves,
  },
  nextYearDrugPlan: {
    name: 'next-year-drug-plan',
    kind: 'member',
    summary: 'A member with a drug plan now and the same one for next year, both saved',
    typedAs: null,
    build: nextYearDrugPlan,
  },
  denied: {
    name: 'denied',
    kind: 'member',
    summary: 'A member whose application for a saved plan was denied',
    typedAs: null,
    build: denied,
  },
  deniedAndDraft: {
    name: 'denied-and-draft',
    kind: 'member',
    summary: 'A member with a denied application for a drug plan and a started one for another plan',
    typedAs: null,
    build: deniedAndDraft,
  },
  closedWindow: {
    name: 'closed-window',
    kind: 'member',
    summary: 'A member with plans of this year alone: with a date in December nobody can enroll in them',
    typedAs: null,
    build: closedWindow,
  },
  suppressed: {
    name: 'suppressed',
    kind: 'guest',
    summary: 'A guest with two plans that are not available online',
    typedAs: null,
    build: suppressed,
  },
  incomplete: {
    name: 'incomplete',
    kind: 'guest',
    summary: 'A guest whose plans all leave a drug out, one of them two: no total is complete',
    typedAs: null,
    build: incomplete,
  },
  fullPrice: {
    name: 'full-price',
    kind: 'member',
    summary: 'A member with a drug that no plan covers: most plans send its full price; the plan now is saved too',
    typedAs: null,
    build: fullPrice,
  },
  supplementStart: {
    name: 'supplement-start',
    kind: 'guest',
    summary: 'A guest with two Medicare Supplement plans that can be started on the page',
    typedAs: null,
    build: supplementStart,
  },
  supplementStartTwo: {
    name: 'supplement-start-two',
    kind: 'member',
    summary: 'A member with a Medicare Supplement plan that can be started, one that is started, and a drug plan',
    typedAs: null,
    build: supplementStartTwo,
  },
  supplementOtherState: {
    name: 'supplement-other-state',
    kind: 'guest',
    summary: 'A guest with two Medicare Supplement plans, and a recommendation for another state',
    typedAs: null,
    build: supplementOtherState,
  },
  answerGuest: {
    name: 'answer-guest',
    kind: 'guest',
    summary: 'A guest whose chart names the cheapest plan, and one with more of the doctors',
    typedAs: null,
    build: answerGuest,
  },
  answerMember: {
    name: 'answer-member',
    kind: 'member',
    summary: 'A member whose plan of this year is also saved for the next, without Extra Help',
    typedAs: null,
    build: answerMember,
  },
  specialNeeds: {
    name: 'special-needs',
    kind: 'member',
    summary: 'A member of a D-SNP, with Extra Help, who saved special needs plans of each kind',
    typedAs: null,
    build: specialNeeds,
  },
  pharmacies: {
    name: 'pharmacies',
    kind: 'member',
    summary: 'A member with four drugs and three pharmacies to compare, without Extra Help',
    typedAs: null,
    build: threePharmacies(jeramy, null),
  },
  pharmaciesCloaked: {
    name: 'pharmacies-cloaked',
    kind: 'cloaked',
    summary: 'The same for a supporter, who cannot change the pharmacy',
    typedAs: null,
    build: threePharmacies(andreas, 'demo.supporter'),
  },
} as const satisfies Readonly<Record<string, Shopper>>;
