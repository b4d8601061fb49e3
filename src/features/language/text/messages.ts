import type { CalendarDate } from '../../../shared/calendar/calendar-date.js';
import type { View } from '../../../shared/view/view.js';
import type { RichText } from '../../content/rules/rich-text.js';
import type { AnswerScope } from '../../cost/rules/cost-answer.js';
import type { CostFamily } from '../../cost/rules/cost-chart.js';
import type { RestOfYear } from '../../cost/rules/rest-of-year.js';
import type { DrugPart, NoTotalReason } from '../../cost/rules/yearly-total.js';
import type { FormStep } from '../../enrollment/rules/form-progress.js';
import type { LateNotice } from '../../enrollment/rules/late-enrollment.js';
import type { Origin } from '../../page/rules/origin.js';
import type { FootnoteNumber } from '../../plans/rules/benefit-text.js';
import type { CompareGroup } from '../../plans/rules/compare-choice.js';
import type { EligibilityNote } from '../../plans/rules/eligibility-note.js';
import type { DrugRestriction } from '../../plans/rules/plan.js';
import type { ChronicCondition, NeedKind } from '../../plans/rules/plan-need.js';
import type { ListName, ToolList } from '../../profile/rules/lists.js';
import type { CoverageType } from '../../providers/rules/provider.js';
import type { PersonFieldName } from '../../session/rules/person-fields.js';

/**
 * Every text for shoppers, by subject. English loads with the component that needs it; Spanish is one separate chunk.
 * A text that a language lacks is a compile error.
 */
export interface Messages {
  readonly common: CommonText;
  readonly planCard: PlanCardText;
  readonly compareBar: CompareBarText;
  readonly savedPlans: SavedPlansText;
  readonly yearToggle: YearToggleText;
  readonly sideNav: SideNavText;
  readonly removePopup: RemovePopupText;
  readonly lists: ListsText;
  readonly drugList: DrugListText;
  readonly pharmacy: PharmacyText;
  readonly providerList: ProviderListText;
  readonly topBar: TopBarText;
  readonly accountBanner: AccountBannerText;
  readonly browsePlans: BrowsePlansText;
  readonly emailPopup: EmailPopupText;
  readonly zipPopup: ZipPopupText;
  readonly faq: FaqText;
  readonly needHelp: NeedHelpText;
  readonly disclosures: DisclosuresText;
  readonly upsell: UpsellText;
  readonly savedItems: SavedItemsText;
  readonly extraHelp: ExtraHelpText;
  readonly extraHelpPopup: ExtraHelpPopupText;
  readonly cost: CostText;
  readonly costChart: CostChartText;
  readonly comparison: ComparisonText;
  readonly activePlans: ActivePlansText;
  readonly applications: ApplicationsText;
  readonly recommendations: RecommendationsText;
  readonly recommendationPrompt: RecommendationPromptText;
  readonly supplementArea: SupplementAreaText;
  readonly doctorSearch: DoctorSearchText;
  readonly person: PersonText;
  readonly confirmIdentity: ConfirmIdentityText;
  readonly importPopup: ImportPopupText;
  readonly importProgress: ImportProgressText;
  readonly timeoutPopup: TimeoutPopupText;
  readonly signOutPopup: SignOutPopupText;
  readonly toast: ToastText;
  readonly outageBanner: OutageBannerText;
  readonly accountReadyBanner: BannerText;
}

export type Subject = keyof Messages;

export interface CommonText {
  /** Shows the remaining rows of a long list (SAFE-05). */
  readonly showMore: (more: number) => string;
  readonly shownOf: (shown: number, all: number) => string;
  /** The service has more rows than the page can show (SAFE-05). */
  readonly listIsCut: (shown: number) => string;
  readonly loadFailed: string;
  readonly tryAgain: string;
  readonly loading: string;
  readonly close: string;
}

export interface PlanCardText {
  readonly tag: Readonly<Record<'MA' | 'MAPD' | 'PDP' | 'SNP' | 'MEDSUPP', string>>;
  readonly tooltip: Readonly<Record<'dual' | 'chronic' | 'institutional' | 'other', string>>;
  readonly note: Readonly<Record<EligibilityNote | NeedKind, string>>;
  /** Stands in `forPeopleWith` (COST-10). */
  readonly condition: Readonly<Record<ChronicCondition, string>>;
  readonly forPeopleWith: (conditions: readonly string[]) => string;
  readonly network: Readonly<Record<'hmo' | 'hmo-pos' | 'ppo' | 'pffs' | 'original-medicare', string>>;
  readonly planId: (id: string) => string;
  readonly supplementCode: (code: string) => string;
  readonly lead: CardLeadText;
  readonly premium: string;
  /** After the struck premium. `hidden` is for screen readers only. */
  readonly withoutHelp: { readonly shown: string; readonly hidden: string };
  readonly normalPremium: string;
  readonly regularCost: string;
  readonly fact: Readonly<
    Record<'out-of-pocket-maximum' | 'medical-deductible' | 'drug-deductible' | 'primary-care-copay' | 'specialist-copay', string>
  >;
  /** Facts in words instead of an amount. */
  readonly factInWords: Readonly<Record<'no-medical-care' | 'any-doctor' | 'no-stars', { readonly title: string; readonly label: string }>>;
  readonly stars: (rating: number) => string;
  readonly starRating: string;
  readonly noValue: string;
  readonly footnote: Readonly<Record<FootnoteNumber, string>>;
  readonly noDrugCoverage: string;
  readonly addDrugs: string;
  /** After the button: 'to see their cost'. */
  readonly addDrugsHint: string;
  /** After the first rows of a long list. */
  readonly allDrugs: (count: number) => string;
  readonly allProviders: (count: number) => string;
  readonly drugsCovered: (covered: number, of: number) => string;
  /** The coverage of all drugs is unknown. */
  readonly drugsUnknown: string;
  readonly providersUnknown: string;
  readonly checkingDrugs: string;
  readonly checkingProviders: string;
  readonly pharmacy: (name: string, isMailOrder: boolean, isPreferred: boolean) => string;
  readonly pharmacyTitle: string;
  readonly pharmacyMessage: (reason: 'not-covered' | 'out-of-network', pharmacy: string) => string;
  readonly annualDrugCost: string;
  readonly withExtraHelp: string;
  /** Null if the cost is not known. */
  readonly monthlyAverage: (amount: string | null) => string;
  /** A monthly average that leaves out drugs. */
  readonly without: (names: readonly string[]) => string;
  readonly coverage: Readonly<Record<'covered' | 'not-covered' | 'not-available' | 'loading', string>>;
  /** Beside a doctor. */
  readonly doctorCoverage: Readonly<Record<'covered' | 'not-covered' | 'not-available' | 'loading', string>>;
  readonly fullPrice: string;
  readonly restriction: Readonly<Record<DrugRestriction, string>>;
  readonly tier: (tier: number | null) => string;
  readonly noTier: string;
  /** Shown instead of the cost of one drug, beside its tier. */
  readonly noCost: string;
  readonly addProviders: string;
  readonly addProvidersHint: string;
  /** 'X of Y doctors in network', the visible text. */
  readonly providersInNetwork: (covered: number, of: number) => string;
  /** 'X of Y providers covered', for screen readers (PROV-03). */
  readonly providersCovered: (covered: number, of: number) => string;
  /** The names of the drugs or doctors, for screen readers. */
  readonly notCovered: (names: readonly string[]) => string;
  readonly notInNetwork: (names: readonly string[]) => string;
  readonly more: (count: number) => string;
  readonly originalMedicare: string;
  readonly anyDoctor: string;
  readonly acceptsMedicare: string;
  readonly lists: Readonly<Record<'drugs-and-doctors' | 'drugs-and-benefits' | 'doctors' | 'benefits', ListsToggleText>>;
  readonly standing: CardStandingText;
  /** December 8 to 31 (HAND-06). */
  readonly late: Readonly<Record<LateNotice, { readonly title: string; readonly reason: string }>>;
  readonly enroll: string;
  readonly learnMore: string;
  readonly startApplication: string;
  readonly viewApplication: string;
  readonly resume: (name: string) => string;
  readonly status: (status: string) => string;
  readonly viewDetails: string;
  readonly compare: CardCompareText;
  readonly unsave: string;
  readonly save: string;
  readonly forPlan: (name: string) => string;
  readonly ofPlan: (name: string) => string;
  readonly detailsUrl: string;
  readonly unavailable: string;
  readonly unavailableHint: string;
}

/** The figure at the top of a card (COST-01, COST-02, COST-07, COST-11, COST-14). */
export interface CardLeadText {
  readonly aYear: string;
  readonly of: Readonly<Record<'priced' | 'none-saved' | 'no-drug-coverage', string>>;
  readonly incomplete: string;
  /** After the known sum of an incomplete total. */
  readonly missing: Readonly<Record<'full-price' | 'price-not-available', (names: readonly string[]) => string>>;
  /** Names and amounts, or from three drugs on their number and `sum` (COST-11). */
  readonly includesFullPrice: (drugs: readonly { readonly name: string; readonly amount: string }[], sum: string) => string;
  /** The total against that of the plan now (COST-14). */
  readonly comparedToNow: Readonly<Record<'less' | 'more', (amount: string) => string>>;
  readonly sameAsNow: string;
  readonly none: string;
  readonly noneReason: Readonly<Record<'premium-unknown' | 'not-available', string>>;
  readonly loading: string;
  readonly restOfYear: (fromMonth: 11 | 12, year: number, amount: string) => string;
}

interface ListsToggleText {
  readonly show: string;
  readonly hide: string;
}

/** The text above the buttons of a card (HAND-02 to HAND-04). */
interface CardStandingText {
  readonly enrolled: string;
  readonly starts: (date: CalendarDate) => string;
  readonly started: string;
  readonly nextStep: (place: number, of: number, step: string) => string;
  readonly sent: string;
  readonly nextLetter: string;
  readonly on: (date: CalendarDate) => string;
  readonly readingStatus: string;
  readonly call: (phone: string, tty: string | null) => string;
  readonly closed: Readonly<Record<'not-open-yet' | 'closed', (year: number) => string>>;
  readonly suppressed: (phone: string | null) => string;
}

/** The checkbox of a card, and the reason why it is disabled (CMP-01, CMP-04). */
interface CardCompareText {
  readonly label: string;
  readonly never: Readonly<Record<'supplement' | 'private-fee-for-service' | 'special-needs' | 'suppressed', string>>;
  readonly full: string;
  readonly otherGroup: Readonly<Record<CompareGroup, string>>;
  readonly otherYear: string;
}

/** The bar that names the chosen plans (CMP-01). */
export interface CompareBarText {
  readonly label: string;
  readonly chooseMore: (least: number, most: number, group: CompareGroup) => string;
  readonly chosen: (count: number) => string;
  readonly compare: (count: number) => string;
  readonly clear: string;
  readonly clearSuffix: string;
}

interface SavedPlansText {
  readonly heading: string;
  readonly lead: (count: number, year: number, zipCode: string | null, county: string | null) => string;
  readonly empty: string;
  /** Plans are saved for the other year only (NEXT-07). The lead, the heading, the sentence below it, and the button. */
  readonly leadOfOther: (year: number, count: number, otherYear: number) => string;
  readonly savedForOther: (count: number, otherYear: number) => string;
  readonly noneYet: (year: number) => string;
  readonly showOther: (count: number, otherYear: number) => string;
  readonly supplement: (count: number) => string;
  readonly browse: (year: number) => string;
  /** Below the first cards of a long list. */
  readonly showAll: (count: number) => string;
  readonly printed: (year: number, date: CalendarDate, phone: string, tty: string) => string;
}

interface YearToggleText {
  readonly legend: string;
  readonly 'january-or-later': (year: number) => string;
  readonly 'nov-or-dec': (year: number) => string;
  /** The second line of the current year (HAND-06). */
  readonly noLongerSold: string;
}

interface SideNavText {
  readonly label: string;
  readonly view: Readonly<Record<'plans' | 'drugs' | 'providers', string>>;
  readonly saved: (count: number) => string;
}

interface RemovePopupText {
  readonly title: Readonly<Record<ListName, string>>;
  readonly question: Readonly<Record<ListName, (name: string) => string>>;
  readonly keep: Readonly<Record<ListName, string>>;
  readonly remove: Readonly<Record<ListName, string>>;
  /** Doctors were chosen for another ZIP code than the saved ones (PV-09). */
  readonly replaceTitle: string;
  readonly replaceQuestion: (savedZip: string) => string;
  readonly keepAll: string;
  readonly replaceAll: string;
}

export interface DrugListText {
  readonly heading: string;
  readonly lead: string;
  readonly add: string;
  readonly kind: (isGeneric: boolean) => string;
  readonly generic: (name: string) => string;
  readonly quantity: string;
  readonly refill: string;
  /** A refill label of the data, such as 'Every 1 Month' (VAL-01). An unknown one stays as it is. */
  readonly frequency: (label: string) => string;
  readonly supply: string;
  readonly days: (days: number) => string;
  /** A drug with an unknown refill has no price. */
  readonly noRefill: string;
  readonly edit: string;
  readonly remove: string;
  readonly empty: string;
  readonly emptyHint: (hasPlans: boolean) => string;
  readonly emptyAdd: string;
  /** With the year during Open Enrollment only. */
  readonly browse: (year: number | null) => string;
}

export interface PharmacyText {
  readonly heading: string;
  readonly retail: string;
  readonly homeDelivery: string;
  readonly homeDeliveryHint: string;
  readonly change: string;
  readonly none: string;
  readonly noneHint: string;
  readonly choose: string;
}

export interface ProviderListText {
  readonly heading: string;
  readonly lead: string;
  readonly add: string;
  readonly addMore: string;
  readonly kind: Readonly<Record<CoverageType, string>>;
  readonly edit: string;
  readonly remove: string;
  readonly empty: string;
  readonly emptyHint: (hasPlans: boolean) => string;
  /** With the year during Open Enrollment only. */
  readonly browse: (year: number | null) => string;
}

/** The message of a removal, above the list and for screen readers (REM-03, REM-06). */
export interface ListsText {
  readonly removed: (name: string) => string;
  readonly removeFailed: (name: string) => string;
  readonly restoreFailed: (name: string) => string;
  readonly backInList: string;
  readonly notBack: string;
  /** The button that prints a list, and the printed line with the date. */
  readonly print: string;
  readonly printed: (date: CalendarDate) => string;
  /** The browser refused to print (TOP-05). */
  readonly printFailed: string;
  readonly printFailedHint: string;
  readonly undo: string;
  readonly undoSuffix: (name: string) => string;
  readonly toolUnavailable: (of: ToolList) => string;
  readonly toolHint: string;
  readonly toolUnusable: (of: ToolList) => string;
  readonly toolUnusableHint: string;
  readonly restored: (name: string) => string;
  /** The doctors were replaced by those of another ZIP code, or restored (PV-09). */
  readonly replaced: string;
  readonly replaceFailed: string;
  readonly undoReplace: string;
  readonly putBack: string;
  readonly putBackFailed: string;
  readonly unchanged: string;
  /** A plan was saved, or could not be (SAVE-01). */
  readonly saved: (name: string) => string;
  readonly saveFailed: (name: string) => string;
}

interface TopBarText {
  readonly label: string;
  readonly back: Readonly<Record<Origin, string>>;
  readonly email: string;
  /** The email button's label for screen readers. It contains the visible text. */
  readonly emailLabel: string;
  readonly print: string;
  readonly continueShopping: string;
}

export interface AccountBannerText {
  readonly label: string;
  readonly guestHeading: string;
  readonly guest: string;
  readonly createAccount: string;
  readonly signIn: string;
  readonly hello: (firstName: string | null) => string;
  /** For an agent, and for a viewer of a cloaked profile (CLOAK-02). */
  readonly viewing: (firstName: string | null) => string;
  readonly member: string;
  readonly agent: string;
  /** For a viewer of the shopper's profile. */
  readonly cloaked: string;
  readonly manage: string;
  readonly portal: string;
  readonly newTab: string;
  readonly findItems: string;
  readonly signOut: string;
}

interface BrowsePlansText {
  readonly title: string;
  readonly available: (county: string | null) => string;
  readonly browse: string;
}

interface EmailPopupText {
  readonly title: string;
  readonly lead: (count: number, year: number) => string;
  /** The contents of the email, so that shoppers do not send more than they intend. */
  readonly contents: string;
  readonly nothing: string;
  readonly address: string;
  readonly invalidAddress: string;
  readonly consent: string;
  readonly failed: string;
  readonly failedHint: string;
  readonly cancel: string;
  readonly send: string;
  readonly sending: string;
  readonly sentTitle: string;
  readonly sent: string;
}

interface ZipPopupText {
  readonly title: string;
  readonly zipCode: string;
  readonly hint: string;
  readonly invalid: string;
  readonly viewPlans: string;
  readonly cancel: string;
  readonly continue: string;
  readonly countyTitle: string;
  readonly countyLead: (zipCode: string) => string;
  readonly county: string;
  readonly countyMissing: string;
}

interface FaqText {
  readonly heading: string;
  readonly expandAll: string;
  readonly collapseAll: string;
  /** The questions without content. They have the same placeholders as those of the content. */
  readonly questions: readonly BuiltInQuestion[];
}

interface BuiltInQuestion {
  readonly heading: string;
  readonly answer: RichText;
  readonly views: readonly View[];
}

interface NeedHelpText {
  readonly title: string;
  readonly lead: string;
  /** The agents' hours if the content has none (CONST-05). */
  readonly hours: string;
  readonly tty: (number: string) => string;
}

interface DisclosuresText {
  readonly heading: string;
  /** The heading of the folded box on a phone, with everything else under it. */
  readonly short: string;
  readonly disclosures: readonly string[];
  /** The meaning of the plans' stars. `{year}` is the rating year (FACT-04). */
  readonly stars: string;
  readonly notes: Readonly<Record<FootnoteNumber, string>>;
  readonly highDeductible: (year: number, amount: string) => string;
  readonly back: string;
  readonly fromNote: (note: number) => string;
}

interface UpsellText {
  readonly seeOptions: string;
}

interface SavedItemsText {
  readonly heading: string;
  readonly tile: Readonly<Record<View, (count: number) => string>>;
  readonly unknown: string;
}

export interface ExtraHelpText {
  readonly question: string;
  readonly answer: Readonly<Record<'yes' | 'no', string>>;
  /** Replaces the question after it was answered. */
  readonly line: string;
  readonly included: Readonly<Record<'yes' | 'no', string>>;
  /** After an answer that comes from the profile, not from the shopper (EH-09). */
  readonly fromRecord: string;
  readonly change: string;
  /** The link below the question, if the content has its address (EH-10). */
  readonly howToApply: string;
  /** Announced after an answer, when the prices of the cards have changed. */
  readonly nowShown: Readonly<Record<'yes' | 'no', string>>;
}

interface ExtraHelpPopupText {
  readonly title: string;
  readonly nowShown: string;
  readonly exampleWith: (year: number) => string;
  readonly exampleWithout: (year: number) => string;
  /** `{year}` is the plan year that shows. No percentages are built in (EH-09). */
  readonly levels: string;
  readonly fullLevel: string;
  readonly hint: string;
  readonly showPlans: string;
}

/** The texts about a plan's yearly total, on the card, in the chart, in print and in the email (COST-01 to COST-09). */
export interface CostText {
  readonly aYear: string;
  readonly premiumOnly: Readonly<Record<Exclude<DrugPart, 'priced'>, string>>;
  readonly incomplete: string;
  /** Names of the drugs that the total lacks. One list may be empty. */
  readonly missing: (drugs: { readonly fullPrice: readonly string[]; readonly notAvailable: readonly string[] }) => string;
  /** `price` is the total of these drugs, in whole dollars. */
  readonly includes: (drugs: readonly string[], price: string) => string;
  readonly noTotal: Readonly<Record<NoTotalReason, string>>;
  readonly yourPlanNow: string;
  readonly restOfYear: (rest: Pick<RestOfYear, 'fromMonth' | 'year'>, amount: string) => string;
  /** 'With Extra Help, {plan} would cost {amount} a year, not {amount}.' in parts (EH-10). */
  readonly withHelp: { readonly before: string; readonly wouldCost: string; readonly aYearNot: (amount: string) => string };
  readonly estimates: string;
  readonly answer: CostAnswerText;
  /** Under the name of a plan, and the same for a screen reader (COST-13). */
  readonly counts: Readonly<Record<'drugs' | 'doctors' | 'spokenDrugs' | 'spokenDoctors', (covered: number, of: number) => string>>;
}

/** The sentences over the chart (COST-12). `{plan}` and `{amount}` stand for the name and the amount. They never advise. */
interface CostAnswerText {
  readonly lowest: Readonly<Record<AnswerScope, string>>;
  readonly drugs: (covered: number, of: number) => string;
  readonly doctors: (covered: number, of: number) => string;
  readonly moreDoctors: (covered: number, of: number) => string;
  /** Stands for `{amount}` in `moreDoctors`. */
  readonly more: (amount: string) => string;
}

export interface CostChartText {
  readonly heading: string;
  readonly premium: string;
  readonly drugs: string;
  readonly drugsWithExtraHelp: string;
  readonly family: Readonly<Record<Exclude<CostFamily, 'medicare-advantage'>, string>>;
  readonly withoutTotal: string;
  readonly parts: (premium: string, drugs: string) => string;
  readonly premiumPart: (premium: string) => string;
  readonly withExtraHelp: string;
  /** The cost of another year than the chart's (NEXT-03). */
  readonly ofYear: (year: number) => string;
  /** Before the name of a plan that has a row of the chart's year too (NEXT-03). */
  readonly yearFirst: (year: number) => string;
  /** Leads to that row. */
  readonly sameInYear: (year: number) => string;
  readonly noValue: string;
  readonly estimates: string;
  readonly showAll: (plans: number) => string;
  readonly showFewer: string;
  readonly notShown: (plans: number) => string;
  readonly supplements: (plans: number) => string;
  readonly showTable: string;
  readonly hideTable: string;
  readonly column: Readonly<Record<'plan' | 'premium' | 'drugs' | 'total' | 'without' | 'rest', string>>;
}

/** The saved plans side by side, in print and in the email. Its other texts are those of the card (COST-09, TOP-05). */
export interface ComparisonText {
  readonly caption: string;
  readonly total: string;
  /** The label of the row of totals. */
  readonly totalOf: (hasDrugs: boolean, isWithExtraHelp: boolean) => string;
  /** A premium without Extra Help. */
  readonly without: (amount: string) => string;
  readonly deductible: string;
  readonly medicalDeductible: (amount: string) => string;
  readonly drugDeductible: (amount: string) => string;
  readonly noMedicalCare: string;
  readonly drugs: string;
  readonly drugsCovered: (covered: number, of: number) => string;
  readonly noDrugs: string;
  readonly providers: string;
  readonly providersInNetwork: (covered: number, of: number) => string;
  readonly notInNetwork: (names: readonly string[]) => string;
  readonly noProviders: string;
  readonly network: string;
  readonly enroll: string;
  readonly open: string;
  readonly pharmacy: (name: string, isMailOrder: boolean) => string;
  readonly planNow: (name: string, year: number, total: string) => string;
}

interface ActivePlansText {
  readonly heading: string;
  readonly active: string;
  readonly status: Readonly<Record<'enrolled' | 'auto-enrolled', string>>;
  /** `{year}` is the year in which the plan begins (ACT-05). */
  readonly tip: Readonly<Record<'enrolled' | 'auto-enrolled', string>>;
  readonly effective: (date: CalendarDate) => string;
  readonly starts: (date: CalendarDate) => string;
  readonly viewBenefits: string;
  readonly newTab: string;
}

export interface ApplicationsText {
  readonly heading: string;
  readonly premium: (amount: string) => string;
  readonly saved: (when: string) => string;
  readonly statusDate: (date: CalendarDate) => string;
  readonly step: (place: number, of: number) => string;
  readonly stepName: Readonly<Record<FormStep, string>>;
  readonly continue: string;
  readonly view: string;
  readonly questions: string;
  readonly tty: (number: string) => string;
  readonly showAll: (count: number) => string;
  readonly showFewer: string;
  readonly readingStatus: string;
}

interface RecommendationsText {
  readonly heading: string;
  readonly lead: string;
  readonly edit: string;
  readonly seeAll: string;
  readonly numberOne: string;
  readonly others: string;
  readonly action: Readonly<Record<'enroll' | 'start' | 'continue' | 'view', string>>;
  readonly resumes: string;
  readonly details: string;
  readonly detailsShort: string;
  readonly premium: (amount: string) => string;
}

/** The invitation to answer a few questions (REC-01, PV-06). */
interface RecommendationPromptText {
  readonly label: string;
  readonly title: string;
  readonly lead: string;
  readonly start: string;
}

interface SupplementAreaText {
  readonly heading: string;
  readonly lead: string;
  /** `{phone}` is the toll-free number. The first sentence is bold (SUP-02). */
  readonly notice: string;
  readonly closeNotice: string;
  readonly failed: string;
  readonly failedSome: string;
  readonly failedHint: string;
  /** After it, if a retry may help. */
  readonly tryLater: string;
}

interface DoctorSearchText {
  readonly label: string;
  readonly title: string;
  readonly lead: string;
  readonly button: string;
}

/** The fields of a form about a person, and their errors (IDC-06, IMP-05). */
interface PersonText {
  readonly label: Readonly<Record<PersonFieldName, string>>;
  readonly date: Readonly<Record<'month' | 'day' | 'year', string>>;
  readonly gender: Readonly<Record<'m' | 'f', string>>;
  /** The button that masks the Medicare number, and shows it again. */
  readonly cover: { readonly show: string; readonly hide: string };
  readonly zipHint: string;
  readonly error: Readonly<Record<PersonFieldName, string>>;
}

interface ConfirmIdentityText {
  readonly title: string;
  readonly lead: string;
  readonly medicareHint: string;
  readonly cancel: string;
  readonly confirm: string;
  readonly notConfirmed: string;
  readonly attemptsLeft: (count: number) => string;
  readonly unavailable: string;
  readonly locked: string;
  readonly tty: (tty: string) => string;
  readonly hours: string;
  readonly loading: string;
  readonly successTitle: string;
  readonly success: string;
}

interface ImportPopupText {
  readonly title: string;
  readonly lead: string;
  readonly medicareHint: string;
  readonly attestation: string;
  readonly notAttested: string;
  readonly cancel: string;
  readonly submit: string;
  readonly unsaved: string;
  readonly unsavedHint: string;
  readonly nothingTitle: string;
  readonly nothing: string;
  readonly helpLine: string;
  readonly back: string;
  /** Opens the drug tool (HAND-05). */
  readonly addDrugs: string;
}

interface ImportProgressText {
  readonly title: string;
  readonly wait: string;
}

interface TimeoutPopupText {
  readonly title: string;
  readonly lead: string;
  readonly left: (seconds: number) => string;
  readonly stay: string;
  readonly signOut: string;
  readonly failed: string;
}

interface SignOutPopupText {
  readonly title: string;
  readonly lead: string;
  /** For an agent, and for a viewer of a cloaked profile: the saved items are somebody else's. */
  readonly leadForShopper: string;
  readonly cancel: string;
  readonly signOut: string;
  readonly failed: string;
  readonly failedHint: string;
}

export interface ToastText {
  readonly hello: (firstName: string | null) => string;
  readonly viewing: (firstName: string | null) => string;
  readonly added: string;
  readonly addedForShopper: string;
  readonly member: string;
  readonly memberHint: string;
  readonly ended: string;
  readonly endedHint: string;
  readonly signIn: string;
  readonly close: string;
}

/** A notice about signing in. */
export interface BannerText {
  readonly title: string;
  readonly text: string;
  readonly close: string;
}

interface OutageBannerText extends BannerText {
  /** For a member, agent or viewer, whose session goes on: they are no guest (OUT-01). */
  readonly signedIn: string;
}
