import { defineAction } from '../../shared/actions/define-action.js';

/** Looks up the generics of the saved brand drugs (CALL-11). */
export const readGenericNames = defineAction('readGenericNames', {
  track: null,
  load: () => import('./actions/complete-drugs.js'),
});

export const addDrugs = defineAction('addDrugs', {
  track: 'Add Drug',
  refusesCloaked: true,
  load: () => import('./actions/drug-tool.js'),
});

export const editDrug = defineAction('editDrug', {
  track: 'Edit Drug',
  refusesCloaked: true,
  load: () => import('./actions/drug-tool.js'),
});

/** Asks what the drugs cost at a pharmacy to compare, also after that has failed (PHARM-02, PHARM-03). */
export const pricePharmacy = defineAction('pricePharmacy', {
  track: null,
  load: () => import('./actions/drug-prices.js'),
});

/** Shows the prices of another pharmacy, on this page only (PHARM-02). */
export const choosePricesAt = defineAction('choosePricesAt', {
  track: 'Prices At',
  load: () => import('./actions/drug-prices.js'),
});

/** Saves a pharmacy to compare as the shopper's own (PHARM-04). */
export const savePharmacy = defineAction('savePharmacy', {
  track: 'Use Pharmacy',
  refusesCloaked: true,
  load: () => import('./actions/save-pharmacy.js'),
});

/** Undoes that. */
export const restorePharmacy = defineAction('restorePharmacy', {
  track: 'Undo Pharmacy',
  refusesCloaked: true,
  load: () => import('./actions/save-pharmacy.js'),
});

/** Opens the brand's tool, to choose a pharmacy there. */
export const choosePharmacy = defineAction('choosePharmacy', {
  track: 'Pharmacy',
  refusesCloaked: true,
  load: () => import('./actions/drug-tool.js'),
});
