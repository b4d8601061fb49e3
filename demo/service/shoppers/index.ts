import { accounts } from './accounts.js';
import { applicants } from './applicants.js';
import { deciding } from './deciding.js';
import { guests } from './guests.js';
import { members } from './members.js';
import type { Shopper } from './shopper.js';

/** Every shopper of the demo. The uuid of a shopper depends on its position here, so add new ones at the end. */
export const shoppers: readonly Shopper[] = [
  guests.guest,
  members.member,
  members.cloaked,
  members.agent,
  guests.empty,
  members.heavy,
  applicants.supplement,
  applicants.applicant,
  applicants.enrolled,
  applicants.recommended,
  accounts.memberConsent,
  accounts.memberNoConsent,
  accounts.nonMemberConsent,
  accounts.nonMemberNoConsent,
  accounts.base,
  accounts.noClaims,
  accounts.telesalesBase,
  accounts.secondImport,
  accounts.noDetails,
  guests.tucson,
  guests.twoCounties,
  deciding.nextYear,
  deciding.nextYearDrugPlan,
  deciding.denied,
  deciding.deniedAndDraft,
  deciding.closedWindow,
  deciding.suppressed,
  deciding.incomplete,
  deciding.fullPrice,
  deciding.supplementStart,
  deciding.supplementStartTwo,
  deciding.supplementOtherState,
  deciding.answerGuest,
  deciding.answerMember,
  deciding.specialNeeds,
  deciding.planEnds,
  deciding.planRenews,
  deciding.planMoves,
  deciding.pharmacies,
  deciding.pharmaciesCloaked,
];
