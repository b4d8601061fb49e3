import type { PlanContact } from '../domain/enrollment/enrollment.js';
import { fieldsOf, openShape, saysNothing, words } from './shape.js';

const contactBody = openShape({ phone: ['phoneNumber', words], tty: words, hours: ['hoursOfOperation', words] });

/** Whom to call about a plan, as the contact call and the enrollments write it; null when they say nothing of it. */
export function readContact(value: unknown): PlanContact | null {
  const contact = fieldsOf(contactBody, value);
  return saysNothing(contact) ? null : contact;
}
