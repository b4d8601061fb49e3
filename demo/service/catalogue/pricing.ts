import { between } from '../hash.js';
import { type DrugPackage, unitPrice } from './drugs.js';
import { isCovered, restrictionsOf, tierOf } from './formulary.js';
import { type CataloguePlan, hasDrugCoverage, sendsFullPrices } from './medicare-plans.js';
import { hasPrice, type PharmacyFacts, priceLevel, standingOf } from './pharmacies.js';

/** A drug to price: the quantity of a fill, and the number of fills a year. */
export interface PricedDrug {
  readonly drug: DrugPackage;
  readonly quantity: number;
  readonly fillsAYear: 4 | 12;
}

/** The yearly maximum of a shopper's costs for covered drugs, in cents. */
const YEARLY_LIMIT = 210_000;
/** The maximum of a fill with Extra Help, in cents. Invented. */
const LIS_GENERIC = 160;
const LIS_BRAND = 480;

interface Fill {
  readonly ndc: string;
  readonly full: number;
  readonly afterDeductible: number;
  readonly hasDeductible: boolean;
}

/** The cost of a fill after the deductible, in cents: a copay for generics, else a share of the price. */
function share(plan: CataloguePlan, tier: number, full: number, months: number, isPreferred: boolean): number {
  const extra = isPreferred ? 0 : 300;
  if (tier === 1) return Math.min(full, extra);
  if (tier === 2) return Math.min(full, (between(5, 12, `${plan.id} tier 2`) * 100 + extra) * months);
  if (tier === 3) return Math.min(full, between(42, 47, `${plan.id} tier 3`) * 100 * months + extra);
  const percent = tier === 4 ? between(38, 48, `${plan.id} tier 4`) : 33;
  return Math.round((full * percent) / 100);
}

function fillOf({ drug, quantity, fillsAYear }: PricedDrug, plan: CataloguePlan, isPreferred: boolean): Fill {
  const tier = tierOf(drug, plan);
  const full = unitPrice(drug) * quantity;
  return {
    ndc: drug.ndc,
    full,
    afterDeductible: share(plan, tier, full, fillsAYear === 4 ? 3 : 1, isPreferred),
    hasDeductible: tier >= 3,
  };
}

/**
 * The drugs that are filled in a month (0 to 11): monthly ones always, quarterly ones in January, April, July and
 * October.
 */
function filledIn(month: number, drugs: readonly PricedDrug[]): readonly PricedDrug[] {
  return drugs.filter(({ fillsAYear }) => fillsAYear === 12 || month % 3 === 0);
}

/** Adds up the shopper's cost of each drug, month by month, in cents. */
function yearlyCosts(drugs: readonly PricedDrug[], plan: CataloguePlan, isPreferred: boolean): Map<string, number> {
  const costs = new Map<string, number>(drugs.map(({ drug }) => [drug.ndc, 0]));
  let deductibleLeft = Math.round((plan.drugDeductible ?? 0) * 100);
  let limitLeft = YEARLY_LIMIT;
  for (let month = 0; month < 12; month += 1) {
    for (const asked of filledIn(month, drugs)) {
      const fill = fillOf(asked, plan, isPreferred);
      const toDeductible = fill.hasDeductible ? Math.min(fill.full, deductibleLeft) : 0;
      // If the deductible pays for a part of the fill, the shopper pays the share of the rest.
      const rest = fill.full === 0 ? 0 : Math.round((fill.afterDeductible * (fill.full - toDeductible)) / fill.full);
      const paid = Math.min(toDeductible + rest, limitLeft);
      deductibleLeft -= toDeductible;
      limitLeft -= paid;
      costs.set(fill.ndc, (costs.get(fill.ndc) ?? 0) + paid);
    }
  }
  return costs;
}

/** The costs at a pharmacy with other prices than the usual ones, in cents. `level` is a percentage. */
function atLevel(level: number, costs: ReadonlyMap<string, number>): Map<string, number> {
  return new Map([...costs].map(([ndc, cents]) => [ndc, Math.round((cents * level) / 100)]));
}

const dollars = (cents: number) => Math.round(cents) / 100;
const inDollars = (costs: ReadonlyMap<string, number>) => Object.fromEntries([...costs].map(([ndc, cents]) => [ndc, dollars(cents)]));
const sum = (costs: ReadonlyMap<string, number>) => [...costs.values()].reduce((total, cost) => total + cost, 0);

function withExtraHelp(drugs: readonly PricedDrug[], costs: ReadonlyMap<string, number>): Map<string, number> {
  return new Map(
    drugs.map(({ drug, fillsAYear }) => {
      const most = (drug.brand ? LIS_BRAND : LIS_GENERIC) * fillsAYear;
      return [drug.ndc, Math.min(costs.get(drug.ndc) ?? 0, most)];
    }),
  );
}

/** The yearly cost of the drugs without a plan, in cents. */
function fullCosts(drugs: readonly PricedDrug[]): Map<string, number> {
  return new Map(drugs.map(({ drug, quantity, fillsAYear }) => [drug.ndc, unitPrice(drug) * quantity * fillsAYear]));
}

/**
 * The pricing response of one plan, in US dollars a year. The yearly cost is the sum of the costs by drug, for covered
 * drugs only. Without a pharmacy, it uses the plan's usual prices.
 */
export function priceDrugs(plan: CataloguePlan, drugs: readonly PricedDrug[], pharmacy: PharmacyFacts | null) {
  const standing = pharmacy ? standingOf(pharmacy, plan) : { isPharmacyCovered: hasDrugCoverage(plan), inNetwork: hasDrugCoverage(plan) };
  const covered = drugs.filter(({ drug }) => isCovered(drug, plan));
  const priced = covered.filter(({ drug }) => hasPrice(pharmacy, plan, drug.brand));
  const level = priceLevel(pharmacy);
  const costs = atLevel(level, yearlyCosts(priced, plan, standing.inNetwork));
  const lisCosts = withExtraHelp(priced, costs);
  return {
    annualDrugCost: dollars(sum(costs)),
    lisAnnualDrugCost: dollars(sum(lisCosts)),
    coveredDrugs: covered.map(({ drug }) => drug.ndc),
    drugTier: Object.fromEntries(covered.map(({ drug }) => [drug.ndc, tierOf(drug, plan)])),
    costsDuringInitialCoveragePeriod: inDollars(costs),
    lisCostsDuringInitialCoveragePeriod: inDollars(lisCosts),
    ...(sendsFullPrices(plan) && { fullCosts: inDollars(atLevel(level, fullCosts(drugs))) }),
    restrictions: Object.fromEntries(
      covered.map(({ drug }) => [drug.ndc, restrictionsOf(drug, plan)] as const).filter(([, list]) => list.length > 0),
    ),
    isShowDrugPricing: hasDrugCoverage(plan) && standing.isPharmacyCovered,
    isShowPharmacyMessage: hasDrugCoverage(plan) && !(standing.isPharmacyCovered && standing.inNetwork),
    ...standing,
  };
}
