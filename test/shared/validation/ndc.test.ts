import { describe, expect, it } from 'vitest';
import { comparableNdc } from '../../../src/shared/validation/ndc.js';

describe('comparable drug codes', () => {
  it.each([
    ['00093-7214-01', '00093721401'],
    ['00093721401', '00093721401'],
    [' 00093721401 ', '00093721401'],
    // Packages print ten digits, and any of the three parts can lack its zero.
    ['0093-7214-01', '00093721401'],
    ['50580-449-05', '50580044905'],
    ['50580-0449-5', '50580044905'],
    ['5058044905', '05058044905'],
  ])('[DRUG-06] compares the drug code %j as %j', (code, digits) => {
    expect(comparableNdc(code)).toBe(digits);
  });

  it.each([
    ['00002-1434'],
    ['50580-44905'],
    ['5058044905-1'],
    ['00002-1434-8-0'],
    ['1-2-3'],
    ['93721401'],
    ['937214011'],
    ['000937214011'],
    ['00093-7214-011'],
    ['123456-0012-4'],
    ['0009372140A'],
    ['٠٠٠٩٣٧٢١٤٠١'],
    ['?'],
    [''],
  ])('[INP-06] never matches the drug code %j', (code) => {
    expect(comparableNdc(code)).toBeNull();
  });
});
