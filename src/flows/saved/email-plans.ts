import { checkEmail } from '../../domain/validation/email.js';
import { emailSavedPlans } from '../../services/email.js';
import { $settings } from '../../store/settings.js';
import { $shownPlans } from '../../store/shown.js';
import { $activeYear } from '../../store/year.js';
import { http, settled } from '../calls/services.js';

/** What became of an email; a refused address was not sent anywhere. */
export type EmailOutcome = 'sent' | 'failed' | 'invalid-address';

/** Sends the saved plans of the active year to an address, which is kept nowhere (TOP-04). */
export async function emailPlans(address: string): Promise<EmailOutcome> {
  const checked = checkEmail(address);
  if (!checked.ok) return 'invalid-address';
  const planYear = $activeYear.get();
  const siteId = $settings.get()?.siteId;
  if (planYear === null || siteId === undefined) return 'failed';
  const { plans, missing } = $shownPlans.get();
  const planIds = [...plans.map(({ id }) => id), ...missing.map(({ saved }) => saved.id)];
  const result = await emailSavedPlans(http(), { emailAddress: checked.value, planYear, planIds, siteId });
  settled(result);
  return result.ok ? 'sent' : 'failed';
}
