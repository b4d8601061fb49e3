import providerData from '../../data/providers.json' with { type: 'json' };
import { happens } from '../hash.js';
import { dentalNetworks } from './dental-networks.js';
import { isLeaving, medicarePlans } from './medicare-plans.js';
import { addressOf } from './pharmacies.js';
import { countyCodes } from './places.js';

export type ProviderFacts = (typeof providerData.providers)[number];

export const providers: readonly ProviderFacts[] = providerData.providers;

const byNpi = new Map(providers.map((provider) => [provider.npi, provider]));

export function findProvider(npi: string): ProviderFacts | null {
  return byNpi.get(npi) ?? null;
}

/** Providers whose name or specialty contains the text. */
export function searchProviders(text: string): readonly ProviderFacts[] {
  const wanted = text.trim().toLowerCase();
  return providers.filter(({ name, specialty }) => `${name} ${specialty}`.toLowerCase().includes(wanted));
}

/** Whether the provider is in a plan's network. A few contracts change each year. */
function isInNetwork(npi: string, planId: string, year: number): boolean {
  if (isLeaving(npi, planId, year)) return false;
  const isStable = !happens(10, `${npi} ${planId} changes`);
  return happens(78, `${npi} ${planId} network`) !== (!isStable && year % 2 === 1);
}

/** Cached by provider and year, because a program that starts many services repeats the same lookups. */
const covering = new Map<string, readonly string[]>();

/** The coverage of a provider: plan ids, or names of dental networks for a dentist (PROV-04). */
export function coveringPlans(provider: ProviderFacts, year: number): readonly string[] {
  const key = `${provider.npi} ${year}`;
  const found = covering.get(key) ?? findCovering(provider, year);
  covering.set(key, found);
  return found;
}

function findCovering({ directory, npi }: ProviderFacts, year: number): readonly string[] {
  if (directory === 'D') return dentalNetworks.slice(0, 1).map(({ network }) => network);
  return medicarePlans.filter(({ family, id }) => family !== 'PDP' && isInNetwork(npi, id, year)).map(({ id }) => id);
}

/** A saved provider in the profile's format, with the coverage of the plan year. */
export function wireProvider(provider: ProviderFacts, year: number) {
  const [county] = countyCodes(provider.zip);
  return {
    providerId: provider.npi,
    providerAddressId: `${provider.npi}-1`,
    providerName: provider.name,
    plansList: coveringPlans(provider, year),
    specialities: [provider.specialty],
    gender: provider.gender,
    providerAddress: addressOf(provider),
    providerPhone: provider.phone,
    providerUniqueId: `${provider.npi}-${provider.zip}`,
    providerType: provider.coverage === 'place' ? 'facility' : 'person',
    directoryType: provider.directory,
    nationalProviderId: provider.npi,
    type: provider.directory === 'D' ? 'dental' : 'medical',
    providerCoverageType: provider.coverage === 'default' ? 'medical' : provider.coverage,
    providerAddressObj: { zipCode: provider.zip, selectedZipCode: provider.zip, selectedFipsCode: county ? county.slice(2) : null },
  };
}
