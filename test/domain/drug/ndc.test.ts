import { describe, expect, it } from 'vitest';
import { bareNdc } from '../../../src/domain/drug/ndc.js';

describe('a national drug code', () => {
  it.each([
    ['00093-7214-01', '00093721401'],
    ['00093721401', '00093721401'],
    // As packages print it: ten digits, the missing zero in any of the parts.
    ['0093-7214-01', '00093721401'],
    ['50580-449-05', '50580044905'],
    ['50580-0449-5', '50580044905'],
    ['50580-44905', '5058044905'],
    ['5058044905-1', '50580449051'],
    ['1-2-3', '123'],
    ['', ''],
  ])('[DRUG-06] %j is compared as %j', (code, digits) => {
    expect(bareNdc(code)).toBe(digits);
  });
});
