import { httpClient, valueOrLog } from '../../../shared/calls/http-client.js';
import { shopperScope } from '../../../shared/shopper/scope.js';
import { $activeYear } from '../../plan-year/state/year.js';
import { contentOf } from '../../profile/rules/unread.js';
import { $profile } from '../../profile/state/profile.js';
import type { Drug } from '../rules/drug.js';
import { getGenericDrug, searchDrugs } from '../service.js';
import { addDrugDetails, setGenericName } from '../state/drug-details.js';
import { $drugs } from '../state/saved-drugs.js';

const lookedUpDrugs = Symbol.for('ucp.lookedUpDrugs');
const drugsAskedForGenerics = Symbol.for('ucp.drugsAskedForGenerics');

/** Codes that have been looked up in this visit, found or not. */
const lookedUpCodes = () => shopperScope().own(lookedUpDrugs, () => new Set<string>());
const requestedGenerics = () => shopperScope().own(drugsAskedForGenerics, () => new Set<string>());

/** Looks up the dose or package of saved drugs where the profile lacks it: a drug cannot be priced without them (CALL-12). */
export async function completeDrugs(): Promise<void> {
  const { profile } = $profile.get();
  const wanted = (profile ? contentOf(profile.drugs).drugs : []).filter((drug) => isIncomplete(drug) && !lookedUpCodes().has(drug.ndc));
  if (wanted.length === 0) return;
  const found = valueOrLog(await searchDrugs(httpClient(), wanted));
  if (!found) return;
  for (const { ndc } of wanted) lookedUpCodes().add(ndc);
  const codes = new Set(wanted.map(({ ndc }) => ndc));
  addDrugDetails(Object.fromEntries(found.filter(({ ndc }) => codes.has(ndc)).map((drug) => [drug.ndc, drug])));
}

function isIncomplete({ dosage, packageSize, packageQuantity }: Drug): boolean {
  return dosage === null || packageSize === null || packageQuantity === null;
}

/** The type that tells the drug service that the identifier is that of a brand drug. */
const BRAND = '1';

/** Asks of each brand drug on the list which generic there is of it, once a visit (CALL-11). */
export async function readGenericNames(): Promise<void> {
  const year = $activeYear.get();
  const wanted = $drugs.get().filter(({ ndc, isGeneric }) => !isGeneric && !requestedGenerics().has(ndc));
  if (year === null) return;
  for (const { ndc } of wanted) requestedGenerics().add(ndc);
  await Promise.all(wanted.map((drug) => readGenericName(drug, year)));
}

async function readGenericName({ ndc, id }: Drug, year: number): Promise<void> {
  const query = { drugTypeId: BRAND, drugIdentifier: id ?? ndc, year };
  const generic = valueOrLog(await getGenericDrug(httpClient(), query));
  if (generic) setGenericName(ndc, generic.name);
}
