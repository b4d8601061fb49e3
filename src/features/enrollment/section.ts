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
  read: (sent, notes) => readShownRows(sent, 'memberEnrolledPlans', readEnrolledPlans, notes),
};

/** The applications. */
export const enrollmentsSection: Section<'enrollments'> = {
  name: 'enrollments',
  field: 'enrollmentsDetails',
  none: [],
  read(sent, notes) {
    if (!hasType(sent, 'object', 'enrollmentsDetails', notes)) return undefined;
    return readShownRows(fieldOf(sent, 'enrollments'), 'enrollments', readEnrollments, notes);
  },
};
