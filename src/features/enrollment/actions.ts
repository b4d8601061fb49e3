import { defineAction } from '../../shared/actions/define-action.js';

/** Starts or resumes the application for a plan (LINK-05, CARD-06). */
export const enroll = defineAction('enroll', {
  track: 'Enroll In Plan',
  refusesCloaked: true,
  load: () => import('./actions/applications.js'),
});

export const continueApplication = defineAction('continueApplication', {
  track: 'Application',
  refusesCloaked: true,
  load: () => import('./actions/applications.js'),
});

export const viewApplication = defineAction('viewApplication', {
  track: 'Application',
  refusesCloaked: true,
  load: () => import('./actions/applications.js'),
});

/** Starts the application for a saved supplement plan (LINK-04, REC-07). */
export const startSavedSupplement = defineAction('startSavedSupplement', {
  track: 'Enroll In Plan',
  refusesCloaked: true,
  load: () => import('./actions/supplement-start.js'),
});
