import { defineAction } from '../../shared/actions/define-action.js';

export const addProviders = defineAction('addProviders', {
  track: 'Add Doctor',
  refusesCloaked: true,
  load: () => import('./actions/provider-tool.js'),
});

export const editProvider = defineAction('editProvider', {
  track: 'Edit Doctor',
  refusesCloaked: true,
  load: () => import('./actions/provider-tool.js'),
});

/** The chosen doctors are for another ZIP code, and the shopper wants them (PV-09). */
export const replaceProviders = defineAction('replaceProviders', {
  track: 'Delete Provider',
  refusesCloaked: true,
  load: () => import('./actions/provider-tool.js'),
});

/** The shopper keeps the saved doctors instead. */
export const keepProviders = defineAction('keepProviders', {
  track: 'Cancel Delete',
  load: () => import('./actions/provider-tool.js'),
});

/** Undoes the replacement. */
export const restoreProviders = defineAction('restoreProviders', {
  track: 'Undo Delete',
  refusesCloaked: true,
  load: () => import('./actions/provider-tool.js'),
});
