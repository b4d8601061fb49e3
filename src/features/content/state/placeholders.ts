import { safeUrl } from '../../../shared/navigation/safe-url.js';
import { $site } from '../../../shared/navigation/site-state.js';
import { $settings } from '../../../shared/settings/state.js';
import { computedByValue } from '../../../shared/state/computed-by-value.js';
import type { ReadableAtom } from '../../../shared/state/store.js';
import { validOrNull } from '../../../shared/validation/validation-result.js';
import { hashOf } from '../../../shared/view/view.js';
import { drugCostEstimatorUrl } from '../../navigation/rules/drug-cost-estimator-link.js';
import type { PlaceholderValues } from '../rules/placeholders.js';
import { $tollFree } from './phone.js';

/** The values of the placeholders in content and built-in texts. */
export const $placeholders: ReadableAtom<PlaceholderValues> = computedByValue([$site, $tollFree, $settings], (site, phone, settings) => {
  return {
    phone: phone ?? settings?.phone.tollFree ?? '',
    drugsLink: site && validOrNull(safeUrl(drugCostEstimatorUrl(site), site.allowed)),
    providersLink: settings?.hideProviders ? null : hashOf('providers'),
  };
});
