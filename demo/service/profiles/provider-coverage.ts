import { coveringPlans, findProvider } from '../catalogue/providers.js';
import { type ProvidersDetails, type Row, textOf } from './profile-data.js';

function withCoverage(row: Row, year: number): Row {
  const provider = findProvider(textOf(row, 'nationalProviderId') || textOf(row, 'providerId'));
  return provider ? { ...row, plansList: coveringPlans(provider, year) } : row;
}

/** The saved providers with the networks of a plan year. A provider outside the directory keeps its stored list. */
export function coveredIn(details: ProvidersDetails, year: number): ProvidersDetails {
  return { ...details, planYear: year, providerIdList: details.providerIdList.map((row) => withCoverage(row, year)) };
}
