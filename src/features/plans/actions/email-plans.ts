import { httpClient, valueOrLog } from '../../../shared/calls/http-client.js';
import { $settings } from '../../../shared/settings/state.js';
import { $shownPlans } from '../../known-plans/state/plans.js';
import { shownPlanCodes } from '../../known-plans/state/supplement-plans.js';
import { $activeYear } from '../../plan-year/state/year.js';
import { emailSavedPlans } from '../email-service.js';
import type { PlanComparison } from '../rules/comparison.js';

/**
 * Sends the saved plans of the active year, supplement plans behind the others, to an address that has been checked, and is kept nowhere
 * (TOP-04).
 *
 * @param comparison what the email says of the plans, as the printed table does; without it the email names the plans alone.
 */
export async function emailPlans(emailAddress: string, comparison?: PlanComparison): Promise<'sent' | 'failed'> {
  const planYear = $activeYear.get();
  const siteId = $settings.get()?.siteId;
  if (planYear === null || siteId === undefined) return 'failed';
  const { plans, missing } = $shownPlans.get();
  const planIds = [...plans.map(({ id }) => id), ...missing.map(({ saved }) => saved.id), ...shownPlanCodes()];
  const result = await emailSavedPlans(httpClient(), { emailAddress, planYear, planIds, siteId, ...(comparison && { comparison }) });
  valueOrLog(result);
  return result.ok ? 'sent' : 'failed';
}
