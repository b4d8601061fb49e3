import type { Drug } from '../../../../src/features/drugs/rules/drug.js';
import type { DrugContext } from '../../../../src/features/drugs/rules/drug-block.js';
import type { Pharmacy } from '../../../../src/features/pharmacies/rules/pharmacy.js';
import type { DrugEstimate, PlanId } from '../../../../src/features/plan/rules/plan.js';
import type { DentalCoveredPlans, Provider } from '../../../../src/features/providers/rules/provider.js';
import type { ProviderContext } from '../../../../src/features/providers/rules/provider-block.js';

/** Pads the few digits of a test to a full drug code: `1` is 00000000001. */
export const ndcOf = (digits: string) => (typeof digits === 'string' && /^\d{1,7}$/.test(digits) ? digits.padStart(11, '0') : digits);

const byNdc = (amounts: Readonly<Record<string, number>>) =>
  typeof amounts !== 'object' || amounts === null
    ? amounts
    : Object.fromEntries(Object.entries(amounts).map(([digits, amount]) => [ndcOf(digits), amount]));

/** A drug whose name is its code, unless a name is given. */
export function drug(digits: string, name = digits): Drug {
  return {
    ndc: ndcOf(digits),
    proxyNdc: null,
    id: null,
    name,
    dosage: null,
    quantity: 30,
    frequency: 'Every 1 Month',
    supplyLength: 30,
    isGeneric: true,
    packageName: null,
    packageSize: null,
    packageQuantity: null,
    refillText: null,
  };
}

export const pharmacy: Pharmacy = {
  name: 'Whalley Drug',
  number: '0700',
  isMailOrder: false,
  isSaver: false,
  isPreferredNetwork: true,
  address: null,
};

/** Pricing that shows and covers nothing. The argument replaces fields. */
export function estimate({
  coveredDrugs = [],
  tiers = {},
  costs = {},
  lisCosts = {},
  ...overrides
}: Partial<DrugEstimate> = {}): DrugEstimate {
  return {
    annualCost: 1180,
    lisAnnualCost: null,
    coveredDrugs: Array.isArray(coveredDrugs) ? coveredDrugs.map(ndcOf) : coveredDrugs,
    tiers: byNdc(tiers),
    costs: byNdc(costs),
    lisCosts: byNdc(lisCosts),
    isPricingShown: true,
    isPharmacyMessageShown: false,
    isPharmacyCovered: true,
    isPharmacyInNetwork: true,
    ...overrides,
  };
}

export function drugContext(overrides: Partial<DrugContext> = {}): DrugContext {
  return { drugs: [], pharmacy, awaitedPrices: [], flags: { lisChanges: true }, hasExtraHelp: false, ...overrides };
}

export function provider(overrides: Partial<Provider> = {}): Provider {
  return {
    id: 'p1',
    addressId: null,
    name: 'Dr. Novella Hoppe',
    specialties: [],
    address: null,
    phone: null,
    directoryType: 'M',
    coverageType: 'default',
    plans: [],
    zipCode: null,
    selectedZipCode: null,
    selectedFipsCode: null,
    gender: null,
    languages: [],
    nationalProviderId: null,
    networkIdsMedical: [],
    pcpId: null,
    isPcp: null,
    isAddedByOle: null,
    ...overrides,
  };
}

export function dental(network: string, ...planIds: readonly string[]): DentalCoveredPlans {
  return { network, planIds: planIds as readonly PlanId[] };
}

export function providerContext(overrides: Partial<ProviderContext> = {}): ProviderContext {
  return { providers: [], dental: [], areNetworksLoading: false, ...overrides };
}
