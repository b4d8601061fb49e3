import type { Pharmacy } from '../../pharmacies/rules/pharmacy.js';

/**
 * Keeps the columns in an earlier order. The choice of another pharmacy moves no column under the shopper's finger. New pharmacies come
 * last.
 *
 * @param order the numbers of the pharmacies at that time
 */
export function inKeptOrder<Column extends { readonly pharmacy: Pick<Pharmacy, 'number'> }>(
  columns: readonly Column[],
  order: readonly string[],
): readonly Column[] {
  const placeOf = ({ pharmacy: { number } }: Column) => (order.includes(number) ? order.indexOf(number) : order.length);
  return [...columns].sort((a, b) => placeOf(a) - placeOf(b));
}
