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

/** What the shopper pays for each drug by its code: twelve months, in cents. */
type MonthsByDrug = ReadonlyMap<string, readonly number[]>;

/** First the deductible, then the plan's share, and nothing once the yearly maximum is reached. */
function monthlyCosts(drugs: readonly PricedDrug[], plan: CataloguePlan, isPreferred: boolean): MonthsByDrug {
  const costs = new Map<string, number[]>(drugs.map(({ drug }) => [drug.ndc, Array<number>(12).fill(0)]));
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
      const months = costs.get(fill.ndc);
      if (months) months[month] = (months[month] ?? 0) + paid;
    }
  }
  return costs;
}

/** Costs at a pharmacy with other prices than the usual ones, in cents. `level` is a percentage. */
const atLevel = (level: number, cents: number) => Math.round((cents * level) / 100);

const dollars = (cents: number) => Math.round(cents) / 100;
const total = (amounts: Iterable<number>) => [...amounts].reduce((sum, amount) => sum + amount, 0);
const yearly = (costs: MonthsByDrug) => new Map([...costs].map(([ndc, months]) => [ndc, total(months)]));
const inDollars = (costs: ReadonlyMap<string, number>) => Object.fromEntries([...costs].map(([ndc, cents]) => [ndc, dollars(cents)]));
const eachMonth = (costs: MonthsByDrug) =>
  Array.from({ length: 12 }, (_, month) => dollars(total([...costs.values()].map((months) => months[month] ?? 0))));

/** The maximum for each fill, or what the drug costs without Extra Help if that is less in a year. */
function withExtraHelp(drugs: readonly PricedDrug[], costs: MonthsByDrug): MonthsByDrug {
  return new Map(
    drugs.map((asked) => {
      const { drug, fillsAYear } = asked;
      const most = drug.brand ? LIS_BRAND : LIS_GENERIC;
      const regular = costs.get(drug.ndc) ?? [];
      const capped = regular.map((_, month) => (filledIn(month, [asked]).length > 0 ? most : 0));
      return [drug.ndc, total(regular) < most * fillsAYear ? regular : capped];
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
  const usual = monthlyCosts(priced, plan, standing.inNetwork);
  const months = new Map([...usual].map(([ndc, all]) => [ndc, all.map((cents) => atLevel(level, cents))]));
  const lisMonths = withExtraHelp(priced, months);
  const costs = yearly(months);
  const lisCosts = yearly(lisMonths);
  return {
    annualDrugCost: dollars(total(costs.values())),
    lisAnnualDrugCost: dollars(total(lisCosts.values())),
    monthlyDrugCosts: eachMonth(months),
    lisMonthlyDrugCosts: eachMonth(lisMonths),
    coveredDrugs: covered.map(({ drug }) => drug.ndc),
    drugTier: Object.fromEntries(covered.map(({ drug }) => [drug.ndc, tierOf(drug, plan)])),
    costsDuringInitialCoveragePeriod: inDollars(costs),
    lisCostsDuringInitialCoveragePeriod: inDollars(lisCosts),
    ...(sendsFullPrices(plan) && {
      fullCosts: inDollars(new Map([...fullCosts(drugs)].map(([ndc, cents]) => [ndc, atLevel(level, cents)]))),
    }),
    restrictions: Object.fromEntries(
      covered.map(({ drug }) => [drug.ndc, restrictionsOf(drug, plan)] as const).filter(([, list]) => list.length > 0),
    ),
    isShowDrugPricing: hasDrugCoverage(plan) && standing.isPharmacyCovered,
    isShowPharmacyMessage: hasDrugCoverage(plan) && !(standing.isPharmacyCovered && standing.inNetwork),
    ...standing,
  };
}
