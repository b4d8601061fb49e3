import { expect, it } from 'vitest';
import { inKeptOrder } from '../../../../src/features/cost/rules/kept-order.js';

const order = (now: readonly string[], before: readonly string[]) =>
  inKeptOrder(
    now.map((number) => ({ pharmacy: { number } })),
    before,
  ).map(({ pharmacy: { number } }) => number);

it.each([
  ['the second is the saved one now', ['2', '1', '3'], ['1', '2', '3'], ['1', '2', '3']],
  ['a new one comes last', ['4', '2', '1'], ['1', '2'], ['1', '2', '4']],
  ['two new ones keep their order', ['5', '4', '1'], ['1'], ['1', '5', '4']],
  ['one has disappeared', ['3', '1'], ['1', '2', '3'], ['1', '3']],
  ['nothing was kept', ['2', '1'], [], ['2', '1']],
])('[PHARM-03] columns keep their places: %s', (_, now, before, kept) => {
  expect(order(now, before)).toEqual(kept);
});
