import type { Hono } from 'hono';
import { dosageOf, findDrug, findDrugById, genericOf, searchDrugs, usualRefill, wireDrug } from '../catalogue/drugs.js';
import { findPlan, planInYear } from '../catalogue/medicare-plans.js';
import { findPharmacy, standingOf, wirePharmacy } from '../catalogue/pharmacies.js';
import { type PricedDrug, priceDrugs } from '../catalogue/pricing.js';
import { isRow, type Row, textOf } from '../profiles/profile-data.js';
import { bodyOf, param, rowsIn, yearParam } from './requests.js';

const NO_PHARMACY = 'No data found from Pharmacy Search call';
const QUARTERLY = /^(90|every 3 months)$/i;

/** A posted drug; null if the code is unknown or the quantity is missing, because it cannot be priced. */
function pricedDrug(row: Row): PricedDrug | null {
  const drug = findDrug(textOf(row, 'nationalDrugCode'));
  const quantity = Number(row.drugQuantity);
  if (!drug || !(quantity > 0)) return null;
  const isQuarterly = row.drugFrequency ? QUARTERLY.test(String(row.drugFrequency).trim()) : Number(row.drugSupplyLength) === 90;
  return { drug, quantity, fillsAYear: isQuarterly ? 4 : 12 };
}

function pharmacyOf(body: Row) {
  const pharmacy = body.pharmacy;
  return isRow(pharmacy) ? findPharmacy(String(pharmacy.pharmacyNumber ?? '')) : null;
}

/** A posted plan with its price; empty for an unknown plan. */
function pricedPlan(row: Row, drugs: readonly PricedDrug[], body: Row): readonly Row[] {
  const [contractId, pbpNumber, segmentId] = [textOf(row, 'contractId'), textOf(row, 'pbpNumber'), textOf(row, 'segmentId')];
  const plan = findPlan(contractId + pbpNumber.padStart(3, '0') + segmentId.padStart(3, '0'));
  if (!plan) return [];
  return [
    {
      contractId,
      pbpNumber,
      segmentId,
      planYear: row.planYear,
      ...priceDrugs(planInYear(plan, Number(row.planYear)), drugs, pharmacyOf(body)),
    },
  ];
}

/** CALL-09 to CALL-13. */
export function drugCalls(app: Hono): void {
  app.get('/pharmacysearch/pharmacyData/v1/:number/:year', (c) => {
    yearParam(c, 'year');
    const pharmacy = findPharmacy(param(c, 'number'));
    return pharmacy ? c.json({ data: { pharmacy: wirePharmacy(pharmacy) } }) : c.json({ data: null, message: NO_PHARMACY });
  });

  app.get('/pharmacysearch/pharmacies/v1/:number/coverage/:year/:planType/:planIds', (c) => {
    yearParam(c, 'year');
    const pharmacy = findPharmacy(param(c, 'number'));
    if (!pharmacy) return c.json({ data: { plans: [] }, message: NO_PHARMACY });
    const plans = param(c, 'planIds')
      .split(',')
      .flatMap((planId) => {
        const plan = findPlan(planId.trim());
        return plan ? [{ planId: plan.id, ...standingOf(pharmacy, plan) }] : [];
      });
    return c.json({ data: { plans } });
  });

  app.get('/drug-info-api/druginfo/genericdruginfo/:typeId/:identifier/:year', (c) => {
    yearParam(c, 'year');
    const identifier = param(c, 'identifier');
    const drug =
      findDrug(identifier) ??
      findDrugById(identifier) ??
      searchDrugs(identifier).find(({ name }) => name.toLowerCase() === identifier.toLowerCase());
    const generic = drug && genericOf(drug);
    return c.json({ data: generic ? { genericDrugName: generic.name, genericDrugId: generic.ndc } : null });
  });

  app.post('/api/druginfo/drugs/v1/search', async (c) => {
    const asked = rowsIn(await bodyOf(c), 'drugs');
    const drugs = asked.flatMap((row) => {
      const code = textOf(row, 'ndc');
      const name = textOf(row, 'drugName');
      // An unknown code, such as one of another package, is searched by the name and strength beside it.
      const named = name === '' ? [] : searchDrugs(name);
      const wanted = textOf(row, 'drugGenericNameAndDosage').toLowerCase();
      const drug = findDrug(code) ?? named.find((one) => wanted.includes(dosageOf(one).toLowerCase())) ?? named[0];
      return drug ? [wireDrug(drug, usualRefill(drug))] : [];
    });
    return c.json({ data: { drugs } });
  });

  app.post('/drug-pricing-api/drugpricing/estimateplancost', async (c) => {
    const body = await bodyOf(c);
    const drugs = rowsIn(body, 'drugs')
      .map(pricedDrug)
      .filter((drug) => drug !== null);
    return c.json({ data: { plans: rowsIn(body, 'plans').flatMap((row) => pricedPlan(row, drugs, body)) } });
  });
}
