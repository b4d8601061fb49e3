import { defineUpwardCall } from '../../../shared/actions/upward-call.js';
import type { NavigationReason } from '../../../shared/events.js';
import { leadsToSummary } from '../rules/leads-to-summary.js';
import { navigate } from './navigate.js';

/** Called when a link to the plan summary is followed (TRK-05). */
export const followPlanSummaryLink = defineUpwardCall<() => Promise<void>>('followPlanSummaryLink');

/** Follows a link that the shopper pressed. The profile event service receives an event if it leads to the plan summary (TRK-05). */
export function followLink(target: EventTarget, url: string, reason: NavigationReason): boolean {
  if (leadsToSummary(reason)) void followPlanSummaryLink();
  return navigate(target, url, reason);
}
