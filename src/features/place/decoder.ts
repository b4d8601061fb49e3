import { list, needed, neededWords, readRows, shape } from '../../shared/http/shape.js';
import { type Decoder, dataOf, passThrough, readText } from '../../shared/http/wire.js';
import { type County, fipsCode } from './rules/county.js';

/** A code of this form. A code sent as a number gets its leading zeros back. */
const code = (form: RegExp, digits = 0) =>
  needed((value) => {
    const text = readText(value)?.padStart(digits, '0') ?? '';
    return form.test(text) ? text : null;
  });

const countyRow = shape({
  fipsCountyCode: code(/^\d{3}$/, 3),
  name: ['fipsCountyName', neededWords],
  fipsStateCode: code(/^\d{2}$/, 2),
  stateCode: code(/^[A-Z]{2}$/),
  cmsCountyCodes: list,
});

/** The counties of a ZIP code (ENT-03, CALL-08). */
export const decodeCounties: Decoder<readonly County[]> = (body, issues) => {
  const data = dataOf(body);
  return data && readRows(data.counties, countyRow, passThrough, issues, fipsCode);
};
