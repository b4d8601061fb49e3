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

export const choosePharmacy = defineAction('choosePharmacy', {
  track: 'Pharmacy',
  refusesCloaked: true,
  load: () => import('./actions/drug-tool.js'),
});
