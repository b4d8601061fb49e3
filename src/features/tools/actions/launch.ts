import { $today } from '../../../shared/calendar/clock-state.js';
import { fieldsOf } from '../../../shared/calendar/wall-clock.js';
import { $settings } from '../../../shared/settings/state.js';
import { $location, zipCodeOf } from '../../place/state/place.js';
import { monthlyPremium } from '../../plan/rules/monthly-premium.js';
import type { MedicarePlan } from '../../plan/rules/plan.js';
import { planIdParts } from '../../plan/rules/plan-id.js';
import { $activeYear } from '../../plan-year/state/year.js';

type Payload = Readonly<Record<string, string | number | boolean | null>>;

/** The data that both tools get: where the shopper lives, and the plan whose card the tool is opened from. Null if there is none. */
function common(plan: MedicarePlan | null) {
  const county = $location.get()?.county;
  return {
    planName: plan?.name ?? null,
    planType: plan?.rawType ?? null,
    planId: plan?.id ?? null,
    zipCode: zipCodeOf(),
    stateCode: county?.stateCode ?? null,
    fipsCode: county?.fipsCountyCode ?? null,
    planYear: plan?.year ?? $activeYear.get(),
  };
}

/** DV-03. */
export function drugPayload(plan: MedicarePlan | null): Payload {
  const parts = plan && planIdParts(plan.id);
  return {
    ...common(plan),
    brandId: $settings.get()?.drugTool.brandId ?? '',
    contractId: parts?.contractId ?? null,
    pbpNumber: parts?.pbpNumber ?? null,
    segmentId: parts?.segmentId ?? null,
    monthlyPremium: plan && monthlyPremium(plan),
    county: $location.get()?.county?.name ?? null,
  };
}

/** PV-04. The `mapsPlanType` is the plan's family, whatever the service calls its type. */
export function providerPayload(plan: MedicarePlan | null): Payload {
  const today = $today.get();
  const shared = common(plan);
  const { partnerCode = '', clientPortalCode = '' } = $settings.get()?.providerTool ?? {};
  return {
    ...shared,
    partnerCode,
    clientPortalCode,
    mapsPlanType: plan?.kind ?? null,
    isCurrentYear: today !== null && shared.planYear === fieldsOf(today).year,
  };
}
