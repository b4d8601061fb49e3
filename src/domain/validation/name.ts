import { accepted, type Checked, refused } from './checked.js';
import { presentSurname, presentText } from './missing-text.js';

// Far beyond any name, and short enough for a field that was filled by mistake to be refused.
const LONGEST = 200;

export type NameProblem = 'name-missing' | 'name-too-long';

/** A first name: required, not blank after trimming, not a program's 'null' or 'undefined' (IDC-03, VAL-05). */
export function checkName(text: string | null | undefined): Checked<string, NameProblem> {
  return withinLimit(presentText(text));
}

/** A last name: the same, but "Null" is a surname, in any letter case (INP-11). */
export function checkSurname(text: string | null | undefined): Checked<string, NameProblem> {
  return withinLimit(presentSurname(text));
}

function withinLimit(name: string | null): Checked<string, NameProblem> {
  if (name === null) return refused('name-missing');
  return name.length <= LONGEST ? accepted(name) : refused('name-too-long');
}
