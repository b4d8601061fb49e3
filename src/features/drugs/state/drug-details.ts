import { fact, type View } from '../../../shared/state/page.js';
import type { Drug, Pharmacy } from '../rules/drug.js';

/** What the drug service knows of a drug that the profile does not say. */
export type DrugDetails = Pick<Drug, 'dosage' | 'isGeneric' | 'packageSize' | 'packageQuantity'>;

const details = fact<Readonly<Record<string, DrugDetails>>>('drugDetails', {});
const generics = fact<Readonly<Record<string, string>>>('genericNames', {});
const pharmacy = fact<Pharmacy | null>('pharmacyData', null);

/** By national drug code; only of drugs that had to be looked up (CALL-12). */
export const $drugDetails: View<Readonly<Record<string, DrugDetails>>> = details;

/** The generic of a brand drug, by the brand's code; one that has none is not here (CALL-11). */
export const $genericNames: View<Readonly<Record<string, string>>> = generics;

/** The chosen pharmacy as the pharmacy search last described it (CALL-09). */
export const $pharmacyData: View<Pharmacy | null> = pharmacy;

export function addDrugDetails(found: Readonly<Record<string, DrugDetails>>): void {
  details.set({ ...details.get(), ...found });
}

export function setGenericName(ndc: string, name: string): void {
  generics.set({ ...generics.get(), [ndc]: name });
}

export function setPharmacyData(one: Pharmacy): void {
  pharmacy.set(one);
}
