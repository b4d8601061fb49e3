import { defineAction } from '../../shared/actions/define-action.js';

/** Starts or resumes the application for a plan (LINK-05, CARD-06). */
export const enroll = defineAction('enroll', {
  track: 'Enroll In Plan',
  refusesCloaked: true,
  load: () => import('../plans/actions/plan-actions.js'),
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
