import type { County } from '../domain/place/county.js';
import { list, needed, neededText, readRows, shape } from './shape.js';
import { asIs, type Decoder, dataOf, readText } from './wire.js';

/** A code of so many digits; one that went through a number gets its leading zeros back. */
const code = (length: number) =>
  needed((value) => {
    const digits = readText(value)?.padStart(length, '0') ?? '';
    return digits.length === length && /^\d+$/.test(digits) ? digits : null;
  });

const state = needed((value) => {
  const letters = readText(value) ?? '';
  return /^[A-Z]{2}$/.test(letters) ? letters : null;
});

const countyRow = shape({
  fipsCountyCode: code(3),
  name: ['fipsCountyName', neededText],
  fipsStateCode: code(2),
  stateCode: state,
  cmsCountyCodes: list,
});

/** The counties of a ZIP code (ENT-03, CALL-08). */
export const decodeCounties: Decoder<readonly County[]> = (body, notes) => {
  const data = dataOf(body);
  return data && readRows(data.counties, countyRow, asIs, notes, (one) => one.fipsStateCode + one.fipsCountyCode);
};
