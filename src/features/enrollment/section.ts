import { hasType } from '../../shared/http/json-type.js';
import { fieldOf } from '../../shared/http/wire.js';
import { readShownRows, type Section } from '../profile/section.js';
import { readEnrolledPlans, readEnrollments } from './decoder.js';
import type { EnrolledPlan, Enrollment } from './rules/enrollment.js';

declare module '../profile/rules/profile.js' {
  interface OtherSections {
    readonly enrolledPlans: readonly EnrolledPlan[];
    readonly enrollments: readonly Enrollment[];
  }
}

/** The plans that the shopper is enrolled in. */
export const enrolledPlansSection: Section<'enrolledPlans'> = {
  name: 'enrolledPlans',
  field: 'memberEnrolledPlans',
  none: [],
  read: (sent, issues) => readShownRows(sent, 'memberEnrolledPlans', readEnrolledPlans, issues),
};

/** The applications. */
export const enrollmentsSection: Section<'enrollments'> = {
  name: 'enrollments',
  field: 'enrollmentsDetails',
  none: [],
  read(sent, issues) {
    if (!hasType(sent, 'object', 'enrollmentsDetails', issues)) return undefined;
    return readShownRows(fieldOf(sent, 'enrollments'), 'enrollments', readEnrollments, issues);
  },
};
