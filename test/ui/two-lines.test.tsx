import { expect, it } from 'vitest';
import { twoLines } from '../../src/ui/two-lines.js';

it.each([
  ['Print', undefined],
  ['', undefined],
  ['Sign out', ['Sign', 'out']],
  ['Return to plans', ['Return', 'to plans']],
  ['Return to drug cost estimator', ['Return to drug', 'cost estimator']],
  ['Portal de beneficios para miembros', ['Portal de beneficios', 'para miembros']],
])('breaks "%s" where the longer line is shortest', (label, lines) => {
  expect(twoLines(label)).toEqual(lines);
});
