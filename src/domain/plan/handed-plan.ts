import type { MedicarePlan, Plan, SupplementPlan } from './plan.js';

type Handed<P, Own extends keyof P, Needed extends keyof P = Own | Extract<'year' | 'name' | 'bullets' | 'bulletsV2', keyof P>> = Pick<
  P,
  Needed
> &
  Partial<Omit<P, Needed>>;

/** A plan from the host page. Its id is a plain string, and fields that a card can leave blank are optional. */
export type HandedPlan =
  | Handed<Omit<MedicarePlan, 'id'> & { readonly id: string }, 'kind' | 'id'>
  | Handed<SupplementPlan, 'kind' | 'code' | 'riders'>;

/** Returns the host page's value as a plan if a card can render it, else null. The fields of `HandedPlan` are required. */
export function handedPlan(value: unknown): Plan | null {
  if (!isBag(value)) return null;
  const isDrawn = hasFacts(value) && (value.kind === 'MEDSUPP' ? isSupplement(value) : isMedicare(value));
  return isDrawn ? (value as unknown as Plan) : null;
}

type Bag = Readonly<Record<string, unknown>>;
type Check = (value: unknown) => boolean;

const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null;
const isText: Check = (value) => typeof value === 'string';
const isTextOrNone: Check = (value) => isText(value) || (value ?? null) === null;
const listOf =
  (isRow: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(isRow);

const isBullet: Check = (value) => isBag(value) && isText(value.text) && isTextOrNone(value.icon);
const isRider: Check = (value) => isBag(value) && isText(value.name) && (value.help === null || isText(value.help));

function hasFacts({ year, name, bullets, bulletsV2, ...plan }: Bag): boolean {
  const texts = [plan.monthlyPremiumText, plan.detailsUrl, plan.zipCode, plan.county];
  return Number.isInteger(year) && isText(name) && [bullets, bulletsV2].every(listOf(isBullet)) && texts.every(isTextOrNone);
}

function isSupplement({ code, riders }: Bag): boolean {
  return isText(code) && listOf(isRider)(riders);
}

function isMedicare({ kind, id, lisMonthlyPremiumText, drugEstimate }: Bag): boolean {
  const isOne = ['MA', 'MAPD', 'PDP', 'SNP'].includes(kind as string) && /^[A-Z]\d{10}$/.test(id as string);
  return isOne && isTextOrNone(lisMonthlyPremiumText) && isEstimate(drugEstimate ?? null);
}

const isEstimate: Check = (value) =>
  value === null ||
  (isBag(value) &&
    (value.coveredDrugs === null || listOf(isText)(value.coveredDrugs)) &&
    [value.tiers, value.costs, value.lisCosts].every(isBag));
