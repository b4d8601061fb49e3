import type { CalendarDate } from '../../../shared/calendar/calendar-date.js';
import type { CounselorHelp } from '../../content/rules/content.js';
import type { CostDifference } from '../../cost/rules/cost-difference.js';
import type { YearlyTotal } from '../../cost/rules/yearly-total.js';
import type { Drug } from '../../drugs/rules/drug.js';
import type { PlanOutcome } from '../../enrollment/rules/plan-outcome.js';
import type { ExtraHelpAnswer } from '../../extra-help/rules/low-income.js';
import type { ChangeGroup } from '../../next-year/rules/plan-changes.js';
import type { Pharmacy } from '../../pharmacies/rules/pharmacy.js';
import type { PlanNeed } from '../../plan/rules/plan-need.js';
import type { Provider } from '../../providers/rules/provider.js';
import type { MissingItems } from './missing-items.js';

/** The parts of the sheet that the shopper chooses (SHEET-01). */
export interface SheetChoices {
  /** The plan now, and the saved plans. */
  readonly plans: boolean;
  readonly drugs: boolean;
  readonly doctors: boolean;
  readonly name: boolean;
}

export const firstChoices: SheetChoices = { plans: true, drugs: true, doctors: true, name: false };

/**
 * Fields that never reach the sheet, by every name that a profile or a list has for them (SHEET-02). A person, a doctor or a pharmacy of the
 * profile has some of them. So it is a type error to pass one on as it is.
 */
type Private = 'mbi' | 'dateOfBirth' | 'address' | 'phone' | 'email' | 'lastName' | 'fullName' | 'uuid' | 'optumId';

type WithoutPrivate<Facts> = Facts & { readonly [Name in Private]?: never };

export type SheetPerson = WithoutPrivate<{ readonly firstName: string | null }>;

export type SheetDrug = WithoutPrivate<Pick<Drug, 'name' | 'dosage' | 'quantity' | 'frequency' | 'supplyLength'>>;

/** The place is where the doctor works. */
export type SheetDoctor = WithoutPrivate<Pick<Provider, 'name' | 'specialties' | 'coverageType'> & { readonly place: string | null }>;

export type SheetPharmacy = WithoutPrivate<Pick<Pharmacy, 'name' | 'isMailOrder'> & { readonly isMine: boolean }>;

/** A plan that the shopper has now, in both years. */
export interface SheetPlanNow {
  readonly name: string;
  /** As people read it, such as `H0321-002-000`. */
  readonly planId: string;
  readonly year: number;
  /** Null outside October 1 to December 31 (NEXT-02). */
  readonly outcome: PlanOutcome | null;
  /** The name of the plan that the shopper moves to. Null if nobody knows it. */
  readonly movesTo: string | null;
  /** Null if nothing is known of that year. */
  readonly total: YearlyTotal | null;
  readonly nextTotal: YearlyTotal | null;
  readonly difference: CostDifference | null;
  /** The changes to check first: what is lost, what is restricted, what is not known (NEXT-04). */
  readonly firstChanges: ChangeGroup | null;
}

/** A saved plan. */
export interface SheetPlan {
  readonly key: string;
  readonly name: string;
  /** As people read it: `H0321-002-000`, or the letter of a supplement plan. */
  readonly id: { readonly kind: 'plan-id' | 'supplement-code'; readonly text: string };
  /** A special needs plan that the shopper may not be able to join (COST-10). */
  readonly isApart: boolean;
  readonly isDrugPlan: boolean;
  readonly need: PlanNeed | null;
  /** Null if the details of the plan are not there. */
  readonly total: YearlyTotal | null;
  readonly missing: MissingItems;
}

/** A list of the profile; `unread` if the page could not read it, so that it never looks empty (LOAD-05). */
export type SheetList<Item> = readonly Item[] | 'unread';

/** All that the sheet may know. */
export interface SheetFacts {
  readonly printed: CalendarDate;
  /** The plan year that shows. */
  readonly year: number;
  readonly person: SheetPerson;
  /** Whether somebody else looks at the profile (ROLE-03, ROLE-04). */
  readonly isViewed: boolean;
  readonly help: CounselorHelp | null;
  readonly plansNow: readonly SheetPlanNow[];
  readonly zipCode: string | null;
  readonly county: string | null;
  readonly extraHelp: ExtraHelpAnswer;
  /** Extra Help applies, by the answer or by the Medicare record (EH-02). */
  readonly hasExtraHelp: boolean;
  readonly pharmacies: SheetList<SheetPharmacy>;
  readonly drugs: SheetList<SheetDrug>;
  readonly doctors: SheetList<SheetDoctor>;
  readonly plans: SheetList<SheetPlan>;
  /** The pharmacy whose prices the totals have. */
  readonly pricesAt: string | null;
  /** A plan, a price or a network is still loading. */
  readonly isLoading: boolean;
}

/** The sheet as it is printed. A part is null if the shopper left it out. */
export interface CounselorSheet
  extends Pick<SheetFacts, 'printed' | 'year' | 'help' | 'zipCode' | 'county' | 'extraHelp' | 'hasExtraHelp' | 'pharmacies'> {
  /** `viewed`: the first line says whose profile it is, and that an agent printed it. */
  readonly whose: { readonly kind: 'own' | 'viewed'; readonly firstName: string | null };
  readonly plansNow: readonly SheetPlanNow[] | null;
  readonly drugs: SheetList<SheetDrug> | null;
  readonly doctors: SheetList<SheetDoctor> | null;
  readonly plans: SheetList<SheetPlan> | null;
  readonly pricesAt: string | null;
}

/**
 * Makes the sheet (SHEET-01, SHEET-02). Each item is made anew from the fields that the sheet may have: whatever else an item has stays
 * behind. If the drugs or the doctors are left out, the plans do not name them either.
 */
export function counselorSheet(facts: SheetFacts, choices: SheetChoices): CounselorSheet {
  const { printed, year, help, zipCode, county, extraHelp, hasExtraHelp, isViewed, person } = facts;
  return {
    printed,
    year,
    help: help && { name: help.name, phone: help.phone },
    zipCode,
    county,
    extraHelp,
    hasExtraHelp,
    whose: { kind: isViewed ? 'viewed' : 'own', firstName: isViewed || choices.name ? person.firstName : null },
    plansNow: choices.plans ? facts.plansNow.map((plan) => planNowWith(plan, choices)) : null,
    pharmacies: each(facts.pharmacies, ({ name, isMailOrder, isMine }) => ({ name, isMailOrder, isMine })),
    drugs: choices.drugs
      ? each(facts.drugs, ({ name, dosage, quantity, frequency, supplyLength }) => ({ name, dosage, quantity, frequency, supplyLength }))
      : null,
    doctors: choices.doctors
      ? each(facts.doctors, ({ name, specialties, coverageType, place }) => ({ name, specialties, coverageType, place }))
      : null,
    plans: choices.plans ? each(facts.plans, (plan) => plan) : null,
    pricesAt: facts.pricesAt,
  };
}

function each<Item, Made>(list: SheetList<Item>, make: (one: Item) => Made): SheetList<Made> {
  return list === 'unread' ? list : list.map(make);
}

function planNowWith(plan: SheetPlanNow, { drugs, doctors }: SheetChoices): SheetPlanNow {
  const changes = plan.firstChanges?.changes.filter(({ what }) => (what === 'drug' ? drugs : what === 'doctor' ? doctors : true)) ?? [];
  return { ...plan, firstChanges: changes.length > 0 ? { kind: 'first', changes } : null };
}
