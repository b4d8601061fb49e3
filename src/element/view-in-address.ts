import type { ViewName } from './first-paint.js';

const names: readonly ViewName[] = ['plans', 'drugs', 'providers'];

/** The view that the address names: where the page will open. */
export function viewInAddress(): ViewName {
  return names.find((view) => location.hash === `#${view}`) ?? 'plans';
}
