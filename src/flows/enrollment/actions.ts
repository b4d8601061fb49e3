import { defineAction } from '../define-action.js';

/** Starts or resumes the application for a plan (LINK-05, CARD-06). */
export const enroll = defineAction('enroll', {
  track: 'Enroll In Plan',
  refusesCloaked: true,
  load: () => import('./plan-actions.js'),
});

/** Opens a plan's own page (LINK-03). */
export const viewDetails = defineAction('viewDetails', {
  track: 'View Plan Details',
  refusesCloaked: true,
  load: () => import('./plan-actions.js'),
});

/** Starts the application for a saved supplement plan (LINK-04, REC-07). */
export const startSavedSupplement = defineAction('startSavedSupplement', {
  track: 'Enroll In Plan',
  refusesCloaked: true,
  load: () => import('./supplement-start.js'),
});

export const continueApplication = defineAction('continueApplication', {
  track: 'Application',
  refusesCloaked: true,
  load: () => import('./applications.js'),
});

export const viewApplication = defineAction('viewApplication', {
  track: 'Application',
  refusesCloaked: true,
  load: () => import('./applications.js'),
});

/** Does what the button of a recommended plan says (REC-05). */
export const actOnRecommendation = defineAction('actOnRecommendation', {
  track: 'Recommendations',
  refusesCloaked: true,
  load: () => import('./recommendations.js'),
});

export const viewRecommendation = defineAction('viewRecommendation', {
  track: 'Recommendations',
  refusesCloaked: true,
  load: () => import('./recommendations.js'),
});

/** Lets the brand's own script draw the supplement plans (SUP-01). */
export const showSupplementUi = defineAction('showSupplementUi', {
  track: null,
  load: () => import('./supplement-ui.js'),
});

export const findZip = defineAction('findZip', {
  track: 'Enter ZIP Code',
  load: () => import('./zip.js'),
});

/** The shopper chooses the county of the ZIP code (DASH-07). */
export const chooseCounty = defineAction('chooseCounty', {
  track: 'Choose County',
  load: () => import('./zip.js'),
});

/** The same if the ZIP code has only one county: nobody presses. */
export const takeOnlyCounty = defineAction('takeOnlyCounty', {
  track: null,
  load: () => import('./zip.js'),
});
