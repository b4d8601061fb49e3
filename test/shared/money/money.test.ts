import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAmount } from '../../../src/shared/money/amount.js';
import { costText, dollarsText, monthlyCostText, premiumText, wholeDollarsText } from '../../../src/shared/money/money-text.js';

describe('premiums', () => {
  it.each([
    ['null', null, '--'],
    ['0', 0, '$0.00'],
    ['minus 0', -0, '$0.00'],
    ['26', 26, '$26.00'],
    ['26.4', 26.4, '$26.40'],
    ['26.45', 26.45, '$26.45'],
    ['26.999 rounds up to a whole', 26.999, '$27.00'],
    ['26.004 rounds down to a whole', 26.004, '$26.00'],
    ['0.005 rounds up', 0.005, '$0.01'],
    ['1.005, which a double cannot hold exactly', 1.005, '$1.01'],
    ['8.575, which a double cannot hold exactly', 8.575, '$8.58'],
    ['1e-7, written with an exponent', 1e-7, '$0.00'],
    ['999.999 carries into the thousands', 999.999, '$1,000.00'],
    ['1234.5', 1234.5, '$1,234.50'],
    ['1e9', 1e9, '$1,000,000,000.00'],
    ['negative', -26, '--'],
    ['a small negative', -0.001, '--'],
    ['NaN', Number.NaN, '--'],
    ['Infinity', Number.POSITIVE_INFINITY, '--'],
    ['1e13, beyond exact cents', 1e13, '--'],
    ['1e21', 1e21, '--'],
  ])('[CONST-01] [COST-06] formats the premium %s', (_, amount, expected) => {
    expect(premiumText(amount)).toBe(expected);
  });

  it.each(['NaN', 'nan', '$NaN', 'Infinity', '-Infinity', '1e3', '$1e3', '$-', '-', '$', '$ ', '--', '.', '1.2.3', '12,34', '0x10'])(
    '[INP-05] ignores %j as the text of a premium',
    (text) => {
      expect(premiumText(null, text)).toBe('--');
      expect(premiumText(26, text)).toBe('$26.00');
      expect(readAmount(text)).toBeNull();
    },
  );

  it.each([
    ['$ 26.40', 26.4],
    ['$\u00a026.40', 26.4],
    ['- $ 26.40', -26.4],
    ['$ -26.40', -26.4],
  ])('[INP-05] reads %j as the amount %d', (text, amount) => {
    expect(readAmount(text)).toBe(amount);
  });

  it.each([
    ['text wins over the amount', 26, '$26.00', '$26.00'],
    ['text wins over a missing amount', null, '$26 with the rebate', '$26 with the rebate'],
    ['an amount is trimmed and gets cents', 26, ' $30 ', '$30.00'],
    ['empty text does not count', 26, '', '$26.00'],
    ['blank text does not count', 26, '  ', '$26.00'],
    ['null does not count', 26, null, '$26.00'],
    ["the text 'null' does not count", 26, 'null', '$26.00'],
    ["the text 'undefined' does not count", 26, 'undefined', '$26.00'],
    ['Not Applicable is missing', null, 'Not Applicable', '--'],
    ['N/A is missing', null, 'N/A', '--'],
  ])('[CONST-01] [COST-06] formats the text of the service: %s', (_, amount, text, expected) => {
    expect(premiumText(amount, text)).toBe(expected);
  });
});

describe('drug costs', () => {
  it.each([
    ['1264', 1264, '$1,264.00'],
    ['0', 0, '$0.00'],
    ['9.6', 9.6, '$9.60'],
    ['1234567.891', 1_234_567.891, '$1,234,567.89'],
    ['null', null, '--'],
    ['negative', -1, '--'],
  ])('[CONST-01] formats drug costs with cents: %s', (_, amount, expected) => {
    expect(costText(amount)).toBe(expected);
  });

  it('[CONST-01] formats like Intl does for en-US', () => {
    const intl = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
    const amounts = fc.oneof(
      fc.double({ min: 0, max: 1e9, noNaN: true }),
      fc.integer({ min: 0, max: 10_000_000 }).map((thousandths) => thousandths / 1000),
    );
    fc.assert(fc.property(amounts, (amount) => costText(amount) === intl.format(amount)));
  });

  it.each([
    ['0', 0, '$0.00'],
    ['100', 100, '$8.33'],
    ['143.999', 143.999, '$12.00'],
    ['100.8', 100.8, '$8.40'],
    ['1264', 1264, '$105.33'],
    ['14400', 14_400, '$1,200.00'],
    ['null', null, '--'],
    ['negative', -144, '--'],
    ['NaN', Number.NaN, '--'],
  ])('[DRUG-12] [COST-06] formats a month of %s a year', (_, annual, expected) => {
    expect(monthlyCostText(annual)).toBe(expected);
  });

  it.each([
    ['0', 0, '$0'],
    ['88', 88, '$88'],
    ['88.49', 88.49, '$88'],
    ['88.5, half up', 88.5, '$89'],
    ['88.495, in cents first', 88.495, '$89'],
    ['1348.5', 1348.5, '$1,349'],
    ['999.99 carries into the thousands', 999.99, '$1,000'],
    ['null', null, '--'],
    ['negative', -1, '--'],
    ['NaN', Number.NaN, '--'],
    ['1e13, beyond exact cents', 1e13, '--'],
  ])('[COST-06] formats the lead figure and limits in whole dollars: %s', (_, amount, expected) => {
    expect(wholeDollarsText(amount)).toBe(expected);
  });

  it.each([
    ['0', 0, '$0'],
    ['9600', 9600, '$9,600'],
    ['28.8', 28.8, '$28.80'],
    ['0.1 + 0.2 + 0.7', 0.1 + 0.2 + 0.7, '$1'],
    ['23.999, a whole in cents', 23.999, '$24'],
    ['100.1', 100.1, '$100.10'],
    ['null', null, '--'],
    ['negative', -1, '--'],
  ])('[COST-02] formats a full price with cents only if it has them: %s', (_, amount, expected) => {
    expect(dollarsText(amount)).toBe(expected);
  });
});

describe('amounts of a service', () => {
  it.each([
    [26.4, 26.4],
    [0, 0],
    [-5, -5],
    ['26.4', 26.4],
    ['0', 0],
    ['$1,234.50', 1234.5],
    ['1,234,567', 1_234_567],
    ['$.50', 0.5],
    [' $26 ', 26],
    ['-5', -5],
    ['-$5.00', -5],
    ['$-5.00', -5],
    // The longest text that is read.
    ['1'.padStart(40, '0'), 1],
  ])('[CONST-01] reads %j as %d', (value, expected) => {
    expect(readAmount(value)).toBe(expected);
  });

  it.each([
    ['Not Applicable'],
    [''],
    [' '],
    ['null'],
    ['undefined'],
    ['NaN'],
    ['Infinity'],
    ['1e5'],
    ['--5'],
    ['-$-5'],
    ['0x10'],
    ['1,23'],
    ['12,34,567'],
    ['1234,567'],
    ['26 a month'],
    ['２６'],
    ['1'.repeat(41)],
    [null],
    [undefined],
    [true],
    [{}],
    [[26]],
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
  ])('[CONST-01] reads no amount from %j', (value) => {
    expect(readAmount(value)).toBeNull();
  });
});
