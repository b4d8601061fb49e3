import { defineAction } from '../../shared/actions/define-action.js';
import { leadsToSummary } from './rules/leads-to-summary.js';

/** Follows a link that a component draws (LINK-01). */
export const followLink = defineAction('followLink', {
  track: (_target, _url, reason) => (leadsToSummary(reason) ? 'Go to VPP Page' : 'Follow Link'),
  load: () => import('./actions/follow-link.js'),
});

export const showView = defineAction('showView', {
  track: 'Switch View',
  load: () => import('./actions/view.js'),
});
