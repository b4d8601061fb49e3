import { priceDrugs } from '../../drugs/actions/drug-prices.js';
import { readLowIncome } from '../../extra-help/actions/low-income.js';
import { keepPlace } from '../../place/actions/zip.js';
import type { County } from '../../place/rules/county.js';
import { readSupplementPlans } from '../../supplement/actions/read-supplement.js';

/**
 * Keeps where the shopper lives. Then requests again what depends on the place: drug prices, low-income data, supplement plans. The action
 * that waited for the ZIP code continues (DASH-07).
 */
export function chooseCounty(zipCode: string, county: County): void {
  const goOn = keepPlace(zipCode, county);
  void priceDrugs();
  void readLowIncome();
  void readSupplementPlans();
  goOn();
}

export { chooseCounty as chooseOnlyCounty };
