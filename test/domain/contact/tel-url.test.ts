import { expect, it } from 'vitest';
import { telUrl } from '../../../src/domain/contact/tel-url.js';

it.each([
  ['1-800-555-0142', 'tel:+18005550142'],
  ['800-555-0142', 'tel:+18005550142'],
  ['(800) 555 0142', 'tel:+18005550142'],
  ['+1 800 555 0142', 'tel:+18005550142'],
  ['1-800-555-0142 (TTY 711)', 'tel:+18005550142'],
  ['800-555-0142, ext. 12', 'tel:+18005550142'],
  ['711', 'tel:711'],
  ['', 'tel:'],
  ['javascript:alert(1)', 'tel:1'],
])('[FAQ-03] [TFN-01] dials %j by %s', (written, url) => {
  expect(telUrl(written)).toBe(url);
});
