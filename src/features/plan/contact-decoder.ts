import { fieldsOf, isEmptyRow, openShape, words } from '../../shared/http/shape.js';
import type { PlanContact } from './rules/plan-contact.js';

const contactBody = openShape({ phone: ['phoneNumber', words], tty: words, hours: ['hoursOfOperation', words] });

/** The contact for a plan, as the contact call and the enrollments send it; null if there is none. */
export function readContact(value: unknown): PlanContact | null {
  const contact = fieldsOf(contactBody, value);
  return isEmptyRow(contact) ? null : contact;
}
