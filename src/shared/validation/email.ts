import { presentText } from './missing-text.js';
import { invalid, type ValidationResult, valid } from './validation-result.js';

export type EmailProblem = 'email-missing' | 'email-format';

// The longest address and the longest part before the @ (RFC 5321).
const LONGEST = 254;
const LONGEST_LOCAL = 64;
// Letters, marks and digits of any script (RFC 6531, INP-12).
const LOCAL = /^[\p{L}\p{M}\p{N}_!#$%&'*+/=?^`{|}~-]+(?:\.[\p{L}\p{M}\p{N}_!#$%&'*+/=?^`{|}~-]+)*$/u;
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;

/**
 * Checks and trims an email address. Its domain needs at least two labels, and its letters may be of any script
 * (TOP-04, IDC-03, INP-12).
 */
export function checkEmail(text: string | null | undefined): ValidationResult<string, EmailProblem> {
  const email = presentText(text);
  if (email === null) return invalid('email-missing');
  return email.length <= LONGEST && isAddress(email) ? valid(email) : invalid('email-format');
}

function isAddress(email: string): boolean {
  const at = email.lastIndexOf('@');
  const local = email.slice(0, Math.max(at, 0));
  const labels = email.slice(at + 1).split('.');
  return local.length <= LONGEST_LOCAL && LOCAL.test(local) && labels.length > 1 && labels.every((label) => LABEL.test(label));
}
