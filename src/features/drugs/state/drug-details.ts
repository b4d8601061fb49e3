import { createAtom } from '../../../shared/state/store.js';
import type { Drug } from '../rules/drug.js';

/** The drug service's facts about a drug that the profile does not have. */
export type DrugDetails = Pick<Drug, 'dosage' | 'isGeneric' | 'packageSize' | 'packageQuantity'>;

const details = createAtom<Readonly<Record<string, DrugDetails>>>('drugDetails', {});
const generics = createAtom<Readonly<Record<string, string>>>('genericNames', {});

/** By national drug code; only of drugs that had to be looked up (CALL-12). */
export const $drugDetails = details.readable;

/** The generic of a brand drug, by the brand's code; one that has none is not here (CALL-11). */
export const $genericNames = generics.readable;

export function addDrugDetails(found: Readonly<Record<string, DrugDetails>>): void {
  details.set({ ...details.get(), ...found });
}

export function setGenericName(ndc: string, name: string): void {
  generics.set({ ...generics.get(), [ndc]: name });
}
