import { FORM_STEPS } from '../../../src/features/enrollment/rules/form-progress.js';
import { findPlan } from '../catalogue/medicare-plans.js';
import { type DemoDate, dayFrom } from '../demo-date.js';
import type { Row } from '../profiles/profile-data.js';
import type { ApplicationRow, ExternalDraft, Person } from '../profiles/profile-record.js';
import type { Home } from './saved-items.js';

/** The first `count` steps of the application form, filled in. */
function steps(count: number, zipCode: string): readonly Row[] {
  return FORM_STEPS.slice(0, count).map((view, index) => ({
    view,
    data: view === 'mailing-address' ? { zipCode } : {},
    keyLables: [],
    formValid: index < count - 1,
    nextPageUrl: FORM_STEPS[index + 1] ? `/enroll-in-plan.html/${FORM_STEPS[index + 1]}` : null,
  }));
}

export interface ApplicationFacts {
  readonly planId: string;
  readonly year: number;
  readonly place: Home;
  /** Number of finished steps, of 17. */
  readonly steps: number;
  /** Days before the date of the demo. */
  readonly savedDaysAgo: number;
  readonly submitted: { readonly confirmationNo: string } | null;
}

/** A saved or submitted application for a plan (ENT-07). */
export function application(facts: ApplicationFacts, at: DemoDate): Row {
  const plan = findPlan(facts.planId);
  if (!plan) throw new Error(`A seed names ${facts.planId}, which the catalogue has not`);
  const formData = steps(facts.steps, facts.place.zip);
  return {
    planId: plan.id,
    planName: plan.name,
    planYear: facts.year,
    planType: plan.family,
    zipCode: facts.place.zip,
    county: 'Maricopa',
    lastSaved: `${dayFrom(at, -facts.savedDaysAgo)}T15:42:00`,
    // The service sends both forms. The newer application page sends a list.
    formData: facts.submitted ? formData : JSON.stringify(formData),
    status: facts.submitted ? 'Submitted' : 'In Progress',
    isSubmitted: facts.submitted !== null,
    confirmationNo: facts.submitted?.confirmationNo ?? null,
    monthlyPremium: plan.premium,
    outofPocketMaximum: plan.outOfPocketMaximum,
    snpType: plan.snpType,
    isJarvisEnrollment: false,
  };
}

/** The status of a submitted application, as the status service sends it. */
export function applicationState(planId: string, planYear: number, code: string): ApplicationRow {
  return { applicationState: { code }, imageIdentifier: `IMG${planYear}${planId.slice(1, 5)}${code}`, planId, planYear };
}

/** A draft that an outside application page stored under the shopper's email address (ENR-07). */
export function externalDraft(person: Person, planId: string, year: number, at: DemoDate): ExternalDraft {
  const plan = findPlan(planId);
  if (!plan) throw new Error(`A seed names ${planId}, which the catalogue has not`);
  const formData = {
    applicant: { zipCode: person.zipCode },
    plan: { planId: plan.id, planName: plan.name, planYear: year, planType: plan.family },
    steps: steps(13, person.zipCode),
  };
  return {
    formData: JSON.stringify(formData),
    createDateTime: `${dayFrom(at, -9)}T10:05:00`,
    updateDateTime: `${dayFrom(at, 0)}T07:15:00`,
  };
}

export interface SupplementFacts {
  readonly applicationId: string;
  readonly planCode: string;
  readonly planName: string;
  readonly status: string;
  readonly adjudication: string | null;
  readonly savedTimestamp: string | null;
  readonly statusDate: string | null;
}

/** A supplement application in the format of the enrollment service (ENT-08). */
export function supplementApplication(person: Person, facts: SupplementFacts): Row {
  return {
    applicantDemographics: { dateOfBirth: person.dob, zipCode: person.zipCode },
    applicationStatus: {
      applicationStatus: facts.status,
      adjudicationStatus: facts.adjudication,
      applicationId: facts.applicationId,
      statusDate: facts.statusDate,
      savedTimestamp: facts.savedTimestamp,
      plans: [
        {
          planName: facts.planName,
          planDescriptor: `Plan ${facts.planCode}`,
          planCode: facts.planCode,
          legalEntity: 'Sample Insurance Company (invented)',
        },
      ],
    },
  };
}
