import { leadsToSummary } from '../../domain/navigation/leads-to-summary.js';
import type { NavigationReason } from '../../platform/events.js';
import { tellPlanSummary } from '../tracking/profile-events.js';
import { navigate } from './navigate.js';

/** Follows a link that the shopper pressed. The profile event service is told of the way to the plan summary (TRK-05). */
export function followLink(origin: EventTarget, url: string, reason: NavigationReason): boolean {
  if (leadsToSummary(reason)) void tellPlanSummary();
  return navigate(origin, url, reason);
}
