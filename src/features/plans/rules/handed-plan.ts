import type { MedicarePlan, Plan, SupplementPlan } from '../../plan/rules/plan.js';

type WithRequired<
  P,
  OwnFields extends keyof P,
  RequiredFields extends keyof P = OwnFields | Extract<'year' | 'name' | 'bullets' | 'bulletsV2', keyof P>,
> = Pick<P, RequiredFields> & Partial<Omit<P, RequiredFields>>;

/** A plan from the host page. Its id is a plain string, and fields that a card can leave blank are optional. */
export type HandedPlan =
  | WithRequired<Omit<MedicarePlan, 'id'> & { readonly id: string }, 'kind' | 'id'>
  | WithRequired<SupplementPlan, 'kind' | 'code' | 'riders'>;

/**
 * Returns the host page's value as a plan if a card can render it, else null. It must have the required fields of
 * `HandedPlan`, with the right types.
 */
export function handedPlan(value: unknown): Plan | null {
  if (!isObject(value)) return null;
  const isRenderable = hasFacts(value) && (value.kind === 'MEDSUPP' ? isSupplement(value) : isMedicare(value));
  return isRenderable ? (value as unknown as Plan) : null;
}

type JsonObject = Readonly<Record<string, unknown>>;
type Check = (value: unknown) => boolean;

const isObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null;
const isText: Check = (value) => typeof value === 'string';
const isTextOrNone: Check = (value) => isText(value) || (value ?? null) === null;
const listOf =
  (isRow: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(isRow);

const isBullet: Check = (value) => isObject(value) && isText(value.text) && isTextOrNone(value.icon);
const isRider: Check = (value) => isObject(value) && isText(value.name) && (value.help === null || isText(value.help));

function hasFacts({ year, name, bullets, bulletsV2, ...plan }: JsonObject): boolean {
  const texts = [plan.monthlyPremiumText, plan.detailsUrl, plan.zipCode, plan.county];
  return Number.isInteger(year) && isText(name) && [bullets, bulletsV2].every(listOf(isBullet)) && texts.every(isTextOrNone);
}

function isSupplement({ code, riders }: JsonObject): boolean {
  return isText(code) && listOf(isRider)(riders);
}

function isMedicare({ kind, id, lisMonthlyPremiumText, drugEstimate }: JsonObject): boolean {
  const hasKindAndId = ['MA', 'MAPD', 'PDP', 'SNP'].includes(kind as string) && /^[A-Z]\d{10}$/.test(id as string);
  return hasKindAndId && isTextOrNone(lisMonthlyPremiumText) && isEstimate(drugEstimate ?? null);
}

const isEstimate: Check = (value) =>
  value === null ||
  (isObject(value) &&
    (value.coveredDrugs === null || listOf(isText)(value.coveredDrugs)) &&
    [value.tiers, value.costs, value.lisCosts].every(isObject) &&
    [value.monthlyCosts ?? [], value.lisMonthlyCosts ?? []].every(Array.isArray));
