import type { NavigationReason } from '../../../shared/events.js';
import { sendPlanSummaryVisit } from '../../page/actions/profile-events.js';
import { leadsToSummary } from '../rules/leads-to-summary.js';
import { navigate } from './navigate.js';

/** Follows a link that the shopper pressed. The profile event service receives an event if it leads to the plan summary (TRK-05). */
export function followLink(origin: EventTarget, url: string, reason: NavigationReason): boolean {
  if (leadsToSummary(reason)) void sendPlanSummaryVisit();
  return navigate(origin, url, reason);
}
