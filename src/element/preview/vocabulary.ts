import { brands } from '../../shared/brands.js';

/** Every tag of the library: a page may have scripts for a few of them alone. */
export const knownTags: readonly string[] =
  `settings profile-area dashboard view outage-banner account-ready-banner top-bar account-banner side-nav extra-help browse-plans year-toggle
  saved-plans plan-card cost-chart pharmacy-comparison counselor-sheet counselor-popup active-plans active-plan-card plan-changes applications application-card supplement-area drug-list pharmacy
  provider-list doctor-search upsell enrolled-plans recommendations saved-items faq need-help disclosures email-popup zip-popup
  extra-help-popup remove-popup import-popup import-progress confirm-identity-popup sign-out-popup timeout-popup toast`
    .split(/\s+/)
    .map((name) => `ucp-${name}`);

/** The words that an attribute takes, where these are a closed list. */
export function allowedValues(tag: string, attribute: string): readonly string[] {
  if (attribute === 'theme') return brands;
  return closed[`${tag} ${attribute}`] ?? [];
}

const closed: Readonly<Record<string, readonly string[]>> = {
  'ucp-settings site-id': ['uhc', 'aarp', 'UHCCP'],
  'ucp-view name': ['plans', 'drugs', 'providers'],
};
