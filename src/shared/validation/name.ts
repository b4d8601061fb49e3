import { presentSurname, presentText } from './missing-text.js';
import { invalid, type ValidationResult, valid } from './validation-result.js';

// Far longer than any name, so only text in the wrong field is refused.
const LONGEST = 200;

export type NameProblem = 'name-missing' | 'name-too-long';

/** Checks a first name. Blank, 'null' and 'undefined' count as missing (IDC-03, VAL-05). */
export function checkName(text: string | null | undefined): ValidationResult<string, NameProblem> {
  return withinLimit(presentText(text));
}

/** Checks a last name. "Null" is a surname in any letter case (INP-11). */
export function checkSurname(text: string | null | undefined): ValidationResult<string, NameProblem> {
  return withinLimit(presentSurname(text));
}

function withinLimit(name: string | null): ValidationResult<string, NameProblem> {
  if (name === null) return invalid('name-missing');
  return name.length <= LONGEST ? valid(name) : invalid('name-too-long');
}
