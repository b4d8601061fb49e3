import { expect, it } from 'vitest';
import { telUrl } from '../../../src/domain/contact/tel-url.js';

it.each([
  ['1-800-555-0142', 'tel:+18005550142'],
  ['800-555-0142', 'tel:+18005550142'],
  ['(800) 555 0142', 'tel:+18005550142'],
  ['+1 800 555 0142', 'tel:+18005550142'],
  ['1-800-555-0142 (TTY 711)', 'tel:+18005550142'],
  ['800-555-0142, ext. 12', 'tel:+18005550142'],
  ['1-800-MEDICARE', 'tel:+18006334227'],
  ['1-800-MEDICARE (1-800-633-4227)', 'tel:+18006334227'],
  ['1-800-CALL-UHC', 'tel:+18002255842'],
  ['711', 'tel:711'],
  ['TTY 711', 'tel:711'],
  ['', 'tel:'],
  ['javascript:alert(1)', 'tel:1'],
])('[FAQ-03] [TFN-01] dials %j by %s', (written, url) => {
  expect(telUrl(written)).toBe(url);
});
