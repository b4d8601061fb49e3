import { accepted, type Checked, refused } from './checked.js';
import { presentText } from './missing-text.js';

// Far beyond any name, and short enough for a field that was filled by mistake to be refused.
const LONGEST = 200;

/** A first or last name: required, not blank after trimming, not a program's 'null' or 'undefined' (IDC-03, VAL-05). */
export function checkName(text: string | null | undefined): Checked<string, 'name-missing' | 'name-too-long'> {
  const name = presentText(text);
  if (name === null) return refused('name-missing');
  return name.length <= LONGEST ? accepted(name) : refused('name-too-long');
}
