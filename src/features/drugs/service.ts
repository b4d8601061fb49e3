import type { Http } from '../../shared/http/http.js';
import type { Result } from '../../shared/http/problem.js';
import { request } from '../../shared/http/request.js';
import type { Pharmacy } from '../pharmacies/rules/pharmacy.js';
import type { DrugEstimate, PlanId, PlanKey } from '../plan/rules/plan.js';
import { planIdParts } from '../plan/rules/plan-id.js';
import { decodeDrugSearch, decodeEstimates, decodeGenericDrug, type GenericDrug } from './decoder.js';
import { type Drug, isPriceable } from './rules/drug.js';

export interface GenericDrugQuery {
  readonly drugTypeId: string;
  readonly drugIdentifier: string;
  readonly year: number;
}

/** The generic of a brand drug; null if there is none (CALL-11). */
export function getGenericDrug(http: Http, query: GenericDrugQuery): Promise<Result<GenericDrug | null>> {
  return request(http, { name: 'genericDrug', params: { ...query }, isDrugCall: true }, decodeGenericDrug);
}

export type DrugToFind = Pick<Drug, 'ndc' | 'name' | 'dosage'>;

/** Looks up drugs by their codes (CALL-12). */
export function searchDrugs(http: Http, drugs: readonly DrugToFind[]): Promise<Result<readonly Drug[]>> {
  const body = {
    drugs: drugs.map(({ ndc, name, dosage }) => ({ ndc, drugName: name, drugGenericNameAndDosage: dosage ? `${name} ${dosage}` : name })),
    isDCProfileDrugsFlow: true,
  };
  return request(http, { name: 'searchDrugs', method: 'POST', body, isDrugCall: true }, decodeDrugSearch);
}

export interface PlanCostQuery {
  readonly zipCode: string;
  readonly county: string;
  readonly pharmacy: Pick<Pharmacy, 'number' | 'isMailOrder'> | null;
  readonly drugs: readonly Drug[];
  readonly plans: readonly { readonly id: PlanId; readonly year: number }[];
}

/**
 * The yearly cost of the drugs on each plan, by plan and year (CALL-13). A drug without a refill cannot be priced and
 * is not sent.
 */
export function estimatePlanCost(http: Http, query: PlanCostQuery): Promise<Result<Readonly<Record<PlanKey, DrugEstimate>>>> {
  const { zipCode, county, pharmacy, drugs, plans } = query;
  const body = {
    zip: zipCode,
    county,
    pharmacy: pharmacy && { pharmacyNumber: pharmacy.number, mailOrder: pharmacy.isMailOrder },
    drugs: drugs.filter(isPriceable).map(pricedDrug),
    plans: plans.map(({ id, year }) => ({ ...planIdParts(id), planYear: year })),
  };
  return request(http, { name: 'estimatePlanCost', method: 'POST', body, isDrugCall: true }, decodeEstimates);
}

function pricedDrug(drug: Drug) {
  return {
    drugFrequency: drug.frequency,
    drugSupplyLength: drug.supplyLength,
    drugQuantity: drug.quantity,
    packageQuantity: drug.packageQuantity,
    nationalDrugCode: drug.ndc,
    packageSize: drug.packageSize,
  };
}
