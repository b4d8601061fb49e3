import { accepted, type Checked, refused } from './checked.js';
import { presentSurname, presentText } from './missing-text.js';

// Far longer than any name, so only text in the wrong field is refused.
const LONGEST = 200;

export type NameProblem = 'name-missing' | 'name-too-long';

/** Checks a first name. Blank, 'null' and 'undefined' count as missing (IDC-03, VAL-05). */
export function checkName(text: string | null | undefined): Checked<string, NameProblem> {
  return withinLimit(presentText(text));
}

/** Checks a last name. "Null" is a surname in any letter case (INP-11). */
export function checkSurname(text: string | null | undefined): Checked<string, NameProblem> {
  return withinLimit(presentSurname(text));
}

function withinLimit(name: string | null): Checked<string, NameProblem> {
  if (name === null) return refused('name-missing');
  return name.length <= LONGEST ? accepted(name) : refused('name-too-long');
}
