import type { Pharmacy } from '../../pharmacies/rules/pharmacy.js';

/**
 * Keeps the pharmacies in an earlier order. The choice of another pharmacy moves no column under the shopper's finger. New pharmacies come
 * last.
 *
 * @param order the numbers of the pharmacies at that time
 */
export function inKeptOrder(pharmacies: readonly Pharmacy[], order: readonly string[]): readonly Pharmacy[] {
  const placeOf = ({ number }: Pharmacy) => (order.includes(number) ? order.indexOf(number) : order.length);
  return [...pharmacies].sort((a, b) => placeOf(a) - placeOf(b));
}
