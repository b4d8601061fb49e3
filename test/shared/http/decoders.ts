import {
  decodeContactLink,
  decodeDentalPlans,
  decodeMessages,
  decodeNotice,
  decodePhoneNumbers,
  decodeProfileContent,
  decodeShopperContent,
  decodeSuppression,
} from '../../../src/features/content/decoder.js';
import { decodeTollFreeNumber } from '../../../src/features/content/phone-decoder.js';
import { decodePlanBenefits, decodeStates } from '../../../src/features/content/spare-content-service.js';
import { decodeDrugSearch, decodeEstimates, decodeGenericDrug } from '../../../src/features/drugs/decoder.js';
import { drugsSection } from '../../../src/features/drugs/section.js';
import {
  decodeApplicationStatus,
  decodeExternalDraft,
  decodeMemberPlans,
  decodeSupplementEnrollments,
} from '../../../src/features/enrollment/decoder.js';
import { decodeLowIncome } from '../../../src/features/extra-help/decoder.js';
import { decodeImport } from '../../../src/features/import/decoder.js';
import { decodePharmacy, decodePharmacyCoverage } from '../../../src/features/pharmacies/decoder.js';
import { decodeCounties } from '../../../src/features/place/decoder.js';
import { decodePlanContact, decodePlanDetails, decodePlanList, decodeSupplementPlans } from '../../../src/features/plan/decoder.js';
import { decodeServerDate } from '../../../src/features/plan-year/service.js';
import { plansSection } from '../../../src/features/plans/section.js';
import { profileDecoder, sectionDecoder } from '../../../src/features/profile/decoder.js';
import { userSection } from '../../../src/features/profile/user-section.js';
import { providersSection } from '../../../src/features/providers/section.js';
import { decodeMerge } from '../../../src/features/session/merge-decoder.js';
import { decodeValidation } from '../../../src/features/session/service.js';
import { supplementSection } from '../../../src/features/supplement/section.js';
import { sections } from '../../../src/sections.js';
import type { Decoder } from '../../../src/shared/http/wire.js';
import { completeImport, completeMemberPlans, completeMerge, completeStatuses, content } from '../../fixtures/wire/answers.js';
import { completeDrug, completeEstimate, completePharmacy, minimalDrug } from '../../fixtures/wire/drugs.js';
import { completeDraft, completeSupplementEnrollment, draftOfSteps } from '../../fixtures/wire/enrollments.js';
import { completeCounty, completeLowIncome, minimalCounty } from '../../fixtures/wire/places.js';
import { completePlan, completeSupplementPlan, minimalPlan } from '../../fixtures/wire/plans.js';
import { completeProfile, recommendation, supplementSection as sentSupplement, uuid } from '../../fixtures/wire/profile.js';
import * as shapes from './shapes.js';

/** A decoder with its type and a response that it reads, for tests of all decoders. */
export interface DecoderCase {
  readonly name: string;
  readonly decoder: Decoder<unknown>;
  readonly shape: Parameters<typeof import('valibot').is>[0];
  readonly answer: unknown;
}

function row<T>(name: string, decoder: Decoder<T>, shape: DecoderCase['shape'], answer: unknown): DecoderCase {
  return { name, decoder, shape, answer };
}

/**
 * The profile with its JSON texts as objects, which the decoder also reads, so that tests can damage their contents.
 */
const openProfile = { ...completeProfile, medsuppData: sentSupplement, preData: recommendation };

export const decoders: readonly DecoderCase[] = [
  row('validation', decodeValidation, shapes.identity, { uuid, agentUserName: 'a', isNewOptumIdProfileCreated: 'Y' }),
  row('server date', decodeServerDate, shapes.notice, { systemDate: '2026-11-20T09:30:00' }),
  row('toll-free number', decodeTollFreeNumber, shapes.notice, { maPdpTFN: '1-800-555-0142' }),
  row('profile', profileDecoder(sections), shapes.profile, completeProfile),
  row('profile, open', profileDecoder(sections), shapes.profile, openProfile),
  row('user section', sectionDecoder(userSection), shapes.userOrNone, openProfile),
  row('plans section', sectionDecoder(plansSection), shapes.readPlans, openProfile),
  row('medsupp section', sectionDecoder(supplementSection), shapes.supplementOrNone, openProfile),
  row('providers section', sectionDecoder(providersSection), shapes.readProviders, openProfile),
  row('drugs section', sectionDecoder(drugsSection), shapes.readDrugs, openProfile),
  row('import', decodeImport, shapes.importSummary, completeImport),
  row('merge', decodeMerge, shapes.mergeOutcome, completeMerge),
  row('plan list', decodePlanList, shapes.plans, { data: { plans: [completePlan, minimalPlan, completeSupplementPlan] } }),
  row('plan details', decodePlanDetails, shapes.planOrNone, { data: { plans: [completePlan] } }),
  row('plan contact', decodePlanContact, shapes.contactOrNone, { data: { phoneNumber: '1', tty: '711', hoursOfOperation: '8 to 8' } }),
  row('supplement plans', decodeSupplementPlans, shapes.supplementPlans, { data: { stateCode: 'AZ', plans: [completeSupplementPlan] } }),
  row('supplement enrollments', decodeSupplementEnrollments, shapes.supplementEnrollments, {
    applications: [{ response: [completeSupplementEnrollment] }],
  }),
  row('external draft', decodeExternalDraft, shapes.draftOrNone, completeDraft),
  row('external draft of steps', decodeExternalDraft, shapes.draftOrNone, draftOfSteps),
  row('application status', decodeApplicationStatus, shapes.applicationStates, completeStatuses),
  row('member plans', decodeMemberPlans, shapes.memberPlans, completeMemberPlans),
  row('drug search', decodeDrugSearch, shapes.drugs, { data: { drugs: [completeDrug, minimalDrug] } }),
  row('generic drug', decodeGenericDrug, shapes.genericDrug, { data: { genericDrugName: 'a', genericDrugId: '1' } }),
  row('estimates', decodeEstimates, shapes.estimates, { data: { plans: [completeEstimate] } }),
  row('pharmacy', decodePharmacy, shapes.pharmacyOrNone, { data: { pharmacy: completePharmacy } }),
  row('pharmacy coverage', decodePharmacyCoverage, shapes.pharmacyCoverage, {
    data: { plans: [{ planId: 'H0609044000', isPharmacyCovered: 'Y', inNetwork: 'N' }] },
  }),
  row('counties', decodeCounties, shapes.counties, { data: { counties: [completeCounty, minimalCounty] } }),
  row('low-income', decodeLowIncome, shapes.lowIncome, completeLowIncome),
  row('suppression', decodeSuppression, shapes.suppression, content.suppression),
  row('dental', decodeDentalPlans, shapes.dental, content.dentalCoveredPlans),
  row('plan benefits', decodePlanBenefits, shapes.planBenefits, content.planBenefits),
  row('profile content', decodeProfileContent, shapes.profileContent, content.profileContent),
  row('shopper content', decodeShopperContent, shapes.shopperContent, content.shopperContent),
  row('shopper messages', decodeMessages, shapes.messages, content.shopperMessages),
  row('states', decodeStates, shapes.states, content.stateFlip),
  row('notice', decodeNotice, shapes.notice, content.supplementContent),
  row('contact link', decodeContactLink, shapes.contactLink, content.contactUs),
  row('phone numbers', decodePhoneNumbers, shapes.phoneNumbers, content.phoneNumbers),
];
