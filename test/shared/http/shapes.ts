import * as v from 'valibot';
import type { ContactLink, PhoneNumbers, ProfileContent, ShopperContent } from '../../../src/features/content/rules/content.js';
import type { PlanBenefit } from '../../../src/features/content/rules/plan-benefits.js';
import type { SuppressionList } from '../../../src/features/content/rules/suppression.js';
import type { GenericDrug } from '../../../src/features/drugs/decoder.js';
import type { Drug } from '../../../src/features/drugs/rules/drug.js';
import type { ApplicationState } from '../../../src/features/enrollment/rules/application-status.js';
import type { ExternalDraft } from '../../../src/features/enrollment/rules/draft-merge.js';
import type {
  EnrolledPlan,
  Enrollment,
  EnrollmentStep,
  MemberPlan,
  SupplementEnrollment,
} from '../../../src/features/enrollment/rules/enrollment.js';
import type { LowIncomeData } from '../../../src/features/extra-help/rules/low-income.js';
import type { ImportSummary } from '../../../src/features/import/decoder.js';
import type { PharmacyCoverage } from '../../../src/features/pharmacies/decoder.js';
import type { Pharmacy } from '../../../src/features/pharmacies/rules/pharmacy.js';
import type { County } from '../../../src/features/place/rules/county.js';
import type { SupplementPlans } from '../../../src/features/plan/decoder.js';
import {
  type DrugEstimate,
  type DrugRestriction,
  type MedicarePlan,
  type Plan,
  type PlanId,
  type PlanKey,
  type SupplementPlan,
  snpConditions,
} from '../../../src/features/plan/rules/plan.js';
import type { PlanContact } from '../../../src/features/plan/rules/plan-contact.js';
import type { SentProfile } from '../../../src/features/profile/decoder.js';
import type { AnyList, ReadListOf } from '../../../src/features/profile/rules/profile.js';
import type { DentalCoveredPlans, Provider } from '../../../src/features/providers/rules/provider.js';
import type { RecommendationProfile, RecommendedPlan } from '../../../src/features/recommendations/rules/recommended-plan.js';
import type { MergeOutcome } from '../../../src/features/session/merge-decoder.js';
import type { ValidatedIdentity } from '../../../src/features/session/service.js';
import type { SupplementProfile } from '../../../src/features/supplement/section.js';
import { Hidden, reveal } from '../../../src/shared/hidden.js';
import type { UserDetails } from '../../../src/shared/shopper/user.js';

/**
 * The domain's types at run time, for tests of the decoders' results.
 * They are strict: an extra field fails like a missing one. The compiler keeps each in sync with its type.
 */
type Shape<T> = v.GenericSchema<T>;

const text = v.pipe(
  v.string(),
  v.nonEmpty(),
  v.check((one) => one === one.trim() && one !== 'null' && one !== 'undefined'),
);
const maybeText = v.nullable(text);
const maybeHidden = v.nullable(v.custom<Hidden<string>>((value) => value instanceof Hidden && v.is(text, reveal(value))));
const number = v.pipe(v.number(), v.finite());
const maybeNumber = v.nullable(number);
const maybeFlag = v.nullable(v.boolean());
const year = v.pipe(v.number(), v.integer(), v.minValue(1900), v.maxValue(2999));
const planId = v.custom<PlanId>((value) => typeof value === 'string' && /^[A-Z]\d{10}$/.test(value));
const ndc = v.pipe(v.string(), v.regex(/^\d{11}$/));
/** A record that does not inherit from a prototype. */
const bare = <T>(value: Shape<T>) =>
  v.pipe(
    v.custom<Readonly<Record<string, T>>>((one) => typeof one === 'object' && one !== null && Object.getPrototypeOf(one) === null),
    v.check((one) => Object.values(one).every((field) => v.is(value, field))),
  );
const restrictions = v.exactOptional(
  bare<readonly DrugRestriction[]>(v.array(v.picklist(['prior-authorization', 'step-therapy', 'quantity-limit']))),
);
const costs = v.pipe(
  bare<number>(number),
  v.check((one) => Object.keys(one).every((code) => v.is(ndc, code))),
);

const months = v.exactOptional(v.pipe(v.array(v.pipe(number, v.minValue(0))), v.length(12)));

export const estimate: Shape<DrugEstimate> = v.strictObject({
  annualCost: maybeNumber,
  lisAnnualCost: maybeNumber,
  monthlyCosts: months,
  lisMonthlyCosts: months,
  // `?` stands for an unreadable code (INP-06).
  coveredDrugs: v.nullable(v.array(v.pipe(v.string(), v.regex(/^(?:\d{11}|\?)$/)))),
  tiers: costs,
  costs,
  lisCosts: costs,
  fullCosts: costs,
  restrictions,
  isPricingShown: v.boolean(),
  isPharmacyMessageShown: v.boolean(),
  isPharmacyCovered: maybeFlag,
  isPharmacyInNetwork: maybeFlag,
});

const bullet = v.strictObject({ rank: maybeNumber, text, icon: maybeText });
const planFacts = {
  year,
  name: text,
  rawType: text,
  zipCode: maybeText,
  county: maybeText,
  detailsUrl: maybeText,
  monthlyPremium: maybeNumber,
  monthlyPremiumText: maybeText,
  benefits: v.array(v.strictObject({ label: text, value: text })),
  bullets: v.array(bullet),
  bulletsV2: v.array(bullet),
};
const medicarePlan: Shape<MedicarePlan> = v.strictObject({
  ...planFacts,
  kind: v.picklist(['MA', 'MAPD', 'PDP', 'SNP']),
  id: planId,
  snpKind: v.nullable(v.picklist(['institutional', 'dual', 'chronic'])),
  snpConditions: v.nullable(v.array(v.picklist(snpConditions))),
  isPrivateFeeForService: v.boolean(),
  isCommunityPlan: v.boolean(),
  lisMonthlyPremiumText: maybeText,
  lisBuyDown: v.boolean(),
  outOfPocketMaximum: maybeNumber,
  partDDeductible: maybeNumber,
  overallStarRating: maybeNumber,
  networkType: maybeText,
  medicalDeductible: maybeNumber,
  tier1PreferredGeneric: maybeText,
  averageMonthlyDrugCost: maybeNumber,
  coveredDrugsCount: maybeNumber,
  businessSegment: maybeText,
  groupId: maybeText,
  isEnrolled: maybeFlag,
  drugEstimate: v.nullable(estimate),
});
export const supplementPlan: Shape<SupplementPlan> = v.strictObject({
  ...planFacts,
  kind: v.literal('MEDSUPP'),
  code: text,
  stateCode: maybeText,
  legalEntity: maybeText,
  positioningStatement: maybeText,
  riders: v.array(v.strictObject({ name: text, help: maybeText })),
});
export const plan: Shape<Plan> = v.union([medicarePlan, supplementPlan]);
export const plans: Shape<readonly Plan[]> = v.array(plan);
export const planOrNone: Shape<Plan | null> = v.nullable(plan);

export const drug: Shape<Drug> = v.strictObject({
  // As written if it is not a whole code (INP-06).
  ndc: v.pipe(v.string(), v.regex(/^[\d-]{7,}$/)),
  proxyNdc: maybeText,
  id: maybeText,
  name: text,
  dosage: maybeText,
  quantity: maybeNumber,
  frequency: v.nullable(v.picklist(['Every 1 Month', 'Every 3 Months', 'Day', 'Week', 'Month'])),
  supplyLength: v.nullable(v.picklist([30, 90])),
  isGeneric: v.nullable(v.boolean()),
  packageName: maybeText,
  packageSize: maybeNumber,
  packageQuantity: maybeNumber,
  refillText: maybeText,
});
export const drugs: Shape<readonly Drug[]> = v.array(drug);
const pharmacy: Shape<Pharmacy> = v.strictObject({
  name: text,
  number: text,
  isMailOrder: v.boolean(),
  isSaver: v.boolean(),
  isPreferredNetwork: v.boolean(),
  address: maybeText,
});
export const pharmacyOrNone: Shape<Pharmacy | null> = v.nullable(pharmacy);
export const pharmacyCoverage: Shape<readonly PharmacyCoverage[]> = v.array(
  v.strictObject({ planId, isCovered: maybeFlag, isInNetwork: maybeFlag }),
);
export const genericDrug: Shape<GenericDrug | null> = v.nullable(v.strictObject({ name: text, id: text }));
export const estimates: Shape<Readonly<Record<PlanKey, DrugEstimate>>> = v.pipe(
  bare<DrugEstimate>(estimate),
  v.check((one) => Object.keys(one).every((key) => /^[A-Z]\d{10}-\d{4}$/.test(key))),
);

export const provider: Shape<Provider> = v.strictObject({
  id: text,
  addressId: maybeText,
  name: text,
  specialties: v.array(text),
  address: maybeText,
  phone: maybeText,
  directoryType: v.nullable(v.picklist(['D', 'M', 'B'])),
  coverageType: v.picklist(['dental', 'behavioral', 'place', 'default']),
  plans: v.nullable(v.array(text)),
  zipCode: maybeText,
  selectedZipCode: maybeText,
  selectedFipsCode: maybeText,
  gender: maybeText,
  languages: v.array(text),
  nationalProviderId: maybeText,
  networkIdsMedical: v.array(text),
  pcpId: maybeText,
  isPcp: maybeFlag,
  isAddedByOle: maybeFlag,
  plansByYear: v.nullable(bare<readonly string[]>(v.array(text))),
});

export const counties: Shape<readonly County[]> = v.array(
  v.strictObject({
    fipsCountyCode: v.pipe(v.string(), v.regex(/^\d{3}$/)),
    name: text,
    fipsStateCode: v.pipe(v.string(), v.regex(/^\d{2}$/)),
    stateCode: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
    cmsCountyCodes: v.array(text),
  }),
);
export const lowIncome: Shape<LowIncomeData> = v.strictObject({
  isEligible: v.boolean(),
  level: maybeText,
  premiums: v.array(v.strictObject({ planId, planYear: year, monthlyPremium: maybeNumber })),
});

/** Data that is passed on undecoded has no key that reaches a prototype, at any depth. */
function isInert(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return !Object.hasOwn(value, '__proto__') && Object.values(value).every(isInert);
}
const hiddenForm = v.custom<Hidden<readonly unknown[]>>((value) => {
  const form = value instanceof Hidden ? reveal(value) : null;
  return Array.isArray(form) && isInert(form);
});
const step: Shape<EnrollmentStep> = v.strictObject({
  view: text,
  formValid: v.boolean(),
  nextPageUrl: maybeText,
});
const contact: Shape<PlanContact> = v.strictObject({ phone: maybeText, tty: maybeText, hours: maybeText });
export const contactOrNone: Shape<PlanContact | null> = v.nullable(contact);
export const enrollment: Shape<Enrollment> = v.strictObject({
  planId: text,
  planName: text,
  planYear: year,
  planType: text,
  zipCode: maybeText,
  county: maybeText,
  lastSaved: maybeText,
  steps: v.array(step),
  formData: hiddenForm,
  status: maybeText,
  isSubmitted: v.boolean(),
  confirmationNumber: maybeText,
  monthlyPremium: maybeNumber,
  outOfPocketMaximum: maybeNumber,
  snpType: maybeText,
  isJarvisEnrollment: maybeFlag,
  contact: contactOrNone,
});
export const enrolledPlan: Shape<EnrolledPlan> = v.strictObject({
  planId: text,
  planName: text,
  planYear: year,
  planType: text,
  snpType: maybeText,
  isEnrolled: v.boolean(),
  effectiveDate: maybeText,
  terminationDate: maybeText,
  nextYear: v.nullable(v.strictObject({ outcome: v.picklist(['renews', 'moves', 'ends', 'unknown']), planId: v.nullable(planId) })),
});
export const supplementEnrollments: Shape<readonly SupplementEnrollment[]> = v.array(
  v.strictObject({
    applicationId: text,
    applicationStatus: text,
    adjudicationStatus: maybeText,
    statusDate: maybeText,
    savedTimestamp: maybeText,
    dateOfBirth: maybeHidden,
    zipCode: maybeText,
    plans: v.array(v.strictObject({ name: text, descriptor: maybeText, code: text, legalEntity: maybeText })),
  }),
);
export const draftOrNone: Shape<ExternalDraft | null> = v.nullable(
  v.strictObject({
    applicantZipCode: maybeText,
    planId: maybeText,
    planName: maybeText,
    planYear: v.nullable(year),
    planType: maybeText,
    steps: v.array(step),
    formData: hiddenForm,
    updatedAt: maybeText,
    createdAt: maybeText,
  }),
);
export const applicationStates: Shape<readonly ApplicationState[]> = v.array(
  v.strictObject({ stateCode: maybeText, imageIdentifier: maybeText, planId: maybeText, planYear: v.nullable(year) }),
);
export const memberPlans: Shape<readonly MemberPlan[]> = v.array(v.strictObject({ yearAndPlanId: text, applicationIdentifier: maybeText }));

export const user: Shape<UserDetails> = v.strictObject({
  uuid: text,
  firstName: maybeText,
  // A last name may be "Null" (INP-11).
  lastName: v.nullable(v.pipe(v.string(), v.nonEmpty())),
  email: maybeHidden,
  dateOfBirth: maybeHidden,
  mbi: maybeHidden,
  gender: maybeText,
  zipCode: maybeText,
  optumId: maybeText,
  userType: maybeText,
  profileType: maybeText,
  salesforceRecordType: maybeText,
  telesalesType: maybeText,
  createdBy: maybeText,
  mergedProfileUuid: maybeText,
  importAgreementDate: maybeText,
  fullName: maybeText,
  nickName: maybeText,
  profileStatus: maybeText,
  consent: maybeText,
  importHistory: v.array(v.unknown()),
  accountLinkIds: v.array(text),
});
export const userOrNone: Shape<UserDetails | null> = v.nullable(user);
const unread = v.exactOptional(v.pipe(v.set(v.unknown()), v.minSize(1)));
const readList = {
  stored: v.nullable(v.record(v.string(), v.unknown())),
  unreadRows: unread,
  rowsBeyond: unread,
  hasOnlyUnreadRows: v.exactOptional(v.literal(true)),
};
const isCut = v.exactOptional(v.literal(true));
const unreadable = <T>(shown: Shape<T>) => v.strictObject({ isUnreadable: v.literal(true), shown });
const plansContent = {
  zipCode: maybeText,
  savedPlans: v.strictObject({
    text: v.string(),
    plans: v.array(v.strictObject({ id: planId, year, rawType: text })),
    isCut: v.boolean(),
  }),
  savedOn: bare<string>(text),
  oleLaunchData: bare<unknown>(v.unknown()),
  details: plans,
};
const drugsContent = { drugs, isCut, pharmacy: pharmacyOrNone };
const providersContent = {
  zipCode: maybeText,
  planYear: v.nullable(year),
  providers: v.array(provider),
  isCut,
};
export const readPlans: Shape<ReadListOf<'plans'>> = v.strictObject({ ...plansContent, ...readList });
export const readDrugs: Shape<ReadListOf<'drugs'>> = v.strictObject({ ...drugsContent, ...readList });
export const readProviders: Shape<ReadListOf<'providers'>> = v.strictObject({ ...providersContent, ...readList });
const profilePlans: Shape<AnyList<'plans'>> = v.union([readPlans, unreadable(v.strictObject(plansContent))]);
const profileDrugs: Shape<AnyList<'drugs'>> = v.union([readDrugs, unreadable(v.strictObject(drugsContent))]);
const profileProviders: Shape<AnyList<'providers'>> = v.union([readProviders, unreadable(v.strictObject(providersContent))]);
export const supplementOrNone: Shape<SupplementProfile | null> = v.nullable(
  v.strictObject({
    zipCode: maybeText,
    favorites: v.array(v.strictObject({ planCode: text, planYear: year })),
    applicantZipCode: maybeText,
    plans: v.array(supplementPlan),
  }),
);
export const recommendedPlan: Shape<RecommendedPlan> = v.strictObject({
  rank: v.pipe(v.number(), v.integer(), v.minValue(1)),
  planId: text,
  planName: text,
  planType: text,
  planYear: year,
  legalEntity: maybeText,
  deductible: maybeText,
  zipCode: maybeText,
  county: maybeText,
  monthlyPremiumText: maybeText,
  outOfPocketMaximum: maybeNumber,
  enrollmentStatus: maybeText,
  details: maybeText,
  prescriptionDrugs: maybeText,
});
const recommendation: Shape<RecommendationProfile> = v.strictObject({
  plans: v.array(recommendedPlan),
  hasResults: v.boolean(),
  stateCode: maybeText,
});
const otherSection = v.picklist(['user', 'extraHelp', 'enrolledPlans', 'enrollments', 'supplement', 'recommendation']);
export const profile: Shape<SentProfile> = v.strictObject({
  uuid: text,
  isGuest: maybeFlag,
  user: userOrNone,
  extraHelp: v.strictObject({ subsidyLevel: v.nullable(v.picklist(['0', '1'])), answer: v.nullable(v.picklist(['yes', 'no'])) }),
  plans: profilePlans,
  enrolledPlans: v.array(enrolledPlan),
  enrollments: v.array(enrollment),
  drugs: profileDrugs,
  providers: profileProviders,
  supplement: supplementOrNone,
  recommendation,
  failed: v.exactOptional(v.pipe(v.set(otherSection), v.minSize(1))),
});

export const identity: Shape<ValidatedIdentity> = v.strictObject({ uuid: text, agentUserName: maybeText, isNewProfile: v.boolean() });
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
export const importSummary: Shape<ImportSummary> = v.strictObject({ drugCount: count, providerCount: count });
export const mergeOutcome: Shape<MergeOutcome> = v.strictObject({ isMerged: v.boolean(), attemptsLeft: v.nullable(count) });
export const supplementPlans: Shape<SupplementPlans> = v.strictObject({ stateCode: maybeText, plans: v.array(supplementPlan) });

export const suppression: Shape<SuppressionList> = v.array(v.strictObject({ planId: text, year: v.nullable(year) }));
export const dental: Shape<readonly DentalCoveredPlans[]> = v.array(v.strictObject({ network: text, planIds: v.array(planId) }));
export const planBenefits: Shape<readonly PlanBenefit[]> = v.array(
  v.strictObject({ benefitId: text, benefitCategory: v.picklist(['planBenefit', 'partDBenefit', 'medicalBenefit']), label: maybeText }),
);
export const profileContent: Shape<ProfileContent> = v.strictObject({
  faq: v.nullable(
    v.array(v.strictObject({ heading: text, description: text, views: v.array(v.picklist(['plans', 'drugs', 'providers'])) })),
  ),
  disclosures: v.nullable(v.array(v.strictObject({ title: text, text, isAboutSupplement: v.boolean() }))),
  footnotes: bare<string>(text),
});
const figures = v.nullable(v.strictObject({ year, extraHelpPremium: number, regularPremium: number, highDeductible: number }));
export const shopperContent: Shape<ShopperContent> = v.strictObject({
  sessionTimeout: v.nullable(
    v.pipe(
      v.number(),
      v.check((seconds) => seconds > 0),
    ),
  ),
  hours: maybeText,
  figures,
  nextYearFigures: figures,
  extraHelpUrl: maybeText,
  counselorHelp: v.nullable(v.strictObject({ name: text, phone: text })),
  upsell: v.nullable(v.strictObject({ title: text, text: v.string(), url: text })),
});
export const messages: Shape<Readonly<Record<string, string>>> = bare<string>(text);
export const states: Shape<readonly string[]> = v.array(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)));
export const notice: Shape<string> = text;
export const contactLink: Shape<ContactLink> = v.strictObject({ text, url: text });
export const phoneNumbers: Shape<PhoneNumbers> = v.strictObject({ tollFree: maybeText, tty: maybeText });
